// A rough estimate of how hard a password is to guess, for a hint while it is typed. It judges length and variety and recognises repetition, runs,
// favourite words and the person's own names. It decides nothing; the server does.

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** Words that passwords begin with; each counts as a single character. */
const FAVOURITES =
  /password|passw0rd|qwert[yz]|asdf|welcome|letmein|iloveyou|admin|login|master|dragon|monkey|football|baseball|tennis|abc|summer|winter|spring|autumn|(?:19|20)\d\d/g;

/** How many characters there are to choose from, by the kinds that occur. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/** A character that repeats the one before or runs on from it adds little. */
const IN_A_RUN = 0.25;

const LEVELS: readonly (readonly [number, Strength])[] = [
  [36, 'weak'],
  [50, 'fair'],
  [65, 'good'],
];

function withoutKnown(password: string, names: readonly string[]): string {
  const lower = password.toLowerCase();
  const own = names
    .flatMap((name) => name.toLowerCase().split(/[\s@.]+/))
    .filter((part) => part.length >= 3)
    .reduce((text, part) => text.replaceAll(part, '\u0001'), lower);
  return own.replaceAll(FAVOURITES, '\u0002');
}

function lengthThatCounts(text: string): number {
  let length = 0;
  let before: number | null = null;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isRun = before !== null && Math.abs(code - before) <= 1;
    length += isRun ? IN_A_RUN : 1;
    before = code;
  }
  return length;
}

/** How strong a password is; null for none. `names` are the person's own: they make nothing stronger. */
export function passwordStrength(password: string, names: readonly string[] = []): Strength | null {
  if (password === '') return null;
  const choices = KINDS.filter(([kind]) => kind.test(password)).reduce((sum, [, size]) => sum + size, 0);
  const bits = lengthThatCounts(withoutKnown(password, names)) * Math.log2(choices);
  return LEVELS.find(([below]) => bits < below)?.[1] ?? 'strong';
}
