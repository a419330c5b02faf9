// Files as spreadsheets write them, read right or refused with the line and the reason.
import { wordsIn } from '@tennis/words';
import { LANGUAGES } from '@tennis/words/languages';
import { describe, expect, it, test } from 'vitest';
import { readBirth } from './births.ts';
import { guessColumns, hasHeadings, readGender, readRole, type Field } from './columns.ts';
import { decodeFile } from './decode.ts';
import { readMembers, readPeople } from './lines.ts';
import { readSheet, writeSheet } from '../../../lib/sheet.ts';

const TODAY = '2026-09-01';
const TABLE = 'Vorname;Nachname\r\nJürgen;Groß\r\nZoë;Kovač\r\n';
const LATIN = TABLE.replace('č', 'c');

const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
      isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
    ),
  );
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('what a file is written in', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(TABLE), TABLE],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TABLE}`), TABLE],
    ['UTF-16 LE with a mark', utf16(`\ufeff${TABLE}`, false), TABLE],
    ['UTF-16 BE with a mark', utf16(`\ufeff${TABLE}`, true), TABLE],
    ['UTF-16 LE', utf16(TABLE, false), TABLE],
    ['UTF-16 BE', utf16(TABLE, true), TABLE],
    ['Latin-1', latin1(LATIN), LATIN],
    // The dash and the euro of Windows are no letters of Latin-1.
    ['Windows-1252', Uint8Array.from([...latin1('Groß '), 0x96, 0x80]), 'Groß –€'],
  ])('%s is read', (_, bytes, text) => {
    expect(decodeFile(bytes)).toMatchObject({ text });
  });

  it('says of a workbook and of a picture that they are no lists', () => {
    expect(decodeFile(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]))).toEqual({ problem: 'workbook' });
    expect(decodeFile(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual({ problem: 'workbook' });
    expect(decodeFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))).toEqual({
      problem: 'binary',
    });
  });
});

const cellsOf = (text: string) => readSheet(text).rows.map(({ cells }) => cells);

describe('what stands in which cell', () => {
  test.each([
    ['commas', 'name,born\nNina Kovač,2001\n'],
    ['semicolons', 'name;born\nNina Kovač;2001\n'],
    ['tabs', 'name\tborn\nNina Kovač\t2001\n'],
    ['bars', 'name|born\nNina Kovač|2001\n'],
    ['what Excel says of itself', 'sep=;\r\nname;born\r\nNina Kovač;2001\r\n'],
    ['old line ends', 'name;born\rNina Kovač;2001\r'],
    ['quotes', '"name","born"\r\n"Nina Kovač","2001"'],
    ['no line end, and empty rows', '\r\nname;born\r\n;\r\n\r\nNina Kovač;2001'],
  ])('%s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['name', 'born'],
      ['Nina Kovač', '2001'],
    ]);
  });

  it('leaves commas in names when semicolons part the cells', () => {
    expect(cellsOf('Name;Jahrgang\nKovač, Nina;2001\nGroß, Jürgen;1968')[1]).toEqual(['Kovač, Nina', '2001']);
    expect(cellsOf('Kovač, Nina\nGroß, Jürgen\n')).toHaveLength(2);
  });

  it('counts the lines of the file where a cell holds line ends, quotes and delimiters', () => {
    const { rows } = readSheet(
      'name,note\r\n"Kovač, Nina","tall\r\nand ""fast"""\r\nRui Costa,\r\n\r\nBo Lind,x\r\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 6]);
    expect(rows[1]?.cells).toEqual(['Kovač, Nina', 'tall\r\nand "fast"']);
  });

  it('names the line whose quotation marks do not fit', () => {
    const { rows } = readSheet('name;born\nNina Kovač;2001\n"Rui "the" Costa";1990\nBo Lind;1980\n');
    const broken = rows.filter(({ isBroken }) => isBroken);
    expect(broken.map(({ line }) => line)).toContain(3);
    expect(rows[1]?.isBroken).toBe(false);
  });

  it('writes what no spreadsheet calculates, and reads it back [D24]', () => {
    const rows = [
      ['=HYPERLINK("http://evil")', '+1', '-2', '@SUM(A1)', "'=1", "O'Neill", 'Groß, "J"\r\nx'],
      ['Nina Kovač', '', '', '', '', '', ''],
    ];
    for (const delimiter of [',', ';']) {
      const text = writeSheet(rows, delimiter);
      expect(text.startsWith('\ufeff')).toBe(true);
      for (const cell of text.slice(1).split(/[,;\r\n]/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
      expect(cellsOf(text).map((cells) => [...cells])).toEqual(rows);
    }
  });
});

describe('births', () => {
  test.each([
    ['2001-02-03', 'day', '2001-02-03'],
    ['2001-02-03 00:00:00', 'day', '2001-02-03'],
    ['2001-02-03T00:00:00Z', 'month', '2001-02-03'],
    ['2001/2/3', 'month', '2001-02-03'],
    ['03.02.2001', 'day', '2001-02-03'],
    ['3. 2. 2001', 'day', '2001-02-03'],
    ['03/02/2001', 'day', '2001-02-03'],
    ['02/03/2001', 'month', '2001-02-03'],
    ['2/3/01', 'month', '2001-02-03'],
    ['03-02-01', 'day', '2001-02-03'],
    ['3.2.68', 'day', '1968-02-03'],
    ['03.02.2001 00:00', 'day', '2001-02-03'],
    ['2/3/2001 12:00:00 AM', 'month', '2001-02-03'],
    ['36925', 'day', '2001-02-03'],
    ['3. März 2001', 'day', '2001-03-03'],
    ['3 mars 2001', 'day', '2001-03-03'],
    ['1er août 2001', 'day', '2001-08-01'],
    ['3-Feb-01', 'day', '2001-02-03'],
    ['03.Dez.2001', 'day', '2001-12-03'],
    ['March 3, 2001', 'month', '2001-03-03'],
    ['15 juin 2001', 'day', '2001-06-15'],
    ['15 juil. 2001', 'day', '2001-07-15'],
  ] as const)('%s (%s first) is %s', (text, order, birthDate) => {
    expect(readBirth(text, order, TODAY)).toEqual({ birthDate });
  });

  test.each([
    '',
    'x',
    '31.02.2001',
    '2001-13-01',
    '1.1.2027',
    '1899',
    '2027',
    '32.1.2001',
    '99999',
    '3 foo 2001',
  ])('%s is none', (text) => {
    expect(readBirth(text, 'day', TODAY)).toBeNull();
  });

  it('takes a year alone', () => {
    expect(readBirth('2001', 'day', TODAY)).toEqual({ birthYear: 2001 });
  });
});

const PEOPLE: readonly Field[] = ['name', 'givenName', 'familyName', 'gender', 'birth', 'number'];
const MEMBERS: readonly Field[] = ['email', 'role'];
const rowsOf = (...lines: readonly string[]) => lines.map((line) => line.split(';'));

const guessed = (fields: readonly Field[], ...lines: readonly string[]) => {
  const rows = rowsOf(...lines);
  return guessColumns(rows, hasHeadings(rows, fields, TODAY), fields, TODAY);
};

describe('columns', () => {
  test.each([
    ['First name;Surname;DOB;Sex;Club', 'givenName familyName birth gender '],
    ['Vorname;Name;Geb.-Datum;Geschlecht;Verein', 'givenName familyName birth gender '],
    ['Prénom;Nom;Date de naissance;Sexe;Club', 'givenName familyName birth gender '],
    ['Nom;Année', 'name birth'],
    ['Name;Jahrgang', 'name birth'],
    ['Full Name;Year of birth', 'name birth'],
    ['NOM ET PRÉNOM;Né(e) le', 'name birth'],
  ])('%s', (headings, fields) => {
    const width = headings.split(';').length;
    expect(guessed(PEOPLE, headings, Array.from({ length: width }, () => '?').join(';'))).toEqual(
      fields.split(' '),
    );
  });

  it('guesses by what stands there where no heading tells', () => {
    expect(guessed(PEOPLE, 'Nina Kovač;03.02.2001;w', 'Jürgen Groß;12.12.1968;m')).toEqual([
      'name',
      'birth',
      'gender',
    ]);
    expect(guessed(MEMBERS, 'Wer;Wo', 'Nina;nina@example.org', 'Rui;rui@example.org')).toEqual(['', 'email']);
    expect(hasHeadings(rowsOf('Wer;Wo', 'Nina;nina@example.org'), MEMBERS, TODAY)).toBe(true);
    expect(hasHeadings(rowsOf('Nina;nina@example.org', 'Rui;rui@example.org'), MEMBERS, TODAY)).toBe(false);
  });

  it('knows our own headings in every language', () => {
    for (const { imports: words } of LANGUAGES.map(wordsIn)) {
      const people = [
        words.fieldNumber,
        words.fieldName,
        words.fieldGiven,
        words.fieldFamily,
        words.fieldGender,
        words.fieldBirth,
      ];
      const rows = [people, people.map(() => '?')];
      expect(guessColumns(rows, true, PEOPLE, TODAY)).toEqual([
        'number',
        'name',
        'givenName',
        'familyName',
        'gender',
        'birth',
      ]);
      expect(guessColumns([[words.fieldEmail, words.fieldRole]], true, MEMBERS, TODAY)).toEqual(MEMBERS);
    }
  });

  it('reads what exports write in every language', () => {
    for (const { people, members } of LANGUAGES.map(wordsIn)) {
      expect([people.female, people.male, people.other].map(readGender)).toEqual(['female', 'male', 'other']);
      expect([members.admin, members.member].map(readRole)).toEqual(['admin', 'member']);
    }
  });

  it('knows genders and roles in three languages', () => {
    for (const word of ['F', 'w', 'weiblich', 'Frau', 'femme', 'Mme', 'Female'])
      expect(readGender(word)).toBe('female');
    for (const word of ['M', 'männlich', 'Herr', 'homme', 'H']) expect(readGender(word)).toBe('male');
    for (const word of ['d', 'divers', 'autre', 'Other']) expect(readGender(word)).toBe('other');
    for (const word of ['?', '', 'toString', 'constructor']) expect(readGender(word)).toBeNull();
    expect(['Admin', 'Mitglied', 'membre', 'x'].map(readRole)).toEqual(['admin', 'member', 'member', null]);
  });
});

describe('lines', () => {
  const reading = { dayOrder: 'day', today: TODAY } as const;

  it('reads people, and says of each line that it cannot take why', () => {
    const { rows } = readSheet(
      [
        'Vorname;Nachname;Geschlecht;Jahrgang',
        'Nina;Kovač;w;2001',
        'Jürgen;Groß;?;1968',
        'Ana;Duarte;;31.02.2001',
        ';;w;2001',
        'Bo;Lind;;',
      ].join('\n'),
    );
    const fields = ['givenName', 'familyName', 'gender', 'birth'] as const;
    const lines = readPeople(rows.slice(1), { ...reading, fields });
    expect(lines[0]).toEqual({
      line: 2,
      title: 'Nina Kovač',
      sent: { name: 'Nina Kovač', givenName: 'Nina', familyName: 'Kovač', gender: 'female', birthYear: 2001 },
      problem: null,
    });
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, 'We do not know this gender: ?'],
      [4, 'This is neither a date nor a year of birth: 31.02.2001'],
      [5, expect.stringContaining('2')],
      [6, null],
    ]);
  });

  it('turns a name with a comma round', () => {
    const { rows } = readSheet('Kovač, Nina\nJürgen Groß\n');
    expect(readPeople(rows, { ...reading, fields: ['name'] }).map(({ sent }) => sent)).toEqual([
      { name: 'Nina Kovač', givenName: 'Nina', familyName: 'Kovač' },
      { name: 'Jürgen Groß' },
    ]);
  });

  it('reads people to invite', () => {
    const { rows } = readSheet('nina@example.org;Admin\nnobody;\nrui@example.org;boss\n');
    expect(
      readMembers(rows, { ...reading, fields: ['email', 'role'] }).map(
        ({ sent, problem }) => sent ?? problem,
      ),
    ).toEqual([
      { email: 'nina@example.org', role: 'admin' },
      expect.any(String),
      'This is not a role: boss. A role is admin or member.',
    ]);
  });
});
