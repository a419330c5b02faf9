// A pasted list of names, one entry a line, read into what the API takes (D26, D28).

/** One line as an entry. */
export interface EntryLine {
  readonly name: string;
  readonly partnerName?: string;
  readonly club?: string;
  readonly seed?: number;
}

/** "1.", "12)" or a bullet in front of a name. */
const NUMBERING = /^\s*(?:\d{1,3}[.)]|[-*•])\s+/;
/** "[3]" or "(3)" behind a name. */
const SEED = /\s*[[(](\d{1,3})[\])]\s*$/;
const PARTNERS = /\s*[/&+]\s*/;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reads one line: numbering is dropped, a seed in brackets is taken, a tab or semicolon parts the club, a slash the partner. */
export function readEntryLine(line: string, isPair: boolean): EntryLine | null {
  const [person = '', club = ''] = line
    .replace(NUMBERING, '')
    .split(/\t|;/)
    .map((part) => part.trim());
  const seed = SEED.exec(person)?.[1];
  const names = tidy(person.replace(SEED, ''));
  const [name = '', ...partners] = isPair ? names.split(PARTNERS).map(tidy) : [names];
  const partnerName = partners.join(' ').trim();
  if (name === '') return null;
  return {
    name,
    ...(partnerName === '' ? {} : { partnerName }),
    ...(club === '' ? {} : { club: tidy(club) }),
    ...(seed === undefined || Number(seed) === 0 ? {} : { seed: Number(seed) }),
  };
}

/** All lines that hold a name, each with the text it came from. */
export const readEntryLines = (text: string, isPair: boolean): { line: string; entry: EntryLine }[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const entry = readEntryLine(line, isPair);
    return entry === null ? [] : [{ line: line.trim(), entry }];
  });
