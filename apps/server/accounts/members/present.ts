// A member of a club on the wire (§3; D24, D34). Members of one club see each other's names in full.
import type { ClubMember } from '@tennis/contract';
import { canManageClub, type Caller } from '@tennis/domain';
import type { MemberView } from './store.ts';

/** Super admins run the platform and see no photos (ADR 37). */
const isAdminOf = ({ clubs }: Caller, clubId: number): boolean =>
  clubs.some((club) => club.clubId === clubId && club.role === 'admin');

/** A member as this reader may see them: only the member and the club's admins see the address and the photo (D24, D60). */
export const presentMember = (member: MemberView, clubId: number, caller: Caller): ClubMember => ({
  id: member.id,
  name: member.name,
  email: canManageClub(caller, clubId) || member.id === caller.userId ? member.email : null,
  role: member.role,
  createdAt: member.created_at,
  picture: isAdminOf(caller, clubId) || member.id === caller.userId ? member.picture : null,
});
