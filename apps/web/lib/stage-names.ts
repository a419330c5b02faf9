// What the stages of a draw are called where each stands alone, as on a tab: "Winners" for what sentences call "Winners bracket".
import * as words from '@tennis/words/draw-maker';
import { thirdPlace } from '@tennis/words/draw';
import type { DrawOnWire } from '@tennis/contract';
import { groupLetter, type StageCode } from '@tennis/domain';

const NAMES = {
  main: words.stageMain,
  consolation: words.stageConsolation,
  'third-place': thirdPlace,
  winners: words.stageWinners,
  losers: words.stageLosers,
  'grand-final': words.stageGrandFinal,
  'round-robin': words.kindRoundRobin,
  qualifying: words.stageQualifying,
  knockout: words.kindKnockout,
  east: words.stageEast,
  west: words.stageWest,
  north: words.stageNorth,
  south: words.stageSouth,
  northeast: words.stageNortheast,
  southwest: words.stageSouthwest,
  northwest: words.stageNorthwest,
  southeast: words.stageSoutheast,
} satisfies Record<StageCode, string>;

function stageName({ title }: DrawOnWire['stages'][number]): string {
  if (title.code === 'group') return words.group({ letter: groupLetter(title.number - 1) });
  if (title.code === 'places') return words.stagePlaces(title);
  return title.code === 'given' ? title.name : NAMES[title.code];
}

/** By the index of a stage. */
export const stageNames = ({ stages }: DrawOnWire): readonly string[] => stages.map(stageName);
