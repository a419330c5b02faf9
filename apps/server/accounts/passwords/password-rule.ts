// The rule for new passwords (D4): the specification's minima stand in the schemas; the platform setting `password_rule` may demand
// 8 characters and none that is common or the user's own name.
import { readFileSync } from 'node:fs';
import type { Db, Tx } from '../../database/connection.ts';
import { readPasswordRule, type PasswordRule } from '../../database/known-settings.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';
import { keyOf } from '../../database/text.ts';

/** How short a password may be at registration, by rule (§5, D4). */
export const MIN_LENGTH: Readonly<Record<PasswordRule, number>> = { minimum: 6, strong: 8 };

const LIST = new URL('common-passwords.txt', import.meta.url);

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the 5,000 that are tried first. The list is read when it is needed for the first time. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common.has(password.toLowerCase());
}

/** The person the password is for. */
interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly name: string;
}

/** Why the stronger rule refuses a password; null when it does not. */
function strongRuleProblem(password: string, owner: PasswordOwner): Reason | null {
  if (password.length < MIN_LENGTH.strong) return because('passwordTooShort', { min: MIN_LENGTH.strong });
  if (isCommonPassword(password)) return because('passwordCommon');
  const names = [owner.username, owner.email, owner.email.split('@', 1)[0] ?? '', owner.name];
  if (names.some((name) => keyOf(name) === keyOf(password))) {
    return because('passwordIsName');
  }
  return null;
}

/** Refuses a new password that the platform's rule does not accept, at its field `path`. */
export async function checkPasswordRule(
  db: Db | Tx,
  path: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  if ((await readPasswordRule(db)) === 'minimum') return;
  const problem = strongRuleProblem(password, owner);
  if (problem !== null) refuseField(path, problem);
}
