// Tells people that their match is expected half an hour or more later than they were told, or earlier again (OP30, OP38): nobody moves it, the day
// alone runs late. What was told stays with the match until a move or a new order is told (moved-notices.ts, telling.ts).
import { sql } from 'kysely';
import { selectMatches } from '../../access/match-view.ts';
import type { Database, Tx } from '../../database/connection.ts';
import { takeTurn } from '../../database/turns.ts';
import type { WhenTheyPlay } from '../estimates.ts';
import { peopleIn } from '../moved-notices.ts';
import { tell } from '../telling.ts';
import type { Telling } from '../tellings.ts';
import { latenessOf, type Lateness } from './lateness.ts';
import { listAgain, listToday, type MatchOfToday } from './today.ts';

/** The lock of this work; those of the hourly jobs are counted from 0. */
const TURN = 1001;

/** Whether a match is still as it was judged. */
const isSame = (one: MatchOfToday, other: MatchOfToday): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Notes what people are told now, and when. */
async function keepTold(tx: Tx, found: readonly Lateness[], now: Date): Promise<void> {
  const values = sql.join(
    found.map(({ match, expected }) => sql`(cast(${match.id} as bigint), cast(${expected} as text))`),
  );
  await sql`
    with told (id, expected) as (values ${values})
    update matches set told_estimate = told.expected, told_estimate_at = ${now.toISOString()}
    from told where matches.id = told.id`.execute(tx);
}

/** Tells those of a club, if nobody else has done so meanwhile, and nothing has happened to the match. */
async function tellClub(tx: Tx, judged: readonly Lateness[], now: Date): Promise<void> {
  const ids = judged.map(({ match }) => match.id);
  const again = new Map((await listAgain(tx, ids, now)).map((match) => [match.id, match]));
  const found = judged.filter(({ match }) => {
    const present = again.get(match.id);
    return present !== undefined && isSame(present, match);
  });
  if (found.length === 0) return;
  const rows = await selectMatches(tx)
    .where(
      'matches.id',
      'in',
      found.map(({ match }) => match.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  await keepTold(tx, found, now);
  const tellings = found.flatMap(({ match, expected, known }): Telling[] => {
    const row = byId.get(match.id);
    if (row === undefined) return [];
    return [
      {
        kind: 'late',
        personIds: peopleIn(row),
        tournamentId: row.tournament_id,
        matchId: row.id,
        facts: { startTime: expected, fromTime: known },
      },
    ];
  });
  await tell(tx, tellings, { now, actorId: null });
}

/** Looks at the published days of today that have matches to come, one club at a time; one process tells at a time. */
export async function tellWhoIsLate({
  database,
  now: clock,
  whenTheyPlay,
}: {
  readonly database: Database;
  readonly now: () => Date;
  readonly whenTheyPlay: WhenTheyPlay;
}): Promise<void> {
  const now = clock();
  const failures: unknown[] = [];
  const clubs = Map.groupBy(await listToday(database.db, now), ({ club_id: id }) => id);
  // One club whose day cannot be worked out does not keep the others waiting.
  for (const [clubId, rows] of clubs)
    try {
      const judged = latenessOf(rows, await whenTheyPlay(database.db, rows, now), now);
      if (judged.length === 0) continue;
      await database.transaction(async (tx) => {
        if (await takeTurn(tx, database.engine, TURN)) await tellClub(tx, judged, now);
      }, 'snapshot');
    } catch (cause) {
      failures.push(new Error(`today of club ${clubId}`, { cause }));
    }
  if (failures.length > 0) throw new AggregateError(failures, 'not all days could be looked at');
}
