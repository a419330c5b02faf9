// Claims on the wire, for those who made them and for the club that decides (D24, D46).
import type { Claim, ClubClaim } from '@tennis/contract';
import type { ClaimView } from './store.ts';

/**
 * The person as the claimant may see them: whole once the club has agreed. Before that nobody learns a child's surname by claiming to be their
 * parent.
 */
export const presentClaim = (claim: ClaimView, shownName: string): Claim => ({
  id: claim.id,
  relation: claim.relation,
  state: claim.state,
  name: claim.state === 'approved' ? claim.person_name : shownName,
  club: claim.club_name,
  createdAt: claim.created_at,
});

/** For the admins who decide. */
export const presentForClub = (claim: ClaimView): ClubClaim => ({
  id: claim.id,
  relation: claim.relation,
  person: {
    id: claim.person_id,
    name: claim.person_name,
    birthYear: claim.birth === null ? null : Number(claim.birth.slice(0, 4)),
  },
  by: { userId: claim.user_id, name: claim.user_name, isMember: Boolean(claim.is_member) },
  createdAt: claim.created_at,
});
