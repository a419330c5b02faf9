// Lists of entries as people write them (D26, D46): on paper, in a mail, in a spreadsheet.
import { expect, test } from 'vitest';
import { readSheet } from '../../../lib/sheet.ts';
import { guessColumns, hasHeadings, type Field } from './columns.ts';
import { readEntries } from './entries.ts';

const TODAY = '2026-09-01';
const FIELDS: readonly Exclude<Field, ''>[] = [
  'name',
  'givenName',
  'familyName',
  'partner',
  'gender',
  'birth',
  'club',
  'seed',
  'number',
];

function linesOf(text: string, isPair: boolean) {
  const { rows } = readSheet(text);
  const cells = rows.map((row) => row.cells);
  const fields = FIELDS.filter((field) => isPair || field !== 'partner');
  const headed = hasHeadings(cells, fields, TODAY);
  const reading = {
    fields: guessColumns(cells, headed, fields, TODAY),
    dayOrder: 'day',
    today: TODAY,
  } as const;
  return readEntries(isPair)(headed ? rows.slice(1) : rows, reading);
}

const read = (text: string, isPair = false) =>
  linesOf(text, isPair).map(({ sent, problem }) => sent ?? problem);

test('one name a line, as on paper', () => {
  expect(read('1. Anna Berg\n2) Kovač, Nina [1]\n\n- Rui Costa 2011\nX')).toEqual([
    { player: { name: 'Anna Berg' } },
    { player: { name: 'Nina Kovač', givenName: 'Nina', familyName: 'Kovač' }, seed: 1 },
    { player: { name: 'Rui Costa', birthYear: 2011 } },
    'Name must be at least 2 characters.',
  ]);
});

test('names with a year, a club, and something that nobody asks for', () => {
  expect(read('Anna Berg; 2012; LK 14,3; Hillside Lawn\nRui Costa; 2011; LK 9,1; Riverside')).toEqual([
    { player: { name: 'Anna Berg', birthYear: 2012 }, club: 'Hillside Lawn' },
    { player: { name: 'Rui Costa', birthYear: 2011 }, club: 'Riverside' },
  ]);
  expect(read('Anna Berg\tHillside\nKovač, Nina\tRiverside')).toMatchObject([
    { player: { name: 'Anna Berg' }, club: 'Hillside' },
    { player: { name: 'Nina Kovač' }, club: 'Riverside' },
  ]);
});

test('a club that only some have written is not the name', () => {
  expect(read('1. Priya Raman [1]\nX\nnina kovač\nJonas Lindqvist; Hillside Lawn Tennis')).toMatchObject([
    { player: { name: 'Priya Raman' }, seed: 1 },
    'Name must be at least 2 characters.',
    { player: { name: 'nina kovač' } },
    { player: { name: 'Jonas Lindqvist' }, club: 'Hillside Lawn Tennis' },
  ]);
});

test('the columns of a spreadsheet by their headings, with the year of a day alone', () => {
  expect(
    read(
      'Nachname;Vorname;Geburtsdatum;Geschlecht;Verein;Setzplatz\nBerg;Anna;3.2.2012;w;TC Hügel;2\nCosta;Rui;;;;x',
    ),
  ).toEqual([
    {
      player: { name: 'Anna Berg', givenName: 'Anna', familyName: 'Berg', gender: 'female', birthYear: 2012 },
      club: 'TC Hügel',
      seed: 2,
    },
    'This is no seed: x',
  ]);
});

const NUMBERED = [
  { player: { name: 'Nina Kovač' }, club: 'Riverside', seed: 1 },
  { player: { name: 'Priya Raman' }, club: 'Hillside', seed: 2 },
  { player: { name: 'Lea Wirz' }, club: 'Riverside' },
  { player: { name: 'Bo Lind' } },
];

test('cells of a spreadsheet with the number of each line in front', () => {
  const cells = [
    ['1', 'Nina Kovač', 'Riverside', '1'],
    ['2', 'Priya Raman', 'Hillside', '2'],
    ['3', 'Lea Wirz', 'Riverside'],
    ['4', 'Bo Lind'],
  ];
  // A spreadsheet copies empty cells with their tabs; others leave them out.
  expect(read(cells.map((row) => row.join('\t')).join('\n'))).toEqual(NUMBERED);
  expect(read(cells.map((row) => [...row, '', ''].slice(0, 4).join('\t')).join('\n'))).toEqual(NUMBERED);
  expect(read(cells.map((row) => [...row].with(0, `${row[0]}.`).join('\t')).join('\n'))).toEqual(NUMBERED);
  // Surname first, of which the comma parts nothing.
  expect(read('1\tKovač, Nina\tRiverside\n2\tLind, Bo\n3\tWirz, Lea')).toMatchObject([
    { player: { name: 'Nina Kovač' }, club: 'Riverside' },
    { player: { name: 'Bo Lind' } },
    { player: { name: 'Lea Wirz' } },
  ]);
});

test('the number of the line in front of a name, in a list with commas', () => {
  expect(read('1 Nina Kovač, Riverside, 2014\n2 Lea Wirz, Hillside, 2013')).toEqual([
    { player: { name: 'Nina Kovač', birthYear: 2014 }, club: 'Riverside' },
    { player: { name: 'Lea Wirz', birthYear: 2013 }, club: 'Hillside' },
  ]);
});

test('a column of small numbers behind the names has the seeds', () => {
  const seeds = (...cells: readonly string[]) =>
    read(cells.map((cell, at) => `Ana ${'ABCD'[at]}lt\tHillside\t${cell}`).join('\n')).map((line) =>
      typeof line === 'string' ? line : line?.seed,
    );
  expect(seeds('2', '1', '', '3')).toEqual([2, 1, undefined, 3]);
  expect(seeds('[1]', '', 'seed 2', '(3)')).toEqual([1, undefined, 2, 3]);
  // Ages, places that two share, and numbers of a club are none.
  expect(seeds('11', '12', '10', '13')).toEqual([undefined, undefined, undefined, undefined]);
  expect(seeds('1', '1', '2', '2')).toEqual([undefined, undefined, undefined, undefined]);
  expect(seeds('1', '417', '202', '')).toEqual([undefined, undefined, undefined, undefined]);
  expect(read('Name;Verein;Rang\nAnna Berg;Hillside;1\nRui Costa;Hillside;2')).toMatchObject([
    { club: 'Hillside' },
    { club: 'Hillside' },
  ]);
});

test('pairs by a slash or in two columns [D12]', () => {
  expect(read('Ana Silva / Rui Costa [2]\nLind, Bo & Berg, Anna\nDana Roth', true)).toEqual([
    { player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' }, seed: 2 },
    {
      player: { name: 'Bo Lind', givenName: 'Bo', familyName: 'Lind' },
      partner: { name: 'Anna Berg', givenName: 'Anna', familyName: 'Berg' },
    },
    { player: { name: 'Dana Roth' } },
  ]);
  expect(read('Player;Partner;Club\nAna Silva;Rui Costa;Hillside', true)).toEqual([
    { player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' }, club: 'Hillside' },
  ]);
});

test('one of a pair without the other is worth a look [D12]', () => {
  expect(
    linesOf('Ana Silva / Rui Costa\nDana Roth\nMei Tanaka /', true).map(({ warning }) => warning),
  ).toEqual([
    undefined,
    'No partner is named. A slash stands between the two of a pair.',
    'No partner is named. A slash stands between the two of a pair.',
  ]);
  expect(linesOf('Dana Roth', false).map(({ warning }) => warning)).toEqual([undefined]);
});

test('two people on one line do not become one where everybody enters alone', () => {
  const pair =
    'Two people stand on this line, and here everybody enters alone. Give each a line of their own.';
  expect(read('Ana Silva / Rui Costa\nAna Silva & Rui Costa [2]\nAna Silva and Rui Costa 2012')).toEqual([
    pair,
    pair,
    pair,
  ]);
  expect(linesOf('1. Ana Silva/Rui Costa', false)).toMatchObject([{ title: 'Ana Silva/Rui Costa' }]);
  // A dash may stand before a club, and in a name.
  expect(read('Ana Silva – Hillside\nAnna-Lena Und\nSandy Andersen')).toMatchObject([
    { player: { name: 'Ana Silva – Hillside' } },
    { player: { name: 'Anna-Lena Und' } },
    { player: { name: 'Sandy Andersen' } },
  ]);
});
