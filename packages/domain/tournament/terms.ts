// The words of a tournament as the specification fixes them (§3, §4, §9; D29, D30), in display order.

/** The nine types of tournament (§3). */
export const TOURNAMENT_TYPES = [
  'U9',
  'U10',
  'U12',
  'U14',
  'U18',
  'Open',
  'Adults',
  'Doubles',
  'Mixed',
] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** Whether the entries of a tournament of this type are pairs (D12). */
export const isPairType = (type: TournamentType): boolean => type === 'Doubles' || type === 'Mixed';

/** In the order in which a tournament passes through them (D9). */
export const TOURNAMENT_STATUSES = ['draft', 'upcoming', 'registering', 'active', 'completed'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** The three groups that tabs and lists share (D8). */
export const TOURNAMENT_GROUPS: readonly (readonly TournamentStatus[])[] = [
  ['active', 'registering'],
  ['upcoming', 'draft'],
  ['completed'],
];

export const TOURNAMENT_FORMATS = ['round_robin', 'groups_knockout', 'knockout'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

export const POINT_SYSTEMS = ['normal_deuce', 'sudden_death_deuce'] as const;
export type PointSystem = (typeof POINT_SYSTEMS)[number];

export const TIE_BREAKER_RULES = ['matches_won', 'total_points', 'head_to_head'] as const;
export type TieBreakerRule = (typeof TIE_BREAKER_RULES)[number];

/** Rounds in display order (§4 ranks 1 to 7); `group_stage` shares the rank of `group` (D30). */
export const MATCH_ROUNDS = [
  'round_robin',
  'group_stage',
  'group',
  'knockout',
  'quarter_final',
  'semi_final',
  'third_place',
  'final',
] as const;
export type MatchRound = (typeof MATCH_ROUNDS)[number];

export const MATCH_STATUSES = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const ROUND_RANKS: Readonly<Record<MatchRound, number>> = {
  round_robin: 1,
  group_stage: 2,
  group: 2,
  knockout: 3,
  quarter_final: 4,
  semi_final: 5,
  third_place: 6,
  final: 7,
};

/** Display rank of a round, 1 to 7; a round that nobody knows ranks 0 (§4). */
export function roundRank(round: string): number {
  return ROUND_RANKS[round as MatchRound] ?? 0;
}

const KNOCKOUT_MATCHES: Readonly<Partial<Record<MatchRound, number>>> = {
  quarter_final: 4,
  semi_final: 2,
  third_place: 1,
  final: 1,
};

/**
 * How many matches of a round one knockout of at most `entrants` has (§9: four quarter finals, two semi finals, one final). Before those, each match
 * sends one player home until eight are left. Null if no draw sets a number.
 */
export function matchesOfRound(round: MatchRound, entrants: number): number | null {
  if (round === 'knockout') return entrants > 8 ? entrants - 8 : null;
  return KNOCKOUT_MATCHES[round] ?? null;
}

/** The defaults of a new tournament (§9). Dates are relative to the day on which the form opens. */
export const TOURNAMENT_DEFAULTS = {
  type: 'Open',
  maxParticipants: 16,
  startTime: '09:00',
  endTime: '18:00',
  durationDays: 7,
  format: 'round_robin',
  pointSystem: 'normal_deuce',
  letRule: true,
  timeLimit: 90,
  matchesPerParticipant: 3,
  playersProgressingFromGroups: 2,
  tieBreakerRule: 'matches_won',
} as const;

/** The limits of the tournament form (§5, §9): entries, and minutes a match may last. */
export const TOURNAMENT_LIMITS = {
  participants: { min: 2, max: 128 },
  timeLimit: { min: 30, max: 180 },
} as const;

/** Stores 0 players progressing for a round robin, otherwise at least the requested number (§4, D33). */
export function playersProgressing(format: TournamentFormat, asked: number): number {
  return format === 'round_robin' ? 0 : asked;
}
