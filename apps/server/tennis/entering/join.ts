// Two players become one entry, whole or not at all (AG2). The tournament's places are locked: if two people accept at once, the second sees what the
// first has done.
import { MOST_TIMES } from '@tennis/contract';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { holdsPlace } from '../entries.ts';
import { entryTimes, saidAs, storedTimes } from '../entry-times.ts';
import { mailPeople } from '../mails-to-people.ts';
import { forgetPartnerRequests, tell } from '../telling.ts';
import { fillPlaces, isFull } from '../waiting-list.ts';
import { refuseMismatch } from './ask.ts';
import { answerRequest, endRequestsTo, handOverRequests, type StoredRequest } from './partner-store.ts';
import { refuseOutsider, type Reading } from './people.ts';
import { listEntriesOf, plays, setPartner, type EnterablePerson } from './store.ts';

/** The changes for the other entries of the tournament. */
interface Joined {
  /** Entries that changed besides the pair's own. */
  readonly also: readonly number[];
}

/** As long as a note may be on the wire. */
const MOST_OF_A_NOTE = 1000;

/** The better of two places: one that is held, otherwise the one nearer to the front. */
const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);

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

/** A mail and a notice to everybody whose request failed, so that they still have time to ask somebody else. */
async function tellInVain(
  { tx, tournament, now }: Reading,
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
  const own = theirs.find(({ withdrawn_at: left }) => left === null);
  const wasFull = own !== undefined && holdsPlace(own) && (await isFull(tx, tournament));
  const gone = theirs.map(({ id }) => id);
  await handOverRequests(tx, gone, request.id, now);
  if (gone.length > 0) await tx.deleteFrom('participants').where('id', 'in', gone).execute();
  const alternate = own === undefined ? request.alternate : better(request.alternate, own.alternate);
  const notes = [request.note, ...theirs.map(({ note }) => note)].filter((note) => note !== null);
  const note = notes.length === 0 ? null : notes.join('\n').slice(0, MOST_OF_A_NOTE);
  // The times that the two players have given go along. Nothing else is kept of an entry that is dissolved.
  const said = theirs.flatMap(({ times: stored }) => saidAs(entryTimes(stored), 'partner'));
  const times = storedTimes([...entryTimes(request.times), ...said].slice(0, MOST_TIMES));
  await setPartner(tx, request.id, person, { alternate, note, times });
  await answerRequest(tx, request.request_id, { state: 'accepted', personId: person.id }, now);
  const inVain = await endRequestsTo(tx, tournament.id, [asker, person.id], now);
  const others = inVain.map(({ participant_id: id }) => id);
  await forgetPartnerRequests(tx, others);
  await tellInVain(reading, inVain);
  await tellAnswer(reading, request, 'accepted');
  const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
  return { also: [...gone, ...promoted, ...others] };
}
