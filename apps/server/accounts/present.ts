// An account as its owner and a super admin see it. The password hash is never sent.
import type { Account, User } from '@tennis/contract';
import { isLanguage } from '@tennis/words/languages';
import type { StoredUser } from './store.ts';

interface RoleRow {
  readonly club_id: number;
  readonly role: 'admin' | 'member';
}

/** §3 User without the fields that only its owner or a super admin sees; `clubId` is the first club (D2). */
const presentIdentity = (user: StoredUser, roles: readonly RoleRow[]): Omit<Account, 'planId'> => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  role: user.role,
  clubId: roles[0]?.club_id ?? null,
  clubs: roles.map(({ club_id: clubId, role }) => ({ clubId, role })),
});

/** An account as a super admin sees it, with its plan (D20). */
export const presentAccount = (user: StoredUser, roles: readonly RoleRow[]): Account => ({
  ...presentIdentity(user, roles),
  planId: user.plan_id,
});

/** §3 User, as they see themselves. */
export const presentUser = (user: StoredUser, roles: readonly RoleRow[]): User => ({
  ...presentIdentity(user, roles),
  dateOfBirth: user.date_of_birth,
  language: isLanguage(user.language) ? user.language : null,
  preferences: {
    theme: user.theme,
    hours: user.hours,
    timeZone: user.time_zone,
    shortcuts: user.shortcuts === 1,
    showsEmail: user.shows_email === 1,
  },
  picture: user.picture,
});
