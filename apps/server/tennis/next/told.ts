// The people who were told that a match is next, and those of them who no longer play in it: an opponent may change after the notice (D53).
import { sql } from 'kysely';
import type { MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { peopleIn } from '../moved-notices.ts';

/** The follows of these entries or people by the one who has a notice. */
const followsOf = (entries: readonly number[], people: readonly number[]) =>
  sql<number>`(select 1 from follows
    where (follows.user_id = notices.user_id or follows.device_id = notices.device_id)
      and (follows.participant_id in (${sql.join([0, ...entries])}) or follows.person_id in (${sql.join([0, ...people])})))`;

/** Takes the notice back from all but those who play in the match now, and those who follow these. */
export async function forgetNextOfOthers(tx: Tx, match: MatchView): Promise<void> {
  const entries = [match.participant1_id, match.participant2_id].filter((id) => id !== null);
  const people = peopleIn(match);
  await tx
    .deleteFrom('notices')
    .where('match_id', '=', match.id)
    .where('kind', '=', 'next')
    .where((where) =>
      where.or([
        where.and([
          where('followed', '=', 0),
          ...(people.length === 0 ? [] : [where('person_id', 'not in', people)]),
        ]),
        where.and([where('followed', '=', 1), where.not(where.exists(followsOf(entries, people)))]),
      ]),
    )
    .execute();
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
