// The people who were told that a match is next, and those of them who no longer play in it: an opponent may change after the notice (D53).
import { sql } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import { findFollowers, mayBeTold, ownerOf } from '../telling-followers.ts';
import type { Telling } from '../tellings.ts';

/** This many are changed in one statement. */
const AT_ONCE = 500;

/** Takes a notice back from all but those who play in its match now, and those who may be told because they follow them. */
export async function forgetNextOfOthers(tx: Tx, telling: Telling, now: Date): Promise<void> {
  const { personIds: people, matchId = null } = telling;
  await tx
    .deleteFrom('notices')
    .where('match_id', '=', matchId)
    .where('kind', '=', 'next')
    .where('followed', '=', 0)
    .$if(people.length > 0, (rows) => rows.where('person_id', 'not in', people))
    .execute();
  const told = await tx
    .selectFrom('notices')
    .select(['id', 'user_id', 'device_id', 'participant_id'])
    .where('match_id', '=', matchId)
    .where('kind', '=', 'next')
    .where('followed', '=', 1)
    .execute();
  const followed = Map.groupBy(await mayBeTold(tx, await findFollowers(tx, [telling]), now), ownerOf);
  // With the entry that a notice is about it would go: it is about one that still plays.
  const changes = told.flatMap(({ id, participant_id: about, ...owner }) => {
    const entries = (followed.get(ownerOf(owner)) ?? []).map(({ participant_id: entry }) => entry);
    return entries.includes(about) ? [] : [{ id, entry: entries[0] ?? null }];
  });
  for (const [entry, rows] of Map.groupBy(changes, (change) => change.entry))
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
      await (entry === null
        ? tx.deleteFrom('notices').where('id', 'in', ids).execute()
        : tx.updateTable('notices').set({ participant_id: entry }).where('id', 'in', ids).execute());
    }
}

/** The last notice that one of these matches is next; null if there is none. */
export async function lastOfNext(tx: Tx, matchIds: readonly number[]): Promise<number | null> {
  if (matchIds.length === 0) return null;
  const { last } = await tx
    .selectFrom('notices')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('match_id', 'in', matchIds)
    .where('kind', '=', 'next')
    .executeTakeFirstOrThrow();
  return last;
}

/** Takes the notices after this one back from those who had one of their match before. */
export const takeBackFromKnowing = (tx: Tx, matchIds: readonly number[], last: number) =>
  sql`delete from notices where match_id in (${sql.join(matchIds)}) and kind = 'next' and id > ${last}
    and exists (select 1 from notices as known
      where known.match_id = notices.match_id and known.kind = 'next' and known.id <= ${last}
        and (known.user_id = notices.user_id or known.device_id = notices.device_id)
        and (notices.followed = 1 or known.person_id = notices.person_id))`.execute(tx);
