// The services that the handlers of accounts need besides those of all handlers.
import type { DemoAccount } from '@tennis/contract';
import type { Services } from '../http/handler.ts';
import type { Mailbox } from '../mail/transport.ts';
import type { OpenGuesses } from './open-guesses.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { SetupGate } from './setup-gate.ts';

export interface AccountServices extends Services {
  readonly setup: SetupGate;
  readonly passwords: Passwords;
  readonly openGuesses: OpenGuesses;
  /** Where the mails of a demo end; null on every other server. */
  readonly mailbox: Mailbox | null;
  /** The accounts that everybody may use, shown at the sign-in of a demo server (D6); null on every other. */
  readonly demoAccounts: readonly DemoAccount[] | null;
}
