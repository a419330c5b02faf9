// The status of a tournament follows its matches (D9).
import type { TournamentStatus } from '@tennis/domain';
import type { Tx } from '../database/connection.ts';

/** Makes a tournament active when its first match starts or is scored (D9). Returns its version if that is new. */
export function activateTournament(tx: Tx, id: number): Promise<{ readonly version: number } | undefined> {
  return tx
    .updateTable('tournaments')
    .set((set) => ({ status: 'active', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['upcoming', 'registering'])
    .returning('version')
    .executeTakeFirst();
}

/** Makes a tournament completed when the last match of its draw is decided and no other is open (D9). Returns its version if it was active. */
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

/** Makes a completed tournament active again, because a correction in its draw means that a match is played again. Returns its version. */
export function reopenTournament(tx: Tx, id: number): Promise<{ readonly version: number } | undefined> {
  return tx
    .updateTable('tournaments')
    .set((set) => ({ status: 'active', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .returning('version')
    .executeTakeFirst();
}

/** Whether any match of a tournament is still to be played, and whether any has begun. */
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
 * After something was undone, sets a tournament's status from its matches as they are now; `before` is used only if nothing contradicts it (D9, D49).
 * With `isOrderOpen` the order of a group is not settled yet, so the tournament is not over. Returns its version if that has changed.
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
