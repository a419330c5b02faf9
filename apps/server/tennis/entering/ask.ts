// Asking somebody to be a partner (AG2): a person the caller may know (D24), somebody who looks for a partner, or an e-mail address.
import { mayPair, type Caller } from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../database/connection.ts';
import { keyOf, mailboxOf } from '../../database/text.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { languageOf } from '../../http/language.ts';
import { countOne, PARTNER_MAILS_TO, PARTNER_REQUESTS, refuseFor } from '../../http/rate-limits.ts';
import { peopleFor } from '../known-people.ts';
import { mailPeople } from '../mails-to-people.ts';
import { endRequests } from '../partner-requests.ts';
import { tell } from '../telling.ts';
import type { Reading } from './people.ts';
import { genderOf, hasDeclined, insertRequest, listLooking } from './partner-store.ts';
import { listEntriesOf, setSeeking } from './store.ts';

/** The person to ask, one at most. */
export interface Ask {
  readonly partnerPersonId?: number | undefined;
  readonly partnerEntryId?: number | undefined;
  readonly partnerEmail?: string | undefined;
  readonly looking?: boolean | undefined;
}

/** The entry that asks, with who plays in it. */
interface Asking {
  readonly entryId: number;
  readonly personId: number;
}

interface AskingCall extends Reading {
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

const namedIn = ({ partnerPersonId, partnerEntryId, partnerEmail }: Ask): readonly (number | string)[] =>
  [partnerPersonId, partnerEntryId, partnerEmail].filter((one) => one !== undefined);

/** Refuses an entry that says nothing about a partner. */
export function refuseAlone(ask: Ask): void {
  if (namedIn(ask).length === 0 && ask.looking !== true)
    refuseField('partnerEmail', because('partnerNeeded'));
}

/** Whether anything is said about a partner. */
export const saysPartner = (ask: Ask): boolean => namedIn(ask).length > 0 || ask.looking !== undefined;

/** The person who is asked; null if it is an address, or nobody. */
async function personAsked({ tx, tournament, caller, now }: AskingCall, ask: Ask): Promise<number | null> {
  if (ask.partnerEntryId !== undefined) {
    const entry = (await listLooking(tx, tournament.id)).find(({ id }) => id === ask.partnerEntryId);
    if (entry?.person_id == null) refuseConflict(because('lookerGone'), { path: 'partnerEntryId' });
    return entry.person_id;
  }
  if (ask.partnerPersonId === undefined) return null;
  const [known] = await peopleFor(tx, { caller, now }, [ask.partnerPersonId], 1);
  if (known === undefined) refuseField('partnerPersonId', because('partnerUnknown'));
  return known.id;
}

/** Refuses two who cannot be a pair, and somebody who has a partner. */
export async function refuseMismatch({ tx, tournament }: Reading, one: number, other: number): Promise<void> {
  if (one === other) refuseField('partnerPersonId', because('partnerIsPlayer'));
  if (!mayPair(tournament.type, await genderOf(tx, one), await genderOf(tx, other)))
    refuseConflict(because('mixedNeedsBoth'));
}

/** Nobody is asked again after a no, or more than a few times a day, no matter who asks: each request sends them a mail. */
async function refuseTired({ tx, now }: AskingCall, entryId: number, asked: number): Promise<void> {
  if (await hasDeclined(tx, entryId, asked)) refuseConflict(because('partnerDeclined'));
  const waitMs = await countOne(tx, PARTNER_MAILS_TO, `person:${asked}`, now);
  if (waitMs > 0) refuseFor(waitMs, because('partnerAskedOften'));
}

async function askPerson(call: AskingCall, { entryId, personId }: Asking, asked: number): Promise<void> {
  const { tx, tournament, now } = call;
  await refuseMismatch(call, personId, asked);
  await refuseTired(call, entryId, asked);
  const [theirs] = await listEntriesOf(tx, tournament.id, [asked]);
  if (theirs !== undefined && theirs.withdrawn_at === null && theirs.seeks === null)
    refuseConflict(because('partnerEntered'));
  const requestId = await insertRequest(tx, {
    club_id: tournament.club_id,
    tournament_id: tournament.id,
    participant_id: entryId,
    person_id: asked,
    email: null,
    email_key: null,
    created_at: now.toISOString(),
  });
  const reached = await mailPeople(
    tx,
    'partner-request',
    [{ personId: asked, entryId: null, requestId }],
    now,
  );
  if (reached === 0) refuseConflict(because('partnerNoAccount'));
  await tell(
    tx,
    [
      {
        kind: 'partner_request',
        personIds: [asked],
        tournamentId: tournament.id,
        participantId: entryId,
      },
    ],
    { now, actorId: call.caller.userId },
  );
}

async function askAddress(call: AskingCall, { entryId }: Asking, email: string): Promise<void> {
  const { tx, tournament, request, now } = call;
  const waitMs = await countOne(tx, PARTNER_MAILS_TO, mailboxOf(email), now);
  if (waitMs > 0) refuseFor(waitMs, because('partnerMailboxFull'));
  const requestId = await insertRequest(tx, {
    club_id: tournament.club_id,
    tournament_id: tournament.id,
    participant_id: entryId,
    person_id: null,
    email,
    email_key: keyOf(email),
    created_at: now.toISOString(),
  });
  await tx
    .insertInto('mails')
    .values({
      kind: 'partner-request',
      recipient: email,
      invitation_id: null,
      partner_request_id: requestId,
      language: (await languageOfAddress(tx, email)) ?? languageOf(request),
      state: 'queued',
      next_attempt_at: now.toISOString(),
      created_at: now.toISOString(),
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** The language that the owner of an address has chosen. */
async function languageOfAddress(tx: Tx, email: string): Promise<string | null> {
  const owner = await tx
    .selectFrom('users')
    .select('language')
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return owner?.language ?? null;
}

/** Asks this person instead of the one asked before, and adds the entry to the list of players looking for a partner, or removes it. */
export async function askPartner(call: AskingCall, asking: Asking, ask: Ask): Promise<void> {
  const { tx, caller, now } = call;
  if (namedIn(ask).length > 1) refuseField('partnerEmail', because('partnerOnce'));
  await endRequests(tx, [asking.entryId], 'withdrawn', now);
  await setSeeking(tx, asking.entryId, ask.looking === true ? 'looking' : 'partner');
  if (namedIn(ask).length === 0) return;
  const waitMs = await countOne(tx, PARTNER_REQUESTS, `user:${caller.userId}`, now);
  if (waitMs > 0) refuseFor(waitMs, because('partnerRequestsSpent', { most: PARTNER_REQUESTS.most }));
  const asked = await personAsked(call, ask);
  if (asked !== null) await askPerson(call, asking, asked);
  else if (ask.partnerEmail !== undefined) await askAddress(call, asking, ask.partnerEmail);
}
