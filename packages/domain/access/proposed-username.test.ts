// Names to sign in with, made of the names of people (D46).
import { expect, it } from 'vitest';
import { proposedUsername } from './proposed-username.ts';

it.each([
  ['Nina Kovač', 'nina.kovac'],
  ['María José García-Peña', 'maria.pena'],
  ['Jürgen Größl', 'jurgen.grossl'],
  ['Nina', 'nina'],
  ['Kovač, Nina', 'nina.kovac'],
  ['Rui Costa jun.', 'rui.costa'],
  ['Li', ''],
  ['Nina Ковач', ''],
  ['नीना कोवाच', ''],
  ['', ''],
  [`${'a'.repeat(30)} ${'b'.repeat(30)}`, ''],
])('[D46] proposes for %s a name to sign in with: %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});
