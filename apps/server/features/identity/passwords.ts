// Passwords: argon2id, in the library's own thread pool so that the server stays responsive.
import { hash, verify, type Options } from '@node-rs/argon2';

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is right. Without a stored hash it does the same work and says no. */
  readonly verify: (storedHash: string | null, password: string) => Promise<boolean>;
}

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WEAK: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Builds the hasher; `weak` is for tests, where hundreds of accounts are made. */
export async function createPasswords(weak: boolean): Promise<Passwords> {
  const options = weak ? WEAK : STRONG;
  const nobody = await hash('a password that nobody has', options);
  return {
    hash: (password) => hash(password, options),
    verify: async (storedHash, password) => {
      const matches = await verify(storedHash ?? nobody, password);
      return matches && storedHash !== null;
    },
  };
}
