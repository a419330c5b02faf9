// The text of an invitation mail. Its link is made here, when the mail is sent.
import type { Tx } from '../../database/connection.ts';
import { readLetterhead } from '../../database/known-settings.ts';
import type { Config } from '../../ground/config.ts';
import { invitationLink } from '../../ground/links.ts';
import { languageOfMail, type StoredMail } from '../../mail/outbox.ts';
import { invitationMail } from '../../mail/texts.ts';
import type { Message } from '../../mail/transport.ts';
import { findInvitation, renewLink } from './store.ts';

/** The mail; null if the invitation is gone or no longer pending. */
export async function invitationLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const invitation = mail.invitation_id === null ? undefined : await findInvitation(tx, mail.invitation_id);
  if (invitation === undefined || invitation.status !== 'pending') return null;
  const { token } = await renewLink(tx, invitation.id, now, 'mailed');
  const link = invitationLink(config, token);
  return invitationMail(
    { to: invitation.email, language: languageOfMail(mail), platform: await readLetterhead(tx) },
    { club: invitation.club_name, role: invitation.role, inviter: invitation.inviter_name },
    link,
  );
}
