// The accounts that a demo server shows on its sign-in page (D6).
import type { DemoAccount } from '@tennis/contract';

/** Everybody's password in the demo. It is printed on the sign-in page, so it protects nothing. */
export const DEMO_PASSWORD = 'Tennis123';

/** One account of each role, the widest rights first. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'superadmin', password: DEMO_PASSWORD, role: 'super_admin' },
  { username: 'clubadmin', password: DEMO_PASSWORD, role: 'club_admin' },
  { username: 'member', password: DEMO_PASSWORD, role: 'member' },
];
