// The texts of mails to the owner of an account. The token of a link is made here, when the mail is sent.
import type { Tx } from '../database/connection.ts';
import { keyOf } from '../database/text.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { forgotLink, ownAddress, resetLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import {
  accountExistsMail,
  addressChangedMail,
  addressIsMail,
  passwordChangedMail,
  resetMail,
} from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { welcomeLetter } from './first-password.ts';
import { createResetToken } from './reset-tokens.ts';
import { findUser, findUserByEmail } from './store.ts';

/** Tells the former address that it is no longer used, and the new one that it is now. */
async function addressLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  const user = mail.user_id === null ? undefined : await findUser(tx, mail.user_id);
  if (user === undefined) return null;
  const recipient = {
    to: mail.recipient,
    language: languageOfMail(mail),
    platform: await readLetterhead(tx),
  };
  const url = `${ownAddress(config)}/login`;
  return keyOf(mail.recipient) === user.email_key
    ? addressIsMail(recipient, user.name, url)
    : addressChangedMail(recipient, user, mail.created_at, url);
}

/** The mail, or null when the account is gone. */
export async function accountLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  if (mail.kind === 'address-changed') return addressLetter(tx, config, mail);
  const user = await findUserByEmail(tx, mail.recipient);
  if (user === undefined) return null;
  // To the stored address, not to the one that was typed: they may differ in more than case.
  const recipient = { to: user.email, language: languageOfMail(mail), platform: await readLetterhead(tx) };
  if (mail.kind === 'account-exists') {
    return accountExistsMail(recipient, user.name, user.username, `${ownAddress(config)}/login`);
  }
  if (mail.kind === 'welcome') {
    return welcomeLetter(tx, config, { recipient, user, now });
  }
  if (mail.kind === 'password-changed') {
    return passwordChangedMail(recipient, user, mail.created_at, forgotLink(config));
  }
  const { token } = await createResetToken(tx, user.id, now, 'mailed');
  return resetMail(recipient, user, resetLink(config, token));
}
