// On which sides of a match an account stands: as a player, as the partner, or because it looks after one of them (D46).
import type { Db, Tx } from '../database/connection.ts';
import type { MatchView } from './match-view.ts';

export type MatchSide = 1 | 2;

const peopleOn = (match: MatchView, side: MatchSide): readonly number[] =>
  (side === 1
    ? [match.p1_person_id, match.p1_partner_person_id]
    : [match.p2_person_id, match.p2_partner_person_id]
  ).filter((id) => id !== null);

/** The sides of an account, the one on which it plays itself first. */
export async function sidesOf(db: Db | Tx, match: MatchView, userId: number): Promise<readonly MatchSide[]> {
  const ids = [...peopleOn(match, 1), ...peopleOn(match, 2)];
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('persons')
    .leftJoin('person_managers', (join) =>
      join.onRef('person_managers.person_id', '=', 'persons.id').on('person_managers.user_id', '=', userId),
    )
    .select(['persons.id', 'persons.account_id'])
    .where('persons.id', 'in', ids)
    .where((where) =>
      where.or([where('persons.account_id', '=', userId), where('person_managers.id', 'is not', null)]),
    )
    .execute();
  const plays = (side: MatchSide, isOwn: boolean): boolean =>
    people.some(
      ({ id, account_id: account }) => peopleOn(match, side).includes(id) && (account === userId || !isOwn),
    );
  const sides = ([1, 2] as const).filter((side) => plays(side, false));
  return sides.toSorted((one, other) => Number(plays(other, true)) - Number(plays(one, true)) || one - other);
}
