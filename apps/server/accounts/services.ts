// The services that the handlers of accounts need besides those of all handlers.
import type { DemoAccount } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import type { Services } from '../http/handler.ts';
import type { Mailbox } from '../mail/transport.ts';
import type { OpenGuesses } from './open-guesses.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { SetupGate } from './setup-gate.ts';

/** What is done with people of a club when somebody of it gets an account (D46). */
export interface PeopleOfClub {
  /** Refuses a name that people of the club have, and says who they are. */
  readonly refuseNamesakes: (
    tx: Tx,
    by: { readonly clubId: number; readonly name: string; readonly now: Date },
  ) => Promise<void>;
  /** Makes a person of the club the owner of a new account. */
  readonly giveAccount: (
    tx: Tx,
    personId: number,
    by: {
      readonly clubId: number;
      readonly accountId: number;
      /** Who does it. */
      readonly userId: number;
      readonly now: Date;
    },
  ) => Promise<void>;
}

export interface AccountServices extends Services {
  readonly setup: SetupGate;
  readonly passwords: Passwords;
  readonly openGuesses: OpenGuesses;
  readonly people: PeopleOfClub;
  /** Where the mails of a demo end; null on every other server. */
  readonly mailbox: Mailbox | null;
  /** The accounts that everybody may use, shown at the sign-in of a demo server (D6); null on every other. */
  readonly demoAccounts: readonly DemoAccount[] | null;
}
