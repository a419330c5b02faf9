// The unattended first set-up (D6): ADMIN_EMAIL and ADMIN_PASSWORD create the super admin of an empty database.
import type { Services } from '../../handler.ts';
import { hasNoUsers, insertUser } from './store.ts';

/** Creates the super admin `admin` and closes the set-up; does nothing when somebody has an account already. */
export async function createFirstAdmin(
  { database, passwords, setup, now }: Services,
  admin: { readonly email: string; readonly password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(admin.password);
  await database.transaction(async (tx) => {
    if (!(await hasNoUsers(tx))) return;
    await insertUser(
      tx,
      { username: 'admin', name: 'Administrator', email: admin.email, passwordHash, role: 'super_admin' },
      now(),
    );
  });
  setup.close();
}
