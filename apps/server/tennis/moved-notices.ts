// Tells people that their match is on another court or at another time (OP30, D54). It waits a minute: if somebody moves a match twice, or back,
// people are told of one move or of none.
import { NoticeFactsSchema, type NoticeFacts } from '@tennis/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { MatchView } from '../access/match-view.ts';
import type { Tx } from '../database/connection.ts';
import { tell } from './telling.ts';
import type { Telling } from './tellings.ts';

const WAIT_MS = 60_000;
/** A player is not told of a start at most a quarter of an hour earlier or later than they knew. */
const WORTH_TELLING_MS = 15 * 60_000;

/** Where and when a match is played, and whether it is not played any more. */
export type WhereAndWhen = Pick<MatchView, 'court' | 'start_time'> & { readonly isOff?: boolean };

type Side = 'p1' | 'p2';

/** The people who play in a match. */
export const peopleIn = (
  row: Pick<MatchView, `${Side}_${'person' | 'partner_person'}_id`>,
): readonly number[] =>
  [row.p1_person_id, row.p1_partner_person_id, row.p2_person_id, row.p2_partner_person_id].filter(
    (id) => id !== null,
  );

function isWorthTelling(from: WhereAndWhen, to: WhereAndWhen): boolean {
  if ((from.isOff ?? false) !== (to.isOff ?? false)) return true;
  if (from.court !== to.court) return true;
  if (from.start_time === null || to.start_time === null) return from.start_time !== to.start_time;
  return Math.abs(Date.parse(to.start_time) - Date.parse(from.start_time)) > WORTH_TELLING_MS;
}

/** Notices of earlier moves that nobody has read yet, by match. They are taken back, because the new move replaces them. */
async function takeBack(tx: Tx, matchIds: readonly number[], now: Date): Promise<Map<number, NoticeFacts>> {
  const rows = await tx
    .deleteFrom('notices')
    .where('match_id', 'in', matchIds)
    .where('kind', '=', 'moved')
    .where('visible_at', '>', now.toISOString())
    .returning(['match_id', 'facts'])
    .execute();
  return new Map(
    rows.map(({ match_id: id, facts }) => [id ?? 0, z.parse(NoticeFactsSchema, JSON.parse(facts))]),
  );
}

/** What the people of a match knew before a move: what an earlier notice would have replaced, or the start that was told last. */
function knownOf(row: MatchView, before: NoticeFacts | undefined): WhereAndWhen {
  if (before !== undefined) return { court: before.fromCourt ?? null, start_time: before.fromTime ?? null };
  const start = row.start_time === null ? null : (row.told_start_time ?? row.start_time);
  return { court: row.court, start_time: start, isOff: row.status === 'cancelled' };
}

/**
 * Notes the starts that people still know where a match was moved by too little to tell, so that small moves add up. Where the move is told, nothing
 * that was told of delays holds any longer (order/tell-late.ts).
 */
async function keepTold(
  tx: Tx,
  kept: readonly { readonly row: MatchView; readonly start: string | null; readonly isTold: boolean }[],
  now: Date,
): Promise<void> {
  const changed = kept.filter(({ row, start, isTold }) => isTold || row.told_start_time !== start);
  if (changed.length === 0) return;
  const values = sql.join(
    changed.map(
      ({ row, start, isTold }) =>
        sql`(cast(${row.id} as bigint), cast(${start} as text), cast(${isTold ? 1 : 0} as bigint))`,
    ),
  );
  await sql`
    with kept (id, start, is_told) as (values ${values})
    update matches set told_start_time = kept.start,
      told_estimate = case when kept.is_told = 1 then null else told_estimate end,
      told_estimate_at = case when kept.is_told = 1 then ${now.toISOString()} else told_estimate_at end
    from kept where matches.id = kept.id`.execute(tx);
}

/** Tells the players of moved matches, if they were told another place before. `row` is the match as it was. */
export async function tellMoved(
  tx: Tx,
  moved: readonly { readonly row: MatchView; readonly to: WhereAndWhen }[],
  when: { readonly now: Date; readonly actorId: number | null },
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ row }) => row.id);
  const unseen = await takeBack(tx, ids, when.now);
  const judged = moved.map(({ row, to }) => {
    const from = knownOf(row, unseen.get(row.id));
    return { row, to, from, isTold: isWorthTelling(from, to) };
  });
  await keepTold(
    tx,
    judged.map(({ row, to, from, isTold }) => ({
      row,
      start: isTold || from.start_time === to.start_time ? null : from.start_time,
      isTold,
    })),
    when.now,
  );
  const tellings = judged.flatMap(({ row, to, from, isTold }): Telling[] => {
    if (!isTold) return [];
    const facts = {
      startTime: to.start_time,
      court: to.court,
      fromTime: from.start_time,
      fromCourt: from.court,
      ...(to.isOff === true && { isOff: true }),
    };
    return [
      { kind: 'moved', personIds: peopleIn(row), tournamentId: row.tournament_id, matchId: row.id, facts },
    ];
  });
  await tell(tx, tellings, { ...when, waitMs: WAIT_MS });
}
