// Tells people that their match comes next on its court (D53), a moment after whatever has made it so: the match before it has begun, is over or is
// played elsewhere, both its sides are known now, or play goes on. Once for as long as it stays next; what is so no longer is told no longer.
import type { MatchView } from '../../access/match-view.ts';
import type { Database, Tx } from '../../database/connection.ts';
import { takeTurn } from '../../database/turns.ts';
import { dayIn } from '../../ground/clock.ts';
import { peopleIn } from '../moved-notices.ts';
import { isBehind, isClosed, isKnown, nextToCome, startOf } from '../next-to-come.ts';
import { forgetNext, tell } from '../telling.ts';
import {
  forgetGone,
  forgetLooks,
  letWait,
  listLooks,
  listToLookAt,
  readToday,
  setTold,
  type Look,
  type Today,
} from './store.ts';

/** A call that follows at once takes its place. */
const WAIT_MS = 30_000;
/** The lock of this work; those of the hourly jobs are counted from 0. */
const TURN = 1000;

/** What is to be done about one court. */
interface Found {
  /** The match whose people are to be told. */
  readonly tell: MatchView | null;
  /** The notes to keep until they can be told. */
  readonly keep: readonly Look[];
}

const isToday = ({ start_day: day, time_zone: zone }: MatchView, now: Date): boolean =>
  day === dayIn(zone, now);

/** A place without a player is nobody's news yet, nor is anything on a court that stands still. */
const canBeTold = (match: MatchView, court: number, { closures, suspended }: Today, now: Date): boolean =>
  match.participant1_id !== null &&
  match.participant2_id !== null &&
  !suspended.has(court) &&
  !isClosed(closures.get(court) ?? [], now);

/** Notes of a match before this one that waits on its court no longer. One that was moved counts if it was its turn: until then that is planning. */
const leftBefore = (next: MatchView, looks: readonly Look[], now: Date): readonly Look[] =>
  looks.filter(
    ({ court_id: court, day, match_id: id, gone, moved }) =>
      court === next.court_id &&
      day === next.start_day &&
      id !== next.id &&
      ((gone !== null && gone <= startOf(next)) ||
        (moved !== null && moved <= startOf(next) && moved <= now.toISOString())),
  );

/** Whether a match has left the place of a note since somebody looked there. */
const hasLeft = (match: MatchView, looks: readonly Look[]): boolean =>
  looks.some(
    ({ court_id: court, day, match_id: id, due_at: due }) =>
      id === match.id && due === '' && (court !== match.court_id || day !== match.start_day),
  );

function lookAtCourt(
  court: number,
  today: Today,
  looks: readonly Look[],
  told: ReadonlySet<number>,
  now: Date,
): Found & { readonly next: MatchView | null } {
  const own = today.rows.filter((row) => row.court_id === court && isToday(row, now) && isKnown(row));
  const first = nextToCome(own);
  if (first === null) return { next: null, tell: null, keep: [] };
  const isNow = canBeTold(first, court, today, now);
  if (told.has(first.id)) return { next: isNow ? first : null, tell: null, keep: [] };
  const left = leftBefore(first, looks, now);
  const hasTurn = isBehind(first, own, now) || left.length > 0;
  if (!hasTurn) return { next: null, tell: null, keep: [] };
  return isNow ? { next: first, tell: first, keep: [] } : { next: null, tell: null, keep: left };
}

/** What has come of looking at the courts of a club. */
interface Outcome {
  /** People were told that these are next, and they are not any more, or are on another court. */
  readonly over: readonly MatchView[];
  readonly tells: readonly MatchView[];
  readonly keep: readonly Look[];
}

function lookAround(today: Today, looks: readonly Look[], now: Date): Outcome {
  const { rows, courtIds } = today;
  const told = rows.filter(({ next_told: isTold }) => isTold === 1);
  const still = new Set(told.filter((row) => !hasLeft(row, looks)).map(({ id }) => id));
  const found = [...courtIds].map((court) => lookAtCourt(court, today, looks, still, now));
  const next = new Set(found.flatMap((one) => one.next?.id ?? []));
  // Nobody looks at those courts now.
  const isElsewhere = ({ court_id: court, ...row }: MatchView): boolean =>
    court !== null &&
    !courtIds.has(court) &&
    row.status === 'scheduled' &&
    row.start_day === dayIn(row.time_zone, now);
  const stays = (row: MatchView): boolean => still.has(row.id) && (next.has(row.id) || isElsewhere(row));
  return {
    over: told.filter((row) => !stays(row)),
    tells: found.flatMap((one) => one.tell ?? []),
    keep: found.flatMap(({ keep }) => keep),
  };
}

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

/** Looks at the courts of a club that something was noted about. */
async function lookAtClub(tx: Tx, clubId: number, now: Date): Promise<void> {
  const looks = await listLooks(tx, clubId, now);
  if (looks.length === 0) return;
  const { over, tells, keep } = lookAround(await readToday(tx, clubId, looks, now), looks, now);
  await forgetNext(tx, idsOf(over));
  await setTold(tx, idsOf(over.filter((row) => !tells.includes(row))), 0);
  await setTold(tx, idsOf(tells), 1);
  const tellings = tells.map((match) => ({
    kind: 'next' as const,
    tournamentId: match.tournament_id,
    matchId: match.id,
    personIds: peopleIn(match),
    facts: { court: match.court, startTime: match.start_time },
  }));
  await tell(tx, tellings, { now, actorId: null, waitMs: WAIT_MS });
  await letWait(tx, idsOf(keep));
  await forgetLooks(tx, idsOf(looks.filter((look) => !keep.includes(look))));
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
