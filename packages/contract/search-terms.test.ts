import { expect, test } from 'vitest';
import { isWorthSearching, searchAddress, searchedText } from './search-terms.ts';

test.each([
  [null, ''],
  ['  Nina   Kovač ', 'Nina Kovač'],
  ['"nina" {x}[1]', 'nina x 1'],
  ['null', 'null'],
  ['a\u0000b\ud800', 'a b'],
  ['n'.repeat(200), 'n'.repeat(100)],
])('of %j the text %j is searched for', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});

test.each([
  ['', false],
  ['n', false],
  ['n.', false],
  ['ni', true],
  ['n k', true],
  ['秋', true],
  ['ひ', true],
  ['김', true],
  ['ж', false],
  ['?!', false],
])('%j is worth searching for: %s', (text, expected) => {
  expect(isWorthSearching(text)).toBe(expected);
});

test('its address is the one that a form sends', () => {
  expect([searchAddress(''), searchAddress('nina kovač')]).toEqual(['/search', '/search?q=nina+kova%C4%8D']);
});
