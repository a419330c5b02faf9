// The words in which a tournament's fixed values are shown. Each value of the specification has exactly one label.
import type {
  MatchRound,
  PointSystem,
  TieBreakerRule,
  TournamentFormat,
  TournamentStatus,
} from '@tennis/domain';

/** Formats as people call them (§3). */
export const FORMAT_LABELS: Readonly<Record<TournamentFormat, string>> = {
  round_robin: 'Round Robin',
  groups_knockout: 'Group + Knockout',
  knockout: 'Knockout',
};

export const POINT_SYSTEM_LABELS: Readonly<Record<PointSystem, string>> = {
  normal_deuce: 'Normal deuce',
  sudden_death_deuce: 'Sudden death deuce',
};

export const TIE_BREAKER_LABELS: Readonly<Record<TieBreakerRule, string>> = {
  matches_won: 'Matches won',
  total_points: 'Total points',
  head_to_head: 'Head to head',
};

export const STATUS_LABELS: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  registering: 'Registering',
  active: 'Active',
  completed: 'Completed',
};

/** Rounds in the singular, as a match names its own. */
export const ROUND_LABELS: Readonly<Record<MatchRound, string>> = {
  round_robin: 'Round Robin',
  group_stage: 'Group Stage',
  group: 'Group',
  knockout: 'Knockout',
  quarter_final: 'Quarter Final',
  semi_final: 'Semi Final',
  third_place: 'Third Place',
  final: 'Final',
};

/** A stage with a capital first letter; stages nobody knows are shown the same way (§3). */
export const stageLabel = (stage: string): string => stage.charAt(0).toUpperCase() + stage.slice(1);

/** The label of a group: its own name, else a letter by the id modulo 4 (D17, D42). */
export const groupLabel = (group: { readonly id: number; readonly name: string | null }): string =>
  group.name ?? `Group ${'ABCD'.charAt(group.id % 4)}`;
