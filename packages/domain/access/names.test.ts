import { expect, test } from 'vitest';
import { adultsBornUntil, isUnder18, nameFor, shortName, type NameContext } from './names.ts';

test.each([
  ['Nina Kovač', 'Nina K.'],
  ['  Nina   Kovač ', 'Nina K.'],
  ['Nina Marie Kovač', 'Nina K.'],
  ['Kovač, Nina', 'Nina K.'],
  ['Kovač , Nina', 'Nina K.'],
  ['Kovač,Nina', 'Nina K.'],
  ['Kovač, Nina Marie', 'Nina K.'],
  // What follows a second comma is neither name.
  ['Kovač, Nina, Hillside', 'Nina K.'],
  // Composed surnames look alike in either order.
  ['Ana de la Cruz', 'Ana C.'],
  ['de la Cruz, Ana', 'Ana C.'],
  ['Lena Maier-Horvat', 'Lena M.'],
  ['Maier-Horvat, Lena', 'Lena M.'],
  // A single name says nothing of a surname.
  ['Nina', 'Nina'],
  ['Nina,', 'Nina'],
  [', Nina', 'Nina'],
  // A pair in one line: each by itself.
  ['Ana Silva / Rui Costa', 'Ana S. / Rui C.'],
  ['Silva, Ana / Costa, Rui', 'Ana S. / Rui C.'],
  ['Ana Silva & Rui Costa', 'Ana S. / Rui C.'],
  ['Ana Silva /', 'Ana S.'],
  ['Silva + Rui Costa', 'S. / Rui C.'],
  // Two lone words are mostly two surnames.
  ['Kovač/Horvat', 'K. / H.'],
  ['Kovač／Horvat', 'K. / H.'],
  ['Kovač|Horvat', 'K. / H.'],
  ['Kovač\\Horvat', 'K. / H.'],
  // Whatever is no letter parts words.
  ['Kovač; N.', 'N. K.'],
  ['Kovač；Nina', 'Nina K.'],
  ['Kovač，Nina', 'Nina K.'],
  ['Nina_Kovač', 'Nina K.'],
  ['Nina.Kovač', 'Nina K.'],
  ['Nina–Kovač', 'Nina K.'],
  ['Nina\u00a0Kovač', 'Nina K.'],
  ['Nina\u200bKovač', 'Nina K.'],
  ['Nina\u2060Kovač', 'Nina K.'],
  ['Nina (Kovač)', 'Nina K.'],
  ['J.P. Kovač', 'J. K.'],
  ['Jo Kovač', 'Jo K.'],
  ['アイコ・タナカ', 'アイコ タ.'],
  ['2Nina 3Kovač', '2Nina 3.'],
  // Save a hyphen or an apostrophe inside a name.
  ['Kovač-Strand', 'Kovač-Strand'],
  ['Kovač‑Strand', 'Kovač‑Strand'],
  ["O'Brien", "O'Brien"],
  ['D’Angelo', 'D’Angelo'],
  ['Anne-Marie O’Brien', 'Anne-Marie O.'],
  ["Nina 'Kovač'", 'Nina K.'],
  ['Nina --Kovač', 'Nina K.'],
  // A letter and its mark are one, however they are stored.
  ['Z\u030celjko C\u030cop', 'Željko Č.'],
  ['Q\u030cx Kovač', 'Q\u030cx K.'],
  // Without a letter it names nobody.
  ['???', '???'],
  // One letter is one code point, not half of one.
  ['Aiko 𠮷田', 'Aiko 𠮷.'],
])('%s is shown as %s [D24]', (name, short) => {
  expect(shortName(name)).toBe(short);
});

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
  // No such day: whoever was born on 28 February or before it is 18.
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
  ['a minor the day before the birthday', { birthDay: '2008-05-14' }, 'Nina K.'],
  ['the same on the birthday', { birthDay: '2008-05-14', today: '2026-05-14' }, 'Nina Kovač'],
  ['someone of unknown age in a U14 event', { tournamentType: 'U14' }, 'Nina K.'],
  ['an adult in a U9 event', { tournamentType: 'U9', birthDay: '1990-01-01' }, 'Nina K.'],
  ['an adult in a U10 event', { tournamentType: 'U10', birthDay: '1990-01-01' }, 'Nina K.'],
  ['an adult in a U12 event', { tournamentType: 'U12', birthDay: '1990-01-01' }, 'Nina K.'],
  ['an adult in a U18 event', { tournamentType: 'U18', birthDay: '1990-01-01' }, 'Nina K.'],
  ['a minor to insiders', { birthDay: '2010', isInsider: true }, 'Nina Kovač'],
  [
    'a minor where the club publishes names',
    { birthDay: '2010', clubPublishesFullNames: true },
    'Nina Kovač',
  ],
])('%s [D24]', (_, context, shown) => {
  expect(nameFor('Nina Kovač', { ...PUBLIC, ...context })).toBe(shown);
});
