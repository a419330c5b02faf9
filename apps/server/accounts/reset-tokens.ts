// Reset links (D4): random, stored hashed, good for one hour and one use. The link to a first password is one too, but is good for a week, like an
// invitation (D3), as long as the account has no password.
import { expressionBuilder } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
import type { LinkWay } from './proved-address.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';

const HOUR_MS = 3_600_000;
/**
 * Longer than any link is valid, by more than clocks can differ. Such a link was made while a clock was ahead, and would stay valid for that long.
 */
const TOO_LONG_MS = 2 * HOUR_MS;
const FIRST_MS = 7 * 24 * HOUR_MS;

const at = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** Whether a link can be used. One that is good for longer than a reset is worthless once its account has a password. */
function isGood(now: Date) {
  const where = expressionBuilder<Tables, 'reset_tokens'>();
  const owner = where
    .selectFrom('users')
    .select('users.id')
    .whereRef('users.id', '=', 'reset_tokens.user_id')
    .where('users.password_hash', 'is', null);
  return where.and([
    where('reset_tokens.expires_at', '>', at(now, 0)),
    where.or([
      where.and([
        where('reset_tokens.expires_at', '<', at(now, TOO_LONG_MS)),
        where('reset_tokens.created_at', '>', at(now, -TOO_LONG_MS)),
      ]),
      where.and([where('reset_tokens.expires_at', '<', at(now, FIRST_MS + HOUR_MS)), where.exists(owner)]),
    ]),
  ]);
}

/** Makes a token; the only moment at which it is readable. */
export async function createResetToken(
  tx: Tx,
  userId: number,
  now: Date,
  way: LinkWay = 'handed over',
  goodMs = HOUR_MS,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newSecret();
  const expiresAt = at(now, goodMs);
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

/** Makes the token of a mail to somebody who has no password yet. */
export const createFirstToken = (tx: Tx, userId: number, now: Date) =>
  createResetToken(tx, userId, now, 'mailed', FIRST_MS);

/** The owner of a token; null if it cannot be used. */
export async function ownerOfToken(db: Db | Tx, token: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', fingerprint(token))
    .where(isGood(now))
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
    .where(isGood(now))
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
