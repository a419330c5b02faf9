// Names like those that somebody types, spelling mistakes and all: by how many of the three letters in a row they share (migrations 0016, 0040), and
// where that finds nothing, by how their words begin.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from './connection.ts';
import { TABLES, type NamedKind } from './names.ts';
import { foldText } from './text.ts';

/** Something with a name, and how near that is to a text, from 0 to 1. */
export interface NearName {
  readonly id: number;
  readonly nearness: number;
}

/** Most candidates that are compared letter by letter. */
const MOST = 300;
const MOST_BEGINNING = 500;
const MOST_GRAMS = 30;
/** A name that shares less of what was typed is looked for by its beginning only. */
const LEAST_SHARED = 0.3;
/** At least one name as near as this, and nobody has mistyped. */
const NEAR = 0.8;

/** A text as it is compared: folded, its words apart. */
const wordsOf = (text: string): readonly string[] => wordsIn(foldText(text));

const wordsIn = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The three letters in a row within words, by code points as the databases count. */
function gramsIn(words: readonly string[]): readonly string[] {
  const grams = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  });
  return [...new Set(grams)].slice(0, MOST_GRAMS);
}

interface Named {
  readonly id: number;
  readonly search_name: string;
}

/** Narrows a search to some of them: a condition on the row `named`. */
export type Among = RawBuilder<boolean> | undefined;

const and = (among: Among): RawBuilder<unknown> => (among === undefined ? sql`` : sql`and (${among})`);

async function sharing(
  db: Db | Tx,
  kind: NamedKind,
  grams: readonly string[],
  among: Among,
): Promise<readonly Named[]> {
  if (grams.length === 0) return [];
  const least = Math.max(1, Math.ceil(grams.length * LEAST_SHARED));
  // Only those that share enough are looked at one by one.
  const { rows } = await sql<Named>`select named.id, named.search_name from (
      select id, count(*) as shared from name_grams where kind = ${kind} and gram in (${sql.join(grams)})
      group by id having count(*) >= ${least}
    ) as near join ${sql.table(TABLES[kind])} as named on named.id = near.id where true ${and(among)}
    order by near.shared desc, near.id desc limit ${MOST}`.execute(db);
  return rows;
}

/**
 * How the right spelling of a word may begin: as typed, or with one of the first three letters too much or exchanged with the next. A short word is
 * taken as it is.
 */
function beginningsOf(word: string): readonly string[] {
  const [first = '', second = '', third = ''] = Array.from(word);
  if (allowedIn(word) === 0) return [word];
  return [...new Set([first + second, first + third, second + first, second + third])];
}

const beginsLike = (word: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    beginningsOf(word).map((start) => sql`' ' || named.search_name like ${`% ${start}%`}`),
    sql` or `,
  )})`;

async function beginning(
  db: Db | Tx,
  kind: NamedKind,
  words: readonly string[],
  among: Among,
): Promise<readonly Named[]> {
  const { rows } =
    await sql<Named>`select named.id, named.search_name from ${sql.table(TABLES[kind])} as named
    where ${sql.join(
      words.map((word) => beginsLike(word)),
      sql` and `,
    )} ${and(among)} order by named.id desc limit ${MOST_BEGINNING}`.execute(db);
  return rows;
}

const nearer = (one: NearName, other: NearName): number => other.nearness - one.nearness || other.id - one.id;

const ranked = (rows: readonly Named[], words: readonly string[]): readonly NearName[] =>
  rows
    .map(({ id, search_name: name }) => ({ id, nearness: nearness(name, words) }))
    .filter((near) => near.nearness > 0)
    .toSorted(nearer);

interface Found {
  readonly near: readonly NearName[];
  /** Whether nothing else is as near, so that looking among some of them alone finds none but these. */
  readonly isAll: boolean;
  /** Whether they answer what was typed, as it was typed. */
  readonly isRight: boolean;
}

async function find(db: Db | Tx, kind: NamedKind, words: readonly string[], among?: Among): Promise<Found> {
  const sharers = await sharing(db, kind, gramsIn(words), among);
  const found = ranked(sharers, words);
  const right = found.filter((near) => near.nearness >= NEAR);
  const isAll = sharers.length < MOST;
  if (right.length > 0) return { near: right, isAll, isRight: true };
  const beginners = await beginning(db, kind, words, among);
  const more = ranked(beginners, words);
  const known = new Set(found.map(({ id }) => id));
  const near = [...found, ...more.filter(({ id }) => !known.has(id))].toSorted(nearer);
  return { near, isAll: isAll && beginners.length < MOST_BEGINNING, isRight: false };
}

/** What has a name near a text: the nearest first, among equals the newest. */
export async function namesNear(db: Db | Tx, kind: NamedKind, text: string): Promise<readonly NearName[]> {
  const words = wordsOf(text);
  return words.length === 0 ? [] : (await find(db, kind, words)).near;
}

/** The same, and beside it those that `own` holds for: the others never hide them, however many there are. */
export async function namesNearAndOwn(
  db: Db | Tx,
  kind: NamedKind,
  text: string,
  own: RawBuilder<boolean>,
): Promise<{ readonly all: readonly NearName[]; readonly own: readonly NearName[] }> {
  const words = wordsOf(text);
  if (words.length === 0) return { all: [], own: [] };
  const { near: all, isAll, isRight } = await find(db, kind, words);
  if (isAll) {
    const ids = await idsAmong(db, kind, all, own);
    const mine = all.filter(({ id }) => ids.has(id));
    // Others have the name that was typed, and one's own may have one like it.
    if (mine.length > 0 || !isRight) return { all, own: mine };
  }
  return { all, own: (await find(db, kind, words, own)).near };
}

async function idsAmong(
  db: Db | Tx,
  kind: NamedKind,
  near: readonly NearName[],
  own: RawBuilder<boolean>,
): Promise<ReadonlySet<number>> {
  if (near.length === 0) return new Set();
  const ids = near.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`select named.id from ${sql.table(TABLES[kind])} as named
    where named.id in (${sql.join(ids)}) and (${own})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How well the words of a folded name answer those of a text: each must find one like itself. */
function nearness(name: string, words: readonly string[]): number {
  const parts = wordsIn(name);
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const part of parts) best = Math.max(best, likeness(word, part));
    if (best === 0) return 0;
    sum += best;
  }
  return sum / words.length;
}

/** A whole word, the beginning of one, a part of one, or one with a mistake or two. */
function likeness(word: string, part: string): number {
  if (part === word) return 1;
  if (part.startsWith(word)) return 0.9;
  if (word.length > 2 && part.includes(word)) return NEAR;
  const allowed = allowedIn(word);
  if (allowed === 0) return 0;
  const mistakes = Math.min(mistakesIn(word, part), mistakesIn(word, part.slice(0, word.length)));
  return mistakes <= allowed ? 0.7 - mistakes / 10 : 0;
}

/** Short words differ by one letter without a mistake. */
const allowedIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How many letters were left out, put in, mistaken or exchanged with the next: Damerau and Levenshtein, in the restricted form. */
function mistakesIn(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isTurned) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? Infinity;
}
