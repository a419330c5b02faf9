// Tells people that a day's order of play is out: each hears of their first match of the day, and only those who play on it.
import type { MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { peopleIn } from '../moved-notices.ts';
import { forgetOrderOut, tell } from '../telling.ts';
import type { Telling } from '../tellings.ts';

/** Those who play on the day, each with their first match of it. */
function firstMatches(rows: readonly MatchView[], day: string): Telling[] {
  const planned = rows.filter(
    ({ start_day: on, status, start_time: start }) => on === day && status === 'scheduled' && start !== null,
  );
  const told = new Set<number>();
  return planned
    .toSorted((a, b) => (a.start_time ?? '').localeCompare(b.start_time ?? ''))
    .flatMap((row): Telling[] => {
      const personIds = peopleIn(row).filter((id) => !told.has(id));
      for (const id of personIds) told.add(id);
      const facts = { startTime: row.start_time, court: row.court };
      const place = { tournamentId: row.tournament_id, matchId: row.id };
      return personIds.length === 0 ? [] : [{ kind: 'order_out', personIds, ...place, facts }];
    });
}

/** Tells people that an order was published. If it was taken back, the notices go. */
export async function tellOrderOut(
  tx: Tx,
  { rows, day }: { readonly rows: readonly MatchView[]; readonly day: string },
  isPublished: boolean,
  when: { readonly now: Date; readonly actorId: number },
): Promise<void> {
  await forgetOrderOut(
    tx,
    rows.filter(({ start_day: on }) => on === day).map(({ id }) => id),
  );
  if (isPublished) await tell(tx, firstMatches(rows, day), when);
}
