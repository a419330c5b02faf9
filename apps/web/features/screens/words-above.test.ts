// What people look for on a screen: when, and where.
import type { Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import { matchView } from '../../lib/match-view.ts';
import { sampleMatch } from '../../lib/sample-match.ts';
import { sizeOf } from './fit.ts';
import { lettersAbove, wordsAbove } from './words-above.ts';

const ahead = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const match = (change: Partial<Match> = {}): Match =>
  sampleMatch(1, { timeZone: 'UTC', court: '3', calledAt: null, startTime: ahead(60), ...change });
const above = (one: Match) => wordsAbove(one, matchView(one, 'UTC'));
const zoomOf = (letters: number) => sizeOf({ count: 4, letters, scores: 0, room: 21.3 }).zoom;
const estimate = { low: ahead(50), median: ahead(70), high: ahead(100) };

it('says when a match is expected, not that it follows one that is not above it [brief 2, OP37]', () => {
  const following = above(match({ followedBy: true, estimate }));
  expect(following.first).toMatch(/^about /);
  expect(following.note).toMatch(/–/);
  expect(above(match({ followedBy: true })).first).toBe('Followed by');
  // A plain time stays first.
  expect(above(match({ estimate })).first).toMatch(/^\d+:\d\d [AP]M$/);
  expect(above(match({ estimate })).note).toMatch(/^about /);
});

it('says first that players are called', () => {
  const called = above(match({ followedBy: true, estimate, calledAt: ahead(-1) }));
  expect(called).toEqual({ first: 'Called to Court 3', note: '' });
});

it('has room for the time, the court and the round, so that none of them is cut above short names [brief 2]', () => {
  const shown = match({ round: 'semi_final' });
  const letters = lettersAbove(shown, matchView(shown, 'UTC'));
  // "10:15 AM Court 3, Semi Final" above "A. H." and "J. W.".
  expect(zoomOf(5)).toBe(1.95);
  expect(zoomOf(letters)).toBeGreaterThan(1.4);
  expect(zoomOf(letters)).toBeLessThan(1.6);
  const alone = { ...shown, court: null };
  expect(lettersAbove(alone, matchView(alone, 'UTC'))).toBeLessThan(letters);
});
