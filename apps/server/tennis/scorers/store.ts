// SQL of the members who may score in a tournament. Anybody who has left its club may no longer.
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import { scoresIn } from '../../access/scorers.ts';
import type { Db, Tx } from '../../database/connection.ts';

/** Those who are named, by name. */
export const listScorers = (db: Db | Tx, tournamentId: number) =>
  db
    .selectFrom('tournament_scorers')
    .innerJoin('users', 'users.id', 'tournament_scorers.user_id')
    .select(['users.id as userId', 'users.name'])
    .where('tournament_scorers.tournament_id', '=', tournamentId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();

/** The accounts among these that belong to a club. */
export async function membersOf(
  db: Db | Tx,
  clubId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Adds new scorers and removes those no longer wanted; returns the new ones. */
export async function setScorers(
  tx: Tx,
  tournamentId: number,
  userIds: readonly number[],
  now: Date,
): Promise<readonly number[]> {
  const named = new Set((await listScorers(tx, tournamentId)).map(({ userId }) => userId));
  const gone = [...named].filter((id) => !userIds.includes(id));
  const fresh = [...new Set(userIds)].filter((id) => !named.has(id));
  if (gone.length > 0)
    await tx
      .deleteFrom('tournament_scorers')
      .where('tournament_id', '=', tournamentId)
      .where('user_id', 'in', gone)
      .execute();
  if (fresh.length > 0)
    await tx
      .insertInto('tournament_scorers')
      .values(
        fresh.map((id) => ({ tournament_id: tournamentId, user_id: id, created_at: now.toISOString() })),
      )
      .execute();
  return fresh;
}

/** The people of these accounts. */
export async function peopleOfAccounts(db: Db | Tx, userIds: readonly number[]): Promise<readonly number[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('persons').select('id').where('account_id', 'in', userIds).execute();
  return rows.map(({ id }) => id);
}

/** The tournaments in which an account may score now. */
export const listScoredBy = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('tournaments')
    .select(['tournaments.id', 'tournaments.name'])
    .where(scoresIn(userId))
    .where('tournaments.status', 'not in', ['draft', 'completed'])
    .where('tournaments.archived_at', 'is', null)
    .orderBy('tournaments.start_date')
    .orderBy('tournaments.id')
    .execute();

/** More than are played at once anywhere. */
const MOST_MATCHES = 100;

/** The matches of these tournaments that can be scored: what is on court, then by time. */
export const listToScoreIn = (db: Db | Tx, tournamentIds: readonly number[]): Promise<MatchView[]> =>
  tournamentIds.length === 0
    ? Promise.resolve([])
    : selectMatches(db)
        .where('matches.tournament_id', 'in', tournamentIds)
        .where('matches.status', 'in', ['scheduled', 'in_progress'])
        .where('matches.held', '=', 0)
        .where('matches.winner_id', 'is', null)
        .where('matches.participant1_id', 'is not', null)
        .where('matches.participant2_id', 'is not', null)
        .orderBy((order) => order.case().when('matches.status', '=', 'in_progress').then(0).else(1).end())
        .orderBy((order) => order.case().when('matches.start_time', 'is', null).then(1).else(0).end())
        .orderBy('matches.start_time')
        .orderBy('matches.id')
        .limit(MOST_MATCHES)
        .execute();
