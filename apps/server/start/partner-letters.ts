// What the mails say that are about partners: who asks, what was answered, that a partner has left, that entries closed without one (AG2).
import { FORMER_PLAYER, viewNames } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { partnerLink, tournamentLink } from '../ground/links.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { partnerAnswerMail, partnerLeftMail, partnerRequestMail, unpairedMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { peopleOf, selectEntries } from '../tennis/entries.ts';
import { isTheirs } from './entry-people.ts';

const recipientOf = async (tx: Tx, mail: StoredMail) => ({
  to: mail.recipient,
  language: languageOfMail(mail),
  platform: await readLetterhead(tx),
});

/** A request with the entry that asks; names look in a mail as they look to the public (D24). */
async function findRequest(tx: Tx, id: number | null, now: Date) {
  if (id === null) return null;
  const row = await selectEntries(tx)
    .innerJoin('partner_requests as request', 'request.participant_id', 'participants.id')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .leftJoin('persons as asked', 'asked.id', 'request.person_id')
    .select([
      'request.id as request_id',
      'request.state as request_state',
      'request.person_id as asked_id',
      'request.email as asked_address',
      'asked.name as asked_name',
      'asked.birth as asked_birth',
      'asked.given_name as asked_given',
      'asked.family_name as asked_family',
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.status',
      'tournaments.created_by',
      'tournaments.time_zone',
      'clubs.publishes_full_names',
    ])
    .where('request.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.status === 'draft' || row.withdrawn_at !== null) return null;
  const { show } = viewNames(row, { caller: null, now });
  const { player } = peopleOf(row);
  const parts =
    row.asked_given === null || row.asked_family === null
      ? null
      : { given: row.asked_given, family: row.asked_family };
  const asked =
    row.asked_name === null
      ? row.asked_address
      : show({ userId: null, accountName: null, name: row.asked_name, birth: row.asked_birth, parts });
  return { row, asker: show(player) ?? FORMER_PLAYER, asked: asked ?? FORMER_PLAYER };
}

/** To whoever is asked: with a link of their own where an address was asked, made now. */
export async function partnerRequestLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const found = await findRequest(tx, mail.partner_request_id, now);
  if (found === null || found.row.request_state !== 'pending') return null;
  const { row, asker: name } = found;
  const facts = { name, tournament: row.tournament_name };
  if (row.asked_id !== null) {
    if (!(await isTheirs(tx, [row.asked_id], mail.recipient))) return null;
    return partnerRequestMail(await recipientOf(tx, mail), facts, tournamentLink(config, row.tournament_id));
  }
  const token = newSecret();
  await tx
    .updateTable('partner_requests')
    .set({ token_hash: fingerprint(token) })
    .where('id', '=', row.request_id)
    .execute();
  return partnerRequestMail(await recipientOf(tx, mail), facts, partnerLink(config, token));
}

/** To whoever has asked. */
export async function partnerAnswerLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const found = await findRequest(tx, mail.partner_request_id, now);
  if (found === null) return null;
  const { row, asked: name } = found;
  const { request_state: state } = row;
  if (state !== 'accepted' && state !== 'declined') return null;
  if (!(await isTheirs(tx, [row.person_id, row.partner_person_id], mail.recipient))) return null;
  const facts = { name, tournament: row.tournament_name, answer: state };
  return partnerAnswerMail(await recipientOf(tx, mail), facts, tournamentLink(config, row.tournament_id));
}

async function findEntry(tx: Tx, mail: StoredMail) {
  if (mail.participant_id === null) return null;
  const entry = await selectEntries(tx)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .select(['tournaments.name as tournament_name', 'tournaments.status'])
    .where('participants.id', '=', mail.participant_id)
    .executeTakeFirst();
  if (entry === undefined || entry.status === 'draft') return null;
  const people = [entry.person_id, entry.partner_person_id];
  return (await isTheirs(tx, people, mail.recipient)) ? entry : null;
}

/** To the one of a pair who is left. */
export async function partnerLeftLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  const entry = await findEntry(tx, mail);
  // Found somebody else meanwhile.
  if (entry === null || (entry.seeks === null && entry.withdrawn_at === null)) return null;
  const facts = { tournament: entry.tournament_name, isOut: entry.withdrawn_at !== null };
  return partnerLeftMail(await recipientOf(tx, mail), facts, tournamentLink(config, entry.tournament_id));
}

/** To somebody without a partner when entries closed. */
export async function unpairedLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  const entry = await findEntry(tx, mail);
  if (entry === null || entry.seeks === null || entry.withdrawn_at === null) return null;
  const facts = { tournament: entry.tournament_name };
  return unpairedMail(await recipientOf(tx, mail), facts, tournamentLink(config, entry.tournament_id));
}
