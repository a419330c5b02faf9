// Matches in which one side waits for the other's answer (OP39), so that the organisers see what is under way.
import type { Db, Tx } from '../database/connection.ts';

/** The matches of a tournament for which a place is proposed. */
export async function proposedIn(db: Db | Tx, tournamentId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('match_proposals')
    .innerJoin('matches', 'matches.id', 'match_proposals.match_id')
    .select('match_proposals.match_id')
    .where('matches.tournament_id', '=', tournamentId)
    .where('match_proposals.state', '=', 'pending')
    .execute();
  return new Set(rows.map(({ match_id: id }) => id));
}
