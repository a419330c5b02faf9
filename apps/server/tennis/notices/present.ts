// Notices on the wire, with all that they are about as it is now.
import { NoticeFactsSchema, type Notice } from '@tennis/contract';
import * as z from 'zod/mini';
import { selectMatches } from '../../access/match-view.ts';
import { entryName, nameViewer, type Reader } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import { peopleOf, selectEntries } from '../entries.ts';
import { matchPresenter } from '../present-match.ts';
import type { StoredNotice } from './store.ts';

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];

const matchesOf = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectMatches(tx).where('matches.id', 'in', ids).execute();

const entriesOf = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectEntries(tx)
        .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
        .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
        .select([
          'tournaments.type',
          'tournaments.club_id',
          'tournaments.created_by',
          'tournaments.status',
          'tournaments.time_zone',
          'clubs.publishes_full_names',
        ])
        .where('participants.id', 'in', ids)
        .execute();

/** The name of the person a notice is about: whole for those who are told in the product, for a mail or a locked phone as everybody reads it. */
function personName(row: StoredNotice, reader: Reader): string {
  if (reader.caller !== null) return row.account_name ?? row.person_name ?? '';
  const { given_name: given, family_name: family } = row;
  const person = {
    userId: row.account_id,
    accountName: row.account_name,
    name: row.person_name,
    birth: row.account_birth ?? row.birth,
    parts: given === null || family === null ? null : { given, family },
  };
  return nameViewer(row, reader)(person) ?? '';
}

/** The notices of an account, or of a device without one, with names as `caller` may read them; null is everybody (D24). */
export async function presentNotices(
  tx: Tx,
  userId: number | null,
  rows: readonly StoredNotice[],
  reader: Reader,
): Promise<Notice[]> {
  const show = matchPresenter(reader);
  const matches = new Map(
    (await matchesOf(tx, present(rows.map((row) => row.match_id)))).map((row) => [row.id, show(row)]),
  );
  const entries = new Map(
    (await entriesOf(tx, present(rows.map((row) => row.participant_id)))).map((entry) => [
      entry.id,
      entryName(peopleOf(entry), nameViewer(entry, reader)),
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.visible_at,
    isRead: row.read_at !== null,
    person:
      row.person_id === null
        ? null
        : {
            id: row.person_id,
            name: personName(row, reader),
            isSelf: row.account_id !== null && row.account_id === userId,
          },
    tournament: { id: row.tournament_id, name: row.tournament_name, timeZone: row.time_zone },
    match: row.match_id === null ? null : (matches.get(row.match_id) ?? null),
    entryName: row.participant_id === null ? null : (entries.get(row.participant_id) ?? null),
    facts: z.parse(NoticeFactsSchema, JSON.parse(row.facts)),
  }));
}
