// Matches made by hand of an entry that leaves: nothing decides them but the organisers.
import type { Db, Tx } from '../database/connection.ts';
import { reasonOfEngine, type Reason } from '../ground/reason.ts';
import type { DrawnEntry } from './entries.ts';

/** The matches of an entry that were made by hand and have no result yet. */
export const listOpenByHand = (db: Db | Tx, tournamentId: number, entryId: number) =>
  db
    .selectFrom('matches')
    .select(['id', 'participant1_id', 'participant2_id'])
    .where('tournament_id', '=', tournamentId)
    .where('draw_id', 'is', null)
    .where('status', 'in', ['scheduled', 'in_progress'])
    .where('winner_id', 'is', null)
    .where((where) =>
      where.or([where('participant1_id', '=', entryId), where('participant2_id', '=', entryId)]),
    )
    .orderBy('id')
    .execute();

/** A match made by hand that has no result yet. */
type OpenByHand = Awaited<ReturnType<typeof listOpenByHand>>[number];

/** Says of each match that it stays open. */
export function staysOpen(
  matches: readonly OpenByHand[],
  entries: readonly DrawnEntry[],
  nameOf: (entry: DrawnEntry) => string,
): readonly Reason[] {
  const side = (id: number | null) => {
    const entry = entries.find((one) => one.id === id);
    return entry === undefined ? null : nameOf(entry);
  };
  return matches.map(({ participant1_id: one, participant2_id: other }) =>
    reasonOfEngine(
      { code: 'match-stays-open', first: side(one), second: side(other) },
      (words, { first, second }) => {
        const { tbd, versus } = words.matches;
        return words.withdrawals.staysOpen({ match: versus({ first: first ?? tbd, second: second ?? tbd }) });
      },
    ),
  );
}

/** The other sides of its matches, each with the match. */
export const opponentsIn = (
  matches: readonly OpenByHand[],
  entryId: number,
): readonly { readonly matchId: number; readonly opponent: number }[] =>
  matches.flatMap(({ id, participant1_id: one, participant2_id: other }) => {
    const opponent = one === entryId ? other : one;
    return opponent === null || opponent === entryId ? [] : [{ matchId: id, opponent }];
  });
