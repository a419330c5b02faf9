// The texts of mails about partners: who asks, what the answer was, that a partner has left, that entries closed without one,
// that the organisers have made a pair (AG2).
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { partnerLink, tournamentLink } from '../ground/links.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import {
  pairedMail,
  partnerAnswerMail,
  partnerLeftMail,
  partnerRequestMail,
  unpairedMail,
} from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { peopleOf, selectEntries } from '../tennis/entries.ts';
import { tellRequest } from '../tennis/told-request.ts';
import { isTheirs } from './entry-people.ts';

const recipientOf = async (tx: Tx, mail: StoredMail) => ({
  to: mail.recipient,
  language: languageOfMail(mail),
  platform: await readLetterhead(tx),
});

/** To the person who is asked. If they were asked by address, it holds a link of their own, made now. */
export async function partnerRequestLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const found = await tellRequest(tx, mail.partner_request_id, now);
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

/** To the person who asked. */
export async function partnerAnswerLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const found = await tellRequest(tx, mail.partner_request_id, now);
  if (found === null) return null;
  const { row, asked: name } = found;
  const { request_state: state } = row;
  if (state !== 'accepted' && state !== 'declined' && state !== 'taken') return null;
  // The asker has found somebody else meanwhile.
  if (state === 'taken' && row.seeks === null) return null;
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

/** To the player of a pair who is left. */
export async function partnerLeftLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  const entry = await findEntry(tx, mail);
  // The player who was left has found somebody else meanwhile.
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

/** To both players of a pair that the organisers have made. */
export async function pairedLetter(tx: Tx, config: Config, mail: StoredMail): Promise<Message | null> {
  const entry = await findEntry(tx, mail);
  if (entry === null || entry.withdrawn_at !== null) return null;
  const { player, partner } = peopleOf(entry);
  const [first, second] = [player, partner].map((one) => one?.accountName ?? one?.name ?? null);
  // The organisers have parted them again.
  if (!first || !second) return null;
  return pairedMail(
    await recipientOf(tx, mail),
    { first, second, tournament: entry.tournament_name },
    tournamentLink(config, entry.tournament_id),
  );
}
