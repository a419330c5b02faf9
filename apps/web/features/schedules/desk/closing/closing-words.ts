// The texts about the times at which a court is out of use.
import * as words from '@tennis/words/closing';
import type { CourtClosure, OrderOfPlayOnWire } from '@tennis/contract';
import { formatTime, formatTimeBeside } from '../../../../lib/dates.ts';
import { nameOnDay } from '../card-words.ts';
import { momentOf, type PlacedCard } from '../day-plan.ts';

const momentText = ({ day, timeZone }: OrderOfPlayOnWire, moment: string): string =>
  formatTimeBeside(day, moment, timeZone);

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
    match: nameOnDay({ order }, match),
  });
