// What the desk says of the courts before one opens (OP34, OP35).
import type { CourtOfPlay } from '@tennis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { CourtsNow } from './courts-now.tsx';
import type { DayPlan } from './day-plan.ts';
import type { useDeskWrites } from './use-desk-writes.ts';

const DAY = '2026-09-12';

const aCourt = (id: number, from: string) =>
  ({
    id,
    name: String(id),
    open: [{ from: `${DAY}T${from}:00.000Z`, to: `${DAY}T20:00:00.000Z` }],
    blocked: [],
    suspended: null,
  }) as unknown as CourtOfPlay;

/** The text of the courts at a minute of the day: court 1 opens at nine, court 2 at eight; match 7 is planned on court 1 at nine. */
function said(now: number): string {
  const card = { match: { ...sampleMatch(7), calledAt: null }, courtId: 1, start: 540, minutes: 60, over: 0 };
  const order = { clubId: 1, day: DAY, timeZone: 'UTC', matches: [card.match], published: true };
  const courts = [aCourt(1, '09:00'), aCourt(2, '08:00')];
  const plan = { order, courts, cards: [card], now, eventNames: new Map() } as unknown as DayPlan;
  const desk = { write: { busy: false } } as ReturnType<typeof useDeskWrites>;
  return renderToStaticMarkup(<CourtsNow plan={plan} desk={desk} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('before a court opens, when the first does and what each begins with', () => {
  const text = said(450);
  expect(text).toContain('Courts now No court is open yet. The first one opens at 8:00 AM.');
  expect(text).toMatch(/Court 1 Opens at 9:00 AM First: [^.]*Lower 7, planned for 9:00 AM/);
  expect(text).toContain('Court 2 Opens at 8:00 AM No match is planned.');
});

test('once one is open, only the others say when they open', () => {
  const text = said(500);
  expect(text).not.toContain('No court is open yet');
  expect(text).toContain('Court 1 Opens at 9:00 AM');
});
