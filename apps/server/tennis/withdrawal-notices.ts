// Tells people of a withdrawal from a tournament: the people of the entry, the player who steps in, and players whose match has changed. It waits a
// minute, so nobody hears of an act that is undone at once.
import { sql, type ExpressionBuilder } from 'kysely';
import type { NoticeKind } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
import { personIdsOf } from './entries.ts';
import { mailEntries } from './mails-to-people.ts';
import type { Drawn } from './match-rows.ts';
import { listOpenByHand, opponentsIn } from './open-by-hand.ts';
import { tell } from './telling.ts';
import type { Telling } from './tellings.ts';

/** How long such news waits. */
export const WAIT_MS = 60_000;

type Players = Pick<Drawn, 'participant1_id' | 'participant2_id' | 'status' | 'automatic'>;

/** A match that a withdrawal has changed. */
export interface ChangedMatch {
  readonly id: number;
  readonly before: Players;
  readonly after: Players;
}

/** The changes of an act, with the matches as they were before it. */
export const changedOf = (
  rows: readonly (Players & { readonly id: number })[],
  changes: readonly { readonly id: number; readonly after: Partial<Drawn> }[],
): readonly ChangedMatch[] =>
  changes.flatMap(({ id, after }) => {
    const before = rows.find((row) => row.id === id);
    return before === undefined ? [] : [{ id, before, after: { ...before, ...after } }];
  });

/** When somebody acted, and who. */
export interface When {
  readonly now: Date;
  readonly actorId: number | null;
}

/** An entry that has left, with everything that came of it. */
interface Left {
  readonly tournamentId: number;
  /** The entry that has left. */
  readonly entryId: number;
  /** The entry that plays instead; null for nobody. */
  readonly stepsIn: number | null;
  readonly matches: readonly ChangedMatch[];
}

const sidesOf = ({ participant1_id: first, participant2_id: second }: Players) => [first, second] as const;

const isIn = (match: Players, entry: number): boolean => sidesOf(match).includes(entry);

/** Both sides, if they are known. */
export function pairOf(match: Players): readonly [number, number] | null {
  const [first, second] = sidesOf(match);
  return first === null || second === null ? null : [first, second];
}

const isDone = ({ status }: Players): boolean => status === 'completed' || status === 'cancelled';

/** Whether an entry was to play somebody else, or nobody any more. */
function hasAnother({ before, after, id }: ChangedMatch, entry: number, all: readonly ChangedMatch[]) {
  if (!isIn(before, entry))
    // The line of a seed who has left is another place in the draw [SD5].
    return all.some((other) => other.id !== id && isIn(other.before, entry) && !isIn(other.after, entry));
  const pair = pairOf(before);
  return pair !== null && (isDone(before) || !pair.every((one) => isIn(after, one)));
}

/** Tells which entries hear of a match, and what. */
function newsOf(match: ChangedMatch, { entryId, stepsIn, matches }: Left) {
  const { before, after } = match;
  const others = (pairOf(after) ?? []).filter((entry) => entry !== entryId && entry !== stepsIn);
  if (isDone(after)) return { kind: 'unplayed' as const, entries: isDone(before) ? [] : others };
  return { kind: 'opponent' as const, entries: others.filter((entry) => hasAnother(match, entry, matches)) };
}

interface EntryPeople {
  readonly id: number;
  readonly person_id: number | null;
  readonly partner_person_id: number | null;
  readonly withdrawn_at: string | null;
}

/** The people of a tournament's entries. */
export async function peopleOf(tx: Tx, tournamentId: number): Promise<ReadonlyMap<number, EntryPeople>> {
  const rows = await tx
    .selectFrom('participants')
    .select(['id', 'person_id', 'partner_person_id', 'withdrawn_at'])
    .where('tournament_id', '=', tournamentId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The people of these entries. */
export const personsOf = (people: ReadonlyMap<number, EntryPeople>, entries: readonly number[]): number[] =>
  personIdsOf(entries.flatMap((id) => people.get(id) ?? []));

/** Whether a match has a winner without play. */
export const isWalkover = (match: Players): boolean =>
  match.automatic === 1 && match.status === 'completed' && pairOf(match) !== null;

/** Notices that nobody has seen, by mail or on a device neither. */
export const unseenAt = (now: Date) => (where: ExpressionBuilder<Tables, 'notices'>) =>
  where.or([
    where('visible_at', '>', now.toISOString()),
    where.and([
      where('read_at', 'is', null),
      where('mail_id', 'is', null),
      // People whose device was woken know it.
      where('user_id', 'is not', null),
      sql<boolean>`not exists (select 1 from push_devices where push_devices.user_id = notices.user_id)`,
    ]),
  ]);

/** The notices about a match; none where there is nobody. */
export const tellOfMatch = (
  kind: 'unplayed' | 'opponent' | 'opponent_left',
  personIds: readonly number[],
  tournamentId: number,
  matchId: number,
): readonly Telling[] => (personIds.length === 0 ? [] : [{ kind, personIds, tournamentId, matchId }]);

interface Seen {
  readonly match_id: number | null;
  readonly person_id: number | null;
}

/** Tells players who have read something else about a match that it will be played, and against whom. */
const toBePlayed = (
  { id, after }: ChangedMatch,
  tournamentId: number,
  people: ReadonlyMap<number, EntryPeople>,
  seen: readonly Seen[],
): readonly Telling[] => {
  const pair = pairOf(after);
  if (pair === null || isDone(after)) return [];
  const playing = new Set(personsOf(people, pair));
  const personIds = seen.flatMap(({ match_id: match, person_id: person }) =>
    match === id && person !== null && playing.has(person) ? [person] : [],
  );
  return tellOfMatch('opponent', personIds, tournamentId, id);
};

/** Takes back notices of walkovers that no longer exist, or belong to somebody else now. Players who have read one are told whom they play now. */
async function takeBackWalkovers(
  tx: Tx,
  tournamentId: number,
  gone: readonly ChangedMatch[],
  { now, actorId }: When,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const seen = await tx
    .selectFrom('notices')
    .select(['match_id', 'person_id'])
    .where('kind', '=', 'unplayed')
    .where('match_id', 'in', ids)
    .where((where) => where.not(unseenAt(now)(where)))
    .execute();
  await tx.deleteFrom('notices').where('kind', '=', 'unplayed').where('match_id', 'in', ids).execute();
  if (seen.length === 0) return;
  const people = await peopleOf(tx, tournamentId);
  const tellings = gone.flatMap((match) => toBePlayed(match, tournamentId, people, seen));
  await tell(tx, tellings, { now, actorId });
}

/**
 * Tells players of walkovers that came from a result or from the order of a group, because the opponent had left before anybody knew whom they would
 * meet. Takes back notices of walkovers that no longer exist, or belong to somebody else now.
 */
export async function tellWalkovers(
  tx: Tx,
  tournamentId: number,
  matches: readonly ChangedMatch[],
  { now, actorId }: When,
): Promise<void> {
  await takeBackWalkovers(
    tx,
    tournamentId,
    matches.filter(({ before }) => isWalkover(before)),
    { now, actorId },
  );
  const come = matches.filter(({ after }) => isWalkover(after));
  if (come.length === 0) return;
  const people = await peopleOf(tx, tournamentId);
  const tellings = come.flatMap(({ id, after }) => {
    const staying = sidesOf(after).filter((entry) => people.get(entry ?? 0)?.withdrawn_at === null);
    const personIds = personsOf(
      people,
      staying.filter((entry) => entry !== null),
    );
    return tellOfMatch('unplayed', personIds, tournamentId, id);
  });
  await tell(tx, tellings, { now, actorId, waitMs: WAIT_MS });
}

/** Tells people that an entry has left: its own people, the player who steps in (by mail too), and players who now play somebody else or nobody. */
export async function tellLeft(tx: Tx, left: Left, { now, actorId }: When): Promise<void> {
  const { tournamentId, entryId, stepsIn, matches } = left;
  const people = await peopleOf(tx, tournamentId);
  const byHand = await listOpenByHand(tx, tournamentId, entryId);
  const tellings: Telling[] = [
    {
      kind: 'withdrawn',
      personIds: personsOf(people, [entryId]),
      tournamentId,
      participantId: entryId,
    },
    ...matches.flatMap((match) => {
      const { kind, entries } = newsOf(match, left);
      // Entries that have left before are told no more.
      const playing = entries.filter((id) => people.get(id)?.withdrawn_at === null);
      return tellOfMatch(kind, personsOf(people, playing), tournamentId, match.id);
    }),
    ...opponentsIn(byHand, entryId).flatMap(({ matchId, opponent }) => {
      const isThere = people.get(opponent)?.withdrawn_at === null;
      return tellOfMatch(
        'opponent_left',
        isThere ? personsOf(people, [opponent]) : [],
        tournamentId,
        matchId,
      );
    }),
  ];
  const promoted = stepsIn === null ? undefined : people.get(stepsIn);
  if (promoted !== undefined)
    tellings.push({
      kind: 'promoted',
      personIds: personsOf(people, [promoted.id]),
      tournamentId,
      participantId: promoted.id,
    });
  await tell(tx, tellings, { now, actorId, waitMs: WAIT_MS });
  if (promoted !== undefined) await mailEntries(tx, 'promoted', [promoted], now, WAIT_MS);
}

/** The notices after a withdrawal. */
const KINDS = [
  'withdrawn',
  'opponent',
  'opponent_left',
  'unplayed',
  'promoted',
] as const satisfies readonly NoticeKind[];

/** A withdrawal that was taken back. */
interface Returned extends Left {
  /** When the entry left: everything was told then, except walkovers from later results. */
  readonly at: string;
  /** It has its place again, and does not wait for one. */
  readonly isBack: boolean;
}

/** Takes back what nobody has seen yet, and tells those who have seen it how it is now. */
export async function tellReturned(tx: Tx, returned: Returned, { now, actorId }: When): Promise<void> {
  const { tournamentId, entryId, stepsIn, matches, at, isBack } = returned;
  const byHand = await listOpenByHand(tx, tournamentId, entryId);
  const reopened = matches.filter(({ before, after }) => isWalkover(before) && !isDone(after));
  const isEarly = now.getTime() < Date.parse(at) + WAIT_MS;
  if (stepsIn !== null)
    await tx
      .deleteFrom('mails')
      .where('kind', '=', 'promoted')
      .where('participant_id', '=', stepsIn)
      .where('state', '=', 'queued')
      .where('created_at', '=', at)
      .execute();
  const told = () =>
    tx
      .selectFrom('notices')
      .where('tournament_id', '=', tournamentId)
      .where((where) =>
        where.or([
          where('created_at', '=', at),
          where.and([
            where('kind', '=', 'unplayed'),
            where('match_id', 'in', [0, ...reopened.map(({ id }) => id)]),
          ]),
        ]),
      )
      .where('kind', 'in', isBack ? KINDS : ['withdrawn'])
      .where((where) =>
        where.or([
          where('participant_id', 'in', [entryId, ...(stepsIn === null ? [] : [stepsIn])]),
          where('match_id', 'in', [0, ...[...matches, ...byHand].map(({ id }) => id)]),
        ]),
      );
  const unseen = told().select('id').where(unseenAt(now));
  const gone = (await unseen.execute()).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('notices').where('id', 'in', gone).execute();
  if (isEarly || !isBack) return;
  const seen = await told().select(['kind', 'match_id', 'person_id']).execute();
  const people = await peopleOf(tx, tournamentId);
  const tellings: Telling[] = matches.flatMap((match) => toBePlayed(match, tournamentId, people, seen));
  for (const { kind, match_id: matchId, person_id: person } of seen)
    if (kind === 'opponent_left' && person !== null)
      tellings.push({ kind, personIds: [person], tournamentId, matchId, facts: { isOut: false } });
  const hasSeen = seen.some(({ kind }) => kind === 'withdrawn');
  if (hasSeen)
    tellings.push({
      kind: 'promoted',
      personIds: personsOf(people, [entryId]),
      tournamentId,
      participantId: entryId,
    });
  // Their mail has gone out after a minute, whatever else they have seen.
  if (stepsIn !== null)
    tellings.push({
      kind: 'place_back',
      personIds: personsOf(people, [stepsIn]),
      tournamentId,
      participantId: stepsIn,
    });
  await tell(tx, tellings, { now, actorId });
}
