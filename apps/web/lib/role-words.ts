// What a person's role is called on the screens (§2 Sidebar).
import type { UserRole } from '@tennis/domain';

export const ROLE_LABELS: Readonly<Record<UserRole, string>> = {
  super_admin: 'Super Admin',
  club_admin: 'Club Admin',
  member: 'Member',
};
