// Initials of the names that clubs really have.
import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Nina Kovač', 'NK'],
  ['Marie-Antoinette von Hohenzollern', 'MH'],
  ['  Čeněk  Ž ', 'ČŽ'],
  ['marta', 'M'],
  ['E\u0301lodie Roux', 'E\u0301R'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
