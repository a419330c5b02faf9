// The texts about the times at which a court is out of use.
import * as words from '@tennis/words/closing';
import { dayAndTime } from '@tennis/words/dates';
import type { CourtClosure, OrderOfPlayOnWire } from '@tennis/contract';
import { dayOf, formatTime, formatWeekdayAndDay } from '../../../../lib/dates.ts';
import { matchTitle } from '../../../../lib/match-view.ts';
import { momentOf, type PlacedCard } from '../day-plan.ts';

/** "2:00 PM", with its day if that is not the shown one. */
function momentText({ day, timeZone }: OrderOfPlayOnWire, moment: string): string {
  const time = formatTime(moment, timeZone);
  return dayOf(moment, timeZone) === day
    ? time
    : dayAndTime({ day: formatWeekdayAndDay(moment, timeZone), time });
}

/** "2:00 PM until 4:00 PM, new net". */
export function closureText(order: OrderOfPlayOnWire, { from, to, reason }: CourtClosure): string {
  const begins = momentText(order, from);
  const span =
    to === null
      ? words.spanEndless({ from: begins })
      : words.span({ from: begins, to: momentText(order, to) });
  return reason === null || reason === '' ? span : words.spanBecause({ span, reason });
}

/** "2:00 PM: Kovač v Raman". */
export const cardText = (order: OrderOfPlayOnWire, { match, start }: PlacedCard): string =>
  words.matchAt({
    time: formatTime(momentOf(order, start), order.timeZone),
    match: matchTitle(match),
  });
