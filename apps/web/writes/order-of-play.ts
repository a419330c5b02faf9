// Changes the cache after an order of play was written.
import type { OrderOfPlayOnWire } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, expire, only, type Paths } from './cache.ts';

const path = ({ clubId, day }: Pick<OrderOfPlayOnWire, 'clubId' | 'day'>): string =>
  `/api/clubs/${clubId}/order-of-play/${day}`;

/** The order as it is now; lists of matches say where theirs are, and are read again. */
export function keepOrder(client: QueryClient, order: OrderOfPlayOnWire): void {
  change<OrderOfPlayOnWire>(client, only(path(order)), () => order);
  expire(client, (one) => one.startsWith('/api/matches/') || /^\/api\/tournaments\/\d+\/matches$/.test(one));
}

/**
 * The orders of play of all days. Whatever happens to a match moves the rest of its day, which only the server knows: who is ready, which court is free,
 * what is expected when. The stream tells a page nothing about its own writes.
 */
export const ORDERS: Paths = (one) => /^\/api\/clubs\/\d+\/order-of-play\/[^/]+$/.test(one);

/** A match went to another day than the one on screen: the order of that day, and all others anew. */
export function keepOtherDay(client: QueryClient, order: OrderOfPlayOnWire): void {
  keepOrder(client, order);
  expire(client, (one) => ORDERS(one) && one !== path(order));
}
