// The keys by which push services recognise this server (VAPID, RFC 8292). They are made when they are first needed and kept as long as the database:
// with other keys, no browser could be woken any more.
import type { Db, Tx } from '../database/connection.ts';

/** As the library wants them: base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const stored = (db: Db | Tx) =>
  db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();

/** The keys; of two processes that make them at once, the first one's count. */
export async function readKeys(db: Db | Tx, now: Date): Promise<PushKeys> {
  const known = await stored(db);
  if (known !== undefined) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({
      id: 1,
      public_key: made.publicKey,
      private_key: made.privateKey,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await stored(db)) ?? made;
}
