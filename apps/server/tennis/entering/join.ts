// Two players become one entry, whole or not at all (AG2). The tournament's places are locked: if two people accept at once, the second sees what the
// first has done.
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { mailPeople } from '../mails-to-people.ts';
import { forgetPartnerRequests, tell } from '../telling.ts';
import { endOthersRequests, mergeEntries } from '../pairing.ts';
import { fillPlaces } from '../waiting-list.ts';
import { refuseMismatch } from './ask.ts';
import { answerRequest, type StoredRequest } from './partner-store.ts';
import { refuseOutsider, type Reading } from './people.ts';
import { listEntriesOf, plays, type EnterablePerson } from './store.ts';

/** The changes for the other entries of the tournament. */
interface Joined {
  /** Entries that changed besides the pair's own. */
  readonly also: readonly number[];
}

/** The request, while it is open and its entry still needs somebody. */
export function refuseGone(request: StoredRequest): void {
  if (request.request_state !== 'pending' || request.withdrawn_at !== null || request.seeks === null)
    refuseConflict(because('partnerRequestGone'));
}

/** A mail and a notice to the person who asked. */
export async function tellAnswer(
  { tx, now }: Pick<Reading, 'tx' | 'now'>,
  request: StoredRequest,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const { person_id: personId, tournament_id: tournamentId, id: participantId } = request;
  await forgetPartnerRequests(tx, [participantId]);
  if (personId === null) return;
  const about = { kind: 'partner_answer', personIds: [personId], tournamentId, participantId } as const;
  await tell(tx, [{ ...about, facts: { answer } }], { now, actorId: null });
  await mailPeople(tx, 'partner-answer', [{ personId, entryId: null, requestId: request.request_id }], now);
}

/**
 * Adds the person to the entry that asks. If they have an entry of their own, it goes into this one, and the pair keeps the better of the two places.
 */
export async function joinPartner(
  reading: Reading,
  request: StoredRequest,
  person: EnterablePerson,
): Promise<Joined> {
  const { tx, tournament, now } = reading;
  refuseGone(request);
  const asker = request.person_id;
  if (asker === null) refuseConflict(because('partnerRequestGone'));
  await refuseMismatch(reading, asker, person.id);
  await refuseOutsider(reading, person.id);
  const theirs = await listEntriesOf(tx, tournament.id, [person.id]);
  for (const entry of theirs) {
    if (entry.withdrawn_at === null && entry.seeks === null)
      throw new Refused({ type: 'taken', what: 'entry' });
    if (entry.withdrawn_reason !== null) refuseConflict(because('withdrawnByOrganisers'));
    // A pair that has left stays as it was, for the sake of the other player.
    if (entry.partner_person_id !== null || (await plays(tx, entry.id)))
      throw new Refused({ type: 'taken', what: 'entry' });
  }
  const { gone, wasFull } = await mergeEntries(reading, request, person, theirs);
  await answerRequest(tx, request.request_id, { state: 'accepted', personId: person.id }, now);
  const others = await endOthersRequests(reading, [asker, person.id]);
  await tellAnswer(reading, request, 'accepted');
  const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
  return { also: [...gone, ...promoted, ...others] };
}
