// Who is named to score in a tournament: a member of its club, for as long as they are one.
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';

/** Tournaments in which an account may score. For a query on `tournaments`. */
export const scoresIn = (userId: number): Expression<SqlBool> =>
  expressionBuilder<Tables, 'tournaments'>().exists((where) =>
    where
      .selectFrom('tournament_scorers')
      .innerJoin('club_members', 'club_members.user_id', 'tournament_scorers.user_id')
      .select('tournament_scorers.id')
      .whereRef('tournament_scorers.tournament_id', '=', 'tournaments.id')
      .whereRef('club_members.club_id', '=', 'tournaments.club_id')
      .where('tournament_scorers.user_id', '=', userId),
  );

/** Whether an account may score in a tournament. */
export async function isScorer(db: Db | Tx, userId: number, tournamentId: number): Promise<boolean> {
  const found = await db
    .selectFrom('tournaments')
    .select('tournaments.id')
    .where('tournaments.id', '=', tournamentId)
    .where('tournaments.status', '<>', 'draft')
    .where(scoresIn(userId))
    .executeTakeFirst();
  return found !== undefined;
}
