// The people who are named to score in a tournament: members of its club, for as long as they are.
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';

/** Tournaments in which an account may score. For a query on `tournaments`. */
export const scoresIn = (userId: number): Expression<SqlBool> => {
  const tournaments = expressionBuilder<Tables, 'tournaments'>();
  return tournaments.and([
    tournaments('tournaments.id', 'in', (where) =>
      where
        .selectFrom('tournament_scorers')
        .select('tournament_scorers.tournament_id')
        .where('tournament_scorers.user_id', '=', userId),
    ),
    tournaments.exists((where) =>
      where
        .selectFrom('club_members')
        .select('club_members.id')
        .whereRef('club_members.club_id', '=', 'tournaments.club_id')
        .where('club_members.user_id', '=', userId),
    ),
  ]);
};

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
