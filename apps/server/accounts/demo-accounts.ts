// The accounts with which everybody signs in on a demo server (D6).
import type { AccountServices } from './services.ts';
import { Refused } from '../ground/refusal.ts';
import type { StoredUser } from './store.ts';

/** Why such an account can be neither changed nor deleted. */
export const DEMO_OBSTACLE = 'Everybody uses this account of the demo, so it stays as it is.';

/** Whether its password is published on the sign-in page. */
export const isDemoAccount = (
  { demoAccounts }: AccountServices,
  { username }: Pick<StoredUser, 'username'>,
): boolean => demoAccounts?.some((account) => account.username === username) === true;

/** Refuses to change or delete such an account, or to end its sessions: nobody may take it away from the others. */
export function refuseDemoAccount(services: AccountServices, user: Pick<StoredUser, 'username'>): void {
  if (isDemoAccount(services, user)) throw new Refused({ type: 'conflict', reason: DEMO_OBSTACLE });
}
