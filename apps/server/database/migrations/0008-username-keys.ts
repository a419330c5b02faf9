// Usernames that differ only in width, composition or invisible characters get one key. An account that would collide with an older one keeps
// its key, so its owner can still sign in. The folding is copied here as it was that day, not imported: a migration never changes.
import type { Kysely } from 'kysely';

interface Tables {
  users: { id: number; username: string; username_key: string };
}

const folded = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/** Folds all keys again, the oldest account first. */
export async function up(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Tables>;
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key'])
    .orderBy('id')
    .execute();
  const keys = new Set(users.map((user) => user.username_key));
  for (const { id, username, username_key: former } of users) {
    const key = folded(username);
    if (key === '' || key === former || keys.has(key)) continue;
    keys.add(key);
    await db.updateTable('users').set({ username_key: key }).where('id', '=', id).execute();
  }
}
