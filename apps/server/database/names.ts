// Finds rows whose name contains a text, by the groups of three letters that are kept of names (migration 0016). A search that finds nothing ends
// here, before any table is read through.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from './connection.ts';
import { foldText, likePattern } from './text.ts';

/** Where the folded names stand. */
export const TABLES = {
  account: 'users',
  club: 'clubs',
  tournament: 'tournaments',
  person: 'persons',
  meeting: 'meetings',
} as const;

/** The tables whose rows can be found by name. */
export type NamedKind = keyof typeof TABLES;

/** More than these are too many to name one by one; then a walk soon finds a page of them. */
const MOST = 100;
/** This many parts of a text are looked up; the others are compared. */
const MOST_GRAMS = 4;

/** A few of the three letters in a row of a text, from all over it; none of a shorter one. */
function gramsOf(folded: string): readonly string[] {
  // As both databases count letters: by code points.
  const letters = Array.from(folded);
  const all = [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))];
  const step = Math.max(1, all.length / MOST_GRAMS);
  return [...new Set(Array.from({ length: MOST_GRAMS }, (_, n) => all[Math.floor(n * step)] ?? ''))].filter(
    (gram) => gram !== '',
  );
}

/** Whether a column with a folded name has a text in it. */
export const hasInName = (column: string, q: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${likePattern(q)} escape '\\'`;

/** That these groups of three letters are kept for a row as well. `id`: the column with its id. */
const keepsToo = (kind: string, grams: readonly string[], id: string): RawBuilder<unknown> =>
  sql.join(
    grams.map(
      (gram) =>
        sql`and exists (select 1 from name_grams where kind = ${kind} and gram = ${gram} and id = ${sql.ref(id)})`,
    ),
    sql` `,
  );

/** Other texts by which an account is found, with the kind that their groups of letters are kept under (migration 0135). */
const KINDS_OF_ACCOUNTS = ['account', 'username', 'address'] as const;

/** The most accounts that are looked at one by one. */
const MOST_ACCOUNTS = 1000;

/**
 * The ids of accounts that may have a text in their name, username or address: all that have it, and perhaps a few more. Null when they are too many to
 * tell, or when the text is too short to find them by.
 */
export async function accountsPerhapsWith(db: Db | Tx, q: string): Promise<readonly number[] | null> {
  const [first, ...others] = gramsOf(foldText(q));
  if (first === undefined) return null;
  const most = sql.lit(MOST_ACCOUNTS + 1);
  const found = KINDS_OF_ACCOUNTS.map(
    (kind) => sql`select id from (select grams.id from name_grams as grams
      where grams.kind = ${kind} and grams.gram = ${first} ${keepsToo(kind, others, 'grams.id')} limit ${most}) as few`,
  );
  const { rows } = await sql<{ id: number }>`select id from (${sql.join(found, sql` union `)}) as found
    limit ${most}`.execute(db);
  return rows.length > MOST_ACCOUNTS ? null : rows.map(({ id }) => id);
}

/** The ids of what has a text in its name; null when they are too many to tell. */
export async function idsNamed(db: Db | Tx, kind: NamedKind, q: string): Promise<readonly number[] | null> {
  const table = sql.table(TABLES[kind]);
  const [first, ...others] = gramsOf(foldText(q));
  // Joined, not looked up in lists: of names that are many only the first hundred are found.
  const found =
    first === undefined
      ? sql`${table} as named where true`
      : sql`name_grams as grams join ${table} as named on named.id = grams.id
          where grams.kind = ${kind} and grams.gram = ${first}`;
  const { rows } = await sql<{
    id: number;
  }>`select named.id from ${found} ${keepsToo(kind, others, 'named.id')}
    and ${hasInName('named.search_name', q)} limit ${sql.lit(MOST + 1)}`.execute(db);
  return rows.length > MOST ? null : rows.map(({ id }) => id);
}
