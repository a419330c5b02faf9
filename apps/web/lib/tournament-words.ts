// The texts for a tournament's fixed values, as the form and the Details tab show them.
import * as words from '@tennis/words/tournaments';
import type { PointSystem, TieBreakerRule, TournamentStatus, TournamentType } from '@tennis/domain';

export const POINT_SYSTEM_LABELS: Readonly<Record<PointSystem, string>> = {
  normal_deuce: words.normalDeuce,
  sudden_death_deuce: words.suddenDeathDeuce,
};

export const TIE_BREAKER_LABELS: Readonly<Record<TieBreakerRule, string>> = {
  matches_won: words.matchesWon,
  total_points: words.totalPoints,
  head_to_head: words.headToHead,
};

/** The badges of §4 as words. */
export const STATUS_LABELS: Readonly<Record<TournamentStatus, string>> = {
  draft: words.statusDraft,
  upcoming: words.statusUpcoming,
  registering: words.statusRegistering,
  active: words.statusActive,
  completed: words.statusCompleted,
};

/** The types of §3; those of an age are written the same everywhere. */
export const TYPE_LABELS: Readonly<Record<TournamentType, string>> = {
  U9: 'U9',
  U10: 'U10',
  U12: 'U12',
  U14: 'U14',
  U18: 'U18',
  Open: words.typeOpen,
  Adults: words.typeAdults,
  Doubles: words.typeDoubles,
  Mixed: words.typeMixed,
};
