// When a match that is over was played, in the engine's minutes: what was noted of it, and the plan where that says more (OP9, OP29).
import { DAY_MINUTES } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { knownScore } from '../stored-result.ts';
import { brokenOf, isStale, onCourtSince } from '../suspensions.ts';
import type { PlanClock } from './clock.ts';
import type { Scene } from './scene.ts';

/** If a result comes within this many minutes of the start, it was entered afterwards, and the plan knows better when the match was played. */
const ENTERED_AFTERWARDS = 10;

/** Whether a match that is over was never played. */
export const isWalkover = ({ score, automatic }: MatchView): boolean =>
  automatic === 1 || knownScore(score)?.ending?.kind === 'walkover';

/** When a match that is over was played, and for how many minutes, if not all the while: null if nobody knows. */
interface PlayedThen {
  readonly start: number;
  readonly end: number;
  readonly played?: number | null;
}

/** When a match was played that began, and ended, when it was noted: since it was broken off last, if it was. */
function asNoted(scene: Scene, row: MatchView, clock: PlanClock, over: Date): PlayedThen {
  const begun = clock.minuteOf(row.started_at ?? over);
  const end = clock.minuteOf(over);
  const broken = brokenOf(scene, { ...row, status: 'in_progress' }, over);
  if (broken === null) return { start: begun, end };
  const start = broken.hereSince === null ? begun : clock.minuteOf(broken.hereSince);
  const isOfOneDay = Math.floor(begun / DAY_MINUTES) === Math.floor(end / DAY_MINUTES);
  // It went on before it was to, and nobody has noted when.
  if (start > end) return { start: isOfOneDay ? begun : end, end, played: null };
  // How long it was played on an earlier day is often a guess.
  return { start, end, played: isOfOneDay ? broken.played : null };
}

/** When a match that is over was played, as far as it is known: by what was noted, or by the plan. */
export function playedOf(scene: Scene, row: MatchView, clock: PlanClock): PlayedThen | null {
  const { start_time: planned, started_at: begun, completed_at: completed, time_limit: minutes } = row;
  const over = completed === null ? null : clock.minuteOf(completed);
  if (begun !== null && completed !== null) {
    const ended = new Date(completed);
    const running: MatchView = { ...row, status: 'in_progress' };
    // Its day has left it unfinished, and its result was entered on a later one.
    if (isStale(running, ended)) {
      const start = clock.minuteOf(onCourtSince(running) ?? begun);
      return { start, end: start + minutes, played: null };
    }
    if (clock.minuteOf(ended) - clock.minuteOf(begun) >= ENTERED_AFTERWARDS)
      return asNoted(scene, row, clock, ended);
  }
  if (planned !== null) {
    const start = clock.minuteOf(planned);
    const end = start + minutes;
    return { start, end: over !== null && over > start ? Math.min(end, over) : end };
  }
  return over === null ? null : { start: over - minutes, end: over };
}
