// The one read of the landing page: the nearest tournaments of all three sections together (D8).
import { TOURNAMENT_GROUPS } from '@tennis/domain';
import type { Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { orAMoment } from '../../lib/timing.ts';

/** So many of a section are shown at most; behind them stands a link to all. early.js asks with the same number. */
export const PER_SECTION = 24;

/** The tournaments of all sections. */
export const landingTournaments = read('listTournaments', { query: { perGroup: String(PER_SECTION) } });

/** Those of one section: 0 for active, 1 for upcoming, 2 for completed ones. */
export const inSection = (tournaments: readonly Tournament[], section: 0 | 1 | 2): readonly Tournament[] =>
  tournaments.filter(({ status }) => TOURNAMENT_GROUPS[section]?.includes(status));

/** Starts the read while the page's code is still on the way, and waits for it, but not for long. */
export const prefetchLanding = (client: QueryClient): Promise<void> =>
  orAMoment([client.prefetchQuery(landingTournaments)]);
