// Names like the one that was typed, spelling mistakes included: by how many groups of three letters they share (migrations 0016, 0040), or if that finds
// nothing, by how their words begin.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from './connection.ts';
import { filledUp } from './lists.ts';
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
/** The most names that are looked at if they begin like one of several words, the newest first; no club and no country has this many. */
const MOST_WALKED = 3000;
const MOST_GRAMS = 30;
/** So many of a reader's own, and all of their names are looked at: a family's, or a small club's. */
const MOST_OWN = 100;
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
type Among = RawBuilder<boolean> | undefined;

/** The reader's own: a condition on the row `named`, and a select of their ids, each part by its index; an id may come twice. */
export interface Own {
  readonly is: RawBuilder<boolean>;
  readonly ids: RawBuilder<unknown>;
}

const and = (among: Among): RawBuilder<unknown> => (among === undefined ? sql`` : sql`and (${among})`);

async function sharing(
  db: Db | Tx,
  kind: NamedKind,
  grams: readonly string[],
  among: Among,
): Promise<readonly Named[]> {
  if (grams.length === 0) return [];
  const least = Math.max(1, Math.ceil(grams.length * LEAST_SHARED));
  // Only those that share enough are looked at one by one; if all count, the nearest alone.
  const nearest = among === undefined ? sql`order by shared desc, id desc limit ${sql.lit(MOST)}` : sql``;
  const { rows } = await sql<Named>`select named.id, named.search_name from (
      select id, count(*) as shared from name_grams where kind = ${kind} and gram in (${sql.join(filledUp(grams))})
      group by id having count(*) >= ${least} ${nearest}
    ) as near join ${sql.table(TABLES[kind])} as named on named.id = near.id where true ${and(among)}
    order by near.shared desc, near.id desc limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/**
 * How the right spelling of a word may begin: as typed, or with one of the first three letters left out or swapped with the next. A short word is
 * taken as it is.
 */
function beginningsOf(word: string): readonly string[] {
  const [first = '', second = '', third = ''] = Array.from(word);
  if (allowedIn(word) === 0) return [word];
  return [...new Set([first + second, first + third, second + first, second + third])];
}

const beginsLike = (word: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    beginningsOf(word).map((start) => sql`' ' || search_name like ${`% ${start}%`}`),
    sql` or `,
  )})`;

/** The groups of three letters with which a word like this begins, including the space before it (migration 0109); none for a single letter. */
const gramsOfBeginning = (word: string): readonly string[] =>
  beginningsOf(word).flatMap((start) => {
    const letters = Array.from(start);
    return letters.length < 2 ? [] : [` ${letters.slice(0, 2).join('')}`];
  });

/** The ids of names with a word that begins so: all if only some of them count, otherwise the newest. */
function idsBeginning(kind: NamedKind, grams: readonly string[], most: number | null): RawBuilder<unknown> {
  if (most === null)
    return sql`select distinct id from name_grams where kind = ${kind} and gram in (${sql.join(grams)})`;
  // Each in the order of its index, which ends where enough are found.
  return sql.join(
    grams.map(
      (gram) => sql`select id from (select id from name_grams where kind = ${kind} and gram = ${gram}
        order by id desc limit ${sql.lit(most)}) as newest`,
    ),
    sql` union `,
  );
}

async function beginning(
  db: Db | Tx,
  kind: NamedKind,
  words: readonly string[],
  among: Among,
): Promise<readonly Named[]> {
  const table = sql.table(TABLES[kind]);
  // The longest word is the rarest, as far as one can tell.
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const grams = gramsOfBeginning(longest);
  const isEnough = words.length === 1 && longest.length !== 3;
  const most = among === undefined ? (isEnough ? MOST_BEGINNING : MOST_WALKED) : null;
  const likes = sql.join(
    words.map((word) => beginsLike(word)),
    sql` and `,
  );
  // In this order: the few that begin so, then their rows, and only of these the names.
  const begun = sql`with begun as materialized (select named.id, named.search_name
    from (${idsBeginning(kind, grams, most)}) as few cross join ${table} as named
    where named.id = few.id ${and(among)})
    select id, search_name from begun where ${likes}`;
  const found =
    grams.length === 0
      ? sql`select named.id, named.search_name from ${table} as named where ${likes} ${and(among)}`
      : begun;
  const { rows } = await sql<Named>`${found} order by id desc limit ${sql.lit(MOST_BEGINNING)}`.execute(db);
  return rows;
}

const nearer = (one: NearName, other: NearName): number => other.nearness - one.nearness || other.id - one.id;

/** Whether it answers what was typed, as it was typed. */
const isNear = (near: NearName): boolean => near.nearness >= NEAR;

const ranked = (rows: readonly Named[], words: readonly string[]): readonly NearName[] =>
  rows
    .map(({ id, search_name: name }) => ({ id, nearness: nearness(name, words) }))
    .filter((near) => near.nearness > 0)
    .toSorted(nearer);

/** Things with a name near a text: the nearest first, among equals the newest. */
export interface Near {
  /** Names that match the text as typed; if there are none, similar names. */
  readonly all: readonly NearName[];
  /**
   * Names that are only similar, if any answer the text, for a reader who may not know about hidden names. Otherwise a name hidden from them would
   * change what they find.
   */
  readonly others: () => Promise<readonly NearName[]>;
}

/** The same, and with them the reader's own. */
export interface NearAndOwn extends Near {
  readonly own: readonly NearName[];
}

interface Found extends Near {
  /** Whether nothing else is as near, so that a search among some of them alone finds the same. */
  readonly isAll: boolean;
  /** Whether they answer what was typed, as it was typed. */
  readonly isRight: boolean;
}

const nothing = (): Promise<readonly NearName[]> => Promise.resolve([]);

async function find(db: Db | Tx, kind: NamedKind, words: readonly string[], among?: Among): Promise<Found> {
  const sharers = await sharing(db, kind, gramsIn(words), among);
  const found = ranked(sharers, words);
  const right = found.filter(isNear);
  const isAll = sharers.length < MOST;
  const alike = async () => {
    const beginners = await beginning(db, kind, words, among);
    const known = new Set(found.map(({ id }) => id));
    const more = ranked(beginners, words).filter(({ id }) => !known.has(id));
    return { near: [...found, ...more].toSorted(nearer), isFull: beginners.length === MOST_BEGINNING };
  };
  if (right.length > 0) {
    const isKnown = new Set(right.map(({ id }) => id));
    const others = async () => (await alike()).near.filter(({ id }) => !isKnown.has(id));
    return { all: right, others, isAll, isRight: true };
  }
  const { near, isFull } = await alike();
  return { all: near, others: nothing, isAll: isAll && !isFull, isRight: false };
}

/** Finds names that are near a text. */
export async function namesNear(db: Db | Tx, kind: NamedKind, text: string): Promise<Near> {
  const words = wordsOf(text);
  return words.length === 0 ? { all: [], others: nothing } : find(db, kind, words);
}

/**
 * The same, and also the reader's own: however many others there are, they never hide these. `enough` of the reader's own
 * among the nearest of all, and no more are looked for.
 */
export async function namesNearAndOwn(
  db: Db | Tx,
  kind: NamedKind,
  text: string,
  own: Own,
  enough: number,
): Promise<NearAndOwn> {
  const words = wordsOf(text);
  if (words.length === 0) return { all: [], others: nothing, own: [] };
  const [few, { all, others, isAll, isRight }] = await Promise.all([
    ifFew(db, kind, own.ids),
    find(db, kind, words),
  ]);
  if (few !== null) {
    const found = ranked(few, words);
    const right = found.filter(isNear);
    return { all, others, own: right.length > 0 ? right : found };
  }
  const ids = await idsAmong(db, kind, all, own.is);
  const mine = all.filter(({ id }) => ids.has(id));
  if (mine.length >= enough) return { all, others, own: mine };
  // Others have the name that was typed, and the reader's own may have a similar one.
  if (isAll && (mine.length > 0 || !isRight)) return { all, others, own: mine };
  return { all, others, own: (await find(db, kind, words, own.is)).all };
}

/** The names of the reader's own if these are few enough to look at each; otherwise null. */
async function ifFew(
  db: Db | Tx,
  kind: NamedKind,
  ids: RawBuilder<unknown>,
): Promise<readonly Named[] | null> {
  const { rows } = await sql<Named>`select named.id, named.search_name
    from (select id from (${ids}) as mine limit ${sql.lit(MOST_OWN + 1)}) as own
    join ${sql.table(TABLES[kind])} as named on named.id = own.id`.execute(db);
  return rows.length > MOST_OWN ? null : [...new Map(rows.map((row) => [row.id, row])).values()];
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
    where named.id in (${sql.join(filledUp(ids))}) and (${own})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How well the words of a folded name match those of a text: each word of the text must find a similar one. */
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

/** How many letters were left out, added, wrong or swapped with the next: Damerau-Levenshtein, in the restricted form. */
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
