// What is wrong with the plan of a day that is running: the engine's faults, without those that are only a match that waits (OP4, OP36).
import { courtTaken, type ScheduleId } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { brokenOf, isStale } from '../suspensions.ts';
import { faultsOf, type Called, type FoundFault } from './faults.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

/**
 * The day with the matches on court at their planned times. If a match begins or ends late, that is no fault of the plan; the later matches carry their
 * expected times [OP36].
 */
function asPlanned({ rows }: Scene, planned: Planned): Planned {
  const { clock, situation } = planned;
  const stored = new Map(rows.map((row) => [row.id, row]));
  const running = (situation.running ?? []).map((match) => {
    const row = stored.get(Number(match.match));
    if (row === undefined || row.start_time === null || row.breaks !== null) return match;
    const start = clock.minuteOf(row.start_time);
    return { ...match, start, end: start + row.time_limit };
  });
  return { ...planned, situation: { ...situation, running } };
}

const isCalled = (row: MatchView): boolean => row.called_at !== null && row.status !== 'completed';

/**
 * Whether the fault is only that a match waits [OP36]: for one that was played beyond the time at which it was to begin, or on its court for one that
 * was called there from another court. A rest that is too short after the real end is a fault, and so are two matches that are called to one court, or
 * that the plan itself has on one court at once: calling one of them mends nothing.
 */
function onlyWaits({ rows }: Scene, { situation, order }: Planned): (fault: FoundFault) => boolean {
  const ends = new Map(
    (situation.done ?? []).flatMap((one): [number, number][] =>
      'end' in one ? [[Number(one.match), one.end]] : [],
    ),
  );
  const starts = new Map(order.map(({ match, start }) => [Number(match), start]));
  const called = new Set(rows.filter(isCalled).map(({ id }) => id));
  const away = new Set(rows.filter((row) => isCalled(row) && row.called_away === 1).map(({ id }) => id));
  return ({ rule, matchIds }) => {
    const over = Math.max(...matchIds.map((id) => ends.get(id) ?? -Infinity));
    const begins = Math.min(...matchIds.map((id) => starts.get(id) ?? Infinity));
    const isOneCalled = matchIds.filter((id) => called.has(id)).length === 1;
    return begins < over || (rule === 'OP4' && isOneCalled && matchIds.some((id) => away.has(id)));
  };
}

/** Matches that are played on one court at once, by what is noted: one of them is elsewhere, or over. The engine judges only what is still to come. */
function bothOnCourt(scene: Scene, { situation }: Planned, now: Date, called: Called): readonly FoundFault[] {
  const live = new Set<ScheduleId>(
    scene.rows
      .filter((row) => row.status === 'in_progress' && row.start_day === scene.day)
      .filter((row) => !isStale(row, now) && brokenOf(scene, row, now)?.isNow !== true)
      .map(({ id }) => id),
  );
  const byCourt = Map.groupBy(
    (situation.running ?? []).filter(({ match }) => live.has(match)),
    ({ court }) => court,
  );
  return [...byCourt].flatMap(([id, own]): FoundFault[] => {
    if (own.length < 2) return [];
    const court = called.court(id);
    const matchIds = own.map(({ match }) => Number(match));
    return [{ rule: 'OP4', level: 'blocked', matchIds, fault: courtTaken(court) }];
  });
}

/** The faults of the plan itself, without those that are only a match that waits, and those of matches on court that take each other's court. */
export function faultsOfPlan(
  scene: Scene,
  planned: Planned,
  now: Date,
  isAsked: (match: number) => boolean,
  called: Called,
): readonly FoundFault[] {
  const waits = onlyWaits(scene, planned);
  return [
    ...bothOnCourt(scene, planned, now, called),
    ...faultsOf(asPlanned(scene, planned), planned.order, isAsked, called).filter((fault) => !waits(fault)),
  ];
}
