// A plan in which only the first match of a court and a match after a gap have a time: which others become "followed by" with it, and which get their
// time back (OP11, OP12, OP37).
import {
  DAY_MINUTES,
  directlyAfter,
  type PlacedMatch,
  type ScheduleId,
  type Situation,
} from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';
import { leftOverIn } from './staying.ts';

/** A match that is "followed by" from now on, or not any more. */
export interface Followed {
  readonly matchId: number;
  readonly version: number;
  readonly followedBy: boolean;
}

/** Whether people were told at what time a match begins: that does not become earlier any more [OP12]. */
const isTold = ({ held, start_time: start, followed_by: follows, called_at: called }: MatchView): boolean =>
  called !== null || (held === 0 && start !== null && follows === 0);

const change = ({ id, version }: MatchView, followedBy: boolean): Followed[] => [
  { matchId: id, version, followedBy },
];

/**
 * What changes with a plan. A final, a pinned match, one whose time was told, and one that its own floor may hold back keep their time. A match that stays
 * keeps what was said of it, unless the match before it is another one now.
 * @param plan where it puts matches
 * @param asked the question that it answers: what is on court or stays is its `running`
 * @param minutesOf how long each match of the plan takes
 */
export function followedIn(
  scene: Scene,
  planned: Planned,
  plan: readonly PlacedMatch[],
  asked: Situation,
  minutesOf: (match: ScheduleId) => number,
): Followed[] {
  const rows = new Map<ScheduleId, MatchView>(scene.rows.map((row) => [row.id, row]));
  const placed = new Set(plan.map(({ match }) => match));
  const after = directlyAfter(
    [
      ...(asked.running ?? []).filter(({ match }) => !placed.has(match)),
      ...plan.map((place) => ({ ...place, end: place.start + minutesOf(place.match) })),
    ].filter(({ court }) => !planned.isElsewhere(court)),
    asked.turnaround ?? 0,
  );
  const isLeftOver = leftOverIn(scene, planned);
  const leftOver = new Set(planned.order.filter(isLeftOver).map(({ match }) => match));
  const leaders = new Map<ScheduleId, ScheduleId>([
    ...planned.behind,
    ...planned.situation.matches.flatMap(({ id, follows }): [ScheduleId, ScheduleId][] =>
      follows === undefined ? [] : [[id, follows]],
    ),
  ]);
  const today = planned.clock.dayIndex(scene.day);
  const moved = plan.flatMap(({ match }): Followed[] => {
    const row = rows.get(match);
    if (row?.status !== 'scheduled') return [];
    const before = after.get(match);
    if (row.followed_by === 1) return before === undefined ? change(row, false) : [];
    if (before === undefined || row.pinned === 1 || row.round === 'final') return [];
    if (isTold(row) && !leftOver.has(match)) return [];
    const floor = row.not_before === null ? -Infinity : planned.clock.minuteOf(row.not_before);
    return floor > before.start ? [] : change(row, true);
  });
  const stayed = planned.order.flatMap(({ match, start }): Followed[] => {
    const row = rows.get(match);
    if (row === undefined || placed.has(match) || row.followed_by === 0) return [];
    if (Math.floor(start / DAY_MINUTES) < today || after.has(match)) return [];
    const leader = leaders.get(match);
    return leader === undefined || !placed.has(leader) ? [] : change(row, false);
  });
  return [...moved, ...stayed];
}
