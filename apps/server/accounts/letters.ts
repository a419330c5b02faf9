// What mails to the owner of an account say. The token of a link is made here, when the mail is sent.
import type { Tx } from '../database/connection.ts';
import type { Config } from '../ground/config.ts';
import { forgotLink, ownAddress, resetLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { accountExistsMail, passwordChangedMail, resetMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { createResetToken } from './reset-tokens.ts';
import { findUserByEmail } from './store.ts';

/** The mail, or null when the account is gone. */
export async function accountLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const user = await findUserByEmail(tx, mail.recipient);
  if (user === undefined) return null;
  // To the stored address, not to the one that was typed: they may differ in more than case.
  const recipient = { to: user.email, language: languageOfMail(mail) };
  if (mail.kind === 'account-exists') {
    return accountExistsMail(recipient, user.name, user.username, `${ownAddress(config)}/login`);
  }
  if (mail.kind === 'password-changed') {
    return passwordChangedMail(recipient, user, mail.created_at, forgotLink(config));
  }
  const { token } = await createResetToken(tx, user.id, now, 'mailed');
  return resetMail(recipient, user.name, resetLink(config, token));
}
