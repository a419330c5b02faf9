// The addresses that opponents may see (OP39, D24): those of people who agreed to it on their account. For somebody under 18, or in a junior event,
// only those of the people who look after them.
import type { Arrangement } from '@tennis/contract';
import { isUnder18, isYouthType } from '@tennis/domain';
import type { MatchView } from '../../../access/match-view.ts';
import type { MatchSide } from '../../../access/players.ts';
import { nameViewer, sceneOfMatch, type Reader, type StoredPerson } from '../../../access/names.ts';
import type { Tx } from '../../../database/connection.ts';
import { todayIn } from '../../../ground/clock.ts';
import { peopleOnSide } from '../../present-match.ts';

type Contacts = Arrangement['contacts'];

interface Opponent {
  readonly personId: number;
  readonly person: StoredPerson;
}

function opponentsOf(match: MatchView, side: 'p1' | 'p2'): readonly Opponent[] {
  const { player, partner } = peopleOnSide(match, side);
  const ids = [match[`${side}_person_id`], match[`${side}_partner_person_id`]];
  return [player, partner].flatMap((person, at) => {
    const personId = ids[at] ?? null;
    return personId === null ? [] : [{ personId, person }];
  });
}

/** The addresses that the people of the other side show to this one. */
export async function contactsOf(
  tx: Tx,
  match: MatchView,
  side: MatchSide,
  reader: Reader,
): Promise<Contacts> {
  const show = nameViewer(sceneOfMatch(match), reader);
  const opponents = opponentsOf(match, side === 1 ? 'p2' : 'p1');
  if (opponents.length === 0) return [];
  const ids = opponents.map(({ personId }) => personId);
  const own = await tx
    .selectFrom('persons')
    .innerJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id as person_id', 'users.email', 'users.date_of_birth'])
    .where('persons.id', 'in', ids)
    .where('users.shows_email', '=', 1)
    .execute();
  const managers = await tx
    .selectFrom('person_managers')
    .innerJoin('users', 'users.id', 'person_managers.user_id')
    .select(['person_managers.person_id', 'users.email'])
    .where('person_managers.person_id', 'in', ids)
    .where('users.shows_email', '=', 1)
    .orderBy('person_managers.id')
    .execute();
  const today = todayIn(match.time_zone, reader.now);
  return opponents.flatMap(({ personId, person }): Contacts => {
    const name = show(person) ?? '';
    const births = [person.birth ?? person.pairBirth ?? null];
    const account = own.find((row) => row.person_id === personId);
    if (account !== undefined) births.push(account.date_of_birth);
    const isChild = isYouthType(match.tournament_type) || births.some((birth) => isUnder18(birth, today));
    return [
      ...(account === undefined || isChild ? [] : [{ name, email: account.email, isManager: false }]),
      ...managers
        .filter((row) => row.person_id === personId)
        .map(({ email }) => ({ name, email, isManager: true })),
    ];
  });
}
