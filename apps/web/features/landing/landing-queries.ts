// The tournaments of the landing page by section.
import { TOURNAMENT_GROUPS } from '@tennis/domain';
import type { Tournament } from '@tennis/contract';

/** Those of one section: 0 for active, 1 for upcoming, 2 for completed ones. */
export const inSection = (tournaments: readonly Tournament[], section: 0 | 1 | 2): readonly Tournament[] =>
  tournaments.filter(({ status }) => TOURNAMENT_GROUPS[section]?.includes(status));
