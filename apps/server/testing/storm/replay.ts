// Repeats the accepted writes one after the other on a fresh database. Ids of draws, matches and acts may differ there, since rolled-back writes also
// use up ids: a draw is found by its number, a match by its place in its draw, and an act by its order.
import type { Database } from '../../database/connection.ts';
import type { Person } from '../server.ts';
import type { Done } from './order.ts';
import type { Target } from './wishes.ts';

/** The acts of all draws in the order in which they were done. */
export async function actsOf({ db }: Database): Promise<readonly number[]> {
  return (await db.selectFrom('draw_acts').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function paramsOf({ db }: Database, { draw, match }: Target): Promise<Record<string, string>> {
  const found = await db.selectFrom('draws').select('id').where('number', '=', draw).executeTakeFirst();
  if (match === undefined) return { drawId: String(found?.id) };
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('draw_id', '=', found?.id ?? 0)
    .where('draw_match', '=', match)
    .executeTakeFirst();
  return { id: String(row?.id) };
}

/** Does the wishes again, each as the person whose it was; answers those that were refused. */
export async function replay(
  database: Database,
  people: readonly Person[],
  wishes: readonly Done[],
  acts: readonly number[],
): Promise<readonly unknown[]> {
  const refused: unknown[] = [];
  for (const [at, { wish, userId }] of wishes.entries()) {
    const { route, params, body, target } = wish;
    const person = people.find(({ user }) => user?.id === userId);
    if (person === undefined) throw new Error(`Nobody is ${userId}.`);
    const act = body?.['act'];
    const isUndoing = typeof act === 'number';
    const now = isUndoing ? await actsOf(database) : [];
    const call = {
      params: { ...params, ...(target === undefined ? {} : await paramsOf(database, target)) },
      ...(body !== undefined && { body: isUndoing ? { act: now[acts.indexOf(act)] ?? 0 } : body }),
    };
    const reply = await person.call(route, call);
    if (reply.status >= 300) refused.push({ at, route, call, status: reply.status, body: reply.body });
  }
  return refused;
}
