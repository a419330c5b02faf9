// The clock of the pad runs while they play (D56, brief section 8).
import type { LoggedEvent } from '@tennis/contract';
import { expect, it } from 'vitest';
import { minutesPlayed, sinceTime } from './minutes-played.ts';

const START = Date.parse('2026-09-12T10:00:00.000Z');
const after = (minutes: number) => START + minutes * 60_000;
const noted = (minutes: number, event: LoggedEvent['event'] = { type: 'point', winner: 1 }): LoggedEvent => ({
  id: `event-${minutes}`,
  at: new Date(after(minutes)).toISOString(),
  event,
});

it('begins with the first point, not with the choice of who serves', () => {
  expect(minutesPlayed([], after(5))).toBeNull();
  const order = noted(0, { type: 'order', side: 1, firstServer: 0 });
  expect(minutesPlayed([order], after(5))).toBeNull();
  expect(minutesPlayed([order, noted(4)], after(9))).toBe(5);
});

it('[D56] stops in the rain, and goes on with the next point', () => {
  expect(minutesPlayed([noted(0), noted(12), noted(28)], after(35))).toBe(35);
  // An hour later nobody has played on.
  expect(minutesPlayed([noted(0), noted(12), noted(28)], after(90))).toBe(28);
  expect(minutesPlayed([noted(0), noted(12), noted(28), noted(148)], after(150))).toBe(30);
});

it('does not run backwards where the clock of the device is set back', () => {
  expect(minutesPlayed([noted(10), noted(5), noted(8)], after(9))).toBe(4);
});

it('[SC3] counts a timed set from the end of the one before, unless that was taken back', () => {
  const time = noted(10, { type: 'time' });
  const first = [noted(0), noted(8), time];
  expect(sinceTime(first)).toEqual([]);
  const second = [...first, noted(12)];
  expect(minutesPlayed(sinceTime(second), after(15))).toBe(3);
  const taken = [...first, noted(11, { type: 'undo' })];
  expect(sinceTime(taken)).toEqual(taken);
  expect(sinceTime([...second, noted(13, { type: 'undo' })])).toHaveLength(2);
});
