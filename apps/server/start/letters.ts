// Who writes the mails of the outbox, by their kind.
import { invitationLetter } from '../accounts/invitations/letter.ts';
import { accountLetter } from '../accounts/letters.ts';
import type { Config } from '../ground/config.ts';
import { promotedLetter } from './promoted-letter.ts';
import type { WriteLetter } from '../mail/delivery.ts';

/** The writer of all mails of this server. */
export const letterWriter =
  (config: Config): WriteLetter =>
  (tx, mail, now) => {
    if (mail.kind === 'promoted') return promotedLetter(tx, config, mail);
    return (mail.kind === 'invitation' ? invitationLetter : accountLetter)(tx, config, mail, now);
  };
