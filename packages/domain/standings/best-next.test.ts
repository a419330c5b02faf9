// Three groups, from which the two best third places also go on, from the first match to the knockout.
import { describe, expect, it } from 'vitest';
import { codeLine } from '../draws/fixtures.ts';
import { drawGroups } from '../draws/groups.ts';
import { setResult, settlePlaces, startProgress } from '../progress/results.ts';
import { parseScore } from '../score/parse-score.ts';
import type { Draw, Entry } from '../draws/draw.ts';
import type { Progress } from '../progress/progress.ts';
import type { Result } from '../result.ts';
import { drawBestNext } from './best-next.ts';
import { LADDERS } from './ladders.ts';
import { rankStageBy } from './of-draw.ts';
import type { StageRules } from './of-draw.ts';

const valueOf = <T>(result: Result<T, { readonly code: string }>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const drawOf = (bestNext: number, entries: readonly Entry[] = seeded): Draw =>
  valueOf(drawGroups(entries, { matchesPerParticipant: 3, progressing: 2, randomSeed: 1, bestNext }));

const seeded = Array.from({ length: 12 }, (_, index): Entry => ({
  id: index,
  name: `P${index}`,
  seed: index + 1,
}));

/** The better seed wins every group match, 6-0 6-0 unless the loser (by entry index) is named with another score. */
const played = (draw: Draw, rules: StageRules, scores: ReadonlyMap<number, string> = new Map()): Progress => {
  let progress = valueOf(startProgress(draw, { rank: rankStageBy(rules) }));
  draw.structure.matches.forEach(({ stage }, match) => {
    if (draw.structure.stages[stage]?.kind !== 'group') return;
    const [upper = 0, lower = 0] = progress.slots.slice(match * 2, match * 2 + 2);
    const score = valueOf(
      parseScore(scores.get(Math.max(upper, lower)) ?? '6-0 6-0', { first: upper < lower ? 1 : 2 }),
    );
    progress = valueOf(
      setResult(progress, match, { winner: upper < lower ? 1 : 2, outcome: 'completed', score }),
    ).progress;
  });
  return progress;
};

const rules: StageRules = { ladder: LADDERS.usta };

describe('best next of a draw', () => {
  it('[RR2] takes the best of the next by shares and seats them away from their groups', () => {
    // Group A: 0 5 6 11, B: 1 4 7 10, C: 2 3 8 9. The thirds are 6, 7 and 8; 7 and 8 lose by less.
    const scores = new Map([
      [7, '7-5 7-5'],
      [8, '6-4 6-4'],
    ]);
    const progress = played(drawOf(2), rules, scores);
    const draw = valueOf(drawBestNext(progress, rules));
    const known = {
      results: progress.results.flatMap((result, match) => (result ? [[match, result] as const] : [])),
    };
    const knockout = valueOf(startProgress(draw, { ...known, rank: rankStageBy(rules) }));
    const first = draw.structure.stages[3]?.firstMatch ?? 0;
    expect(knockout.slots.slice(first * 2, first * 2 + 8)).toEqual([0, 7, 4, 3, 5, 2, 8, 1]);
    expect(valueOf(drawBestNext(knockout, rules))).toEqual(draw);
  });

  it('[RR2] where only winners go on, the best second', () => {
    const atp = { ladder: LADDERS.atp };
    const draw = valueOf(
      drawGroups(seeded, { matchesPerParticipant: 3, progressing: 1, randomSeed: 1, bestNext: 1 }),
    );
    expect(valueOf(drawBestNext(played(draw, atp), atp)).lines.slice(12)).toEqual([3]);
  });

  it('follows an order settled by hand', () => {
    const progress = valueOf(settlePlaces(played(drawOf(1), rules), 1, [1, 10, 4, 7])).progress;
    expect(valueOf(drawBestNext(progress, rules)).lines.slice(12)).toContain(4);
  });

  it('waits for the last group and for lots between groups', () => {
    const message = (progress: Progress) => {
      const drawn = drawBestNext(progress, rules);
      return drawn.ok ? 'seated' : codeLine(drawn.error);
    };
    expect(message(valueOf(startProgress(drawOf(1), { rank: rankStageBy(rules) })))).toBe(
      'group-open stage=group(1)',
    );
    expect(message(played(drawOf(1), rules))).toBe('lot-missing names=[P6, P7, P8]');
    expect(message(played(drawOf(3), rules))).toBe('seated');
    expect(message(played(drawOf(0), rules))).toBe('seated');
  });

  it('[RR3] compares rankings, else seeds, across groups', () => {
    const atp = { ladder: LADDERS.atp };
    expect(valueOf(drawBestNext(played(drawOf(1), atp), atp)).lines.slice(12)).toContain(6);
    const ranked = seeded.map((entry): Entry => (entry.id === 8 ? { ...entry, ranking: 1 } : entry));
    expect(valueOf(drawBestNext(played(drawOf(1, ranked), atp), atp)).lines.slice(12)).toContain(8);
  });
});
