// A request to be a partner as a mail shows it, with names as the public sees them (D24).
import { FORMER_PLAYER, viewNames } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { peopleOf, selectEntries } from './entries.ts';

/** The request with who asks and who is asked; null if there is nothing to tell any more. */
export async function tellRequest(tx: Tx, id: number | null, now: Date) {
  if (id === null) return null;
  const row = await selectEntries(tx)
    .innerJoin('partner_requests as request', 'request.participant_id', 'participants.id')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .leftJoin('persons as asked', 'asked.id', 'request.person_id')
    .leftJoin('users as asked_user', 'asked_user.id', 'asked.account_id')
    .select([
      'request.id as request_id',
      'request.state as request_state',
      'request.person_id as asked_id',
      'request.email as asked_address',
      'asked.name as asked_name',
      'asked.birth as asked_birth',
      // With an account, the date of birth is the account's.
      'asked_user.date_of_birth as asked_account_birth',
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
      : show({
          userId: null,
          accountName: null,
          name: row.asked_name,
          birth: row.asked_account_birth ?? row.asked_birth,
          parts,
        });
  return { row, asker: show(player) ?? FORMER_PLAYER, asked: asked ?? FORMER_PLAYER };
}
