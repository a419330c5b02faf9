// Passwords: argon2id, in threads of its own, so that the server stays responsive however many people sign in at once.
import { hash, verify, type Options } from '@node-rs/argon2';
import { Refused } from '../../ground/refusal.ts';
import { createPasswordPool } from './password-pool.ts';
import { createTurns } from './turns.ts';

export interface Passwords {
  // `source` is the caller's address. Addresses are served in turn; when too many callers wait, the address with the most gets 429.
  readonly hash: (password: string, source: string) => Promise<string>;
  /** Whether the password is right. Without a stored hash it does the same work and says no. */
  readonly verify: (storedHash: string | null, password: string, source: string) => Promise<boolean>;
  /** Waits for a turn of its own before the first work of a call with a password. */
  readonly takeTurn: (source: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WEAK: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** About five seconds of work on two fast cores, more on a small board: people further back would have given up. */
const MOST_WAITING = 300;
const TRY_AGAIN_SECONDS = 10;

const tooMany = () => new Refused({ type: 'too-many-requests', retryAfterSeconds: TRY_AGAIN_SECONDS });

/** The caller for passwords that the server itself needs. */
const OURSELVES = '';
const NOBODYS = 'a password that nobody has';

/** Builds the hasher; `weak` is for tests, where hundreds of accounts are made: its work is too small for a thread. */
export async function createPasswords(weak: boolean): Promise<Passwords> {
  const turns = createTurns(MOST_WAITING, tooMany);
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
  const pool = createPasswordPool(MOST_WAITING, tooMany);
  const make = async (password: string, source: string) =>
    String(await pool.run({ password, storedHash: null, options: STRONG }, source));
  // Not waited for: the server may listen before anybody needs it.
  const nobody = make(NOBODYS, OURSELVES);
  return {
    hash: make,
    verify: async (storedHash, password, source) => {
      const job = { password, storedHash: storedHash ?? (await nobody), options: STRONG };
      return (await pool.run(job, source)) === true && storedHash !== null;
    },
    takeTurn: async (source) => {
      if (pool.hasRoomFor(source)) return turns.take(source);
      throw tooMany();
    },
    close: pool.close,
  };
}
