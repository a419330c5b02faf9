import { expect, test } from 'vitest';
import { adultsBornUntil, isUnder18, nameFor, type NameContext } from './names.ts';

test.each([
  ['2008-05-14', '2026-05-13', true],
  ['2008-05-14', '2026-05-14', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  // A bare year counts as its last day: protection ends when nobody born in it can be under 18.
  ['2008', '2026-12-30', true],
  ['2008', '2026-12-31', false],
  [null, '2026-05-13', false],
])('born %s is under 18 on %s: %s [D24]', (birthDay, today, under) => {
  expect(isUnder18(birthDay, today)).toBe(under);
});

test.each([
  ['2026-05-14', '2008-05-14'],
  ['2026-02-28', '2008-02-28'],
  // No such day: people born on or before 28 February are 18.
  ['2028-02-29', '2010-02-29'],
])('on %s adults were born on %s or before [D24]', (today, day) => {
  expect(adultsBornUntil(today)).toBe(day);
});

const PUBLIC: NameContext = {
  tournamentType: 'Open',
  birthDay: null,
  today: '2026-05-13',
  isInsider: false,
  clubPublishesFullNames: false,
};

test.each<[string, Partial<NameContext>, string]>([
  ['an adult in an open event', { birthDay: '1990-01-01' }, 'Nina Kovač'],
  ['someone of unknown age in an open event', {}, 'Nina Kovač'],
  ['a minor the day before the birthday', { birthDay: '2008-05-14' }, 'N. K.'],
  ['the same on the birthday', { birthDay: '2008-05-14', today: '2026-05-14' }, 'Nina Kovač'],
  ['someone of unknown age in a U14 event', { tournamentType: 'U14' }, 'N. K.'],
  ['an adult in a U9 event', { tournamentType: 'U9', birthDay: '1990-01-01' }, 'N. K.'],
  ['an adult in a U10 event', { tournamentType: 'U10', birthDay: '1990-01-01' }, 'N. K.'],
  ['an adult in a U12 event', { tournamentType: 'U12', birthDay: '1990-01-01' }, 'N. K.'],
  ['an adult in a U18 event', { tournamentType: 'U18', birthDay: '1990-01-01' }, 'N. K.'],
  ['a minor to insiders', { birthDay: '2010', isInsider: true }, 'Nina Kovač'],
  [
    'a minor where the club publishes names',
    { birthDay: '2010', clubPublishesFullNames: true },
    'Nina Kovač',
  ],
])('%s [D24]', (_, context, shown) => {
  expect(nameFor('Nina Kovač', { ...PUBLIC, ...context })).toBe(shown);
});

test.each([
  ['Nina Kovač', 'N. K.'],
  ['KOVAČ Nina', 'Nina K.'],
])('%s, a minor, is shown as %s by the one who decides [D24]', (name, shown) => {
  expect(nameFor(name, { ...PUBLIC, birthDay: '2010' })).toBe(shown);
});
