// The complete tables of the rule books [SD1-SD4].
import { describe, expect, it } from 'vitest';
import { bracketSize, mostSeeds, seedBlocks, suggestedSeeds } from './seeding.ts';

const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

describe('seedBlocks', () => {
  it.each([
    [2, []],
    [4, []],
    [8, [[3, 6]]],
    [
      16,
      [
        [5, 12],
        [4, 8, 9, 13],
      ],
    ],
    [
      32,
      [
        [9, 24],
        [8, 16, 17, 25],
      ],
    ],
    [
      64,
      [
        [17, 48],
        [16, 32, 33, 49],
        [9, 25, 40, 56],
        [8, 24, 41, 57],
      ],
    ],
    [
      128,
      [
        [33, 96],
        [32, 64, 65, 97],
        [17, 49, 80, 112],
        [16, 48, 81, 113],
        [9, 24, 41, 56, 73, 88, 105, 120],
        [8, 25, 40, 57, 72, 89, 104, 121],
      ],
    ],
  ])('[SD1] [SD2] itf, draw of %i', (size, blocks) => {
    expect(seedBlocks('itf', size)).toEqual([[1], [size], ...blocks]);
  });

  it.each([
    [2, []],
    [4, []],
    [8, [[3, 6]]],
    [
      16,
      [
        [5, 12],
        [3, 7, 10, 14],
      ],
    ],
    [
      32,
      [
        [9, 24],
        [5, 13, 20, 28],
      ],
    ],
    [
      64,
      [
        [17, 48],
        [9, 25, 40, 56],
        [5, 13, 21, 29, 36, 44, 52, 60],
      ],
    ],
    [
      128,
      [
        [33, 96],
        [17, 49, 80, 112],
        [9, 25, 41, 57, 72, 88, 104, 120],
        [5, 13, 21, 29, 37, 45, 53, 61, 68, 76, 84, 92, 100, 108, 116, 124],
      ],
    ],
  ])('[SD1] [SD3] usta, draw of %i', (size, blocks) => {
    expect(seedBlocks('usta', size)).toEqual([[1], [size], ...blocks]);
  });

  it.each(SIZES)('[SD2] [SD3] in a draw of %i no two seeds share a section before their round', (size) => {
    for (const policy of ['itf', 'usta'] as const) {
      const lines = seedBlocks(policy, size).flat();
      expect(lines).toHaveLength(mostSeeds(size));
      for (let seeds = 2; seeds <= lines.length; seeds *= 2) {
        const sections = lines.slice(0, seeds).map((line) => Math.floor(((line - 1) * seeds) / size));
        expect(new Set(sections).size).toBe(seeds);
      }
    }
  });
});

describe('how many seeds', () => {
  it.each([
    [2, 2],
    [3, 2],
    [11, 2],
    [12, 4],
    [23, 4],
    [24, 8],
    [47, 8],
    [48, 16],
    [95, 16],
    [96, 32],
    [128, 32],
    [191, 32],
    [192, 64],
  ])('[SD4] %i players suggest %i', (players, seeds) => {
    expect(suggestedSeeds(players)).toBe(seeds);
  });

  it.each([
    [2, 2],
    [4, 2],
    [8, 4],
    [16, 8],
    [32, 8],
    [64, 16],
    [128, 32],
    [256, 64],
  ])('[SD2] [SD4] a draw of %i has lines for %i', (size, seeds) => {
    expect(mostSeeds(size)).toBe(seeds);
  });
});

describe('bracketSize', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 8],
    [64, 64],
    [65, 128],
    [1024, 1024],
  ])('[BY1] %i players need %i lines', (players, size) => {
    expect(bracketSize(players)).toBe(size);
  });
});
