// SQL of accounts.
import type { Insertable, Selectable } from 'kysely';
import type { UserRole } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { UserRow } from '../../database/schema.ts';
import { foldText, keyOf } from '../../text.ts';

export type StoredUser = Selectable<UserRow>;

/** The account with this username, in whatever case. */
export const findUserByUsername = (db: Db | Tx, username: string): Promise<StoredUser | undefined> =>
  db.selectFrom('users').selectAll().where('username_key', '=', keyOf(username)).executeTakeFirst();

/** The account with this e-mail address, in whatever case. */
export const findUserByEmail = (db: Db | Tx, email: string): Promise<StoredUser | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', keyOf(email)).executeTakeFirst();

/** The account with this id. */
export const findUser = (db: Db | Tx, id: number): Promise<StoredUser | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Which of the two is already in use by somebody: username before e-mail, or null. */
export async function findTaken(
  tx: Db | Tx,
  username: string,
  email: string,
): Promise<'username' | 'email' | null> {
  const rows = await tx
    .selectFrom('users')
    .select('username_key')
    .where((where) =>
      where.or([where('username_key', '=', keyOf(username)), where('email_key', '=', keyOf(email))]),
    )
    .execute();
  if (rows.length === 0) return null;
  return rows.some((row) => row.username_key === keyOf(username)) ? 'username' : 'email';
}

/** Whether nobody has an account yet. */
export async function hasNoUsers(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: UserRole;
}

/** Creates an account. Username and e-mail must be free. */
export function insertUser(tx: Tx, user: NewUser, now: Date): Promise<StoredUser> {
  const row: Insertable<UserRow> = {
    username: user.username,
    username_key: keyOf(user.username),
    name: user.name,
    search_name: foldText(user.name),
    email: user.email,
    email_key: keyOf(user.email),
    password_hash: user.passwordHash,
    role: user.role,
    date_of_birth: null,
    created_at: now.toISOString(),
  };
  return tx.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Replaces the password. */
export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** The roles that a user has in his clubs, first club first. */
export const listRoles = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('club_members')
    .select(['club_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
