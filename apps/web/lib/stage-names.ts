// Names of the stages of a draw where each stands alone, as on a tab: "Winners" for "Winners bracket" in sentences.
import * as stageWords from '@tennis/words/stages';
import { thirdPlace } from '@tennis/words/draw';
import type { DrawOnWire } from '@tennis/contract';
import { groupLetter, type StageCode } from '@tennis/domain';

type StageTitle = DrawOnWire['stages'][number]['title'];

const NAMES = {
  main: stageWords.stageMain,
  consolation: stageWords.stageConsolation,
  'third-place': thirdPlace,
  winners: stageWords.stageWinners,
  losers: stageWords.stageLosers,
  'grand-final': stageWords.stageGrandFinal,
  'round-robin': stageWords.kindRoundRobin,
  qualifying: stageWords.stageQualifying,
  knockout: stageWords.kindKnockout,
  east: stageWords.stageEast,
  west: stageWords.stageWest,
  north: stageWords.stageNorth,
  south: stageWords.stageSouth,
  northeast: stageWords.stageNortheast,
  southwest: stageWords.stageSouthwest,
  northwest: stageWords.stageNorthwest,
  southeast: stageWords.stageSoutheast,
} satisfies Record<StageCode, string>;

/** The name of one. */
export function stageTitle(title: StageTitle): string {
  if (title.code === 'group') return stageWords.group({ letter: groupLetter(title.number - 1) });
  if (title.code === 'places') return stageWords.stagePlaces(title);
  return title.code === 'given' ? title.name : NAMES[title.code];
}

/** By the index of a stage. */
export const stageNames = ({ stages }: DrawOnWire): readonly string[] =>
  stages.map(({ title }) => stageTitle(title));
