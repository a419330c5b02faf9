// The texts about a court as the day runs, and about a match that cannot go on yet.
import * as words from '@tennis/words/desk';
import { DAY_MINUTES } from '@tennis/domain';
import { freeUntil } from '@tennis/words/schedules';
import { formatTime } from '../../../lib/dates.ts';
import { courtName } from '../../../lib/court-name.ts';
import { matchTitle } from '../../../lib/match-view.ts';
import { minuteOn, momentOf, type DayPlan } from './day-plan.ts';
import type { CourtState, Upcoming } from './live-day.ts';

/** "Free until 2:00 PM", "Called at 2:05 PM, 7 min ago", "On court since 1:10 PM", "Goes on here at 3:40 PM"; null if the court is closed, or on another day. */
export function stateText({ order, now }: DayPlan, state: CourtState): string | null {
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
  const { broken } = match;
  // It was broken off elsewhere, and its players wait until it goes on here.
  if (
    broken?.isNow === true &&
    broken.hereSince !== undefined &&
    minuteOn(order, broken.hereSince) > (now ?? 0)
  )
    return words.goesOnHere({ time: clock(broken.hereSince) });
  return words.onCourtSince({ time: clock(broken?.hereSince ?? match.startedAt ?? match.startTime) });
}

/** "Demir v Roth: rest until 2:40 PM". */
export function waitText({ order, now }: DayPlan, { card, wait }: Upcoming): string {
  const match = matchTitle(card.match);
  const clock = (minute: number): string => formatTime(momentOf(order, minute), order.timeZone);
  switch (wait?.kind) {
    case 'rest':
      return words.waitsRest({ match, time: clock(wait.until) });
    case 'floor':
      return words.waitsFloor({ match, time: clock(wait.until) });
    case 'early':
      return words.waitsEarly({ match, time: clock(wait.until) });
    case 'follows':
      return words.waitsFollows({ match, leader: matchTitle(wait.leader) });
    case 'pinned':
      return words.waitsPinned({ match, court: courtName(wait.court), time: clock(wait.until) });
    case 'shuts':
      return words.waitsShuts({ match, court: courtName(wait.court), time: clock(wait.at) });
    case 'away':
      return awayText(match, { ...wait, now: now ?? 0 }, clock);
    default:
      return words.waitsPlaying({ match });
  }
}

/** From when or until when somebody is away, whichever is still to come. */
function awayText(
  match: string,
  { from, until, now }: { readonly from: number; readonly until: number; readonly now: number },
  clock: (minute: number) => string,
): string {
  if (from > now) return words.waitsAwayFrom({ match, time: clock(from) });
  return until < DAY_MINUTES
    ? words.waitsAway({ match, time: clock(until) })
    : words.waitsAwayToday({ match });
}
