import { expect, test } from 'vitest';
import { hasSameClock } from './same-clock.ts';

const NOW = new Date('2026-11-20T22:25:00Z');

test.each([
  ['Europe/Berlin', 'Europe/Zurich', true],
  ['Europe/Lisbon', 'Europe/London', true],
  ['Europe/Lisbon', 'Africa/Abidjan', false],
  ['America/Los_Angeles', 'America/New_York', false],
])('%s and %s show the same time: %s', (one, other, same) => {
  expect(hasSameClock(one, other, NOW)).toBe(same);
});
