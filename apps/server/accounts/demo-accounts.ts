// The accounts with which everybody signs in on a demo server (D6).
import type { AccountServices } from './services.ts';
import { because } from '../ground/reason.ts';
import { refuseConflict } from '../ground/refusal.ts';
import type { StoredUser } from './store.ts';

/** Why such an account can be neither changed nor deleted. */
export const DEMO_OBSTACLE = because('demoAccountStays');

/** Whether its password is published on the sign-in page. */
export const isDemoAccount = (
  { demoAccounts }: AccountServices,
  { username }: Pick<StoredUser, 'username'>,
): boolean => demoAccounts?.some((account) => account.username === username) === true;

/** Refuses to change or delete such an account, or to end its sessions: other visitors of the demo need it. */
export function refuseDemoAccount(services: AccountServices, user: Pick<StoredUser, 'username'>): void {
  if (isDemoAccount(services, user)) refuseConflict(DEMO_OBSTACLE);
}
