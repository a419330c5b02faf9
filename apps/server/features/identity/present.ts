// An account on the wire, as its owner sees it. The password hash stays behind.
import type { User } from '@tennis/contract';
import type { StoredUser } from './store.ts';

interface RoleRow {
  readonly club_id: number;
  readonly role: 'admin' | 'member';
}

/** §3 User; `clubId` is the first club (D2). */
export const presentUser = (user: StoredUser, roles: readonly RoleRow[]): User => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  role: user.role,
  clubId: roles[0]?.club_id ?? null,
  dateOfBirth: user.date_of_birth,
  clubs: roles.map(({ club_id: clubId, role }) => ({ clubId, role })),
});
