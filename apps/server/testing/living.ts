// The existing objects that paths can name, for tests that call every route of the contract.
import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';

/** The names of a path's parameters, each with the word before it. */
const namedIn = (path: string): readonly (readonly [string, string])[] =>
  [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, word = '', name = '']) => [word, name] as const);

/** The tables of the objects that paths name, by the word before the parameter. */
const TABLES = new Map(
  [
    'tournaments',
    'matches',
    'draws',
    'participants',
    'persons',
    'claims',
    'clubs',
    'courts',
    'meetings',
    'invitations',
    'users',
    'members',
    'support-tickets',
    'subscription-plans',
    'partner-requests',
  ].map((word): [string, string] => [word, word.replace('-', '_')]),
);
TABLES.set('people', 'persons');

export type Params = Readonly<Record<string, string>>;

/** Path parameters for every stored object that a path can name; null if the path names something without a table. */
export async function livingParams(db: Db, path: string): Promise<readonly Params[] | null> {
  const [[word, name] = ['', null], [childWord, childName] = ['', null]] = namedIn(path);
  if (name === null) return [{}];
  const named = TABLES.get(word);
  // Anybody may be made an admin of any club.
  if (named !== undefined && childWord === 'admin' && childName !== null) {
    const { rows } = await sql<{ club: number; account: number }>`
      select clubs.id as club, users.id as account from clubs, users order by clubs.id, users.id limit 100`.execute(
      db,
    );
    return rows.map(({ club, account }) => ({ [name]: String(club), [childName]: String(account) }));
  }
  const isKnown = childName === null || childWord === 'order-of-play' || TABLES.has(childWord);
  if (named === undefined || !isKnown) return null;
  if (childName === null) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(named)} order by id`.execute(db);
    return rows.map(({ id }) => ({ [name]: String(id) }));
  }
  if (childWord === 'order-of-play') {
    const { rows } = await sql<{ id: number; day: string }>`
      select distinct club_id as id, start_day as day from matches
      where club_id is not null and start_day is not null order by id, day`.execute(db);
    return rows.map(({ id, day }) => ({ [name]: String(id), [childName]: day }));
  }
  const isMember = childWord === 'members';
  const table = sql.table(isMember ? 'club_members' : (TABLES.get(childWord) ?? childWord));
  const parent = sql.ref(`${word.slice(0, -1)}_id`);
  const { rows } = await sql<{ id: number; parent: number }>`
    select ${sql.ref(isMember ? 'user_id' : 'id')} as id, ${parent} as parent from ${table} order by id`.execute(
    db,
  );
  return rows.map((row) => ({ [name]: String(row.parent), [childName]: String(row.id) }));
}
