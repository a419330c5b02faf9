// The four players of a match of pairs: the pad says whose turn it is to serve and to receive ([SC1], [SC5]).
import type { ScoreLog } from '@tennis/contract';
import { isPairType } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { nameViewer, sceneOfMatch, type Reader } from '../../access/names.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { peopleOnSide } from '../present-match.ts';

type Women = NonNullable<ScoreLog['women']>;

/** The names of each pair as this reader sees them; null for a pair if its two players are not both known. */
export function pairsOf(row: MatchView, reader: Reader): ScoreLog['pairs'] {
  if (!isPairType(row.tournament_type)) return null;
  const show = nameViewer(sceneOfMatch(row), reader);
  const pairOf = (side: 'p1' | 'p2'): [string, string] | null => {
    const { player, partner } = peopleOnSide(row, side);
    const [first, second] = [show(player), show(partner)];
    return first === null || second === null ? null : [first, second];
  };
  return [pairOf('p1'), pairOf('p2')];
}

/** The woman of each mixed pair; null elsewhere, and if it is not known for both pairs. */
export async function womenOf(db: Db | Tx, row: MatchView): Promise<Women | null> {
  if (row.tournament_type !== 'Mixed') return null;
  const pairs = [
    [row.p1_person_id, row.p1_partner_person_id],
    [row.p2_person_id, row.p2_partner_person_id],
  ];
  const ids = pairs.flat().filter((id) => id !== null);
  if (ids.length < 4) return null;
  const people = await db.selectFrom('persons').select(['id', 'gender']).where('id', 'in', ids).execute();
  const genderOf = new Map(people.map(({ id, gender }) => [id, gender]));
  const women = pairs.map((pair) => {
    const genders = pair.map((id) => (id === null ? null : genderOf.get(id)));
    const isMixed = genders.includes('female') && genders.includes('male');
    return isMixed ? genders.indexOf('female') : null;
  });
  const [first, second] = women;
  return isPlace(first) && isPlace(second) ? [first, second] : null;
}

const isPlace = (place: number | null | undefined): place is 0 | 1 => place === 0 || place === 1;
