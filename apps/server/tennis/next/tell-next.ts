// Tells people that their match comes next on its court (D53), a moment after whatever has made it so: the match before it has begun, is over or is
// played elsewhere, both its sides are known now, or play goes on. Once for as long as it stays next; what is so no longer is told no longer.
import type { MatchView } from '../../access/match-view.ts';
import type { Database, Tx } from '../../database/connection.ts';
import { takeTurn } from '../../database/turns.ts';
import { dayIn } from '../../ground/clock.ts';
import { peopleIn } from '../moved-notices.ts';
import { hasGone, isBehind, isClosed, isKnown, isWaiting, nextToCome, startOf } from '../next-to-come.ts';
import { forgetNext, setTold, tell } from '../telling.ts';
import { forgetNextOfOthers, lastOfNext, takeBackFromKnowing } from './told.ts';
import {
  forgetGone,
  forgetLooks,
  isWaitingNote,
  letWait,
  letWaitForTime,
  listLooks,
  listToLookAt,
  readToday,
  type Look,
  type Today,
} from './store.ts';

/** A call that follows at once takes its place. */
const WAIT_MS = 30_000;
/** The lock of this work; those of the hourly jobs are counted from 0. */
const TURN = 1000;

const isToday = ({ start_day: day, time_zone: zone }: MatchView, now: Date): boolean =>
  day === dayIn(zone, now);

/** A place without a player is nobody's news yet, nor is anything on a court that stands still. */
const canBeTold = (match: MatchView, court: number, { closures, suspended }: Today, now: Date): boolean =>
  match.participant1_id !== null &&
  match.participant2_id !== null &&
  !suspended.has(court) &&
  !isClosed(closures.get(court) ?? [], now);

type Rows = ReadonlyMap<number, MatchView>;

/** When a note is of use. */
type Use = 'none' | 'until its time' | 'from now on';

/**
 * A match that has left its place since its time had come is remembered: what lies behind it may have to be told, or told again. What has left before
 * that was a plan, unless it had begun. The note of a match that is still there is kept too, since it has begun or from its time on: once it is deleted, no row tells of it.
 */
function useOf(look: Look, rows: Rows, now: Date): Use {
  const { court_id: court, day, match_id: id, gone, moved, due_at: due } = look;
  const left = gone ?? moved;
  if (left === null) return 'none';
  const row = rows.get(id ?? 0);
  const isThere = row !== undefined && row.court_id === court && row.start_day === day;
  if (isThere ? isWaiting(row) : due === gone) return 'none';
  const isSure = isWaitingNote(look) || (isThere && hasGone(row, now));
  if (isSure || left <= now.toISOString()) return 'from now on';
  return isThere && gone !== null ? 'until its time' : 'none';
}

/** Whether a note is of a match before this one on its court. */
const isBefore =
  (next: MatchView) =>
  ({ court_id: court, day, gone, moved }: Look): boolean =>
    court === next.court_id && day === next.start_day && (gone ?? moved ?? '') <= startOf(next);

/** Whether a match is no longer where it was when somebody looked there the last time: its first note since then is of that place. */
function hasLeft(match: MatchView, looks: readonly Look[]): boolean {
  const first = looks.find(({ match_id: id, due_at: due }) => id === match.id && due === '');
  return first !== undefined && (first.court_id !== match.court_id || first.day !== match.start_day);
}

/** The known state when a court is looked at. */
interface Known {
  readonly today: Today;
  /** Notes of matches that have left a court. */
  readonly left: readonly Look[];
  /** Matches whose players were told that they are next. */
  readonly told: ReadonlySet<number>;
  readonly now: Date;
}

/** The match that is next on a court now, if any is. */
function nextOn(court: number, { today, left, told, now }: Known): MatchView | null {
  const own = today.rows.filter((row) => row.court_id === court && isToday(row, now) && isKnown(row));
  const first = nextToCome(own);
  if (first === null || !canBeTold(first, court, today, now)) return null;
  const hasTurn = told.has(first.id) || isBehind(first, own, now) || left.some(isBefore(first));
  return hasTurn ? first : null;
}

/** The result of looking at the courts of a club. */
interface Outcome {
  /** People were told that these are next, and they are not any more, or are on another court. */
  readonly over: readonly MatchView[];
  /** These are still next, with other players. */
  readonly changed: readonly MatchView[];
  readonly tells: readonly MatchView[];
  /** The notes that are of use later, and those that are once their time has come. */
  readonly keep: readonly Look[];
  readonly later: readonly Look[];
}

function lookAround(today: Today, looks: readonly Look[], now: Date): Outcome {
  const { rows, courtIds } = today;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const used = Map.groupBy(looks, (look) => useOf(look, byId, now));
  const keep = used.get('from now on') ?? [];
  const told = rows.filter(({ next_told: isTold }) => isTold === 1);
  const still = new Set(told.filter((row) => !hasLeft(row, looks)).map(({ id }) => id));
  const found = [...courtIds].flatMap(
    (court) => nextOn(court, { today, left: keep, told: still, now }) ?? [],
  );
  // Nobody looks at those courts now.
  const isElsewhere = ({ court_id: court, ...row }: MatchView): boolean =>
    court !== null &&
    !courtIds.has(court) &&
    row.status === 'scheduled' &&
    row.start_day === dayIn(row.time_zone, now);
  const stay = new Set(told.filter((row) => still.has(row.id) && (found.includes(row) || isElsewhere(row))));
  const withOthers = new Set(looks.flatMap(({ match_id: id, players }) => (players === 1 ? (id ?? []) : [])));
  return {
    over: told.filter((row) => !stay.has(row)),
    changed: [...stay].filter(({ id }) => withOthers.has(id)),
    tells: found.filter(({ id }) => !still.has(id)),
    keep,
    later: used.get('until its time') ?? [],
  };
}

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

const tellingOf = (match: MatchView) => ({
  kind: 'next' as const,
  tournamentId: match.tournament_id,
  matchId: match.id,
  personIds: peopleIn(match),
  facts: { court: match.court, startTime: match.start_time },
});

/** Looks at the courts of a club that something was noted about. */
async function lookAtClub(tx: Tx, clubId: number, now: Date): Promise<void> {
  const looks = await listLooks(tx, clubId, now);
  if (looks.length === 0) return;
  const today = await readToday(tx, clubId, looks, now);
  const { over, changed, tells, keep, later } = lookAround(today, looks, now);
  await forgetNext(tx, idsOf(over));
  await setTold(tx, idsOf(over.filter((row) => !tells.includes(row))), 0);
  await setTold(tx, idsOf(tells), 1);
  for (const match of changed) await forgetNextOfOthers(tx, tellingOf(match), now);
  const last = await lastOfNext(tx, idsOf(changed));
  await tell(tx, [...tells, ...changed].map(tellingOf), { now, actorId: null, waitMs: WAIT_MS });
  if (last !== null) await takeBackFromKnowing(tx, idsOf(changed), last);
  const kept = new Set([...keep, ...later]);
  await letWait(tx, idsOf(keep.filter((look) => !isWaitingNote(look))));
  await letWaitForTime(tx, idsOf(later));
  await forgetLooks(tx, idsOf(looks.filter((look) => !kept.has(look))));
}

/** Looks at every court that something was noted about, one club at a time; one process does it at a time. */
export async function tellWhoIsNext({
  database,
  now: clock,
}: {
  readonly database: Database;
  readonly now: () => Date;
}): Promise<void> {
  const failures: unknown[] = [];
  // One club that cannot be looked at does not keep the others waiting.
  for (const clubId of await listToLookAt(database.db, clock()))
    await database
      .transaction(async (tx) => {
        if (!(await takeTurn(tx, database.engine, TURN))) return;
        await (clubId === null ? forgetGone(tx) : lookAtClub(tx, clubId, clock()));
      }, 'snapshot')
      .catch(
        (cause: unknown) => void failures.push(new Error(`courts of club ${clubId ?? 'nobody'}`, { cause })),
      );
  if (failures.length > 0) throw new AggregateError(failures, 'not all courts could be looked at');
}
