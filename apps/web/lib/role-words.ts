// The names of people's roles on the screens (§2 Sidebar).
import * as words from '@tennis/words/common';
import type { UserRole } from '@tennis/domain';

export const ROLE_LABELS: Readonly<Record<UserRole, string>> = {
  super_admin: words.superAdmin,
  club_admin: words.clubAdmin,
  member: words.member,
};
