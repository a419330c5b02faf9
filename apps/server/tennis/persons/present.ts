// People on the wire, for the admins of a club (D24, D46).
import type { Person } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import { ratingsOf } from '../ratings-of.ts';
import { listManagers } from '../person-managers.ts';
import { listPartable, partableUntil, type PersonView } from './store.ts';

const yearOf = (birth: string | null): number | null => (birth === null ? null : Number(birth.slice(0, 4)));

/** Presents people to a club, with those who can be parted from them again. */
export async function presentPeople(
  db: Db | Tx,
  clubId: number,
  rows: readonly PersonView[],
  now: Date,
): Promise<Person[]> {
  const partable = await listPartable(
    db,
    clubId,
    rows.map(({ id }) => id),
    now,
  );
  const ours = rows.filter((row) => row.club_id === clubId);
  const managers = await listManagers(
    db,
    ours.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    givenName: row.given_name,
    familyName: row.family_name,
    gender: row.gender,
    birthYear: yearOf(row.account_birth ?? row.birth),
    ratings: ratingsOf(row.ratings),
    clubId: row.club_id,
    club: row.club_name,
    userId: row.account_id,
    isMember: row.has_membership === 1 || (row.club_id === clubId && row.club_member === 1),
    isMarked: row.club_id === clubId && row.club_member === 1,
    entries: (row.alone ?? 0) + (row.as_partner ?? 0),
    isOurs: row.club_id === clubId,
    managers: managers
      .filter((manager) => manager.person_id === row.id)
      .map(({ user_id: userId, name }) => ({ userId, name })),
    merged: partable
      .filter((merge) => merge.into_id === row.id)
      .map(({ id, name, merged_at: at }) => ({ id, name, until: partableUntil(at) })),
    version: row.version,
  }));
}
