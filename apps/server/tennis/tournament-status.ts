// The status of a tournament follows its matches (D9).
import type { TournamentStatus } from '@tennis/domain';
import type { Tx } from '../database/connection.ts';

/** Makes a tournament active when its first match starts or is scored (D9); answers its version when it was not yet. */
export function activateTournament(tx: Tx, id: number): Promise<{ readonly version: number } | undefined> {
  return tx
    .updateTable('tournaments')
    .set((set) => ({ status: 'active', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['upcoming', 'registering'])
    .returning('version')
    .executeTakeFirst();
}

/** Makes a tournament completed when the last match of its draw is decided, and no other is open (D9); answers its version when it was active. */
export function completeTournament(tx: Tx, id: number): Promise<{ readonly version: number } | undefined> {
  return tx
    .updateTable('tournaments')
    .set((set) => ({ status: 'completed', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('matches')
            .select('matches.id')
            .whereRef('matches.tournament_id', '=', 'tournaments.id')
            .where('matches.status', 'in', ['scheduled', 'in_progress']),
        ),
      ),
    )
    .returning('version')
    .executeTakeFirst();
}

/** Makes a completed tournament active again, because a correction in its draw lets a match be played anew; answers its version. */
export function reopenTournament(tx: Tx, id: number): Promise<{ readonly version: number } | undefined> {
  return tx
    .updateTable('tournaments')
    .set((set) => ({ status: 'active', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .returning('version')
    .executeTakeFirst();
}

/** Whether any match of a tournament is still to be played, and whether anybody has begun one. */
async function standOf(
  tx: Tx,
  id: number,
): Promise<{ readonly isOpen: boolean; readonly hasBegun: boolean }> {
  const matches = await tx
    .selectFrom('matches')
    .select(['status', 'automatic', 'score', 'winner_id'])
    .where('tournament_id', '=', id)
    .execute();
  return {
    isOpen: matches.some(({ status }) => status === 'scheduled' || status === 'in_progress'),
    hasBegun: matches.some(
      ({ status, automatic, score, winner_id: winner }) =>
        automatic === 0 &&
        (status === 'in_progress' || status === 'completed' || score !== null || winner !== null),
    ),
  };
}

/**
 * Once something was undone, brings a tournament to the status that its matches, as they are now, give it: what was `before` only where nothing
 * contradicts it (D9, D49). With `isOrderOpen` the order of a group is still to be settled, so that it is not over. Returns its version when that is another.
 */
export async function followMatches(
  tx: Tx,
  { id, status }: { readonly id: number; readonly status: TournamentStatus },
  before: TournamentStatus | undefined,
  isOrderOpen = false,
): Promise<{ readonly id: number; readonly version: number } | null> {
  const stand = await standOf(tx, id);
  const { hasBegun } = stand;
  const isOpen = stand.isOpen || isOrderOpen;
  const isOver = status === 'completed' && !isOpen;
  const wasOpen = before === 'upcoming' || before === 'registering';
  const next =
    isOver || (status !== 'active' && status !== 'completed')
      ? status
      : wasOpen && !hasBegun
        ? before
        : before === 'completed' && !isOpen
          ? 'completed'
          : 'active';
  if (next === status) return null;
  const row = await tx
    .updateTable('tournaments')
    .set((set) => ({ status: next, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', status)
    .returning(['id', 'version'])
    .executeTakeFirst();
  return row ?? null;
}
