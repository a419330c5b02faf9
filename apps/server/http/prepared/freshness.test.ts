// Kept answers become old when they have to.
import { describe, expect, it } from 'vitest';
import type { WriteName } from '@tennis/contract';
import type { Change } from '../../changes/changes.ts';
import { createFreshness, type Ground } from './freshness.ts';

const NOW = new Date('2026-09-12T10:07:00Z');

const change = (act: WriteName | null, fields: Partial<Change> = {}): Change => ({
  act,
  kind: 'match',
  id: 1,
  clubId: 1,
  tournamentId: 7,
  version: null,
  ...fields,
});

const GROUNDS: Readonly<Record<string, Ground>> = {
  its: { tournament: 7 },
  another: { tournament: 8 },
  sisters: { tournament: 8, club: 1 },
  strangers: { tournament: 9, club: 2 },
  lists: 'all-tournaments',
  clubs: 'clubs-alone',
};

/** The grounds that are still fresh after changes. */
function freshAfter(...changes: readonly Change[]): string[] {
  const freshness = createFreshness();
  const stamps = Object.entries(GROUNDS).map(([name, ground]) => ({
    name,
    stamp: freshness.begin(ground, NOW),
  }));
  freshness.note(changes);
  return stamps.filter(({ stamp }) => freshness.isFresh(stamp, NOW)).map(({ name }) => name);
}

const ALL = Object.keys(GROUNDS);

describe('a change', () => {
  it.each([
    ['of a match', change('setMatchScores'), ['another', 'strangers', 'clubs']],
    [
      'of a tournament that is gone',
      change('deleteTournament', { kind: 'tournament', id: 7, tournamentId: null }),
      ['another', 'strangers', 'clubs'],
    ],
    ['of a tournament of no known club', change('setMatchScores', { clubId: null }), ['another', 'clubs']],
    ['of an account', change('updateUser', { kind: 'account', clubId: null, tournamentId: null }), []],
    ['of a club', change('createClub', { kind: 'club', tournamentId: null }), []],
    ['of somebody’s membership', change('acceptInvitation', { kind: 'club', tournamentId: null }), ALL],
    ['that signs somebody in', change('login', { kind: 'account', tournamentId: null }), ALL],
    ['of which nobody knows whose it is', change('setMatchScores', { tournamentId: null }), []],
    ['that the server made by itself', change(null), []],
    ['of a newer process', change('moveCourt' as WriteName), []],
  ])('%s', (_, one, fresh) => {
    expect(freshAfter(one)).toEqual(fresh);
  });

  it('after which something was begun does not make it old', () => {
    const freshness = createFreshness();
    freshness.note([change('setMatchScores')]);
    const stamp = freshness.begin({ tournament: 7 }, NOW);
    expect(freshness.isFresh(stamp, NOW)).toBe(true);
    freshness.forgetAll();
    expect(freshness.isFresh(stamp, NOW)).toBe(false);
  });

  it('is not forgotten however many there are', () => {
    const freshness = createFreshness();
    const stamp = freshness.begin({ tournament: 7 }, NOW);
    freshness.note([change('setMatchScores')]);
    for (let id = 100; id < 30_000; id += 1) freshness.note([change('setMatchScores', { tournamentId: id })]);
    expect(freshness.isFresh(stamp, NOW)).toBe(false);
  });
});

it('a quarter of an hour ends everything, forwards and backwards', () => {
  const freshness = createFreshness();
  const stamp = freshness.begin('all-tournaments', NOW);
  const freshAt = (moment: string) => freshness.isFresh(stamp, new Date(moment));
  expect(['10:00:00', '10:14:59'].map((time) => freshAt(`2026-09-12T${time}Z`))).toEqual([true, true]);
  expect(['09:59:59', '10:15:00'].map((time) => freshAt(`2026-09-12T${time}Z`))).toEqual([false, false]);
});
