// Whole files, byte for byte as spreadsheets write them, up to the lines that are sent: each line is read correctly, or refused with the reason.
import { describe, expect, it, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { decodeFile } from './decode.ts';
import { readEntries } from './entries.ts';
import { readPeople } from './lines.ts';
import { understand, type Asked } from './list.ts';

const TODAY = '2026-09-01';
const PEOPLE: Asked = {
  fields: ['name', 'givenName', 'familyName', 'gender', 'birth', 'number'],
  detail: 'day',
  today: TODAY,
};

/** The bytes of a text; `special` are those of its letters beyond ASCII. */
const eightBits = (text: string, special: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from(text, (letter) => special[letter] ?? letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    text.split('').flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );
const LATIN = { ü: 0xfc, ß: 0xdf, é: 0xe9, É: 0xc9, ô: 0xf4, ä: 0xe4, ö: 0xf6, è: 0xe8 };
const MAC = { ü: 0x9f, ß: 0xa7, é: 0x8e, É: 0x83, ô: 0x99, ä: 0x8a, ö: 0x9a, è: 0x8f };

/** The result of a file: each line that is sent, or why it is not. */
function read(bytes: Uint8Array) {
  const decoded = decodeFile(bytes);
  if ('problem' in decoded) return decoded.problem;
  const { sheet, headed, fields, dayOrder, dayOrders } = understand(decoded.text, PEOPLE);
  if (dayOrder === null) return `which comes first: ${dayOrders.join(' or ')}`;
  return readPeople(headed ? sheet.rows.slice(1) : sheet.rows, { fields, dayOrder, today: TODAY }).map(
    ({ line, sent, problem }) => [line, sent ?? problem] as const,
  );
}

const german = (delimiter: string, end = '\r\n') =>
  [
    ['Name', 'Vorname', 'Geburtsdatum', 'Bemerkung'],
    ['Groß', 'Jürgen', '31.12.2010', '"spielt\r\nlinks"'],
    ['Dupont', 'Éloise', '01.02.1968', '"sagt ""hallo"""'],
    ['Kôbel', 'René', '3.4.99', ''],
  ]
    .map((cells) => cells.join(delimiter) + end)
    .join('');
const GERMAN = [
  [2, { name: 'Jürgen Groß', givenName: 'Jürgen', familyName: 'Groß', birthDate: '2010-12-31' }],
  [4, { name: 'Éloise Dupont', givenName: 'Éloise', familyName: 'Dupont', birthDate: '1968-02-01' }],
  [5, { name: 'René Kôbel', givenName: 'René', familyName: 'Kôbel', birthDate: '1999-04-03' }],
];

describe('a file is read the same', () => {
  test.each([
    ['Excel for Windows, German: Windows-1252, semicolons', eightBits(german(';'), LATIN)],
    ['Excel, CSV UTF-8: a mark, semicolons', utf8(`\ufeff${german(';')}`)],
    ['Excel, Unicode text: UTF-16 LE with a mark, tabs', utf16(`\ufeff${german('\t')}`, false)],
    ['UTF-16 BE with a mark, tabs', utf16(`\ufeff${german('\t')}`, true)],
    ['UTF-16 LE with a mark, semicolons', utf16(`\ufeff${german(';')}`, false)],
    ['Google: UTF-8 without a mark, commas', utf8(german(','))],
    ['LibreOffice: UTF-8, line feeds alone', utf8(german(',', '\n'))],
    ['Excel for the Mac: Mac Roman, semicolons', eightBits(german(';'), MAC)],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toEqual(GERMAN);
  });

  it('counts Excel’s own first line as one of the file', () => {
    const expected = GERMAN.map(([line, sent]) => [Number(line) + 1, sent]);
    expect(read(utf8(`\ufeffsep=;\r\n${german(';')}`))).toEqual(expected);
    expect(read(utf16(`\ufeffsep=;\r\n${german(';')}`, false))).toEqual(expected);
  });

  it.each([
    ['Šimon Müller;1990', { ...LATIN, Š: 0x8a }],
    ['Nina O’Neill – Clôture;1990', { ...LATIN, '’': 0x92, '–': 0x96 }],
    ['Anna Bär…;1990', { ...LATIN, '…': 0x85 }],
  ])('%s in Windows’ own letters is not taken for the Mac’s', (text, special) => {
    expect(decodeFile(eightBits(text, special))).toEqual({ text, encoding: 'Windows-1252' });
  });

  it.each(['Jürgen Bär', 'Élise Müller', 'René Groß', 'Käthe König', 'Hélène Clôt'])(
    '%s in the Mac’s letters is read',
    (text) => {
      expect(decodeFile(eightBits(text, MAC))).toEqual({ text, encoding: 'Mac Roman' });
    },
  );
});

/** A column of days as a spreadsheet writes it, with a second line that tells nothing. */
const births = (...days: readonly string[]) => {
  const lines = read(utf8(`Name;Geburtsdatum\r\n${days.map((day) => `Nina Kovač;"${day}"\r\n`).join('')}`));
  return typeof lines === 'string'
    ? lines
    : lines.map(([line, sent]) => (typeof sent === 'string' ? [line, sent] : sent?.birthDate));
};
const refused = (line: number, text: string) => [line, `This is neither a date nor a year of birth: ${text}`];

describe('days in each locale', () => {
  test.each([
    ['German', '31.12.2010', '01.02.2003'],
    ['German, short year', '31.12.10', '01.02.03'],
    ['British and French', '31/12/2010', '01/02/2003'],
    ['Dutch', '31-12-2010', '1-2-2003'],
    ['American', '12/31/2010', '2/1/2003'],
    ['American with a time', '12/31/2010 12:00:00 AM', '2/1/2003 12:00 a.m.'],
    ['American, short year', '12/31/10', '02/01/03'],
    ['ISO: Swedish, Canadian', '2010-12-31', '2003-02-01'],
    ['Japanese', '2010/12/31', '2003/02/01'],
    ['Hungarian', '2010. 12. 31.', '2003. 02. 01.'],
    ['with months by name', '31-Dez-10', '01-Feb-03'],
    ['French with months by name', '31 déc. 2010', '1er févr. 2003'],
    ['French, decomposed, with narrow spaces', '31\u202fde\u0301c.\u00a02010', '1 fe\u0301vr. 2003'],
    ['English with months by name', '31-Dec-10', '1-Feb-03'],
    ['German in full', 'Freitag, 31. Dezember 2010', 'Samstag, 1. Februar 2003'],
    ['American in full', 'Friday, December 31, 2010', 'Saturday, February 1, 2003'],
    ['French in full', 'vendredi 31 décembre 2010', 'samedi 1 février 2003'],
    ['Austrian', '31. Dezember 2010', '1. Februar 2003'],
    ['numbers of Excel', '40543', '37653'],
    ['numbers of Excel with a time', '40543,5', '37653.00'],
    ['short years first', '10-12-31', '03-02-01', '68-12-12'],
  ])('%s: %s', (_, ...days) => {
    expect(births(...days).slice(0, 2)).toEqual(['2010-12-31', '2003-02-01']);
  });

  it('asks where a whole column could be read either way', () => {
    expect(births('01/02/2003', '03/04/2003')).toBe('which comes first: day or month');
    expect(births('01-02-03', '03-04-05')).toBe('which comes first: day or month or year');
    expect(births('31-12-10', '30-11-09')).toBe('which comes first: day or year');
    expect(births('01/02/03', '03/04/05')).toBe('which comes first: day or month');
    // The days of this column contradict each other, so the one between them tells nothing.
    expect(births('31/12/2010', '12/31/2010', '01/02/2003')).toBe('which comes first: day or month');
    expect(births('01.02.2003', '12/31/2010', '03/04/2003')).toBe('which comes first: day or month');
  });

  it('needs no answer where every order says the same', () => {
    expect(births('05/05/2003', '07/07/2001')).toEqual(['2003-05-05', '2001-07-07']);
    expect(births('01.02.2003', '03.04.2003')).toEqual(['2003-02-01', '2003-04-03']);
  });

  it('refuses a day that is none in the order of its column, with its line', () => {
    expect(births('31/12/2010', '13/13/2010', '31/11/2010')).toEqual([
      '2010-12-31',
      refused(3, '13/13/2010'),
      refused(4, '31/11/2010'),
    ]);
    expect(births('31/12/2010', '12/31/2010')).toEqual(['2010-12-31', refused(3, '12/31/2010')]);
    expect(births('2010-12-31', '########', '31 gen 2010', 'Dez 10', '00.00.0000')).toEqual([
      '2010-12-31',
      refused(3, '########'),
      refused(4, '31 gen 2010'),
      refused(5, 'Dez 10'),
      refused(6, '00.00.0000'),
    ]);
  });

  it('takes a short year for the last one that is not ahead', () => {
    expect(births('31.12.26', '31.08.26', '31.12.27')).toEqual(['1926-12-31', '2026-08-31', '1927-12-31']);
  });

  it('asks nothing of a list of entries, which sends years alone', () => {
    const asked = { ...PEOPLE, detail: 'year' } as const;
    const list = understand('Name;Geburtsdatum\nNina Kovač;01/02/2003\nAna Silva;03/04/2012\n', asked);
    expect(list.dayOrders).toEqual(['day']);
    const reading = { fields: list.fields, dayOrder: 'day', today: TODAY } as const;
    expect(readEntries(false)(list.sheet.rows.slice(1), reading).map(({ sent }) => sent?.player)).toEqual([
      { name: 'Nina Kovač', birthYear: 2003 },
      { name: 'Ana Silva', birthYear: 2012 },
    ]);
  });
});

describe('columns that are no births', () => {
  it.each([
    ['a day under a heading that says another', 'Eintritt', '01.02.2010'],
    ['postcodes', 'PLZ', '10115'],
    ['numbers of members', 'Mitgliedsnr.', '2001'],
  ])('%s', (_, heading, cell) => {
    const rows = [
      ['Name', heading],
      ['Nina Kovač', cell],
    ];
    expect(guessColumns(rows, true, PEOPLE.fields, TODAY)).toEqual(['name', '']);
  });

  it('postcodes without a heading', () => {
    expect(guessColumns([['Nina Kovač', '10115']], false, PEOPLE.fields, TODAY)).toEqual(['name', '']);
  });
});

it('refuses names that are none, each with its line', () => {
  expect(read(utf8('Name;Jahrgang\r\n"Nina\r\nKovač";1990\r\n"X";1990\r\n'))).toEqual([
    [2, 'Please write this in one line.'],
    [4, 'Name must be at least 2 characters.'],
  ]);
});

const delimiterIn = (text: string) => understand(text, PEOPLE).sheet.delimiter;

it('says what parts the cells, and nothing where nothing does', () => {
  expect(delimiterIn('Nina Kovač\nPriya Raman\n')).toBe('');
  expect(delimiterIn('Kovač, Nina\nRaman, Priya\n')).toBe('');
  expect(delimiterIn('Nina Kovač;2001\nPriya Raman\nLea Wirz\nBo Lind\n')).toBe(';');
  expect(delimiterIn('1\tNina Kovač\tRiverside\t1\n2\tPriya Raman\tHillside\n3\tLea Wirz\n')).toBe('\t');
});
