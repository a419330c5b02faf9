// Finds the constraints that a bracket breaks: seeds on their lines [SD1-SD3], byes [BY1, BY2], separation [UN2]. It judges any draw, whether made by
// lot, by hand, or on paper somewhere else.
import { seedIn } from './draw.ts';
import type { Breach, BreachProblem, Draw, DrawPolicy, SeedOf, SeparationKey } from './draw.ts';
import { tableBreaches } from './groups-breaches.ts';
import { seedBlocks } from './seeding.ts';
import { firstOpponent, keysOf, partsOfKey, sharedKey } from './separation.ts';
import { BYE } from './structure.ts';
import type { Occupant } from './structure.ts';

/** One bracket to judge: its lines, and the line indexes that the answers should name. */
interface Judged {
  readonly draw: Draw;
  /** Index of its stage. */
  readonly stage: number;
  readonly policy: DrawPolicy;
  readonly lines: readonly Occupant[];
  readonly firstLine: number;
  /** Seeds in the bracket, best first, as indexes of `lines`. */
  readonly seedLines: readonly number[];
  readonly breaches: Breach[];
}

/**
 * Every constraint that the brackets and tables of the draw break; empty for a clean draw. `separate` lists what was to be kept apart, if that
 * differs from the draw's policy.
 */
export function breachesOf(draw: Draw, separate?: readonly SeparationKey[]): Breach[] {
  const breaches = tableBreaches(draw, separate);
  if (draw.policy === undefined) return breaches;
  const policy = separate === undefined ? draw.policy : { ...draw.policy, separate };
  for (const [index, stage] of draw.structure.stages.entries()) {
    if (stage.kind === 'group') continue;
    const lines = draw.lines.slice(stage.firstLine, stage.firstLine + stage.lineCount);
    const seeds = lines.map((occupant) => {
      const entry = draw.entries[occupant];
      return entry === undefined ? null : seedIn(entry, index);
    });
    const seedLines = [...seeds.keys()]
      .filter((line) => seeds[line] !== null)
      .sort((a, b) => (seeds[a] ?? 0) - (seeds[b] ?? 0));
    const judged: Judged = {
      draw,
      stage: index,
      policy,
      lines,
      firstLine: stage.firstLine,
      seedLines,
      breaches,
    };
    const wholeBracket = 2 ** stage.rounds === stage.lineCount;
    if (wholeBracket) judgeSeeds(judged);
    judgeByes(judged, wholeBracket);
    judgeSeparation(judged, 2 ** stage.rounds);
  }
  return breaches;
}

/** The entry on the line of a seed, and the seed. */
function seedOn(
  judged: Judged,
  line: number,
  seed: number,
): { readonly name: string; readonly seed: number; readonly seedOf: SeedOf } {
  const { name = '', standsFor } = judged.draw.entries[judged.lines[line] ?? BYE] ?? {};
  return { name, seed, seedOf: standsFor?.stage === judged.stage ? 'replaced' : 'own' };
}

function report(judged: Judged, rule: string, lines: readonly number[], problem: BreachProblem): void {
  judged.breaches.push({ rule, lines: lines.map((line) => line + judged.firstLine), problem });
}

/** [SD1-SD3] Every seed on a line of their block. */
function judgeSeeds(judged: Judged): void {
  const { lines, seedLines } = judged;
  const policy = judged.policy.seeding;
  let next = 0;
  for (const block of seedBlocks(policy, lines.length)) {
    for (let place = 0; place < block.length && next < seedLines.length; place++, next++) {
      const line = seedLines[next] ?? 0;
      if (block.includes(line + 1)) continue;
      report(judged, policy === 'itf' ? 'SD2' : 'SD3', [line], {
        code: 'seed-misplaced',
        ...seedOn(judged, line, next + 1),
        line: line + 1,
        lines: block,
      });
    }
  }
}

/** [BY1, BY2] No two byes in one match; seeds first, in order; halves and quarters within one of each other. */
function judgeByes(judged: Judged, wholeBracket: boolean): void {
  const { lines, seedLines } = judged;
  let byes = 0;
  for (let line = 0; line < lines.length; line++) {
    if (lines[line] !== BYE) continue;
    byes++;
    if (line % 2 === 1 && lines[line - 1] === BYE)
      report(judged, 'BY1', [line - 1, line], { code: 'two-byes', first: line, second: line + 1 });
  }
  if (!wholeBracket) return;
  seedLines.forEach((line, index) => {
    if (index < byes && lines[line ^ 1] !== BYE)
      report(judged, 'BY2', [line], { code: 'seed-without-bye', ...seedOn(judged, line, index + 1) });
  });
  for (const [count, parts] of [
    [2, 'halves'],
    [4, 'quarters'],
  ] as const) {
    if (lines.length < count * 2) continue;
    const width = lines.length / count;
    const counts = Array.from(
      { length: count },
      (_, part) =>
        lines.slice(part * width, (part + 1) * width).filter((occupant) => occupant === BYE).length,
    );
    if (Math.max(...counts) - Math.min(...counts) > 1)
      report(judged, 'BY2', [], { code: 'byes-uneven', parts, counts });
  }
}

/** [UN2] Nobody meets a clubmate, relative or schoolmate in their first match. */
function judgeSeparation(judged: Judged, section: number): void {
  const { draw, lines } = judged;
  const { separate } = judged.policy;
  for (let line = 0; line < lines.length; line++) {
    const here = draw.entries[lines[line] ?? BYE];
    const other = here === undefined ? -1 : firstOpponent(lines, line, section);
    const there = other > line ? draw.entries[lines[other] ?? BYE] : undefined;
    if (here === undefined || there === undefined) continue;
    const shared = sharedKey(keysOf(here, separate), keysOf(there, separate));
    if (shared === undefined) continue;
    const names = { first: here.name, second: there.name };
    report(judged, 'UN2', [line, other], { code: 'first-match', ...names, ...partsOfKey(shared) });
  }
}
