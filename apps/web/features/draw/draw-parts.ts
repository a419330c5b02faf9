// The lines of a draw as the organisers see them before it is published: in the pairs or groups that play, part by part.
import { byeName, qualifier } from '@tennis/words/draw';
import { tbd } from '@tennis/words/matches';
import * as words from '@tennis/words/draw-maker';
import * as stageWords from '@tennis/words/stages';
import type { DrawOnWire } from '@tennis/contract';
import { BYE, fedLines, groupLetter, redrawnStage } from '@tennis/domain';
import { stageNames } from '../../lib/stage-names.ts';
import { isQualifying } from '../../lib/drawn-bracket.ts';

export interface Line {
  readonly line: number;
  /** As the sheet counts it, from 1 in its part. */
  readonly number: number;
  /** The first line of its part, and how many there are. */
  readonly part: { readonly first: number; readonly count: number };
  /** Drawn again with the rest unless it is pinned. */
  readonly isPinnable: boolean;
  readonly name: string;
  readonly seed: number | null;
  /** Nobody stands there who could change places. */
  readonly isFixed: boolean;
}

/** Two lines that meet, a whole group, or a whole section of the qualifying. */
interface Block {
  readonly title: string | null;
  readonly lines: readonly Line[];
}

/** The lines that pair up. */
const pairsOf = (lines: readonly Line[]): Block[] =>
  Array.from({ length: lines.length / 2 }, (_, pair) => ({
    title: null,
    lines: lines.slice(pair * 2, pair * 2 + 2),
  }));

/** The blocks of each part of a draw; a draw of one part has no title. */
export function partsOf(
  draw: DrawOnWire,
): { readonly title: string | null; readonly blocks: readonly Block[] }[] {
  const fed = fedLines(draw);
  const names = stageNames(draw);
  const redrawn = redrawnStage(draw);
  const lineOf = (line: number, stage: DrawOnWire['stages'][number]): Line => {
    const occupant = draw.lines[line] ?? -1;
    const entry = draw.entries[occupant];
    return {
      line,
      number: line - stage.firstLine + 1,
      part: { first: stage.firstLine, count: stage.lineCount },
      isPinnable: stage === redrawn && entry !== undefined,
      name: entry?.name ?? (occupant === BYE ? byeName : fed.has(line) ? qualifier : tbd),
      seed: entry?.seed ?? null,
      isFixed: entry === undefined,
    };
  };
  const linesOf = (stage: DrawOnWire['stages'][number]): Line[] =>
    Array.from({ length: stage.lineCount }, (_, index) => lineOf(stage.firstLine + index, stage));
  const groups = draw.stages.filter(({ kind }) => kind === 'group');
  if (groups.length > 0) {
    // Lines of a knockout after groups wait for the groups.
    const blocks = groups.map((stage, index) => ({
      title: draw.kind === 'groups_knockout' ? stageWords.group({ letter: groupLetter(index) }) : null,
      lines: linesOf(stage),
    }));
    return [{ title: null, blocks }];
  }
  return draw.stages.flatMap((stage, index) => {
    const lines = linesOf(stage);
    if (lines.length === 0) return [];
    if (!isQualifying(stage))
      return [{ title: draw.kind === 'qualifying' ? (names[index] ?? null) : null, blocks: pairsOf(lines) }];
    const size = 2 ** stage.rounds;
    const blocks = Array.from({ length: lines.length / size }, (_, section) => ({
      title: words.section({ number: section + 1 }),
      lines: lines.slice(section * size, (section + 1) * size),
    }));
    return [{ title: names[index] ?? null, blocks }];
  });
}
