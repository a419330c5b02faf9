// What the mail says to somebody who waited and has got a place.
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { tournamentLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { promotedMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { peopleOf, selectEntries, type EntryWithAccounts } from '../tennis/entries.ts';

/** Whether an address belongs to the account of one of an entry's people, or to one that looks after them. */
async function isTheirs(tx: Tx, entry: EntryWithAccounts, address: string): Promise<boolean> {
  const people = [entry.person_id, entry.partner_person_id].filter((id) => id !== null);
  if (people.length === 0) return false;
  const account = await tx
    .selectFrom('users')
    .select('users.id')
    .where('email', '=', address)
    .where((where) =>
      where.or([
        where(
          'users.id',
          'in',
          where
            .selectFrom('persons')
            .select('account_id')
            .where('persons.id', 'in', people)
            .where('account_id', 'is not', null)
            .$castTo<{ account_id: number }>(),
        ),
        where(
          'users.id',
          'in',
          where.selectFrom('person_managers').select('user_id').where('person_id', 'in', people),
        ),
      ]),
    )
    .executeTakeFirst();
  return account !== undefined;
}

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
  if (entry.status === 'draft' || !(await isTheirs(tx, entry, mail.recipient))) return null;
  const { player } = peopleOf(entry);
  return promotedMail(
    { to: mail.recipient, language: languageOfMail(mail), platform: await readLetterhead(tx) },
    { name: player.accountName ?? player.name ?? '', tournament: entry.tournament_name },
    tournamentLink(config, entry.tournament_id),
  );
}
