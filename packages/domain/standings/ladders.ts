// The ladders as data: which steps break a tie, in which order, and how unfinished matches count.
// Rules RR3, RR4, RR5, RR7 and the counting parts of RR9.
import type { TieBreakerRule } from '../tournament/terms.ts';

/** Every step a ladder may name. */
export const STEP_NAMES = [
  'wins',
  'wins_share',
  'matches_played',
  'no_forfeit',
  'points',
  'points_per_match',
  'head_to_head_of_two',
  'head_to_head',
  'completed_of_three',
  'sets_share',
  'sets_share_among',
  'set_difference',
  'set_difference_per_match',
  'games_share',
  'games_share_among',
  'game_difference',
  'game_difference_per_match',
  'ranking',
  'lot',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** One way to rank a group. */
export type Ladder = {
  readonly name: LadderName;
  /**
   * Tried in order. A split by any step at or after a head-to-head step sends the remaining ties back to that head-to-head first, then on to the next
   * step.
   */
  readonly steps: readonly StepName[];
  /**
   * How a retirement or a default during play counts: as a straight-sets loss whose games do not count, or with the sets and games that were
   * completed.
   */
  readonly unfinished: 'straight_sets' | 'as_played';
  /** Whether a win by walkover counts as a match played for the winner; it never does for the player who gave it. */
  readonly walkoverIsPlayed: boolean;
  /** Compares entrants of different groups, whose sizes may differ: only shares, never totals. */
  readonly across: readonly StepName[];
};

/** The names under which ladders are chosen. */
export type LadderName = 'atp' | 'usta' | 'points' | 'head_to_head';

const sharesAcross = ['wins_share', 'sets_share', 'games_share', 'ranking', 'lot'] as const;

/** Every ladder by name. */
export const LADDERS: { readonly [Name in LadderName]: Ladder } = {
  atp: {
    name: 'atp',
    steps: [
      'wins',
      'matches_played',
      'head_to_head_of_two',
      'completed_of_three',
      'sets_share',
      'games_share',
      'ranking',
      'lot',
    ],
    unfinished: 'straight_sets',
    walkoverIsPlayed: false,
    across: sharesAcross,
  },
  usta: {
    name: 'usta',
    steps: [
      'wins',
      'no_forfeit',
      'head_to_head',
      'sets_share',
      'games_share',
      'sets_share_among',
      'games_share_among',
      'lot',
    ],
    unfinished: 'as_played',
    walkoverIsPlayed: true,
    across: ['wins_share', 'sets_share', 'games_share', 'lot'],
  },
  points: {
    name: 'points',
    steps: ['points', 'wins', 'set_difference', 'game_difference', 'head_to_head', 'lot'],
    unfinished: 'as_played',
    walkoverIsPlayed: true,
    across: [
      'points_per_match',
      'wins_share',
      'set_difference_per_match',
      'game_difference_per_match',
      'lot',
    ],
  },
  head_to_head: {
    name: 'head_to_head',
    steps: ['wins', 'head_to_head', 'sets_share', 'games_share', 'ranking', 'lot'],
    unfinished: 'straight_sets',
    walkoverIsPlayed: true,
    across: sharesAcross,
  },
};

const ladderOfRule: { readonly [Rule in TieBreakerRule]: LadderName } = {
  matches_won: 'atp',
  total_points: 'points',
  head_to_head: 'head_to_head',
};

/** [RR7] The ladder behind one of the three choices of the tournament form. */
export const ladderFor = (rule: TieBreakerRule): Ladder => LADDERS[ladderOfRule[rule]];
