import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENDINGS,
  formatScore,
  gameSet,
  KNOWN_FORMATS,
  matchTieBreak,
  NO_SCORE,
  parseMatchFormat,
  parseScore,
  withoutBlankSets,
  type MatchFormat,
  type Score,
  type SetScore,
} from '@tennis/domain';
import { ScoresSchema } from '../schemas/match.ts';
import { readScores } from './read-scores.ts';
import { writeScores } from './write-scores.ts';

function formatOf(code: string): MatchFormat {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

function scoreOf(text: string): Score {
  const parsed = parseScore(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

const text = (scores: unknown, code?: string): string => {
  const read = readScores(scores, code === undefined ? null : formatOf(code));
  return read.ok ? formatScore(read.value, { tieBreaks: 'both' }) : read.error.code;
};

describe('the three shapes of section 3 are read alike [S3.7]', () => {
  it.each<readonly [unknown, string]>([
    ['6-4', '6-4'],
    ['2-1', '2-1'],
    ['6-4 3-6 7-6(5)', '6-4 3-6 7-6(5)'],
    [{ score: '6-4' }, '6-4'],
    [{ text: '6-4 7-6(3)' }, '6-4 7-6(3)'],
    [{ set1: { player1: 6, player2: 4 }, set2: { player1: 7, player2: 5 } }, '6-4 7-5'],
    [
      {
        set1: { player1: 6, player2: 4 },
        set2: { player1: 3, player2: 6 },
        set3: { player1: 0, player2: 0 },
      },
      '6-4 3-6',
    ],
    [
      {
        set1: { player1: 6, player2: 4 },
        set2: { player1: 3, player2: 6 },
        set3: { player1: 6, player2: 4 },
        set4: { player1: 3, player2: 6 },
        set5: { player1: 8, player2: 6 },
      },
      '6-4 3-6 6-4 3-6 8-6',
    ],
    [{ set1: { player1: 7, player2: 6, tieBreak1: 7, tieBreak2: 4 } }, '7-6(7-4)'],
    [{ set1: { player1: 7, player2: 6, tieBreak2: 4 } }, '7-6(4)'],
    [{ set1: { player1: 6, player2: 7, tieBreak1: 0 } }, '6-7(0)'],
    [{ set1: { player1: 10, player2: 8, matchTieBreak: true } }, '[10-8]'],
    [{ set1: { player1: 1, player2: 0, tieBreak2: 8, matchTieBreak: true } }, '1-0(8)'],
    [{ set1: { player1: 6 } }, '6-0'],
    [{ set1: { player1: 6, player2: null }, set2: { player1: '', player2: 3 } }, '6-0 0-3'],
    [{ set1: { player1: 6, player2: 4 }, set2: null, set3: { player1: 6, player2: 3 } }, '6-4 0-0 6-3'],
    [{ set1: { player1: 6, player2: 4 }, set3: '' }, '6-4'],
    [
      [
        { set: 2, player1: 3, player2: 6 },
        { set: 1, player1: 6, player2: 4 },
      ],
      '6-4 3-6',
    ],
    [[{ set: 2, player1: 3, player2: 6 }], '0-0 3-6'],
    [[{ set: 5, player1: 3, player2: 6 }], '0-0 0-0 0-0 0-0 3-6'],
    [[], ''],
    [{}, ''],
    [{ score: '' }, ''],
    [{ note: 'x' }, ''],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['  ', ''],
    ['NA', ''],
  ])('%j is %s', (scores, written) => {
    expect(text(scores)).toBe(written);
  });

  it('nothing at all is the empty score', () => {
    expect(readScores(null)).toEqual({ ok: true, value: NO_SCORE });
    expect(readScores('UNK')).toEqual({ ok: true, value: NO_SCORE });
  });

  it.each<readonly [unknown, Score['ending']]>([
    [{ outcome: { kind: 'retired', by: 1 } }, { kind: 'retired', by: 1 }],
    [{ outcome: { kind: 'retired', by: 2 } }, { kind: 'retired', by: 2 }],
    [{ outcome: { kind: 'walkover', by: 'both' } }, { kind: 'walkover', by: 'both' }],
    [{ outcome: { kind: 'abandoned' } }, { kind: 'abandoned', by: null }],
    [{ outcome: 'defaulted' }, { kind: 'defaulted', by: null }],
    [{ outcome: 'completed' }, null],
    [{ outcome: { kind: 'completed' } }, null],
    [{ outcome: null }, null],
    [{}, null],
  ])('[OU1] D13: the outcome of %j', (scores, ending) => {
    expect(readScores(scores)).toEqual({ ok: true, value: { sets: [], ending } });
  });

  it('[SC3] the format tells points from games', () => {
    const scores = {
      set1: { player1: 6, player2: 4 },
      set2: { player1: 3, player2: 6 },
      set3: { player1: 10, player2: 8 },
    };
    expect(text(scores, 'SET3-S:6/TB7-F:TB10')).toBe('6-4 3-6 [10-8]');
    expect(text(scores, 'SET3-S:6/TB7-F:6')).toBe('6-4 3-6 10-8');
    expect(text(scores)).toBe('6-4 3-6 10-8');
    expect(text({ ...scores, set3: { player1: 1, player2: 0 } }, 'SET3-S:6/TB7-F:TB10')).toBe('6-4 3-6 1-0');
    expect(text({ ...scores, set3: { player1: 1, player2: 1 } }, 'SET3-S:6/TB7-F:TB10')).toBe(
      '6-4 3-6 [1-1]',
    );
    expect(text('6-4 3-6 10-8', 'SET3-S:6/TB7-F:TB10')).toBe('6-4 3-6 [10-8]');
    expect(text([{ set: 3, player1: 10, player2: 8 }], 'SET3-S:6/TB7-F:TB10')).toBe('0-0 0-0 [10-8]');
  });
});

describe('the longest tie-break', () => {
  it.each([
    ['6-4 4-6 1-0(997)', { player1: 999, player2: 997, tieBreak2: 997, matchTieBreak: true }],
    ['6-4 4-6 0-1(997)', { player1: 997, player2: 999, tieBreak1: 997, matchTieBreak: true }],
    ['6-4 4-6 [999-997]', { player1: 999, player2: 997, matchTieBreak: true }],
  ])('%s is written with three digits a side', (written, set3) => {
    const read = readScores({ text: written });
    expect(read.ok && writeScores(read.value).set3).toEqual(set3);
  });
});

describe('D31: what is refused', () => {
  it.each<readonly [unknown, string]>([
    [7, 'not-a-shape'],
    [true, 'not-a-shape'],
    [{ set1: 6 }, 'not-a-set'],
    [{ set2: [] }, 'not-a-set'],
    [{ set1: { player1: '6', player2: 4 } }, 'not-a-count'],
    [{ set1: { player1: 6, player2: -1 } }, 'not-a-count'],
    [{ set1: { player1: 6.5 } }, 'not-a-count'],
    [{ set1: { player1: Number.NaN } }, 'not-a-count'],
    [{ set1: { player1: 7, player2: 6, tieBreak1: '7' } }, 'not-a-count'],
    [{ set1: { player1: 7, player2: 6, tieBreak2: -3 } }, 'not-a-count'],
    [{ set1: { player1: 1000, player2: 998 } }, 'too-high'],
    [{ set1: { player1: 1, player2: 0, tieBreak2: 998, matchTieBreak: true } }, 'tie-break-too-high'],
    [{ set1: { player1: 0, player2: 1, tieBreak1: 999, matchTieBreak: true } }, 'tie-break-too-high'],
    [[{ player1: 6, player2: 4 }], 'set-number'],
    [[6], 'set-number'],
    [[{ set: 0, player1: 6 }], 'set-number'],
    [[{ set: 6, player1: 6 }], 'set-number'],
    [[{ set: '1', player1: 6 }], 'set-number'],
    [[{ set: 1 }, { set: 1 }], 'set-twice'],
    [[{ set: 1, player1: 'x' }], 'not-a-count'],
    [{ outcome: 'lost' }, 'outcome'],
    [{ outcome: { kind: 'retired', by: 3 } }, 'outcome'],
    ['6-4 x', 'unknown-word'],
    [{ score: 'def. 6-4' }, 'word-before-score'],
  ])('%j: %s', (scores, refused) => {
    expect(text(scores)).toBe(refused);
  });

  it('says which family an error belongs to', () => {
    const read = readScores(7);
    expect(read.ok ? null : read.error.type).toBe('score-shape');
  });
});

const blank = { player1: 0, player2: 0 };

describe('section 7: the set object is written', () => {
  it.each<readonly [string, string | null, unknown]>([
    ['6-4', null, { set1: { player1: 6, player2: 4 }, set2: blank, set3: blank }],
    [
      '7-6(4) 6-7(7-9)',
      'SET3-S:6/TB7',
      {
        set1: { player1: 7, player2: 6, tieBreak2: 4 },
        set2: { player1: 6, player2: 7, tieBreak1: 7, tieBreak2: 9 },
        set3: blank,
      },
    ],
    ['8-3', 'SET1-S:8/TB7', { set1: { player1: 8, player2: 3 }, set2: blank, set3: blank }],
    ['6-4', 'SET4-S:6/TB7', { set1: { player1: 6, player2: 4 }, set2: blank, set3: blank, set4: blank }],
    [
      '6-4',
      'SET5-S:6/TB7',
      { set1: { player1: 6, player2: 4 }, set2: blank, set3: blank, set4: blank, set5: blank },
    ],
    [
      '6-4 4-6 6-4 6-4',
      'SET3-S:6/TB7',
      {
        set1: { player1: 6, player2: 4 },
        set2: { player1: 4, player2: 6 },
        set3: { player1: 6, player2: 4 },
        set4: { player1: 6, player2: 4 },
      },
    ],
    [
      '6-4 4-6 [10-8]',
      null,
      {
        set1: { player1: 6, player2: 4 },
        set2: { player1: 4, player2: 6 },
        set3: { player1: 10, player2: 8, matchTieBreak: true },
      },
    ],
    [
      '1-0(8)',
      null,
      { set1: { player1: 10, player2: 8, tieBreak2: 8, matchTieBreak: true }, set2: blank, set3: blank },
    ],
    [
      '0-1(9)',
      null,
      { set1: { player1: 9, player2: 11, tieBreak1: 9, matchTieBreak: true }, set2: blank, set3: blank },
    ],
    [
      '1-0(3)',
      'SET1-S:TB7',
      { set1: { player1: 7, player2: 3, tieBreak2: 3, matchTieBreak: true }, set2: blank, set3: blank },
    ],
    [
      '1-0(6)',
      'SET1-S:TB7NOAD',
      { set1: { player1: 7, player2: 6, tieBreak2: 6, matchTieBreak: true }, set2: blank, set3: blank },
    ],
    [
      '4-6 6-3 6-4',
      'SET3-S:6/TB7-F:TB10',
      {
        set1: { player1: 4, player2: 6 },
        set2: { player1: 6, player2: 3 },
        set3: { player1: 6, player2: 4, matchTieBreak: false },
      },
    ],
    ['', null, { set1: blank, set2: blank, set3: blank }],
  ])('D25 %s under %s', (score, code, written) => {
    const format = code === null ? null : formatOf(code);
    expect(writeScores(score === '' ? NO_SCORE : scoreOf(score), format)).toStrictEqual(written);
  });

  it('[OU1] D13: with its outcome', () => {
    const score: Score = { sets: [gameSet(3, 2)], ending: { kind: 'retired', by: 2 } };
    expect(writeScores(score)).toEqual({
      set1: { player1: 3, player2: 2 },
      set2: blank,
      set3: blank,
      outcome: { kind: 'retired', by: 2 },
    });
  });

  it('has five sets at most', () => {
    expect(text({ text: '6-4 4-6 6-4 4-6 6-4 6-4' })).toBe('too-many-sets');
  });
});

const FORMATS = [...KNOWN_FORMATS, ...['SET3-S:6/TB7-F:TB10', 'SET1-S:TB7NOAD', 'SET5-S:T20G'].map(formatOf)];
const format = fc.constantFrom(null, ...FORMATS);
const games = fc.oneof(fc.nat({ max: 13 }), fc.nat({ max: 999 }));
const points = fc.oneof(fc.nat({ max: 13 }), fc.nat({ max: 997 }));
const tieBreak = fc.oneof(
  fc.tuple(points, points),
  fc.tuple(points, fc.constant(null)),
  fc.tuple(fc.constant(null), points),
);
const set: fc.Arbitrary<SetScore> = fc.oneof(
  fc
    .tuple(games, games, fc.option(tieBreak))
    .map(([first, second, recorded]) => gameSet(first, second, recorded)),
  tieBreak.map(([first, second]) => matchTieBreak(first, second)),
);
const anyScore: fc.Arbitrary<Score> = fc
  .record({
    sets: fc.array(set, { maxLength: 5 }),
    ending: fc.option(
      fc.record({
        kind: fc.constantFrom(...ENDINGS),
        by: fc.constantFrom(1 as const, 2 as const, 'both' as const, null),
      }),
    ),
  })
  .map(withoutBlankSets);
const PIECES = [
  '6-4 ',
  '76',
  '7-6(4) ',
  '1-0(8) ',
  '[10-8] ',
  '10-5',
  ' ret.',
  ' w.o.',
  ...'0123456789-( )[]'.split(''),
];

/** A score as it arrives. */
function sent(score: Score, under: MatchFormat | null): unknown {
  const written = writeScores(score, under);
  expect(ScoresSchema.parse(written)).toEqual(written);
  return JSON.parse(JSON.stringify(written));
}

describe('what is written is read as the same score', () => {
  it('whatever its sets and its format', () => {
    fc.assert(
      fc.property(anyScore, format, (score, under) => {
        expect(readScores(sent(score, under), under)).toEqual({ ok: true, value: score });
      }),
      { numRuns: 2000 },
    );
  });

  it('whatever text it was read from', () => {
    const typed = fc.array(fc.constantFrom(...PIECES), { size: 'max', maxLength: 12 });
    fc.assert(
      fc.property(typed, format, (pieces, under) => {
        const read = readScores({ text: pieces.join('') }, under);
        const score = read.ok ? read.value : NO_SCORE;
        expect(readScores(sent(score, under), under)).toEqual({ ok: true, value: score });
      }),
      { numRuns: 5000 },
    );
  });
});
