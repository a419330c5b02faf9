// Lists as they stand on paper, one line for each player, and nothing that parts what it says (D26).
import { describe, expect, it, test } from 'vitest';
import type { Field } from './columns.ts';
import { readEntries } from './entries.ts';
import { understand } from './list.ts';

const TODAY = '2026-09-01';
const FIELDS: readonly Exclude<Field, ''>[] = [
  'name',
  'givenName',
  'familyName',
  'gender',
  'birth',
  'club',
  'seed',
  'number',
];

const understood = (lines: readonly string[], isPair = false) =>
  understand(lines.join('\n'), {
    fields: isPair ? [...FIELDS, 'partner'] : FIELDS,
    detail: 'year',
    today: TODAY,
  });

function linesOf(lines: readonly string[], isPair = false) {
  const { sheet, headed, fields } = understood(lines, isPair);
  return readEntries(isPair)(headed ? sheet.rows.slice(1) : sheet.rows, {
    fields,
    dayOrder: 'day',
    today: TODAY,
  });
}

/** The lines, short: name, club, seed, year, and the mark of those to check. */
const read = (...lines: readonly string[]) =>
  linesOf(lines).map(({ sent, warning }) =>
    sent === null
      ? null
      : [sent.player.name, sent.club, sent.seed, sent.player.birthYear, warning]
          .map((part) => String(part ?? ''))
          .join('|')
          .replace(/\|+$/, ''),
  );

test('takes no address and no gender for a club, because everybody reads those [D24]', () => {
  const lines = ['1. Nina Kovač', '2. Tomás Herrera; tomas@example.org', '3. Lea Wirz'];
  expect(understood(lines).fields).not.toContain('club');
  expect(understood(['1. Nina Kovač', '2. Lea Wirz; weiblich', '3. Ida Lund']).fields).not.toContain('club');
});

test('a list as a director has it on paper', () => {
  const lines = [
    '1 Nina Kovač (Riverside) seed 1',
    '2. Priya Raman (Hillside) [2]',
    '3) Tomás Herrera (Riverside) (3)',
    '4: Hannah Brettschneider Seed: 4',
    'Priya Raman (Hillside)',
    'Lea Wirz',
  ];
  expect(understood(lines).fields).toEqual(['name', 'club', 'seed']);
  expect(understood(lines).sheet.delimiter).toBe('');
  expect(read(...lines)).toEqual([
    'Nina Kovač|Riverside|1',
    'Priya Raman|Hillside|2',
    'Tomás Herrera|Riverside|3',
    'Hannah Brettschneider||4',
    'Priya Raman|Hillside',
    'Lea Wirz',
  ]);
});

test.each([
  ['1 Nina Kovač (Riverside) seed 1', 'Nina Kovač|Riverside|1'],
  ['1. Nina Kovač (Riverside) [1]', 'Nina Kovač|Riverside|1'],
  ['Nina Kovač [1] (Riverside)', 'Nina Kovač|Riverside|1'],
  ['Nina Kovač, seed 1', 'Nina Kovač||1'],
  ['Nina Kovač (Seed 1)', 'Nina Kovač||1'],
  ['Nina Kovač gesetzt 1', 'Nina Kovač||1'],
  ['Nina Kovač tête de série 1', 'Nina Kovač||1'],
  ['Nina Kovač 2014', 'Nina Kovač|||2014'],
  ['Nina Kovač *2014', 'Nina Kovač|||2014'],
  ['Nina Kovač (2014)', 'Nina Kovač|||2014'],
  ['Nina Kovač b. 2014', 'Nina Kovač|||2014'],
  ['Nina Kovač Jg. 2014 (TC Riverside 1904) [3]', 'Nina Kovač|TC Riverside 1904|3|2014'],
  ['1.Nina Kovač (Riverside, 2014)', 'Nina Kovač|Riverside||2014'],
  ['de la Cruz, Ana (Hillside)', 'Ana de la Cruz|Hillside'],
  ['García López, Ana (Hillside)', 'Ana García López|Hillside'],
  ['Kovač, Nina [1]', 'Nina Kovač||1'],
  ['Sam Jones, Jr.', 'Sam Jones, Jr.'],
  ['Jan Novák (jun.)', 'Jan Novák jun.'],
  ['Novák, Jan (sen.) 1961 [2]', 'Jan Novák sen.||2|1961'],
])('%s', (line, said) => {
  expect(read(line)).toEqual([said]);
});

describe('a number in front', () => {
  it('is left off where all lines have one, or they count up from 1', () => {
    expect(read('7 Nina Kovač', '3 Priya Raman')).toEqual(['Nina Kovač', 'Priya Raman']);
    expect(read('1 Nina Kovač', 'Lea Wirz', '3 Priya Raman')).toEqual([
      'Nina Kovač',
      'Lea Wirz',
      'Priya Raman',
    ]);
  });

  it('stays to be checked where it says something else', () => {
    expect(read('7 Nina Kovač', 'Priya Raman', '3 Lea Wirz')).toEqual([
      '7 Nina Kovač||||Check this name. Take out what is not part of it.',
      'Priya Raman',
      '3 Lea Wirz||||Check this name. Take out what is not part of it.',
    ]);
  });
});

describe('a comma', () => {
  it('comes before a club where a whole name stands in front', () => {
    expect(read('Priya Raman, Hillside', 'Lea Wirz', 'Bo Lind, Hillside [2]')).toEqual([
      'Priya Raman|Hillside',
      'Lea Wirz',
      'Bo Lind|Hillside|2',
    ]);
    expect(read('1. Priya Raman, Riverside', '2. Kovač, Nina')).toEqual([
      'Priya Raman|Riverside',
      'Nina Kovač',
    ]);
  });

  it('stays part of the name in a list with surnames first', () => {
    expect(read('Kovač, Nina', 'García López, Ana', 'Lind, Bo')).toEqual([
      'Nina Kovač',
      'Ana García López',
      'Bo Lind',
    ]);
    expect(read('Kovač, Nina (Hillside)', 'Priya Raman, Hillside', 'Lind, Bo', 'Wirz, Lea')).toEqual([
      'Nina Kovač|Hillside',
      'Priya Raman|Hillside',
      'Bo Lind',
      'Lea Wirz',
    ]);
  });
});

/** What a name with such a number at its end asks. */
const asked = (number: number): string =>
  `Check this name. If ${number} is a seed, write [${number}]. If not, take it out.`;

describe('a number at the end', () => {
  it('is a seed where all numbers that are seeds count up from 1', () => {
    expect(
      read('Kovač, Nina [1]', 'Dvořáková, Lucie 3 (Hillside)', 'Lea Wirz', 'NOVÁK Jan jun. #2 1998'),
    ).toEqual(['Nina Kovač||1', 'Lucie Dvořáková|Hillside|3', 'Lea Wirz', 'NOVÁK Jan jun.||2|1998']);
    expect(read('1. Lea Wirz 2001 2', '2. Dvořáková, Lucie 1', '3. Bo Lind')).toEqual([
      'Lea Wirz||2|2001',
      'Lucie Dvořáková||1',
      'Bo Lind',
    ]);
  });

  it.each<readonly [string, readonly string[], number]>([
    ['alone it may be a rank', ['Dvořáková, Lucie 3', 'Lea Wirz'], 3],
    ['ages do not count up', ['Lucie Dvořáková 12', 'Lea Wirz 14', 'Bo Lind 13'], 12],
    ['one number alone', ['Lucie Dvořáková 1', 'Lea Wirz'], 1],
    ['namesakes whom the club tells apart', ['Jan Novák 1', 'Jan Novák 2', 'Lea Wirz'], 1],
    ['a seed that another line has', ['Lucie Dvořáková 1', 'Lea Wirz [1]'], 1],
    ['a class of play', ['Lucie Dvořáková LK 1', 'Lea Wirz'], 1],
  ])('asks, and says what to do: %s', (_why, lines, number) => {
    expect(linesOf(lines)[0]).toMatchObject({ warning: asked(number) });
    expect(linesOf(lines)[0]?.sent?.seed).toBeUndefined();
  });

  it('is the seed of a pair too [D12]', () => {
    expect(
      linesOf(['Ana Silva / Rui Costa 1', 'Lind, Bo / Berg, Anna 2'], true).map(({ sent }) => sent),
    ).toMatchObject([
      { player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' }, seed: 1 },
      { player: { name: 'Bo Lind' }, partner: { name: 'Anna Berg' }, seed: 2 },
    ]);
  });
});

test('what is not understood is entered as it stands, and marked', () => {
  expect(read('Nina Kovač (WC)', 'Rui [Hillside] Costa', 'Lea Wirz LK 14')).toEqual([
    'Nina Kovač (WC)||||Check this name. Take out what is not part of it.',
    'Rui [Hillside] Costa||||Check this name. Take out what is not part of it.',
    'Lea Wirz LK 14||||Check this name. If 14 is a seed, write [14]. If not, take it out.',
  ]);
});

test('a list with a heading, and one with separators, are read as before', () => {
  expect(understood(['Name', 'Nina Kovač']).onPaper).toBeNull();
  expect(understood(['Nina Kovač; Riverside', 'Lea Wirz']).onPaper).toBeNull();
  expect(understood(['Nina Kovač', 'Lea Wirz']).onPaper).toBeNull();
});

test('a pair on paper keeps its slash and its commas [D12]', () => {
  expect(
    linesOf(['1 Ana Silva / Rui Costa (Hillside) [2]', '2 Lind, Bo / Berg, Anna'], true).map(
      ({ sent }) => sent,
    ),
  ).toEqual([
    { player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' }, club: 'Hillside', seed: 2 },
    {
      player: { name: 'Bo Lind', givenName: 'Bo', familyName: 'Lind' },
      partner: { name: 'Anna Berg', givenName: 'Anna', familyName: 'Berg' },
    },
  ]);
});

test('“(sen.)” behind a pair belongs to the partner, whatever comma the pair has [D12]', () => {
  expect(
    linesOf(['1 Lind, Bo / Anna Berg (sen.)', '2 Ana Silva / Rui Costa'], true).map(({ sent }) => sent),
  ).toEqual([
    { player: { name: 'Bo Lind', givenName: 'Bo', familyName: 'Lind' }, partner: { name: 'Anna Berg sen.' } },
    { player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' } },
  ]);
});

it('is on paper too where a few lines have a semicolon', () => {
  const lines = [
    '1. Kovač, Nina [1]',
    '2. Tomás Herrera; 1998',
    '3. Elif Demir (Lakeside TC)',
    '4. Jonas Lindqvist; Hillside; 2001; 2',
    '5. Ida Lund 2015',
  ];
  expect(understood(lines).sheet.delimiter).toBe('');
  expect(read(...lines)).toEqual([
    'Nina Kovač||1',
    'Tomás Herrera|||1998',
    'Elif Demir|Lakeside TC',
    'Jonas Lindqvist|Hillside|2|2001',
    'Ida Lund|||2015',
  ]);
});

it('is a table where a cell of such a line says something that paper does not', () => {
  expect(understood(['1. Nina Kovač', '2. Lea Wirz', '3. Bo Lind; Hillside; LK 14']).onPaper).toBeNull();
});
