// The unattended first set-up (D6): ADMIN_EMAIL and ADMIN_PASSWORD create the super admin of an empty database.
import { recordDone } from '../audit/audit.ts';
import { startTrail, VISITOR } from '../audit/trail.ts';
import { routes } from '@tennis/contract';
import type { AccountServices } from './services.ts';
import { hasNoUsers, insertUser } from './store.ts';

/** Creates the super admin `admin` and closes the set-up; does nothing when somebody has an account already. */
export async function createFirstAdmin(
  { audit, passwords, setup, now }: AccountServices,
  admin: { readonly email: string; readonly password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(admin.password, '');
  await audit.transact(async (tx) => {
    if (!(await hasNoUsers(tx))) return;
    const answer = await insertUser(
      tx,
      { username: 'admin', name: 'Administrator', email: admin.email, passwordHash, role: 'super_admin' },
      now(),
    );
    const trail = startTrail(routes.setUp, {}, 'account', { ...VISITOR, role: 'system' });
    await recordDone(tx, { act: 'setUp', trail, status: 201, answer, requestId: null, now: now() });
  });
  setup.close();
}
