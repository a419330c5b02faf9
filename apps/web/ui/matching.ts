// Finds the entries of a list that match the typed text: those that begin with it come before those that only contain it.

/** Lower case without accents, so that "kovac" finds "Kovač". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}

/** The texts that find a thing: its name, and the line below it. */
export interface Named {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** 0: each typed word is a word of the name; 1: begins one; 2: is in it, or in the hint. */
function distance(typed: readonly string[], label: string): number {
  const named = label.split(/[^\p{L}\p{N}]+/u);
  if (typed.every((word) => named.includes(word))) return 0;
  return typed.every((word) => named.some((name) => name.startsWith(word))) ? 1 : 2;
}

/** Entries with every typed word in name or hint, the closest first and otherwise in their order. Without a word: all. */
export function matching<T extends Named>(things: readonly T[], typed: string): readonly T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return things;
  return things
    .filter(({ label, hint = '' }) => words.every((word) => fold(`${label} ${hint}`).includes(word)))
    .map((thing) => ({ thing, far: distance(words, fold(thing.label)) }))
    .toSorted((one, other) => one.far - other.far)
    .map(({ thing }) => thing);
}
