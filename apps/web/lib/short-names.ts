// Names that stand side by side, without the words that they share: for "Summer Open Men" and "Summer Open Women" only "Men" and "Women" tell them
// apart.

/** Characters between words, which tell nothing if they come first or last. */
const LOOSE = /^[\s–—:·,/|-]+|[\s–—:·,/|-]+$/gu;

const wordsOf = (name: string): readonly string[] => name.split(/\s+/).filter((word) => word !== '');

/** How many words all begin with, at most `most`. */
function shared(names: readonly (readonly string[])[], most: number): number {
  const [first = []] = names;
  let count = 0;
  while (count < most && names.every((words) => words[count] === first[count])) count += 1;
  return count;
}

/** A series in front of what an event is, as in "Lakeside Open, Men". */
const SERIES = /^(.+?(?:[,:·|]| [–—-]))\s+(.+)$/u;

/** The names without a series that several of them have in front, where they still differ from all others without it. */
function withoutSeries(names: readonly string[]): readonly string[] {
  const parts = names.map((name) => SERIES.exec(name));
  const bare = parts.map((part, at) => {
    const isSeries = parts.filter((other) => other?.[1] === part?.[1]).length > 1;
    return isSeries && part?.[2] !== undefined ? part[2] : (names[at] ?? '');
  });
  return new Set(bare).size === new Set(names).size ? bare : names;
}

/** The distinct part of each name. If nothing would be left of a name, it stays whole; so does a name that stands alone. */
export function shortNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  const words = all.map(wordsOf);
  const fewest = Math.min(...words.map(({ length }) => length));
  if (all.length < 2) return new Map(all.map((name) => [name, name]));
  const before = shared(words, fewest - 1);
  const behind = shared(
    words.map((one) => one.toReversed()),
    fewest - 1 - before,
  );
  const short = all.map((name, at) => {
    const own = (words[at] ?? []).slice(before, (words[at] ?? []).length - behind).join(' ');
    const bare = own.replaceAll(LOOSE, '');
    return bare === '' ? name : bare;
  });
  const shorter = withoutSeries(short);
  return new Map(all.map((name, at) => [name, shorter[at] ?? name]));
}
