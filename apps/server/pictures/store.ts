// SQL of pictures: one for each account, one for each club. A new one replaces the old one.
import type { Db, Tx } from '../database/connection.ts';
import type { MadePicture } from './making.ts';

type Owner = { readonly userId: number } | { readonly clubId: number };

/** Stores the picture of an account or a club, replacing the old one; null removes it. Returns its name. */
export async function keepPicture(
  tx: Tx,
  owner: Owner,
  picture: MadePicture | null,
  now: Date,
): Promise<string | null> {
  const columns =
    'userId' in owner ? { user_id: owner.userId, club_id: null } : { user_id: null, club_id: owner.clubId };
  const before = tx.deleteFrom('pictures');
  await (
    'userId' in owner
      ? before.where('user_id', '=', owner.userId)
      : before.where('club_id', '=', owner.clubId)
  ).execute();
  if (picture !== null)
    await tx
      .insertInto('pictures')
      .values({ ...columns, ...picture, created_at: now.toISOString() })
      .execute();
  return picture?.hash ?? null;
}

/** All pictures of a name: two may have put up the same one. */
export const findPictures = (db: Db | Tx, hash: string) =>
  db.selectFrom('pictures').select(['user_id', 'club_id', 'bytes']).where('hash', '=', hash).execute();

/** The photo of an account; undefined without one. */
export const findPhoto = (db: Db | Tx, userId: number) =>
  db.selectFrom('pictures').select('bytes').where('user_id', '=', userId).executeTakeFirst();

/** Whether one of these accounts belongs to one of these clubs, or is looked after by the reader. */
export async function isNear(
  db: Db | Tx,
  owners: readonly number[],
  reader: { readonly userId: number; readonly clubIds: readonly number[] },
): Promise<boolean> {
  const member = await db
    .selectFrom('club_members')
    .select('id')
    .where('user_id', 'in', [0, ...owners])
    .where('club_id', 'in', [0, ...reader.clubIds])
    .limit(1)
    .executeTakeFirst();
  if (member !== undefined) return true;
  const managed = await db
    .selectFrom('person_managers')
    .innerJoin('persons', 'persons.id', 'person_managers.person_id')
    .select('persons.id')
    .where('person_managers.user_id', '=', reader.userId)
    .where('persons.account_id', 'in', [0, ...owners])
    .limit(1)
    .executeTakeFirst();
  return managed !== undefined;
}
