// A sign-in before and after its password is checked: which budget is charged, how long it must wait, and whether the charge is given back (ADR 9).
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/connection.ts';
import type { AccountServices } from './services.ts';
import { countOne, SIGN_INS, sourceOf } from '../http/rate-limits.ts';
import { Refused } from '../ground/refusal.ts';
import { isDemoAccount } from './demo-accounts.ts';
import { chargeGuess, chargeOf, returnGuess, type Charge } from './sign-in-guard.ts';
import { findUserBySignIn, type StoredUser } from './store.ts';

/** The account of a sign-in, its charges, and how long it must wait. */
export interface CountedSignIn {
  readonly user: StoredUser | undefined;
  readonly charge: Charge | null;
  /** 0: its password is looked at now. */
  readonly waitMs: number;
  /** Ends the note that its password is being looked at. */
  readonly close: (isGivenBack: boolean) => void;
}

const NOT_OPEN = (): void => {};

/** The amount charged; its note is made before the charge can be seen by others. */
async function charged(
  services: AccountServices,
  tx: Tx,
  {
    request,
    username,
    now,
  }: { readonly request: FastifyRequest; readonly username: string; readonly now: Date },
): Promise<CountedSignIn> {
  const { user, isByEmail } = await findUserBySignIn(tx, username);
  // A password that stands on the sign-in page cannot be guessed, and nobody may lock the others out of such an account.
  if (user !== undefined && isDemoAccount(services, user)) {
    return { user, charge: null, waitMs: 0, close: NOT_OPEN };
  }
  const charge = await chargeOf(tx, request, { username, userId: user?.id ?? null, isByEmail });
  const waitMs = await chargeGuess(tx, charge, now);
  return { user, charge, waitMs, close: waitMs > 0 ? NOT_OPEN : services.openGuesses.open(charge.bucket) };
}

/** Counts a sign-in before its password is checked, so that neither guessing nor overload gets through. One commit for both counts. */
export async function countSignIn(
  services: AccountServices,
  request: FastifyRequest,
  username: string,
  now: Date,
): Promise<CountedSignIn> {
  let isCounted = false;
  for (;;) {
    let counted: CountedSignIn | null = null;
    try {
      counted = await services.database.count(async (tx) => {
        // A try of this transaction that was rolled back has charged nothing.
        counted?.close(true);
        const waitMs = isCounted ? 0 : await countOne(tx, SIGN_INS, sourceOf(request), now);
        if (waitMs > 0) return { user: undefined, charge: null, waitMs, close: NOT_OPEN };
        counted = await charged(services, tx, { request, username, now });
        return counted;
      });
    } catch (error) {
      counted?.close(true);
      throw error;
    }
    isCounted = true;
    // Refused because of guesses that are still being checked: the answer waits for theirs.
    const { charge, waitMs } = counted;
    if (charge === null || waitMs === 0 || !(await services.openGuesses.changed(charge.bucket)))
      return counted;
  }
}

/** Checks the password. The charge is given back if the password is right, or if it could not be checked. */
export async function judged<T>(
  { database }: AccountServices,
  { charge, close }: CountedSignIn,
  look: () => Promise<T>,
): Promise<T> {
  let isGivenBack = false;
  try {
    const answer = await look();
    isGivenBack = true;
    return answer;
  } catch (error) {
    if (charge !== null && error instanceof Refused && error.refusal.type === 'too-many-requests') {
      await database.count((tx) => returnGuess(tx, charge));
      isGivenBack = true;
    }
    throw error;
  } finally {
    close(isGivenBack);
  }
}
