// A list as it stands on paper, without anything that parts its cells: "1 Nina Kovač (Riverside) seed 1" becomes a name, a club, a seed and a year (D26).
import { isNameSuffix } from '@tennis/domain';
import type { SheetRow } from '../../../lib/sheet.ts';
import { readGender, type Field } from './columns.ts';

/** What a line says. */
interface Said {
  readonly name: string;
  readonly club?: string;
  readonly seed?: string;
  readonly birth?: string;
}

/** "1. " and "12) " are never part of a name; nor is a bullet. */
const MARKED = /^(?:\d{1,3}[.)]|[-*•])\s+/;
/** "1 ", "1:" or "1." could be: the other lines tell. */
const NUMBER = /^(\d{1,3})(?:\s*[.):]\s*|\s+[-–]\s+|\s+)(?=\D)/;
const YEAR =
  /^(?:(?:\*|b\.|[Bb]orn|[Gg]eb\.?|[Gg]eboren|[Jj][Gg]\.?|[Jj]ahrgang|[Nn]ée?)\s*)?((?:19|20)\d{2})$/u;
const SEED =
  /^(?:seed(?:ed)?|gesetzt(?: an)?|setzplatz|t[eê]te de s[eé]rie|tds)[\s:.#]*(?:n[or]\.?\s*)?([1-9]\d{0,2})$/iu;
const BARE_SEED = /^([1-9]\d{0,2})$/;
const BARE_AT_END = /^(.*[^\s,;–-])\s+#?([1-9]\d{0,2})$/u;
/** A word of a name, not "LK" or "Nr.". */
const NAME_WORD = /^(?:\S*\p{Ll}|\p{Lu}{4,})$/u;
/** Signs in brackets that say how somebody came in, or a gender: no club. */
const SIGN = /^(?:wc|q|ll|alt|pr|se|[fmwhd])$/i;
const IN_BRACKETS = /^(.*\S)\s*([([])([^()[\]]*)[)\]]$/u;
/** The name, and up to four words at the end that may say a seed or a year: the longest end comes first. */
const AT_END = [3, 2, 1, 0].map(
  (more) => new RegExp(`^(.*[^\\s,;–-])[\\s,;–-]+(\\S+(?:\\s+\\S+){${more}})$`, 'u'),
);
/** "Kovač" or "de la Cruz". */
const ONE_SURNAME = /^(?:(?:\p{Ll}\S* )*\p{Lu}\S*|\S+)$/u;
const HAS_WORD = /\p{L}{2}/u;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A seed or a year, if the text is one. */
function factIn(text: string, thisYear: number): Pick<Said, 'seed' | 'birth'> | null {
  const birth = YEAR.exec(text)?.[1];
  if (birth !== undefined) return Number(birth) <= thisYear ? { birth } : null;
  const seed = SEED.exec(text)?.[1];
  return seed === undefined ? null : { seed };
}

/** What stands in brackets: a seed, a year, in round ones also a club, or several of them with commas; null for anything else. */
function bracketed(text: string, isRound: boolean, thisYear: number): Omit<Said, 'name'> | null {
  const said: { club?: string; seed?: string; birth?: string } = {};
  for (const part of text.split(/[,;]/).map(tidy)) {
    const seed = BARE_SEED.exec(part)?.[1];
    const fact = seed === undefined ? factIn(part, thisYear) : { seed };
    if (fact !== null) Object.assign(said, fact);
    else if (!isRound || SIGN.test(part) || !HAS_WORD.test(part)) return null;
    else said.club = said.club === undefined ? part : `${said.club}, ${part}`;
  }
  return said;
}

const isNew = (found: Omit<Said, 'name'>, said: Said): boolean =>
  Object.keys(found).every((key) => !(key in said));

/** Takes what stands behind the name, from the end on, each kind once. */
function partedFromEnd(said: Said, thisYear: number): Said {
  const [, beforeBracket = '', bracket = '', inside = ''] = IN_BRACKETS.exec(said.name) ?? [];
  // Of "Novák, Jan (sen.)" it stands behind the surname.
  if (bracket === '(' && isNameSuffix(inside.trim())) {
    const [family, given] = aroundComma({ name: beforeBracket }) ?? ['', ''];
    const name = ONE_SURNAME.test(family) && !given.includes('/') ? `${given} ${family}` : beforeBracket;
    return partedFromEnd({ ...said, name: `${name} ${inside.trim()}` }, thisYear);
  }
  if (bracket !== '') {
    const found = bracketed(inside, bracket === '(', thisYear);
    return found === null || !isNew(found, said)
      ? said
      : partedFromEnd({ ...said, ...found, name: beforeBracket.replace(/[\s,;]+$/, '') }, thisYear);
  }
  for (const end of AT_END) {
    const [, before = '', text = ''] = end.exec(said.name) ?? [];
    const found = text === '' ? null : factIn(text, thisYear);
    if (found !== null && isNew(found, said))
      return partedFromEnd({ ...said, ...found, name: before }, thisYear);
  }
  return said;
}

/** What stands before a bare number at the end: of "Lucie Dvořáková 3" and "Lea Wirz 2001 2", but not "Lea Wirz LK 14". */
function beforeNumber(name: string): readonly [before: string, number: number] | null {
  const [, before = '', figures = ''] = BARE_AT_END.exec(name) ?? [];
  const word = before.split(' ').at(-1) ?? '';
  const isOfName = isNameSuffix(word) || NAME_WORD.test(word) || YEAR.test(word);
  return before.includes(' ') && isOfName ? [before, Number(figures)] : null;
}

/**
 * A bare number at the end of a name is a seed where, with those that say it is one, all of them count up from 1: each once, and none is missing. Any other
 * may be a rank or an age, and a club may tell namesakes apart by numbers, so it stays where it stands, and somebody looks at it.
 */
function withBareSeeds(lines: readonly (Said | null)[], thisYear: number): readonly (Said | null)[] {
  const bare = lines.map((line) =>
    line === null || line.seed !== undefined ? null : beforeNumber(line.name),
  );
  const numbers = [
    ...lines.flatMap((line) => (line?.seed === undefined ? [] : [Number(line.seed)])),
    ...bare.flatMap((one) => (one === null ? [] : [one[1]])),
  ].toSorted((one, other) => one - other);
  const names = bare.flatMap((one) => (one === null ? [] : [one[0]]));
  const areNamesakes = new Set(names).size < names.length;
  if (areNamesakes || numbers.length === 1 || numbers.some((number, at) => number !== at + 1)) return lines;
  return lines.map((line, at) => {
    const [name, seed] = bare[at] ?? [];
    if (line === null || name === undefined) return line;
    return partedFromEnd({ ...line, name, seed: String(seed) }, thisYear);
  });
}

/** Leaves the numbers in front off if all lines have one, or those that have one count up from 1. */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => NUMBER.exec(line)?.[1]);
  const counted = numbers.filter((number) => number !== undefined).map(Number);
  const countsUp = counted.every((number, at) => number > (counted[at - 1] ?? 0)) && counted[0] === 1;
  const areNumbers = countsUp || counted.length === lines.length;
  return lines.map((line) => line.replace(areNumbers ? NUMBER : MARKED, '').replace(MARKED, ''));
}

/** The parts of a name with one comma. */
function aroundComma({ name }: Said): readonly [string, string] | null {
  const [before = '', after = '', more] = name.split(',').map(tidy);
  return before === '' || after === '' || more !== undefined ? null : [before, after];
}

/**
 * "Priya Raman, Hillside" says a club, "Kovač, Nina" a name. Where most lines have one surname before the comma, "García López, Ana" is a name too,
 * unless the club stands in other lines.
 */
function withClubs(lines: readonly Said[]): readonly Said[] {
  const known = new Set(lines.flatMap(({ club }) => (club === undefined ? [] : [club.toLowerCase()])));
  const commas = lines.flatMap((line) => aroundComma(line) ?? []).filter((_, at) => at % 2 === 0);
  const surnames = commas.filter((before) => ONE_SURNAME.test(before));
  const isSurnameFirst = surnames.length * 2 > commas.length;
  return lines.map((line) => {
    const [before, after] = aroundComma(line) ?? ['', ''];
    const isClub =
      line.club === undefined &&
      before !== '' &&
      !ONE_SURNAME.test(before) &&
      HAS_WORD.test(after) &&
      !isNameSuffix(after) &&
      (!isSurnameFirst || known.has(after.toLowerCase()));
    return isClub ? { ...line, name: before, club: after } : line;
  });
}

/** Adds what another cell of a line says to what is known of the line. Null if it is known already, or if the cell cannot be read as a fact or a club. */
function withCell(said: Said | null, cell: string, thisYear: number): Said | null {
  if (said === null || cell === '') return said;
  const seed = BARE_SEED.exec(cell)?.[1];
  const fact = seed === undefined ? factIn(cell, thisYear) : { seed };
  // Everybody reads clubs, and nobody an address or a gender (D24).
  const isClub = HAS_WORD.test(cell) && !/[\d@]/.test(cell) && readGender(cell) === null;
  const found = fact ?? (isClub ? { club: cell } : null);
  return found === null || !isNew(found, said) ? null : { ...said, ...found };
}

/** Whether a list stands on paper although a sign parts cells: only in a few of its lines, as somebody writes it when something is to be added. */
export const isMostlyUnparted = (rows: readonly SheetRow[]): boolean =>
  rows.filter(({ cells }) => cells.length > 1).length * 2 < rows.length;

/** The rows of a list on paper, with a column for each thing that its lines say; null if they say names alone, or something else. */
export function readPaper(
  rows: readonly SheetRow[],
  { isPair, today }: { readonly isPair: boolean; readonly today: string },
): { readonly rows: readonly SheetRow[]; readonly fields: readonly Field[] } | null {
  const thisYear = Number(today.slice(0, 4));
  const texts = rows.map(({ cells }) => tidy(cells[0] ?? ''));
  const asWritten = withoutNumbers(texts).map((name, at) =>
    (rows[at]?.cells ?? [])
      .slice(1)
      .reduce<Said | null>(
        (said, cell) => withCell(said, tidy(cell), thisYear),
        partedFromEnd({ name }, thisYear),
      ),
  );
  const lines = withBareSeeds(asWritten, thisYear);
  const parted = lines.filter((line) => line !== null);
  if (parted.length < lines.length) return null;
  // In a pair the comma may stand between the partners.
  const said = isPair ? parted : withClubs(parted);
  const fields = (['name', 'club', 'seed', 'birth'] as const).filter((field) =>
    said.some((line) => line[field] !== undefined),
  );
  if (said.every(({ name }, at) => name === texts[at])) return null;
  return {
    rows: rows.map((row, at) => ({ ...row, cells: fields.map((field) => said[at]?.[field] ?? '') })),
    fields,
  };
}
