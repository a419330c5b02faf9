// Finds out who counts as a member where only members may enter.
import type { Db, Tx } from '../database/connection.ts';

/** The members of a club among these people: by their account, or because the club is their home club and has marked them (ADR 59). */
export async function membersAmong(
  db: Db | Tx,
  clubId: number | null,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (clubId === null || personIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('persons')
    .leftJoin('club_members', (join) =>
      join.onRef('club_members.user_id', '=', 'persons.account_id').on('club_members.club_id', '=', clubId),
    )
    .select('persons.id')
    .where('persons.id', 'in', personIds)
    .where((where) =>
      where.or([
        where('club_members.id', 'is not', null),
        where.and([where('persons.club_member', '=', 1), where('persons.club_id', '=', clubId)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
