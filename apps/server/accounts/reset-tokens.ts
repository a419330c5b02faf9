// Reset links (D4): random, stored hashed, good for one hour and one use.
import type { Db, Tx } from '../database/connection.ts';
import type { LinkWay } from './proved-address.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';

const HOUR_MS = 3_600_000;
/**
 * Longer than any link is valid, by more than clocks can differ. Such a link was made while a clock was ahead, and would stay valid for that long.
 */
const TOO_LONG_MS = 2 * HOUR_MS;

/** Makes a token; the only moment at which it is readable. */
export async function createResetToken(
  tx: Tx,
  userId: number,
  now: Date,
  way: LinkWay = 'handed over',
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + HOUR_MS).toISOString();
  await tx
    .insertInto('reset_tokens')
    .values({
      token_hash: fingerprint(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiresAt,
      link_mailed: way === 'mailed' ? 1 : 0,
    })
    .execute();
  return { token, expiresAt };
}

/** The owner of a token; null if it cannot be used. */
export async function ownerOfToken(db: Db | Tx, token: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<', new Date(now.getTime() + TOO_LONG_MS).toISOString())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export interface SpentToken {
  readonly userId: number;
  /** The link was mailed to the address of the account. */
  readonly wasMailed: boolean;
}

/** Uses up a token and all other tokens of its user; null if it is unknown, used or expired. */
export async function spendResetToken(tx: Tx, token: string, now: Date): Promise<SpentToken | null> {
  const spent = await tx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<', new Date(now.getTime() + TOO_LONG_MS).toISOString())
    .returning(['user_id', 'link_mailed'])
    .executeTakeFirst();
  if (spent === undefined) return null;
  await forgetResetTokens(tx, spent.user_id);
  return { userId: spent.user_id, wasMailed: spent.link_mailed === 1 };
}

/** Makes all links of a user worthless. */
export async function forgetResetTokens(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
}
