// Entries as one reader sees them (D24).
import type { Participant } from '@tennis/contract';
import { canManageClub, canManageTournament, type Caller } from '@tennis/domain';
import { rightsOf, type StoredTournament } from '../../access/guards.ts';
import { viewNames, type Reader } from '../../access/names.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { Refused } from '../../ground/refusal.ts';
import { publishesFullNames } from '../club-settings.ts';
import type { EntryWithAccounts } from '../entries.ts';
import { presentParticipant } from './present.ts';
import { findParticipant } from './store.ts';

/** Builds the function that presents the entries of one tournament to one reader. */
export async function presenter(
  db: Db | Tx,
  tournament: StoredTournament,
  reader: Reader,
): Promise<(row: EntryWithAccounts) => Participant> {
  const publishes = await publishesFullNames(db, tournament.club_id);
  const view = viewNames({ ...tournament, publishes_full_names: publishes }, reader);
  const sees = {
    isManager: canManageTournament(reader.caller, rightsOf(tournament)),
    isClubAdmin: canManageClub(reader.caller, tournament.club_id),
    ownId: reader.caller?.userId ?? null,
  };
  return (row) => presentParticipant(row, view, sees);
}

/** An entry as the caller sees it. Refuses as not found if there is none. */
export async function readParticipant(
  tx: Tx,
  tournament: StoredTournament,
  id: number,
  caller: Caller,
  now: Date,
): Promise<Participant> {
  const row = await findParticipant(tx, tournament.id, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  return (await presenter(tx, tournament, { caller, now }))(row);
}
