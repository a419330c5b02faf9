// A career on the wire.
import type { OwnEntry, PlayedMatch } from '@tennis/contract';
import type { MatchView } from '../../access/match-view.ts';
import type { Reader } from '../../access/names.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { Estimates } from '../estimates.ts';
import { standingOf } from '../interrupted.ts';
import { askedBy, type LastRequests } from '../last-requests.ts';
import { matchPresenter } from '../present-match.ts';
import { awaitedElsewhere, sayingOtherDays } from '../other-days.ts';
import { reportStates } from '../result-reports.ts';
import type { Career, KnownEntry, Played } from './career.ts';
import { findMatches } from './store.ts';

/** Presents matches in the given order, in one statement; the person and those who look after them read their own name whole. */
export async function presentPlayed(
  db: Db | Tx,
  { person }: Career,
  played: readonly Played[],
  reader: Reader,
  when: (rows: readonly MatchView[]) => Promise<Estimates> | null = () => null,
): Promise<PlayedMatch[]> {
  const rows = await findMatches(
    db,
    played.map(({ row }) => row.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const estimates = (await when(rows)) ?? undefined;
  const present = matchPresenter(reader, estimates, await standingOf(db, rows, reader.now));
  const elsewhere = sayingOtherDays(null, await awaitedElsewhere(db, null, rows), present);
  const reportOf = person.isOwn ? await reportStates(db, rows) : () => ({});
  return played.flatMap(({ row: { id }, entry, side, opponent }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const match = present(row);
    const own = side === 1 ? { p1Name: entry.name } : { p2Name: entry.name };
    return [
      {
        ...match,
        ...elsewhere(match),
        ...(person.isOwn && own),
        ...reportOf(id),
        side,
        opponentKey: opponent?.key ?? null,
      },
    ];
  });
}

/** The facts about the tournament of an entry. */
export const presentTournament = ({ row }: KnownEntry) => ({
  tournamentId: row.tournament_id,
  tournamentName: row.tournament_name,
  type: row.type,
  clubName: row.club_name,
  startDate: row.start_date,
  endDate: row.end_date,
  timeZone: row.time_zone,
});

function stateOf({ row }: KnownEntry): Pick<OwnEntry, 'state' | 'place'> {
  if (row.withdrawn_at !== null) return { state: 'withdrawn', place: null };
  return row.alternate === null
    ? { state: 'entered', place: null }
    : { state: 'waiting', place: row.alternate };
}

/** The one whom an entry without a partner has asked last. */
function askedIn({ row, view }: KnownEntry, requests: LastRequests): OwnEntry['asked'] {
  if (row.seeks === null) return null;
  const { state, name } = askedBy(requests, row.id, view.show);
  return state === 'none' ? null : { state, name };
}

/** An entry for the person themselves; `requests`: the last ones of all their entries. */
export const presentEntry = (entry: KnownEntry, requests: LastRequests): OwnEntry => ({
  entryId: entry.row.id,
  awaitsPartner: entry.row.seeks !== null,
  asked: askedIn(entry, requests),
  ...presentTournament(entry),
  status: entry.row.status,
  ...stateOf(entry),
  partner: entry.partner === null ? null : entry.view.show(entry.partner),
});
