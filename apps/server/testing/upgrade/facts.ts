// The facts about a fixture of an upgrade: how the code that made it answered.
import type { Person } from '../../demo/injected-person.ts';

export type ServerPerson = Pick<Person, 'send' | 'cookies'>;

export interface UpgradeFacts {
  /** When it was made, by its own clock. */
  readonly moment: string;
  /** The password of every account. */
  readonly password: string;
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** The result of the check of the audit log. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Browsers that were left signed in. */
  readonly cookies: Readonly<Record<'superAdmin' | 'desk', Readonly<Record<string, string>>>>;
  /** A write of `desk` whose answer is kept for a repetition. */
  readonly kept: {
    readonly url: string;
    readonly body: object;
    readonly key: string;
    readonly id: number;
  };
  /** Answers to the super admin. */
  readonly reads: readonly { readonly url: string; readonly body: unknown }[];
  /** The answers of `/api/user/data` to people about themselves, by username; a fixture made before 23 November 2026 has none. */
  readonly ownData?: Readonly<Record<string, unknown>>;
}
