// Changes the cache after an order of play was written.
import type { OrderOfPlayOnWire } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, expire, only } from './cache.ts';

const path = ({ clubId, day }: Pick<OrderOfPlayOnWire, 'clubId' | 'day'>): string =>
  `/api/clubs/${clubId}/order-of-play/${day}`;

/** The order as it is now; lists of matches say where theirs are, and are read again. */
export function keepOrder(client: QueryClient, order: OrderOfPlayOnWire): void {
  change<OrderOfPlayOnWire>(client, only(path(order)), () => order);
  expire(client, (one) => one.startsWith('/api/matches/') || /^\/api\/tournaments\/\d+\/matches$/.test(one));
}

/** Something has happened to a match of the day beside the order itself. */
export const expireOrder = (client: QueryClient, order: OrderOfPlayOnWire): void =>
  expire(client, only(path(order)));
