// Ratings (D46): how each list writes them, and who comes first.
import { describe, expect, it } from 'vitest';
import { byRating, RATING_KINDS, ratingOrder, readRating, type RatingKind } from './ratings.ts';

describe('readRating', () => {
  it.each<[RatingKind, string, string | null]>([
    ['ranking', ' 17 ', '17'],
    ['ranking', '0', null],
    ['ranking', '1.5', null],
    ['lk', '7,3', '7.3'],
    ['lk', '12', '12.0'],
    ['lk', '25.1', null],
    ['lk', '7.35', null],
    ['wtn', '40', '40.0'],
    ['wtn', '0.9', null],
    ['utr', '8.5', '8.50'],
    ['utr', '16.51', null],
    ['ntrp', '4.5', '4.5'],
    ['itn', '10', '10.0'],
    ['fft', '15/2', '15/2'],
    ['fft', 'nc', 'NC'],
    ['fft', '15/6', null],
    ['lk', 'seven', null],
    ['lk', '', null],
    ['lk', '-3', null],
    ['ranking', '1e3', null],
  ])('%s %j is %j', (kind, text, value) => {
    expect(readRating(kind, text)).toBe(value);
  });

  it('writes nothing that it does not read again', () => {
    const samples: Record<RatingKind, string> = {
      ranking: '3',
      lk: '3',
      wtn: '3',
      utr: '3',
      ntrp: '3',
      itn: '3',
      fft: '30',
    };
    for (const kind of RATING_KINDS) {
      const written = readRating(kind, samples[kind]) ?? '';
      expect(readRating(kind, written)).toBe(written);
    }
  });
});

describe('the better rating comes first', () => {
  it.each<[RatingKind, string, string]>([
    ['ranking', '3', '12'],
    ['lk', '3.1', '12.0'],
    ['wtn', '9.9', '31.4'],
    ['utr', '11.20', '9.80'],
    ['ntrp', '5.0', '4.5'],
    ['itn', '2.0', '7.0'],
    ['fft', '-15', '0'],
    ['fft', '15', '15/1'],
    ['fft', '15/1', '15/2'],
    ['fft', '40', 'NC'],
  ])('%s: %s before %s', (kind, better, worse) => {
    expect(ratingOrder({ kind, value: better })).toBeLessThan(ratingOrder({ kind, value: worse }));
  });
});

const lk = (value: string) => ({ kind: 'lk' as const, value });

describe('byRating', () => {
  it('puts the best first, the level in their order, and those without a rating behind', () => {
    const entries = [
      { entry: 'none', ratings: [undefined] },
      { entry: 'twelve', ratings: [lk('12.0')] },
      { entry: 'three', ratings: [lk('3.0')] },
      { entry: 'also twelve', ratings: [lk('12.0')] },
      { entry: 'nobody', ratings: [] },
    ];
    expect(byRating(entries)).toEqual([
      { entry: 'three', isRated: true },
      { entry: 'twelve', isRated: true },
      { entry: 'also twelve', isRated: true },
      { entry: 'none', isRated: false },
      { entry: 'nobody', isRated: false },
    ]);
  });

  it('counts a pair by both, and not by one of them', () => {
    const entries = [
      { entry: 'half', ratings: [lk('1.0'), undefined] },
      { entry: 'level', ratings: [lk('10.0'), lk('10.0')] },
      { entry: 'uneven', ratings: [lk('2.0'), lk('17.0')] },
    ];
    expect(byRating(entries).map(({ entry }) => entry)).toEqual(['uneven', 'level', 'half']);
  });
});
