// The texts about a court as the day runs, and about a match that cannot go on yet.
import * as words from '@tennis/words/desk';
import { freeUntil } from '@tennis/words/schedules';
import { formatTime } from '../../../lib/dates.ts';
import { matchTitle } from '../../../lib/match-view.ts';
import { momentOf, type DayPlan } from './day-plan.ts';
import type { CourtState, Upcoming } from './live-day.ts';

/** "Free until 2:00 PM", "Called at 2:05 PM, 7 min ago", "On court since 1:10 PM"; null if the court is closed, or on another day. */
export function stateText({ order }: DayPlan, state: CourtState): string | null {
  if (state.kind === 'closed') return null;
  if (state.kind === 'free')
    return state.until === null
      ? words.free
      : freeUntil({ time: formatTime(momentOf(order, state.until), order.timeZone) });
  const { match } = state.card;
  const clock = (moment: string | null): string =>
    moment === null ? '' : formatTime(moment, order.timeZone);
  if (state.kind === 'called')
    return words.calledSince({ time: clock(match.calledAt), minutes: state.minutes });
  return words.onCourtSince({ time: clock(match.startedAt ?? match.startTime) });
}

/** "Demir v Roth: rest until 2:40 PM". */
export function waitText({ order }: DayPlan, { card, wait }: Upcoming): string {
  const match = matchTitle(card.match);
  if (wait === null || wait.kind === 'playing') return words.waitsPlaying({ match });
  const time = formatTime(momentOf(order, wait.until), order.timeZone);
  if (wait.kind === 'rest') return words.waitsRest({ match, time });
  return wait.kind === 'floor' ? words.waitsFloor({ match, time }) : words.waitsEarly({ match, time });
}
