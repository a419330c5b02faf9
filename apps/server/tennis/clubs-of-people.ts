// The clubs that people play for, as far as it is known: to keep clubmates apart in a draw, and to fill an entry that its player makes [UN2].
import type { Db, Tx } from '../database/connection.ts';

/** A club on the platform. */
interface KnownClub {
  readonly id: number;
  readonly name: string;
}

/**
 * The club of each of these people: of the one whose member they are by their account, before others that of the club that plays; otherwise
 * of their home club, where it has marked them as its member (ADR 59). Nobody's club is guessed from where their name was typed.
 */
export async function clubsOfPeople(
  db: Db | Tx,
  playsAt: number | null,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, KnownClub>> {
  if (personIds.length === 0) return new Map();
  const marked = await db
    .selectFrom('persons')
    .innerJoin('clubs', 'clubs.id', 'persons.club_id')
    .select(['persons.id', 'clubs.name', 'clubs.id as club_id'])
    .where('persons.id', 'in', personIds)
    .where('persons.club_member', '=', 1)
    .execute();
  const joined = await db
    .selectFrom('persons')
    .innerJoin('club_members', 'club_members.user_id', 'persons.account_id')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(['persons.id', 'clubs.name', 'clubs.id as club_id'])
    .where('persons.id', 'in', personIds)
    .orderBy('club_members.id', 'desc')
    .execute();
  // The last one said counts: where they play, then the club they joined first.
  const here = joined.filter(({ club_id: id }) => id === playsAt);
  return new Map(
    [...marked, ...joined, ...here].map(({ id, name, club_id: clubId }) => [id, { id: clubId, name }]),
  );
}

/** The facts of an entry that tell its club. */
interface Clubbed {
  readonly club: string | null;
  readonly person_id: number | null;
  readonly partner_person_id: number | null;
}

/**
 * The entries with their clubs: where nobody has typed one, that of the player; otherwise that of the partner. Members of the club that plays are at home:
 * most of its tournaments are its own members', who cannot be kept apart from each other.
 */
export async function withClubsOfPeople<E extends Clubbed>(
  db: Db | Tx,
  playsAt: number | null,
  entries: readonly E[],
): Promise<readonly E[]> {
  const unsaid = entries.filter(({ club }) => club === null);
  const ids = unsaid.flatMap(({ person_id: player, partner_person_id: partner }) => [player, partner]);
  const clubs = await clubsOfPeople(
    db,
    playsAt,
    ids.filter((id) => id !== null),
  );
  const clubOf = (personId: number | null) => {
    const club = personId === null ? undefined : clubs.get(personId);
    return club?.id === playsAt ? undefined : club?.name;
  };
  return entries.map((entry) => ({
    ...entry,
    club: entry.club ?? clubOf(entry.person_id) ?? clubOf(entry.partner_person_id) ?? null,
  }));
}

/** The club that was last said for somebody in an entry of their own. */
export async function clubLastSaid(
  db: Db | Tx,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participants')
    .select(['person_id', 'club'])
    .where('person_id', 'in', personIds)
    .where('club', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(
    rows.flatMap(({ person_id: id, club }) => (id === null || club === null ? [] : [[id, club]])),
  );
}
