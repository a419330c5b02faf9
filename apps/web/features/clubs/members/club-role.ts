// The name of a role in a club.
import * as words from '@tennis/words/members';
import type { ClubMember } from '@tennis/contract';

export const CLUB_ROLES = {
  admin: words.admin,
  member: words.member,
} satisfies Record<ClubMember['role'], string>;

/** The roles as choices, the usual one first. */
export const ROLE_OPTIONS = [
  { value: 'member', label: words.member },
  { value: 'admin', label: words.admin },
];
