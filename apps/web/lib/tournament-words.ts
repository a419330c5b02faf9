// The words in which a tournament's fixed values are shown where the form and the Details tab name them.
import type { PointSystem, TieBreakerRule, TournamentStatus } from '@tennis/domain';

export const POINT_SYSTEM_LABELS: Readonly<Record<PointSystem, string>> = {
  normal_deuce: 'Normal deuce',
  sudden_death_deuce: 'Sudden death deuce',
};

export const TIE_BREAKER_LABELS: Readonly<Record<TieBreakerRule, string>> = {
  matches_won: 'Matches won',
  total_points: 'Total points',
  head_to_head: 'Head to head',
};

/** The badges of §4 as words. */
export const STATUS_LABELS: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  registering: 'Registering',
  active: 'Active',
  completed: 'Completed',
};
