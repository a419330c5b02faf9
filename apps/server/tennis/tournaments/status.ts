// The moves of a tournament from one status to another (D9), and what followers hear of them.
import { moveTournament, type Caller, type TournamentStatus } from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import { unwrap } from '../../ground/refusal.ts';
import { forgetEntriesOpen, tell } from '../telling.ts';
import { holdMatches } from './store.ts';

/** Followers of the club hear that they can enter. Going back to draft withdraws that notice, since nobody hears of a draft. */
export async function tellEntriesOpen(
  { tx, now, caller }: { readonly tx: Tx; readonly now: Date; readonly caller: Caller },
  { id, club_id: clubId }: Pick<StoredTournament, 'id' | 'club_id'>,
): Promise<void> {
  if (clubId === null) return;
  await forgetEntriesOpen(tx, id);
  await tell(tx, [{ kind: 'entries_open', personIds: [], tournamentId: id }], {
    now,
    actorId: caller.userId,
  });
}

/** A sent status is checked and stored (D9). */
export async function statusChange(
  tx: Tx,
  { id, status }: StoredTournament,
  sent: TournamentStatus | undefined,
): Promise<{ status?: TournamentStatus }> {
  if (sent === undefined || sent === status) return {};
  await holdMatches(tx, id);
  return { status: unwrap(moveTournament(status, sent, await countStarted(tx, id))) };
}

/** How many matches there are, how many have been started, and how many are undecided. */
export async function countStarted(tx: Tx, tournamentId: number) {
  const row = await tx
    .selectFrom('matches')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('matches'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              eb.or([
                eb('status', 'in', ['in_progress', 'completed']),
                eb('score', 'is not', null),
                eb('winner_id', 'is not', null),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('startedMatches'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              eb.and([
                eb('status', '<>', 'cancelled'),
                eb('winner_id', 'is', null),
                // In a draw, a match can be over without a winner.
                eb.or([eb('status', '<>', 'completed'), eb('draw_id', 'is', null)]),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('undecidedMatches'),
    ])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  return row;
}
