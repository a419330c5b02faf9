// The topics that a page follows, and which of its answers an event makes old (D50).
import { routes } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { isOld, searchOf, topicOf, type Topic } from './topics.ts';

describe('a page follows', () => {
  it.each([
    [['/api/tournaments/7', '/api/tournaments/7/matches', '/api/auth/me'], 'tournaments=7'],
    [['/api/clubs/3/order-of-play/2026-09-12', '/api/clubs/3/courts'], 'clubs=3'],
    [['/api/tournaments'], 'lists=true'],
    [['/api/matches/today', '/api/tournaments/7'], 'lists=true'],
    [['/api/score-link', '/api/clubs/3/courts'], 'lists=true'],
    [['/api/auth/me', '/api/setup', '/api/clubs'], ''],
    [Array.from({ length: 41 }, (_, n) => `/api/tournaments/${n + 1}`), 'lists=true'],
  ])('%j: %s', (paths, expected) => {
    const topics = new Set(paths.map(topicOf).filter((topic): topic is Topic => topic !== null));
    expect(searchOf(topics).toString().replaceAll('%2C', ',')).toBe(expected);
  });
});

describe('an answer is old', () => {
  const result = { tournament: 7, club: 3 };
  it.each([
    ['/api/tournaments/7', true],
    ['/api/tournaments/7/matches', true],
    ['/api/tournaments/7/draws', true],
    ['/api/tournaments/70', false],
    ['/api/tournaments/8', false],
    ['/api/tournaments/8/matches', true],
    ['/api/tournaments', true],
    ['/api/matches/today', true],
    ['/api/clubs/3/order-of-play/2026-09-12', true],
    ['/api/clubs/3/order-of-play/2026-09-12/suggestion', false],
    ['/api/clubs/30/courts', false],
    ['/api/score-link', true],
    ['/api/user/scoring', true],
    ['/api/notifications', false],
    ['/api/auth/me', false],
  ])('by a result: %s %s', (path, expected) => {
    expect(isOld(path, result)).toBe(expected);
  });

  it.each(['/api/tournaments/8', '/api/clubs/9/courts', '/api/notifications'])(
    'after too long an absence, or when names change: %s',
    (path) => {
      expect(isOld(path, 'everything')).toBe(true);
      expect(isOld(path, { tournament: null, club: null })).toBe(true);
      expect(isOld('/api/auth/me', 'everything')).toBe(false);
    },
  );

  it('of a tournament, when its club has another name, and not when only its courts were moved', () => {
    expect(isOld('/api/tournaments/8/participants', { tournament: null, club: 3, wide: true })).toBe(true);
    expect(isOld('/api/tournaments/8/participants', { tournament: null, club: 3 })).toBe(false);
  });

  it('about who may score, and nothing else, when a link has ended or people were named', () => {
    const named = { tournament: 7, club: 3, scoring: true } as const;
    const addresses = Object.values(routes)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace('{clubId}', '3').replaceAll(/\{\w+\}/g, '7'));
    expect(addresses.filter((path) => isOld(path, named)).toSorted()).toEqual([
      '/api/clubs/3/score-links',
      '/api/score-link',
      '/api/tournaments/7/scorers',
      '/api/user/scoring',
    ]);
    expect(isOld('/api/tournaments/7/scorers', { ...named, tournament: 8 })).toBe(false);
    expect(isOld('/api/tournaments/7', named)).toBe(false);
    expect(isOld('/api/tournaments/8/matches', named)).toBe(false);
    expect(isOld('/api/matches/today', named)).toBe(false);
  });

  it('the bell, and nothing else, when somebody was told something', () => {
    expect(isOld('/api/notifications', 'notices')).toBe(true);
    expect(isOld('/api/user/scoring', 'notices')).toBe(true);
    expect(isOld('/api/tournaments/7', 'notices')).toBe(false);
  });
});
