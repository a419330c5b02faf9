// Against brute force (D27, D37; ADR 9). Every account has a budget of wrong passwords for strangers, one for its known addresses, and one for each
// device from which its owner has signed in. If strangers use up theirs, from any number of addresses, the owner can still sign in.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../database/connection.ts';
import { cookieOf, noteCookie } from '../http/cookies.ts';
import { sourceOf } from '../http/rate-limits.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';
import { keyOf } from '../database/text.ts';
import { endSpell, giveBack, NO_GUESSES, takeGuess, type Guesses } from './guess-budget.ts';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;

/** The budget to which a guess is charged. */
export interface Charge {
  readonly bucket: string;
  readonly isDevice: boolean;
}

type SourceKind = 'device' | 'address';

function sourceHash(kind: SourceKind, request: FastifyRequest): string | null {
  const source = kind === 'address' ? sourceOf(request) : cookieOf(request, DEVICE_COOKIE);
  return source === undefined || source.length > 100 ? null : fingerprint(`${kind}:${source}`);
}

/** Whose password is guessed, by what was typed. */
interface Guessed {
  readonly username: string;
  readonly userId: number | null;
  /** An e-mail address was typed, and nobody has it as username. */
  readonly isByEmail?: boolean;
}

/**
 * Finds the budget of a guess. An unknown username is charged like a known one, so nobody can tell which usernames exist. So is an e-mail address: its
 * budget is another one than that of the username, and no address is familiar to it, since either would show that they belong together.
 */
export async function chargeOf(
  db: Db | Tx,
  request: FastifyRequest,
  { username, userId, isByEmail = false }: Guessed,
): Promise<Charge> {
  const device = sourceHash('device', request);
  const address = sourceHash('address', request);
  const familiar = await db
    .selectFrom('familiar_sources')
    .select(['kind', 'source_hash'])
    .where('user_id', '=', userId ?? 0)
    .where('source_hash', 'in', [device ?? '', address ?? ''])
    .execute();
  if (familiar.some(({ kind }) => kind === 'device')) {
    return { bucket: `device:${userId}:${device}`, isDevice: true };
  }
  if (familiar.length > 0 && !isByEmail) return { bucket: `address:${userId}`, isDevice: false };
  return { bucket: `stranger:${fingerprint(keyOf(username))}`, isDevice: false };
}

async function readGuesses(db: Db | Tx, bucket: string): Promise<(Guesses & { version: number }) | null> {
  const row = await db
    .selectFrom('guess_budgets')
    .selectAll()
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    inSpell: row.in_spell,
    lastAt: row.last_at,
    blockedUntil: row.blocked_until,
    dayStartedAt: row.day_started_at,
    inDay: row.in_day,
    version: row.version,
  };
}

const columnsOf = (guesses: Guesses) => ({
  in_spell: guesses.inSpell,
  last_at: guesses.lastAt,
  blocked_until: guesses.blockedUntil,
  day_started_at: guesses.dayStartedAt,
  in_day: guesses.inDay,
});

/** Stores the next state unless somebody else has stored one meanwhile. */
async function replaceGuesses(
  db: Db | Tx,
  bucket: string,
  seen: number | null,
  next: Guesses,
): Promise<boolean> {
  if (seen === null) {
    const added = await db
      .insertInto('guess_budgets')
      .values({ bucket, ...columnsOf(next), version: 1 })
      .onConflict((conflict) => conflict.column('bucket').doNothing())
      .returning('version')
      .executeTakeFirst();
    return added !== undefined;
  }
  const changed = await db
    .updateTable('guess_budgets')
    .set({ ...columnsOf(next), version: seen + 1 })
    .where('bucket', '=', bucket)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Charges a guess before the password is checked. Returns 0, or how many milliseconds it must wait if the budget is used up. Guesses sent at once
 * take turns: one of them is stored each round, and after ten rounds the rest must wait.
 */
export async function chargeGuess(db: Db | Tx, { bucket }: Charge, now: Date): Promise<number> {
  for (;;) {
    const guesses = await readGuesses(db, bucket);
    const verdict = takeGuess(guesses ?? NO_GUESSES, now.getTime());
    if ('waitMs' in verdict) return verdict.waitMs;
    if (await replaceGuesses(db, bucket, guesses?.version ?? null, verdict.admitted)) return 0;
  }
}

/** The password was not looked at: nothing was guessed. */
export async function returnGuess(tx: Tx, { bucket }: Charge): Promise<void> {
  await settle(tx, bucket, giveBack);
}

/** Stores what follows from the state that was read; somebody else may store another one first. */
async function settle(tx: Tx, bucket: string, next: (guesses: Guesses) => Guesses): Promise<void> {
  for (;;) {
    const guesses = await readGuesses(tx, bucket);
    if (guesses === null || (await replaceGuesses(tx, bucket, guesses.version, next(guesses)))) return;
  }
}

/** The password was right: the guess is given back, and on the owner's own device the next one does not wait for earlier wrong ones. */
export async function refundGuess(tx: Tx, { bucket, isDevice }: Charge): Promise<void> {
  await settle(tx, bucket, isDevice ? endSpell : giveBack);
}

/** Remembers device and address of somebody who has proved who they are. */
export async function becomeFamiliar(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  now: Date,
): Promise<void> {
  const known = sourceHash('device', request) === null ? undefined : cookieOf(request, DEVICE_COOKIE);
  const device = known ?? newSecret();
  noteCookie(reply, DEVICE_COOKIE, device, { httpOnly: true, maxAge: DEVICE_DAYS * 86_400 });
  const address = sourceHash('address', request);
  const sources: readonly (readonly [SourceKind, string | null])[] = [
    ['device', fingerprint(`device:${device}`)],
    ['address', address],
  ];
  for (const [kind, hash] of sources) {
    if (hash === null) continue;
    await tx
      .insertInto('familiar_sources')
      .values({ user_id: userId, kind, source_hash: hash, seen_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'source_hash']).doUpdateSet({ seen_at: now.toISOString() }),
      )
      .execute();
  }
}

/** Forgets all devices and addresses of a user: they all have to prove again who they are. */
export async function forgetFamiliar(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('familiar_sources').where('user_id', '=', userId).execute();
}
