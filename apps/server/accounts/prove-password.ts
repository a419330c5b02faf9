// A borrowed device or a stolen cookie must not be enough to change the password or delete the account. So signed-in people prove once more
// that they are the owner. A wrong password counts like one at the sign-in (D27, D37).
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../database/connection.ts';
import type { AccountServices } from './services.ts';
import { refuseFor, sourceOf } from '../http/rate-limits.ts';
import { Refused } from '../ground/refusal.ts';
import { chargeGuess, chargeOf, refundGuess, type Charge } from './sign-in-guard.ts';
import { findUser, type StoredUser } from './store.ts';

/** Somebody whose password was right a moment ago. */
export interface Proof {
  readonly user: StoredUser;
  readonly charge: Charge;
}

/** Checks the password of a signed-in person, outside of any transaction. A wrong one is refused at its field `path`. */
export async function provePassword(
  { passwords }: AccountServices,
  db: Db,
  { user, request, now }: { readonly user: StoredUser; readonly request: FastifyRequest; readonly now: Date },
  path: string,
  password: string,
): Promise<Proof> {
  const charge = await chargeOf(db, request, { username: user.username, userId: user.id });
  const waitMs = await chargeGuess(db, charge, now);
  if (waitMs > 0) refuseFor(waitMs);
  if (!(await passwords.verify(user.password_hash, password, sourceOf(request)))) {
    throw new Refused({ type: 'wrong-proof', path });
  }
  return { user, charge };
}

/** Inside the transaction: checks that the password has not changed since, and gives the guess back. */
export async function acceptProof(tx: Tx, { user, charge }: Proof): Promise<void> {
  const still = await findUser(tx, user.id);
  // A reset came in between, which ended this session too.
  if (still?.password_hash !== user.password_hash) throw new Refused({ type: 'not-signed-in' });
  await refundGuess(tx, charge);
}
