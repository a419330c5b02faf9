// The suspended courts of a day, and their breaks.
import type { CourtOfPlay, OrderOfPlayOnWire } from '@tennis/contract';
import type { Break } from '../../ui/standstill-banner.tsx';

type Standing = CourtOfPlay & { readonly suspended: NonNullable<CourtOfPlay['suspended']> };

const isStanding = (court: CourtOfPlay): court is Standing => court.suspended !== null;

/** The suspended courts. */
export const standingCourts = ({ courts }: OrderOfPlayOnWire): readonly Standing[] =>
  courts.filter(isStanding);

/** The breaks of a day. Courts suspended together are one break; if it is all of the club's courts, none is named. */
export function breaksOf(order: OrderOfPlayOnWire): readonly Break[] {
  const together = Map.groupBy(standingCourts(order), ({ suspended }) => JSON.stringify(suspended));
  return [...together.values()].flatMap((courts): readonly Break[] => {
    const [first] = courts;
    if (first === undefined) return [];
    const isEverywhere = courts.length === order.courts.length;
    return [{ ...first.suspended, courts: isEverywhere ? [] : courts.map(({ name }) => name) }];
  });
}
