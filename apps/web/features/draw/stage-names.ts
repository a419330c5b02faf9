// What the stages of a draw are called.
import * as words from '@tennis/words/draw-maker';
import { thirdPlace } from '@tennis/words/draw';
import type { DrawOnWire } from '@tennis/contract';
import { groupLetter } from '@tennis/domain';

/** By the engine's own names, which are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  'Main draw': words.stageMain,
  Consolation: words.stageConsolation,
  'Third place': thirdPlace,
  'Winners bracket': words.stageWinners,
  'Losers bracket': words.stageLosers,
  'Grand final': words.stageGrandFinal,
  'Round robin': words.kindRoundRobin,
  East: words.stageEast,
  West: words.stageWest,
  North: words.stageNorth,
  South: words.stageSouth,
  Northeast: words.stageNortheast,
  Southwest: words.stageSouthwest,
  Northwest: words.stageNorthwest,
  Southeast: words.stageSoutheast,
};

/** By the index of a stage. */
export function stageNames({ kind, stages }: DrawOnWire): readonly string[] {
  let groups = 0;
  return stages.map((stage) =>
    stage.kind === 'group' && kind === 'groups_knockout'
      ? words.group({ letter: groupLetter(groups++) })
      : (NAMES[stage.name] ?? stage.name),
  );
}
