// A bare database and rows for it, for tests below the API.
import { onTestFinished } from 'vitest';
import type { Database } from '../database/connection.ts';
import { freshDatabase } from './fresh-database.ts';

/** A migrated database that is removed with the test. */
export async function aDatabase(): Promise<Database> {
  const fresh = await freshDatabase();
  const database = fresh.open();
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
  return database;
}

/** A row of `users`. */
export const aUser = (username: string) => ({
  username,
  username_key: username,
  name: username,
  search_name: username,
  email: `${username}@example.org`,
  email_key: `${username}@example.org`,
  password_hash: null,
  role: 'member' as const,
  date_of_birth: null,
  created_at: '2026-09-01T10:00:00.000Z',
});
