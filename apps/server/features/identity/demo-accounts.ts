// The accounts with which everybody signs in on a demo server (D6).
import type { Services } from '../../handler.ts';
import { Refused } from '../../refusal.ts';
import type { StoredUser } from './store.ts';

/** Refuses to change or delete such an account, or to end its sessions: nobody may take it away from the others. */
export function refuseDemoAccount(
  { demoAccounts }: Services,
  { username }: Pick<StoredUser, 'username'>,
): void {
  if (demoAccounts?.some((account) => account.username === username) !== true) return;
  const reason = 'Everybody uses this account of the demo, so it stays as it is.';
  throw new Refused({ type: 'conflict', reason });
}
