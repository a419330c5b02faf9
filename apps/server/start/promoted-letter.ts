// The mail to somebody on the waiting list who has got a place.
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { tournamentLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { promotedMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { peopleOf, selectEntries } from '../tennis/entries.ts';
import { isTheirs } from './entry-people.ts';

/** The mail, or null when the place is gone again. */
export async function promotedLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  if (mail.participant_id === null) return null;
  const entry = await selectEntries(tx)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .select(['tournaments.name as tournament_name', 'tournaments.status'])
    .where('participants.id', '=', mail.participant_id)
    .executeTakeFirst();
  if (entry === undefined || entry.withdrawn_at !== null || entry.alternate !== null) return null;
  // Neither a draft, which they could not read, nor to a parent who is none any more.
  const people = [entry.person_id, entry.partner_person_id];
  if (entry.status === 'draft' || !(await isTheirs(tx, people, mail.recipient))) return null;
  const { player } = peopleOf(entry);
  return promotedMail(
    { to: mail.recipient, language: languageOfMail(mail), platform: await readLetterhead(tx) },
    { name: player.accountName ?? player.name ?? '', tournament: entry.tournament_name },
    tournamentLink(config, entry.tournament_id),
  );
}
