// An account on the wire, as its owner and as a super admin sees it. The password hash stays behind.
import type { Account, User } from '@tennis/contract';
import { isLanguage } from '@tennis/words/languages';
import type { StoredUser } from './store.ts';

interface RoleRow {
  readonly club_id: number;
  readonly role: 'admin' | 'member';
}

/** §3 User without what only its owner sees; `clubId` is the first club (D2). */
export const presentAccount = (user: StoredUser, roles: readonly RoleRow[]): Account => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  role: user.role,
  clubId: roles[0]?.club_id ?? null,
  clubs: roles.map(({ club_id: clubId, role }) => ({ clubId, role })),
});

/** §3 User, as they see themselves. */
export const presentUser = (user: StoredUser, roles: readonly RoleRow[]): User => ({
  ...presentAccount(user, roles),
  dateOfBirth: user.date_of_birth,
  language: isLanguage(user.language) ? user.language : null,
});
