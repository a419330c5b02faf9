// Two entries become one pair's (AG2): because a player accepted, or because the organisers named the partner. Whoever calls this has locked the
// tournament's places.
import type { Selectable } from 'kysely';
import { MOST_TIMES } from '@tennis/contract';
import type { StoredTournament } from '../access/guards.ts';
import type { Tx } from '../database/connection.ts';
import type { ParticipantRow } from '../database/schema.ts';
import { holdsPlace } from './entries.ts';
import { entryTimes, saidAs, storedTimes } from './entry-times.ts';
import { mailPeople } from './mails-to-people.ts';
import { endRequests } from './partner-requests.ts';
import { forgetPartnerRequests, tell } from './telling.ts';
import { isFull } from './waiting-list.ts';

/** As long as a note may be on the wire. */
const MOST_OF_A_NOTE = 1000;

interface Pairing {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** The facts of an entry that a pair keeps. */
type Facts = Pick<Selectable<ParticipantRow>, 'id' | 'alternate' | 'note' | 'times'>;

/** The partner's own entry, which is merged into that of the pair. */
type PartnersOwn = Facts & Pick<Selectable<ParticipantRow>, 'withdrawn_at'>;

/** The person who becomes the partner. */
interface Partner {
  readonly id: number;
  readonly account_id: number | null;
  readonly name: string;
}

/** The better of two places: one that is held, otherwise the one nearer to the front. */
const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);

/** Ends the requests of entries that go into another one. People who were asked still find them, marked as over. */
async function handOverRequests(tx: Tx, entryIds: readonly number[], into: number, now: Date): Promise<void> {
  if (entryIds.length === 0) return;
  await endRequests(tx, entryIds, 'withdrawn', now);
  await tx
    .updateTable('partner_requests')
    .set({ participant_id: into })
    .where('participant_id', 'in', entryIds)
    .execute();
}

/** Makes somebody the partner of an entry, and gives the entry this place, these notes and these times. */
const setPartner = (
  tx: Tx,
  id: number,
  person: Partner,
  kept: { readonly alternate: number | null; readonly note: string | null; readonly times: string | null },
) =>
  tx
    .updateTable('participants')
    .set({
      ...kept,
      seeks: null,
      partner_person_id: person.id,
      partner_user_id: person.account_id,
      partner_name: person.account_id === null ? person.name : null,
    })
    .where('id', '=', id)
    .execute();

/**
 * Makes the person the partner of `entry`. Entries of their own go into it: the pair keeps the better of the places, both notes, and the times that
 * the two players have given. Returns the entries that are gone, and whether the tournament was full before.
 */
export async function mergeEntries(
  { tx, tournament, now }: Pairing,
  entry: Facts,
  person: Partner,
  theirs: readonly PartnersOwn[],
): Promise<{ readonly gone: readonly number[]; readonly wasFull: boolean }> {
  const own = theirs.find(({ withdrawn_at: left }) => left === null);
  const wasFull = own !== undefined && holdsPlace(own) && (await isFull(tx, tournament));
  const gone = theirs.map(({ id }) => id);
  await handOverRequests(tx, gone, entry.id, now);
  if (gone.length > 0) await tx.deleteFrom('participants').where('id', 'in', gone).execute();
  const notes = [entry.note, ...theirs.map(({ note }) => note)].filter((note) => note !== null);
  // Nothing else is kept of an entry that is dissolved.
  const said = theirs.flatMap(({ times }) => saidAs(entryTimes(times), 'partner'));
  await setPartner(tx, entry.id, person, {
    alternate: own === undefined ? entry.alternate : better(entry.alternate, own.alternate),
    note: notes.length === 0 ? null : notes.join('\n').slice(0, MOST_OF_A_NOTE),
    times: storedTimes([...entryTimes(entry.times), ...said].slice(0, MOST_TIMES)),
  });
  return { gone, wasFull };
}

/** Others ask in vain: these people play together now. */
const endRequestsTo = (tx: Tx, tournamentId: number, personIds: readonly number[], now: Date) =>
  tx
    .updateTable('partner_requests')
    .set({ state: 'taken', answered_at: now.toISOString() })
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'pending')
    .where((where) =>
      where.or([
        where('person_id', 'in', personIds),
        where(
          'email_key',
          'in',
          where
            .selectFrom('users')
            .innerJoin('persons', 'persons.account_id', 'users.id')
            .select('users.email_key')
            .where('users.email_proved_at', 'is not', null)
            .where('persons.id', 'in', personIds),
        ),
      ]),
    )
    .returning(['id', 'participant_id'])
    .execute();

/** A mail and a notice to everybody whose request failed, so that they still have time to ask somebody else. */
async function tellInVain(
  { tx, tournament, now }: Pairing,
  requests: readonly { readonly id: number; readonly participant_id: number }[],
): Promise<void> {
  if (requests.length === 0) return;
  const entryIds = requests.map(({ participant_id: id }) => id);
  const rows = await tx
    .selectFrom('participants')
    .select(['id', 'person_id'])
    .where('id', 'in', entryIds)
    .execute();
  const askers = new Map(rows.map((row) => [row.id, row.person_id]));
  const told = requests.flatMap(({ id: requestId, participant_id: participantId }) => {
    const personId = askers.get(participantId) ?? null;
    return personId === null ? [] : [{ personId, participantId, requestId }];
  });
  await tell(
    tx,
    told.map(({ personId, participantId }) => ({
      kind: 'partner_answer',
      personIds: [personId],
      tournamentId: tournament.id,
      participantId,
      facts: { answer: 'taken' },
    })),
    { now, actorId: null },
  );
  await mailPeople(
    tx,
    'partner-answer',
    told.map(({ personId, requestId }) => ({ personId, entryId: null, requestId })),
    now,
  );
}

/** Ends what others have asked these two, and tells them. Returns the entries that had asked. */
export async function endOthersRequests(
  pairing: Pairing,
  personIds: readonly number[],
): Promise<readonly number[]> {
  const inVain = await endRequestsTo(pairing.tx, pairing.tournament.id, personIds, pairing.now);
  const others = inVain.map(({ participant_id: id }) => id);
  await forgetPartnerRequests(pairing.tx, others);
  await tellInVain(pairing, inVain);
  return others;
}
