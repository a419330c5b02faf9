// Chooses the writer of each mail in the outbox, by its kind.
import { invitationLetter } from '../accounts/invitations/letter.ts';
import { accountLetter } from '../accounts/letters.ts';
import type { Config } from '../ground/config.ts';
import type { WriteLetter } from '../mail/delivery.ts';
import { noticesLetter } from './notice-letter.ts';
import {
  pairedLetter,
  partnerAnswerLetter,
  partnerLeftLetter,
  partnerRequestLetter,
  unpairedLetter,
} from './partner-letters.ts';
import { promotedLetter } from './promoted-letter.ts';

/** The writer of all mails of this server. */
export const letterWriter =
  (config: Config): WriteLetter =>
  (tx, mail, now) => {
    switch (mail.kind) {
      case 'notices':
        return noticesLetter(tx, config, mail, now);
      case 'promoted':
        return promotedLetter(tx, config, mail);
      case 'partner-request':
        return partnerRequestLetter(tx, config, mail, now);
      case 'partner-answer':
        return partnerAnswerLetter(tx, config, mail, now);
      case 'partner-left':
        return partnerLeftLetter(tx, config, mail);
      case 'unpaired':
        return unpairedLetter(tx, config, mail);
      case 'paired':
        return pairedLetter(tx, config, mail);
      case 'invitation':
        return invitationLetter(tx, config, mail, now);
      default:
        return accountLetter(tx, config, mail, now);
    }
  };
