// Formats are taken apart and put together without a change.
import { KNOWN_FORMATS, printMatchFormat } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { formatOf, lastChoices, partsOf, withGames } from './format-parts.ts';

const again = (code: string): string | null => {
  const made = formatOf(partsOf(code));
  return made === null ? null : printMatchFormat(made);
};

describe('[SC1, SC2, SC3] a format that is taken apart', () => {
  it.each(KNOWN_FORMATS.map((format) => printMatchFormat(format)))('%s is put together again', (code) => {
    expect(again(code)).toBe(code);
  });

  it.each(['SET1-S:6/TB7', 'SET1-S:T20', 'SET3X-S:T10P', 'SET2X-S:4/TB7', 'SET4X-S:8', 'SET3-S:6/TB7-F:T20'])(
    '%s is put together again, which no list of formats names',
    (code) => {
      expect(again(code)).toBe(code);
    },
  );

  it('makes none while a number is missing or too high', () => {
    expect(formatOf({ ...partsOf('SET3-S:6/TB7'), games: '' })).toBeNull();
    expect(formatOf({ ...partsOf('SET1-S:T20'), minutes: '700' })).toBeNull();
    expect(formatOf({ ...partsOf('SET1-S:TB10'), points: '1' })).toBeNull();
  });

  it('has no last set of its own where there is only one, or one like the others', () => {
    const parts = partsOf('SET3-S:6/TB7-F:TB10');
    expect(formatOf({ ...parts, sets: '1' })?.finalSet).toBeNull();
    expect(formatOf({ ...parts, kind: 'tieBreak' })?.finalSet).toBeNull();
  });

  it('keeps the tie-break and the last set where they were when its games change', () => {
    const short = withGames(partsOf('SET3-S:6/TB7-F:6/TB10'), '4');
    expect(formatOf(short)).toMatchObject({ set: { to: 4, tieBreak: { at: 4 } } });
    expect(short.last).toBe('4/TB10');
    expect(lastChoices(short)).toContain('4/TB10');
    const early = withGames(partsOf('SET3-S:4/TB7@3'), '6');
    expect(formatOf(early)).toMatchObject({ set: { to: 6, tieBreak: { at: 5 } } });
  });
});
