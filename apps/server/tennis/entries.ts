// Entries together with the accounts behind them, and the people who play in them.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { ParticipantRow } from '../database/schema.ts';
import type { StoredPerson } from '../access/names.ts';

/** An entry with the accounts behind it. */
export interface EntryWithAccounts extends Selectable<ParticipantRow> {
  readonly user_name: string | null;
  readonly user_birth: string | null;
  readonly partner_user_name: string | null;
  readonly partner_birth: string | null;
}

/** Selects entries with what decides how their people's names look; the caller says which and in what order. */
export const selectEntries = (db: Db | Tx) =>
  db
    .selectFrom('participants')
    .leftJoin('users as u', 'u.id', 'participants.user_id')
    .leftJoin('users as partner', 'partner.id', 'participants.partner_user_id')
    .selectAll('participants')
    .select([
      'u.name as user_name',
      'u.date_of_birth as user_birth',
      'partner.name as partner_user_name',
      'partner.date_of_birth as partner_birth',
    ]);

/** What an entry says of its two people. */
export type EntryPeople = Pick<
  EntryWithAccounts,
  | 'user_id'
  | 'name'
  | 'birth_year'
  | 'user_name'
  | 'user_birth'
  | 'partner_user_id'
  | 'partner_name'
  | 'partner_birth_year'
  | 'partner_user_name'
  | 'partner_birth'
>;

const yearText = (year: number | null): string | null => (year === null ? null : String(year));

/** The first player and the partner of an entry as people whose names are to be shown. */
export function peopleOf(entry: EntryPeople): {
  readonly player: StoredPerson;
  readonly partner: StoredPerson;
} {
  const own = yearText(entry.birth_year);
  const partners = yearText(entry.partner_birth_year);
  return {
    player: {
      userId: entry.user_id,
      accountName: entry.user_name,
      name: entry.name,
      birth: entry.user_birth ?? own,
      pairBirth: partners,
    },
    partner: {
      userId: entry.partner_user_id,
      accountName: entry.partner_user_name,
      name: entry.partner_name,
      birth: entry.partner_birth ?? partners,
      pairBirth: own,
    },
  };
}
