// Names of people, as they are made of one another (D46).
import { expect, it } from 'vitest';
import { proposedUsername } from './person-name.ts';

it.each([
  ['Nina Kovač', 'nina.kovac'],
  ['María José García-Peña', 'maria.pena'],
  ['Jürgen Größl', 'jurgen.grossl'],
  ['Nina', 'nina'],
  ['Li', ''],
  ['', ''],
  [`${'a'.repeat(30)} ${'b'.repeat(30)}`, ''],
])('[D46] proposes for %s a name to sign in with: %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});
