// Claims as the people who made them see them (D24, D46): in their own lists, and in the download of their data.
import type { Claim } from '@tennis/contract';
import type { Db, Tx } from '../database/connection.ts';

/** Most of one list. */
export const MOST_CLAIMS = 500;

/** Claims with what is shown of them. */
export const selectClaims = (db: Db | Tx) =>
  db
    .selectFrom('claims')
    .innerJoin('persons', 'persons.id', 'claims.person_id')
    .innerJoin('clubs', 'clubs.id', 'claims.club_id')
    .innerJoin('users', 'users.id', 'claims.user_id')
    .selectAll('claims')
    .select([
      'persons.name as person_name',
      'persons.birth',
      'clubs.name as club_name',
      'users.name as user_name',
    ])
    .select((claim) =>
      claim
        .exists(
          claim
            .selectFrom('club_members')
            .select('club_members.id')
            .whereRef('club_members.user_id', '=', 'claims.user_id')
            .whereRef('club_members.club_id', '=', 'claims.club_id'),
        )
        .as('is_member'),
    );

export type ClaimView = Awaited<ReturnType<typeof listClaimsBy>>[number];

/** Somebody's claims, the newest first. */
export const listClaimsBy = (db: Db | Tx, userId: number) =>
  selectClaims(db)
    .where('claims.user_id', '=', userId)
    .orderBy('claims.id', 'desc')
    .limit(MOST_CLAIMS)
    .execute();

/**
 * The person as the claimant may see them: with the whole name once the club has agreed. Before that, nobody learns a child's surname by claiming to
 * be their parent.
 */
export const presentClaim = (claim: ClaimView, shownName: string): Claim => ({
  id: claim.id,
  relation: claim.relation,
  state: claim.state,
  name: claim.state === 'approved' ? claim.person_name : shownName,
  club: claim.club_name,
  createdAt: claim.created_at,
});
