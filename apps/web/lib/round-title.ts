// The name of a round in a draw if the seven rounds of lists only say "knockout".
import { roundNumber } from '@tennis/words/stages';
import type { Match } from '@tennis/contract';
import { roundLabels, type RoundLabels } from './bracket-facts.ts';
import { roundName } from './match-words.ts';
import { stageTitle } from './stage-names.ts';

type DrawRound = NonNullable<Match['drawRound']>;

function titleOf({ stage, players, number = 1 }: DrawRound, kind: keyof RoundLabels): string {
  const round = players === undefined ? roundNumber({ number }) : roundLabels(players / 2)[kind];
  return stage === undefined ? round : `${stageTitle(stage)}, ${round}`;
}

/** "Round of 16", "Consolation, Semi Final", "Qualifying, Round 1". */
export const drawRoundTitle = (round: DrawRound): string => titleOf(round, 'single');

/** "R16", "Consolation, SF", "Qualifying, Round 1". */
export const shortDrawRound = (round: DrawRound): string => titleOf(round, 'short');

/** The round of a match: as its draw calls it, otherwise by the seven rounds of lists. */
export const matchRound = ({ round, drawRound }: Pick<Match, 'round' | 'drawRound'>): string =>
  drawRound === undefined ? roundName(round) : drawRoundTitle(drawRound);
