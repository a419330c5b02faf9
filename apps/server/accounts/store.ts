// SQL of accounts.
import type { Insertable, Selectable } from 'kysely';
import type { UserRole } from '@tennis/domain';
import type { Language } from '@tennis/words/languages';
import type { Db, Tx } from '../database/connection.ts';
import type { UserRow } from '../database/schema.ts';
import { foldText, keyOf, usernameKeysOf } from '../database/text.ts';
import { insertPeople, renamePersonOf } from '../tennis/people.ts';

export type StoredUser = Selectable<UserRow>;

/** The account with this username, in whatever case. */
async function findUserByUsername(db: Db | Tx, username: string): Promise<StoredUser | undefined> {
  const keys = usernameKeysOf(username);
  const found = await db.selectFrom('users').selectAll().where('username_key', 'in', keys).execute();
  return found.find((user) => user.username_key === keys[1]) ?? found[0];
}

/** The account with this e-mail address, in whatever case. */
export const findUserByEmail = (db: Db | Tx, email: string): Promise<StoredUser | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', keyOf(email)).executeTakeFirst();

/** The account that somebody means who signs in: by its username or, when nobody has that, by its e-mail address. */
export async function findUserBySignIn(
  db: Db | Tx,
  typed: string,
): Promise<{ readonly user: StoredUser | undefined; readonly isByEmail: boolean }> {
  const named = await findUserByUsername(db, typed);
  if (named !== undefined || !typed.includes('@')) return { user: named, isByEmail: false };
  return { user: await findUserByEmail(db, typed), isByEmail: true };
}

/** The account with this id. */
export const findUser = (db: Db | Tx, id: number): Promise<StoredUser | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The one of the two that somebody other than `ownerId` already uses: the username first, then the e-mail; or null. */
export async function findTaken(
  tx: Db | Tx,
  username: string,
  email: string,
  ownerId = 0,
): Promise<'username' | 'email' | null> {
  const rows = await tx
    .selectFrom('users')
    .select('username_key')
    .where('id', '<>', ownerId)
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

export interface EditableUser {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
}

export interface NewUser extends EditableUser {
  /** Null for an account made by a club: its owner chooses the password by a mailed link. */
  readonly passwordHash: string | null;
  /** yyyy-mm-dd. */
  readonly dateOfBirth?: string | null;
  /** The club that the person belongs to from the start. */
  readonly clubId?: number;
  /** Left out for an account that was not made on a page. */
  readonly language?: Language | null;
}

/** The columns of what can be changed about an account, with what they are found by. */
const columnsOf = ({ username, name, email, role }: EditableUser) => ({
  username,
  username_key: keyOf(username),
  name,
  search_name: foldText(name),
  email,
  email_key: keyOf(email),
  role,
});

/** Creates an account and its person. Username and e-mail must be free. */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<StoredUser> {
  const row: Insertable<UserRow> = {
    ...columnsOf(user),
    password_hash: user.passwordHash,
    date_of_birth: user.dateOfBirth ?? null,
    language: user.language ?? null,
    created_at: now.toISOString(),
  };
  const created = await tx.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow();
  const person = { name: user.name, clubId: user.clubId ?? null, accountId: created.id, birth: null };
  await insertPeople(tx, [person], now);
  return created;
}

/** Replaces the changeable fields of an account, and the name of its person. Username and e-mail must be free. A new address is not proved. */
export async function setUser(tx: Tx, userId: number, user: EditableUser): Promise<StoredUser> {
  const columns = columnsOf(user);
  const changed = tx
    .updateTable('users')
    .set(columns)
    .set((set) => ({
      email_proved_at: set
        .case()
        .when('email_key', '=', columns.email_key)
        .then(set.ref('email_proved_at'))
        .else(null)
        .end(),
    }))
    .where('id', '=', userId);
  const stored = await changed.returningAll().executeTakeFirstOrThrow();
  await renamePersonOf(tx, userId, user.name);
  return stored;
}

/** Cancels the invitations that somebody sent, for whichever club: nobody can join by them any more. */
export async function revokeInvitationsFrom(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

/** Makes somebody an ordinary member in clubs where they were an admin. Nobody can join by their invitations any more. */
export async function lowerClubRoles(tx: Tx, userId: number): Promise<void> {
  await revokeInvitationsFrom(tx, userId);
  await tx.updateTable('club_members').set({ role: 'member' }).where('user_id', '=', userId).execute();
}

/** Replaces the password. */
export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Sets the language in which the owner is spoken and written to. */
export const setLanguage = (tx: Tx, userId: number, language: Language): Promise<StoredUser> =>
  tx.updateTable('users').set({ language }).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();

/** Sets how the owner wants the product shown. */
export const setPreferences = (
  tx: Tx,
  userId: number,
  change: Partial<Pick<StoredUser, 'theme' | 'hours' | 'time_zone' | 'shortcuts' | 'shows_email'>>,
): Promise<StoredUser> =>
  tx.updateTable('users').set(change).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();

/** Notes the name of the owner's photo. */
export const setPhoto = (tx: Tx, userId: number, picture: string | null): Promise<StoredUser> =>
  tx.updateTable('users').set({ picture }).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();

/** The roles that a user has in their clubs, first club first. */
export const listRoles = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('club_members')
    .select(['club_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
