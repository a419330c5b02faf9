import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', null],
  ['a', 'weak'],
  ['Tennis123', 'weak'],
  ['Password1!', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['Summer2026', 'weak'],
  ['k7#Qv2', 'fair'],
  ['k7#Qv2xp', 'good'],
  ['k7#Qv2xpLw9', 'strong'],
  ['three blind mice', 'strong'],
  ['кот на крыше спит', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('own names make nothing stronger', () => {
  const names = ['ninakovac', 'Nina Kovač', 'nina.kovac@example.org'];
  expect(passwordStrength('NinaKovač!Nina', names)).toBe('weak');
  expect(passwordStrength('NinaKovač!Nina')).toBe('strong');
  // Two letters are in everything.
  expect(passwordStrength('k7#Qv2xpLw9', ['k7', 'Qv'])).toBe('strong');
});
