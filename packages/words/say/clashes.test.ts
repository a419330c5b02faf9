// Why matches clash, in English word for word, and in every language.
import type { Clash } from '@tennis/domain';
import { expect, it } from 'vitest';
import { wordsIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { sayClash } from './clashes.ts';

const CLASHES = {
  'court-taken': [
    { code: 'court-taken', court: 'Centre Court' },
    'Centre Court has another match at that time.',
  ],
  'numbered-court-taken': [
    { code: 'numbered-court-taken', court: '1' },
    'Court 1 has another match at that time.',
  ],
  'player-busy': [{ code: 'player-busy', name: 'Nina Kovač' }, 'Nina Kovač has another match at that time.'],
  'somebody-busy': [{ code: 'somebody-busy' }, 'A player has another match at that time.'],
  'player-twice': [
    { code: 'player-twice', name: 'Nina Kovač' },
    'Nina Kovač is on both sides of this match.',
  ],
  'somebody-twice': [{ code: 'somebody-twice' }, 'A player is on both sides of this match.'],
  'person-twice': [{ code: 'person-twice' }, 'The same person is on both sides of this match.'],
} satisfies { readonly [K in Clash['code']]: readonly [Clash, string] };

it.each(Object.values(CLASHES))('[D15] %j: %s', (clash, said) => {
  expect(sayClash(wordsIn('en').clashes, clash)).toBe(said);
});

it.each(LANGUAGES)('%s says every clash', (language) => {
  const said = Object.values(CLASHES).map(([clash]) => sayClash(wordsIn(language).clashes, clash));
  expect(said.filter((text) => /[{}]|undefined|^$/.test(text))).toEqual([]);
});
