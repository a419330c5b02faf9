// Why somebody stands where they do [RR8], in English word for word; and every code has its words in every language.
import { STEPS, type StandingReason, type StepName, type StepValue } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { listerOf } from './lists.ts';
import { sayStanding, sayStep } from './standings.ts';

const { standings } = wordsIn('en');
const list = listerOf('en');
const isSaid = (text: string): boolean => !/[{}]|undefined|null|NaN|\[object|\s\s|\s$|^\s|^$/.test(text);

/** Examples by code, so that none is forgotten. */
type ByCode<C extends { readonly code: string }> = { readonly [K in C['code']]: readonly [C, string] };

const VALUES = {
  wins: [{ code: 'wins', count: 1 }, '1 win'],
  'matches-played': [{ code: 'matches-played', count: 3 }, '3 matches played'],
  points: [{ code: 'points', count: 4 }, '4 points'],
  'points-per-match': [{ code: 'points-per-match', points: 1, matches: 1 }, '1 point in 1 match'],
  share: [{ code: 'share', what: 'matches', of: 2, total: 3 }, '2 of 3 matches won'],
  'share-among': [
    { code: 'share-among', what: 'games', of: 20, total: 38 },
    '20 of 38 games won among those tied',
  ],
  none: [{ code: 'none', what: 'sets' }, 'no sets won'],
  'none-among': [{ code: 'none-among', what: 'games' }, 'no games won among those tied'],
  difference: [{ code: 'difference', what: 'games', difference: 5 }, 'game difference +5'],
  'difference-per-match': [
    { code: 'difference-per-match', what: 'sets', difference: -2, matches: 1 },
    'set difference −2 in 1 match',
  ],
  beat: [{ code: 'beat', rival: 'Bo' }, 'beat Bo'],
  'lost-to': [{ code: 'lost-to', rival: 'Bo' }, 'lost to Bo'],
  'won-against': [{ code: 'won-against', of: 2, total: 3, rival: 'Bo' }, 'won 2 of 3 matches against Bo'],
  'won-among': [{ code: 'won-among', of: 1, total: 1 }, 'won 1 of 1 matches among those tied'],
  'finished-every-match': [{ code: 'finished-every-match' }, 'finished every match'],
  'gave-up-a-match': [{ code: 'gave-up-a-match' }, 'retired, was defaulted or gave a walkover'],
  'completed-every-match': [{ code: 'completed-every-match' }, 'completed every match'],
  'did-not-complete': [{ code: 'did-not-complete' }, 'did not complete every match'],
  ranked: [{ code: 'ranked', ranking: 7 }, 'ranked 7'],
  'not-ranked': [{ code: 'not-ranked' }, 'not ranked'],
  lot: [{ code: 'lot', lot: 1 }, 'lot 1'],
} satisfies ByCode<StepValue>;

const points = (count: number): StepValue => ({ code: 'points', count });

const REASONS = {
  step: [
    {
      code: 'step',
      step: 'points',
      value: points(4),
      rivals: [
        { name: 'B', value: points(3) },
        { name: 'D', value: points(1) },
      ],
    },
    '4 points; B: 3 points, D: 1 point',
  ],
  level: [{ code: 'level', names: ['3', '4', '5', '6'] }, '3, 4, 5 and 6 level on every step'],
  'many-level': [{ code: 'many-level', count: 6 }, '6 level on every step'],
  alone: [{ code: 'alone' }, 'nobody to be compared with'],
  settled: [{ code: 'settled' }, 'the organisers settled the order'],
  withdrawn: [{ code: 'withdrawn' }, 'withdrew; no match counts'],
} satisfies ByCode<StandingReason>;

const ownReason = (value: StepValue): StandingReason => ({ code: 'step', step: 'wins', value, rivals: [] });

describe('in English', () => {
  it.each(Object.values(VALUES))('[RR8] %j: %s', (value, said) => {
    expect(sayStanding(standings, ownReason(value), list)).toBe(said);
  });

  it('[RR8] counts of none and of one, and a difference of nothing', () => {
    const values: readonly StepValue[] = [
      { code: 'wins', count: 0 },
      { code: 'matches-played', count: 1 },
      { code: 'points', count: 1 },
      { code: 'points-per-match', points: 5, matches: 3 },
      { code: 'difference', what: 'sets', difference: 0 },
      { code: 'difference-per-match', what: 'games', difference: 9, matches: 2 },
    ];
    expect(values.map((value) => sayStanding(standings, ownReason(value), list))).toEqual([
      '0 wins',
      '1 match played',
      '1 point',
      '5 points in 3 matches',
      'set difference 0',
      'game difference +9 in 2 matches',
    ]);
  });

  it.each(Object.values(REASONS))('[RR8] %j: %s', (reason, said) => {
    expect(sayStanding(standings, reason, list)).toBe(said);
  });

  it('every step has a heading of its own', () => {
    const steps = Object.keys(STEPS) as StepName[];
    expect(Object.fromEntries(steps.map((step) => [step, sayStep(standings, step)]))).toEqual({
      wins: 'Wins',
      wins_share: 'Share of matches won',
      matches_played: 'Matches played',
      no_forfeit: 'No retirement, default or walkover',
      points: 'Points',
      points_per_match: 'Points per match',
      head_to_head_of_two: 'Head-to-head',
      head_to_head: 'Head-to-head',
      completed_of_three: 'All matches completed',
      sets_share: 'Share of sets won',
      sets_share_among: 'Share of sets won among those tied',
      set_difference: 'Set difference',
      set_difference_per_match: 'Set difference per match',
      games_share: 'Share of games won',
      games_share_among: 'Share of games won among those tied',
      game_difference: 'Game difference',
      game_difference_per_match: 'Game difference per match',
      ranking: 'Ranking',
      lot: 'Lot',
    });
  });
});

it.each(LANGUAGES)('%s says every code', (language) => {
  const words = wordsIn(language).standings;
  const said = [
    ...Object.values(VALUES).map(([value]) => sayStanding(words, ownReason(value), listerOf(language))),
    ...Object.values(REASONS).map(([reason]) => sayStanding(words, reason, listerOf(language))),
    ...(Object.keys(STEPS) as StepName[]).map((step) => sayStep(words, step)),
  ];
  expect(said.filter((text) => !isSaid(text))).toEqual([]);
});
