// Changes the cache after a draw was written.
import type { DrawOnWire, DrawsAnswer } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, expire, only } from './cache.ts';
import { SUMMARIES } from './matches.ts';
import { ORDERS } from './order-of-play.ts';

const path = (tournamentId: number): string => `/api/tournaments/${tournamentId}/draws`;

/** The draw in the making that was made or changed. */
export function keepDraft(client: QueryClient, draw: DrawOnWire): void {
  change<DrawsAnswer>(client, only(path(draw.tournamentId)), (draws) => ({
    ...draws,
    draft: draw,
    made: draw.made,
  }));
}

/** The draw in the making that was discarded. */
export function forgetDraft(client: QueryClient, { tournamentId }: DrawOnWire): void {
  change<DrawsAnswer>(client, only(path(tournamentId)), (draws) => ({ ...draws, draft: null }));
}

/** Somebody has left a tournament or come back: anything of it may be another. */
export function keepWithdrawal(client: QueryClient, tournamentId: number): void {
  const own = `/api/tournaments/${tournamentId}`;
  expire(
    client,
    (one) =>
      one === own ||
      one.startsWith(`${own}/`) ||
      one.startsWith('/api/matches/') ||
      SUMMARIES(one) ||
      ORDERS(one),
  );
}

/** A draw that was published or taken back: its matches and groups have come or gone, and with them all counts. */
export const keepPublication = (client: QueryClient, { tournamentId }: DrawOnWire): void =>
  keepWithdrawal(client, tournamentId);

/** A draw as it is stored now, which somebody else has changed. */
export const keepStoredDraw = (client: QueryClient, draw: DrawOnWire): void =>
  draw.state === 'draft' ? keepDraft(client, draw) : keepPublication(client, draw);
