// Passwords: argon2id, on threads of its own so that the server stays responsive however many people sign in at once.
import { hash, verify, type Options } from '@node-rs/argon2';
import { Refused } from '../../refusal.ts';
import { createPasswordPool } from './password-pool.ts';
import { createTurns } from './turns.ts';

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is right. Without a stored hash it does the same work and says no. */
  readonly verify: (storedHash: string | null, password: string) => Promise<boolean>;
  /** Waits for a turn of its own before the first work of a call with a password; refuses with 429 when too many wait already. */
  readonly takeTurn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WEAK: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Some five seconds on two fast cores, more on a small board: whoever came after them would have given up. */
const MOST_WAITING = 300;
const TRY_AGAIN_SECONDS = 10;

const NOBODYS = 'a password that nobody has';

/** Builds the hasher; `weak` is for tests, where hundreds of accounts are made: its work is too small for a thread. */
export async function createPasswords(weak: boolean): Promise<Passwords> {
  const turns = createTurns();
  if (weak) {
    const nobody = await hash(NOBODYS, WEAK);
    return {
      hash: (password) => hash(password, WEAK),
      verify: async (storedHash, password) =>
        (await verify(storedHash ?? nobody, password)) && storedHash !== null,
      takeTurn: turns.take,
      close: async () => {},
    };
  }
  const pool = createPasswordPool();
  const make = async (password: string) =>
    String(await pool.run({ password, storedHash: null, options: STRONG }));
  // Not waited for: the server may listen before anybody needs it.
  const nobody = make(NOBODYS);
  return {
    hash: make,
    verify: async (storedHash, password) => {
      const job = { password, storedHash: storedHash ?? (await nobody), options: STRONG };
      return (await pool.run(job)) === true && storedHash !== null;
    },
    takeTurn: async () => {
      if (pool.waiting() + turns.waiting() < MOST_WAITING) return turns.take();
      throw new Refused({ type: 'too-many-requests', retryAfterSeconds: TRY_AGAIN_SECONDS });
    },
    close: pool.close,
  };
}
