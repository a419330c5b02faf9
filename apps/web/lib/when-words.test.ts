// The texts about the time of a match: the plan's promise, and the expected time (OP37, OP38).
import { describe, expect, it } from 'vitest';
import { sampleMatch } from './sample-match.ts';
import { expectedOnPaper, expectedText, insteadOfTime, shortWhen, whenNote } from './when-words.ts';

const at = (time: string): string => `2026-09-12T${time}:00.000Z`;
const NOON = at('12:00');
const estimate = { median: at('14:40'), low: at('14:20'), high: at('15:15') };
const match = (change: object = {}) =>
  sampleMatch(1, { timeZone: 'UTC', startTime: at('14:00'), estimate, ...change });

describe('[OP37] in the place of a time', () => {
  it('stands what was told to the players', () => {
    expect(
      [match(), match({ followedBy: true }), match({ notBefore: at('13:30') })].map(insteadOfTime),
    ).toEqual([null, 'Followed by', 'Not before 1:30 PM']);
  });
});

describe('[OP38] when a match is expected', () => {
  it('is told with its span, and on paper without', () => {
    expect(expectedText(match(), NOON)).toBe('about 2:40 PM, between 2:20 PM and 3:15 PM');
    expect(expectedOnPaper(match(), NOON)).toBe('about 2:40 PM');
  });

  it('is short where there is little room, and whole to a screen reader', () => {
    const spoken = 'about 2:40 PM, between 2:20 PM and 3:15 PM';
    expect(shortWhen(match(), NOON)).toEqual({ text: 'about 2:40 PM', small: '2:20–3:15 PM', spoken });
    // Around noon both halves of the day are said.
    const early = { median: at('12:10'), low: at('11:50'), high: at('12:40') };
    expect(shortWhen(match({ estimate: early }), at('11:00'))).toMatchObject({ small: '11:50 AM–12:40 PM' });
    expect(shortWhen(match(), at('14:32'))).toMatchObject({ small: '2:35–3:15 PM' });
    expect(shortWhen(match(), at('14:50'))).toBe('soon, by about 3:15 PM');
    expect(shortWhen(match({ calledAt: NOON, court: '3' }), NOON)).toBe('Called to Court 3');
    expect(shortWhen(match({ estimate: undefined }), NOON)).toBe('');
  });

  it('is not told where the time says it, nor of what is not to come', () => {
    const onTime = { median: at('14:00'), low: at('14:00'), high: at('14:05') };
    expect(expectedText(match({ estimate: onTime }), NOON)).toBe('');
    expect(expectedText(match({ estimate: onTime, followedBy: true }), NOON)).toContain('about 2:00 PM');
    expect(expectedText(match({ status: 'in_progress' }), NOON)).toBe('');
    expect(expectedText(match({ estimate: undefined }), NOON)).toBe('');
  });

  it('is never in the past', () => {
    expect(expectedText(match(), at('14:32'))).toBe('about 2:40 PM, between 2:35 PM and 3:15 PM');
    expect(expectedText(match(), at('14:50'))).toBe('soon, by about 3:15 PM');
    expect(expectedText(match(), at('15:16'))).toBe('');
  });
});

it('[OP34] a match that is called says where, and no longer when', () => {
  const called = { calledAt: NOON, court: '3' };
  expect(whenNote(match(called), NOON)).toBe('Called to Court 3');
  expect(whenNote(match({ ...called, status: 'in_progress' }), NOON)).toBe('');
  expect(whenNote(match(), NOON)).toBe(expectedText(match(), NOON));
});
