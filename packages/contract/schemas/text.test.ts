// The characters that a pasted list may contain, texts that are refused because they deceive, and the specification's own texts, which stay.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { readProblem } from '../problem.ts';
import { CreateClubSchema } from './club.ts';
import { lineText, proseText } from './text.ts';
import { AddParticipantSchema } from './participant.ts';
import { LoginSchema, RegisterSchema, SetupSchema, UserEditSchema } from './user.ts';

/** The text in its stored form, or why it is refused; packages/words has the words for each code. */
function judge(schema: z.ZodMiniType<string>, text: string): string {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const problem = readProblem(parsed.error.issues[0]?.message);
  return `refused: ${[problem?.code, ...Object.values(problem?.params ?? {})].join(' ')}`;
}

const TURNED = 'refused: turned';
const LINES = 'refused: severalLines';
const UNSTORABLE = 'refused: notStorable';

describe('a line', () => {
  it.each([
    ['a no-break space of a spreadsheet', 'Nina\u00a0Kovač\u00a0', 'Nina Kovač'],
    ['two cells', 'Nina\tKovač\r\n', 'Nina Kovač'],
    ['spaces in a row, of any kind', 'Club \u2003  admin', 'Club admin'],
    ['a byte order mark and a zero width space', '\ufeffNina\u200b Kovač\u200b', 'Nina Kovač'],
    ['a soft hyphen', 'Tennis\u00adverein', 'Tennisverein'],
    ['the marks of a Hebrew list', '\u200fדנה\u200e', 'דנה'],
    ['a Persian name', 'نیک\u200cپور', 'نیک\u200cپور'],
    ['a Hindi name', 'क्\u200dष', 'क्\u200dष'],
    ['a picture of several', '👨\u200d👩\u200d👧 Tennis', '👨\u200d👩\u200d👧 Tennis'],
    ['joiners that join nothing', 'club\u200dad\u200cmin\u200d', 'clubadmin'],
    ['letters of other scripts', 'Øyvind Łukasz Đoković 王 Ольга', 'Øyvind Łukasz Đoković 王 Ольга'],
    ['signs of names', 'O’Brien-Smith, Jr. (II) & Co', 'O’Brien-Smith, Jr. (II) & Co'],
  ])('takes %s', (_, pasted, stored) => {
    expect(judge(lineText(100), pasted)).toBe(stored);
  });

  it.each([
    ['several lines', 'Bank\n\nSign in at http://evil.example', LINES],
    ['a separator of lines', 'club\u2028admin', LINES],
    ['a separator of paragraphs', 'club\u2029admin', LINES],
    ['the next line of old machines', 'club\u0085admin', LINES],
    ['reversed letters', '\u202enimdabulc', TURNED],
    ['an isolate', 'Nina \u2067Kovač\u2069', TURNED],
    ['invisible tags', 'Nina\u{e0041}', TURNED],
    ['a control character', 'Nina\u001b[31m', UNSTORABLE],
    ['half a character', 'Nina\ud800', UNSTORABLE],
  ])('refuses %s', (_, text, why) => {
    expect(judge(lineText(100), text)).toBe(why);
  });

  it.each([
    '\u200b\u200b\u200b',
    '\u3164\u3164\u3164',
    '\u2800\u2800\u2800',
    ' \u00a0\u2003 ',
    'A\u115f\u115f',
  ])('counts for its minimum only what can be seen: %j', (name) => {
    const issues = CreateClubSchema.safeParse({ name }).error?.issues.map(({ message }) =>
      readProblem(message),
    );
    expect(issues).toEqual([{ code: 'clubNameTooShort', params: { min: 3 } }]);
    expect(AddParticipantSchema.safeParse({ name }).success).toBe(false);
  });

  it('is judged in a moment, however long it is', () => {
    const long = [' '.repeat(60_000), '\n'.repeat(60_000), '\u200d'.repeat(60_000), 'a '.repeat(30_000)];
    expect(long.map((text) => lineText(100).safeParse(`x${text}x`).success)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a text of several lines', () => {
  it('keeps line breaks, tabs and the spaces in which Thai is broken', () => {
    const text = 'Courts:\r\n\t1 clay\n\n\t2 hard  \u00a0x\u200bภาษา';
    expect(judge(proseText(100), ` ${text}\n`)).toBe(text);
  });

  it('refuses what turns its direction', () => {
    expect(judge(proseText(100), 'Pay to\n\u202emoc.knab')).toBe(TURNED);
    expect(judge(proseText(100), 'שלום\u200f!')).toBe('שלום!');
  });
});

const account = { password: 'Tennis123', email: 'nina@example.org', name: 'Nina' };

const SIGNS = 'refused: usernameSigns';
const MIXED = 'refused: usernameAlphabets';

describe('a username that somebody chooses', () => {
  it.each([
    ['an ordinary one', 'nina.kovac-85_x+y@example.org', 'nina.kovac-85_x+y@example.org'],
    ['one with a space', ' Nina  Kovač ', 'Nina Kovač'],
    ['one of another script', 'Ольга', 'Ольга'],
    ['one with vowel signs', 'उमा 7', 'उमा 7'],
    ['one of two scripts that nobody mistakes', 'nina王', 'nina王'],
    ['full-width letters as ordinary ones', 'ｃlubadmin', 'clubadmin'],
    ['letters with their accents apart', 'Kovac\u030c', 'Kovač'],
    ['invisible characters as none', 'club\u00adad\u200bmi\u200dn\u3164', 'clubadmin'],
  ])('may be %s', (_, typed, stored) => {
    for (const schema of [RegisterSchema.shape.username, SetupSchema.shape.username]) {
      expect(judge(schema, typed)).toBe(stored);
    }
    expect(UserEditSchema.parse({ username: typed })).toEqual({ username: stored });
  });

  it.each([
    ['several lines', 'club\nadmin', SIGNS],
    ['a separator of lines', 'club\u2028admin', SIGNS],
    ['reversed letters', '\u202enimdabulc', SIGNS],
    ['other signs', 'nina!', SIGNS],
    ['an accent without a letter', '\u0301\u0301\u0301', SIGNS],
    ['a Cyrillic letter among Latin ones', 'сlubadmin', MIXED],
    ['a Greek letter among Latin ones', 'clubαdmin', MIXED],
    ['a Greek letter among Cyrillic ones', 'Ольгα', MIXED],
    ['what cannot be seen', '\u200b\u200b\u200b', 'refused: usernameTooShort 3'],
    ['two letters and a filler', 'ab\u3164', 'refused: usernameTooShort 3'],
  ])('may not be %s', (_, typed, why) => {
    expect(judge(RegisterSchema.shape.username, typed)).toBe(why);
  });

  it('is asked of nobody who signs in', () => {
    for (const username of ['\u200b\u200b\u200b', '\u202enimdabulc', 'сlubadmin', 'nina\nx', 'ｃlub']) {
      expect(LoginSchema.parse({ username, password: account.password }).username).toBe(username);
    }
  });
});
