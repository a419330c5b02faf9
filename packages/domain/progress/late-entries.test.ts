// Late entries that take a bye, on small brackets written as text.
import { describe, expect, it } from 'vitest';
import { codeLine, valueOf } from '../draws/fixtures.ts';
import { drawKnockout } from '../draws/knockout.ts';
import { BYE } from '../draws/structure.ts';
import { bracketOf, played } from './fixtures.ts';
import { byeByLot, byesLeft, openByes } from './late-entries.ts';
import { startProgress } from './results.ts';
import type { Progress } from './progress.ts';

const POLICY = { seeding: 'itf', byes: 'even', separate: ['club'] } as const;

/** A bracket that was drawn. `seeds`: the seeds by name. */
const drawn = (lines: string, seeds: Readonly<Record<string, number>> = {}): Progress => {
  const seedOf = (name: string) => (seeds[name] === undefined ? {} : { seed: seeds[name] });
  return valueOf(startProgress({ ...bracketOf(lines, { type: 'knockout' }, seedOf), policy: POLICY }));
};
const linesOf = (progress: Progress, started: readonly number[] = []): number[] =>
  openByes(progress, 0, { started }).map(({ line }) => line + 1);

/** A quarter of 8 with three byes: two in one of its eighths, one in the other. */
const quarterFrom = (from: number): string =>
  `P${from} - P${from + 1} - P${from + 2} P${from + 3} P${from + 4} -`;

describe('a bye for a late entry', () => {
  it('[BY1] is any whose player has not begun; the others stay', () => {
    const progress = drawn('A - B C D E - F');
    expect(linesOf(progress)).toEqual([2, 7]);
    const [first] = openByes(progress, 0);
    expect(first?.change.progress.draw).toMatchObject({
      lines: [0, 6, 1, 2, 3, 4, -2, 5],
      filledByes: [1],
      alternates: [{ name: 'Z' }],
    });
    expect(first?.change.consequences.map(({ news }) => codeLine(news))).toEqual([
      'line name=Y line=2 stage=main',
      'open-again match=quarter-final(1)',
      'moves-in match=quarter-final(1) name=Y',
      'leaves match=semi-final(5) name=A',
    ]);
  });

  it('[SB2] is none once the player has played or begun, or got a walkover', () => {
    const progress = drawn('A - B C D E - F');
    expect(linesOf(played(progress, 'B>C A>B'))).toEqual([7]);
    expect(linesOf(played(progress, 'B>C'), [4])).toEqual([7]);
    expect([byesLeft(progress), byesLeft(played(progress, 'B>C'), [4])]).toEqual([[1, 6], [6]]);
    expect(linesOf({ ...progress, withdrawn: [0] })).toEqual([7]);
  });

  it('is none without lots, or without anybody who waits', () => {
    const { policy: _policy, ...draw } = drawn('A - B C').draw;
    const byHand = valueOf(startProgress(draw));
    expect([openByes(byHand, 0), byesLeft(byHand)]).toEqual([[], []]);
    expect(openByes(drawn('A - B C'), 5)).toEqual([]);
    expect(linesOf(drawn('A D B C'))).toEqual([]);
  });

  it('[BY2, UN3] is by lot one that no seed is due, each time the same', () => {
    const progress = drawn('A - B - C - D E', { A: 1 });
    const byes = openByes(progress, 0);
    expect(byes.map(({ breaches }) => breaches.map(({ rule }) => rule))).toEqual([['BY2'], [], ['BY2']]);
    const chosen = byeByLot(progress.draw, byes);
    // The other two are due to the seed, and to the lower half.
    expect(chosen?.line).toBe(3);
    expect(byeByLot(progress.draw, openByes(progress, 0))?.line).toBe(chosen?.line);
    expect(byeByLot(progress.draw, [])).toBeNull();
  });

  it.each([5, 7, 9, 13])(
    '[BY3] is the last one that policy usta gave, of %i: the rest are those of a draw with one more',
    (count) => {
      const entries = Array.from({ length: 32 - count }, (_, index) => ({
        id: index + 1,
        name: `P${index}`,
      }));
      const late = { id: 'late', name: 'Late' };
      const blocks = [[2], [31], [10, 23], [6, 14, 19, 27], [4, 8, 12, 16, 17, 21, 25, 29]];
      const rankOf = (line: number) => blocks.findIndex((block) => block.includes(line + 1));
      for (let randomSeed = 1; randomSeed <= 10; randomSeed += 1) {
        const options = { byes: 'usta', randomSeed, alternates: [late] } as const;
        const withOneMore = valueOf(drawKnockout([...entries, late], { byes: 'usta', randomSeed }));
        const progress = valueOf(startProgress(valueOf(drawKnockout(entries, options))));
        const { draw } = progress;
        const byes = openByes(progress, 0);
        const ranks = byes.map(({ line }) => rankOf(line));
        expect(ranks).not.toContain(-1);
        const taken = byeByLot(draw, byes);
        expect(rankOf(taken?.line ?? 0)).toBe(Math.max(...ranks));
        expect(taken?.breaches).toEqual([]);
        const ranksIn = ({ lines }: Pick<typeof draw, 'lines'>) =>
          [...lines.keys()]
            .filter((line) => lines[line] === BYE)
            .map(rankOf)
            .toSorted((one, other) => one - other);
        expect(ranksIn(taken?.change.progress.draw ?? draw)).toEqual(ranksIn(withOneMore));
      }
    },
  );

  it('[BY2] is taken from the eighth that has most byes left', () => {
    const progress = drawn([0, 5, 10, 15].map(quarterFrom).join(' '));
    const byes = openByes(progress, 0);
    expect(byes).toHaveLength(12);
    const inTwos = byes.filter(({ line }) => line % 8 < 4).map(({ line }) => line);
    for (let seed = 1; seed <= 20; seed += 1)
      expect(inTwos).toContain(byeByLot({ ...progress.draw, randomSeed: seed }, byes)?.line);
  });
});
