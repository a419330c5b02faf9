// The status of a tournament follows its matches (D9).
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
