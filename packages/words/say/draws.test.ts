// The texts about draws, in English word for word; and every code has its sentence in every language.
import {
  STAGE_CODES,
  type BreachProblem,
  type DrawProblem,
  type MatchName,
  type StageName,
} from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { sayBreach, sayDrawProblem, sayMatch, sayStage } from './draws.ts';
import { listerOf } from './lists.ts';

const { draws } = wordsIn('en');
const list = listerOf('en');
const group: StageName = { code: 'group', number: 1 };
const main: StageName = { code: 'main' };

/** A sentence as people can read it. */
const isSaid = (text: string): boolean => !/[{}]|undefined|null|NaN|\[object|\s\s|\s$|^\s|^$/.test(text);

/** Examples by code, so that none is forgotten. */
type ByCode<C extends { readonly code: string }> = {
  readonly [K in C['code']]: readonly [Extract<C, { readonly code: K }> | C, string];
};

const BREACHES = {
  'seed-misplaced': [
    { code: 'seed-misplaced', name: 'P1', seed: 1, seedOf: 'own', line: 8, lines: [1] },
    'P1, seed 1, stands on line 8 and belongs on line 1.',
  ],
  'seed-without-bye': [
    { code: 'seed-without-bye', name: 'P1', seed: 1, seedOf: 'own' },
    'P1, seed 1, is due a bye and has none.',
  ],
  'two-byes': [{ code: 'two-byes', first: 3, second: 4 }, 'Lines 3 and 4 are two byes in one match.'],
  'byes-uneven': [
    { code: 'byes-uneven', parts: 'halves', counts: [2, 0] },
    'The byes of the halves are 2, 0; they should differ by one at most.',
  ],
  'first-match': [
    { code: 'first-match', first: 'P1', second: 'P2', key: 'club', value: 'TC: Nord' },
    'P1 and P2 meet in their first match and share the club TC: Nord.',
  ],
  'fewer-matches': [
    { code: 'fewer-matches', name: 'P1', matches: 2, others: 3, players: 5 },
    'P1 plays 2 matches, everybody else 3, because 5 × 3 is odd.',
  ],
  'line-with-fewer-matches': [
    { code: 'line-with-fewer-matches', line: 5, matches: 1, others: 2, players: 5 },
    'On line 5 somebody plays 1 match, everybody else 2, because 5 × 2 is odd.',
  ],
  'seeds-together': [
    { code: 'seeds-together', names: ['P1', 'P2'], stage: group },
    'P1 and P2 share Group A and are seeded too closely for that.',
  ],
  'one-group': [
    { code: 'one-group', stage: group },
    'Group A is the only group: whoever goes on has the first match of the knockout against somebody of that group.',
  ],
  'group-shared': [
    { code: 'group-shared', names: ['P1', 'P2', 'P4'], stage: group, key: 'family', value: '1' },
    'P1, P2 and P4 share Group A and are of one family.',
  ],
} satisfies ByCode<BreachProblem>;

const REFUSALS = {
  'too-few-entries': [{ code: 'too-few-entries', count: 1 }, 'A draw needs at least 2 entries; there is 1.'],
  'too-many-entries': [
    { code: 'too-many-entries', most: 1024, count: 1025 },
    'A draw holds at most 1024 entries; there are 1025.',
  ],
  'too-few-lines': [{ code: 'too-few-lines', lines: 0, entries: 2 }, 'There are 0 open lines for 2 entries.'],
  'too-many-seeds': [
    { code: 'too-many-seeds', size: 4, most: 2, seeds: 3 },
    'A draw of 4 takes at most 2 seeds; you have 3.',
  ],
  'bad-seed': [{ code: 'bad-seed', name: 'P1', seed: 1.5 }, 'P1 has the seeding 1.5; seeds count from 1.'],
  'same-seed': [{ code: 'same-seed', first: 'P1', second: 'P2', seed: 1 }, 'P1 and P2 are both seeded 1.'],
  'duplicate-entry': [{ code: 'duplicate-entry', name: 'P2' }, 'P2 is entered twice.'],
  'entered-twice': [
    { code: 'entered-twice' },
    'Somebody is entered twice, or both in the qualifying and in the main draw.',
  ],
  'bad-matches-each': [
    { code: 'bad-matches-each', matches: 0 },
    'Everybody needs at least 1 match; 0 is not possible.',
  ],
  'bad-groups': [
    { code: 'bad-groups', players: 8, groups: 5 },
    '8 players do not make 5 groups of at least 2.',
  ],
  'bad-progressing': [
    { code: 'bad-progressing', progressing: 5, smallest: 4 },
    '5 cannot go on from a group of 4.',
  ],
  'bad-best-next': [
    { code: 'bad-best-next', bestNext: -1, candidates: 2 },
    'Only 2 can go through as best next, not -1.',
  ],
  'consolation-and-best-next': [
    { code: 'consolation-and-best-next' },
    'With a consolation for the others, nobody goes through as best next: choose one of the two.',
  ],
  'wrong-best-next': [
    { code: 'wrong-best-next', lines: 2, given: 1 },
    'The draw has lines for 2 best next, not 1.',
  ],
  'bad-qualifiers': [
    { code: 'bad-qualifiers', qualifiers: 0 },
    'Qualifying needs at least one qualifier; 0 is not possible.',
  ],
  'no-qualifying-needed': [
    { code: 'no-qualifying-needed', entries: 4, qualifiers: 4 },
    '4 entries need no qualifying for 4 places.',
  ],
  'group-open': [{ code: 'group-open', stage: group }, 'Group A is not finished.'],
  'lot-missing': [
    { code: 'lot-missing', names: ['P6', 'P7', 'P8'] },
    'A lot has to be drawn between P6, P7 and P8.',
  ],
  'not-redrawable': [{ code: 'not-redrawable' }, 'Only a bracket with entries on its lines can be redrawn.'],
  'no-such-entry': [{ code: 'no-such-entry', entry: 10 }, 'There is no entry 10.'],
  'no-such-line': [{ code: 'no-such-line', line: 5 }, 'There is no line 5.'],
  'parts-apart': [
    { code: 'parts-apart', first: { code: 'qualifying' }, second: main },
    'Qualifying and Main draw do not share players.',
  ],
  'line-is-bye': [
    { code: 'line-is-bye', line: 2, stage: main },
    'Line 2 of Main draw is a bye, and a bye never moves.',
  ],
  'line-waits': [
    { code: 'line-waits', line: 3, stage: main },
    'Line 3 of Main draw waits for somebody who qualifies.',
  ],
} satisfies ByCode<DrawProblem>;

const MATCHES: readonly (readonly [MatchName, string])[] = [
  [{ code: 'round-of', players: 32, position: 1, stage: null }, 'Round of 32, match 1'],
  [{ code: 'quarter-final', position: 25, stage: null }, 'Quarter final, match 25'],
  [{ code: 'semi-final', position: 30, stage: null }, 'Semi final, match 30'],
  [{ code: 'semi-final', position: 1, stage: { code: 'west' } }, 'West, Semi final, match 1'],
  [{ code: 'final', stage: null }, 'Final'],
  [{ code: 'final', stage: { code: 'west' } }, 'West, Final'],
  [{ code: 'only', stage: { code: 'third-place' } }, 'Third place'],
  [{ code: 'round', round: 1, position: 2, stage: group }, 'Group A, round 1, match 2'],
  [{ code: 'round', round: 2, position: 1, stage: { code: 'grand-final' } }, 'Grand final, round 2, match 1'],
];

describe('in English', () => {
  it.each(Object.values(BREACHES))('%j: %s', (problem, sentence) => {
    expect(sayBreach(draws, problem, list)).toBe(sentence);
  });

  it('the block of a seed, and whose place somebody takes [SD5]', () => {
    expect(
      sayBreach(
        draws,
        { code: 'seed-misplaced', name: 'Y', seed: 3, seedOf: 'replaced', line: 2, lines: [9, 12] },
        list,
      ),
    ).toBe('Y, in place of seed 3, stands on line 2 and belongs on one of the lines 9, 12.');
  });

  it.each(Object.values(REFUSALS))('%j: %s', (problem, sentence) => {
    expect(sayDrawProblem(draws, problem, list)).toBe(sentence);
  });

  it.each(MATCHES)('%j: %s', (name, said) => {
    expect(sayMatch(draws, name)).toBe(said);
  });

  it('a club whose name ends with a full stop ends the sentence with it', () => {
    const ofOneClub = { code: 'first-match', first: 'P1', second: 'P2', key: 'club', value: 'TC Nord e.V.' };
    expect(sayBreach(draws, ofOneClub as BreachProblem, list)).toBe(
      'P1 and P2 meet in their first match and share the club TC Nord e.V.',
    );
  });

  it('stages', () => {
    expect(STAGE_CODES.map((code) => sayStage(draws, { code }))).toEqual([
      'Main draw',
      'Third place',
      'Consolation',
      'Winners bracket',
      'Losers bracket',
      'Grand final',
      'Round robin',
      'Qualifying',
      'Knockout',
      'East',
      'West',
      'North',
      'South',
      'Northeast',
      'Southwest',
      'Northwest',
      'Southeast',
    ]);
    expect(sayStage(draws, { code: 'group', number: 28 })).toBe('Group AB');
    expect(sayStage(draws, { code: 'given', name: 'Pool 3' })).toBe('Pool 3');
  });
});

it.each(LANGUAGES)('%s says every code', (language) => {
  const words = wordsIn(language).draws;
  const names = listerOf(language);
  const said = [
    ...Object.values(BREACHES).map(([problem]) => sayBreach(words, problem, names)),
    ...Object.values(REFUSALS).map(([problem]) => sayDrawProblem(words, problem, names)),
    ...MATCHES.map(([name]) => sayMatch(words, name)),
    ...STAGE_CODES.map((code) => sayStage(words, { code })),
  ];
  expect(said.filter((text) => !isSaid(text))).toEqual([]);
});
