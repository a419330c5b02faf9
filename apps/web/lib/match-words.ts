// The words of what a match can be: its round, its state, the way it ended.
import * as words from '@tennis/words/matches';
import type { EndingKind, MatchRound, MatchStatus } from '@tennis/domain';

const ROUND_NAMES: Readonly<Record<string, string>> = {
  round_robin: words.roundRobin,
  group_stage: words.groupStage,
  group: words.group,
  knockout: words.knockout,
  quarter_final: words.quarterFinal,
  semi_final: words.semiFinal,
  third_place: words.thirdPlace,
  final: words.final,
} satisfies Record<MatchRound, string>;

/** The name of a round; one that nobody knows ("round_of_16") by its own words. */
export const roundName = (round: string): string =>
  ROUND_NAMES[round] ??
  round
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const MATCH_STATUS_LABELS: Readonly<Record<MatchStatus, string>> = {
  scheduled: words.stateUpcoming,
  in_progress: words.stateInProgress,
  completed: words.stateCompleted,
  cancelled: words.stateCancelled,
};

/** How an ending is written after a score. */
export const ENDING_SHORT: Readonly<Record<EndingKind, string>> = {
  retired: words.retiredShort,
  walkover: words.walkoverShort,
  defaulted: words.defaultedShort,
  withdrawn: words.withdrawnShort,
  abandoned: words.abandonedShort,
  cancelled: words.cancelledShort,
};
