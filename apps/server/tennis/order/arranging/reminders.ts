// Reminds players a week and two days before the last day of their match, once each, if no time is agreed (OP39).
import { selectMatches, type MatchView } from '../../../access/match-view.ts';
import type { Db, Tx } from '../../../database/connection.ts';
import { todayIn } from '../../../ground/clock.ts';
import { peopleIn } from '../../moved-notices.ts';
import { tell } from '../../telling.ts';

const DAY_MS = 86_400_000;
/** Days before the last one, the longest first. */
const REMINDERS = [7, 2] as const;
type Reminder = (typeof REMINDERS)[number];

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The reminder that is due; null: none, or it has gone out. */
function dueOf(match: MatchView, now: Date): Reminder | null {
  const left = dayNumber(match.play_by ?? '') - dayNumber(todayIn(match.time_zone, now));
  if (left < 0) return null;
  const due = REMINDERS.findLast((days) => left <= days) ?? null;
  return due !== null && (match.reminded_days === null || due < match.reminded_days) ? due : null;
}

/** Matches whose last day comes near, without a time, with both sides known. */
const selectOpen = (db: Db | Tx, now: Date) => {
  // A day more: it may be tomorrow already where the match is played.
  const last = new Date(now.getTime() + (REMINDERS[0] + 1) * DAY_MS).toISOString().slice(0, 10);
  const first = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  return selectMatches(db)
    .where('matches.play_by', '>=', first)
    .where('matches.play_by', '<=', last)
    .where('matches.status', '=', 'scheduled')
    .where('matches.start_time', 'is', null)
    .where('matches.participant1_id', 'is not', null)
    .where('matches.participant2_id', 'is not', null)
    .where('tournaments.archived_at', 'is', null)
    .where('tournaments.status', '<>', 'draft')
    .where((where) =>
      where.or([where('matches.reminded_days', 'is', null), where('matches.reminded_days', '>', 2)]),
    )
    .orderBy('matches.id');
};

/** The tournaments in which somebody is to be reminded now. */
export async function listToRemind(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await selectOpen(db, now).execute();
  return [...new Set(rows.filter((row) => dueOf(row, now) !== null).map(({ tournament_id: id }) => id))];
}

/** Reminds the players of a tournament of what is due; answers of how many matches. */
export async function remind(tx: Tx, tournamentId: number, now: Date): Promise<number> {
  const rows = await selectOpen(tx, now).where('matches.tournament_id', '=', tournamentId).execute();
  const due = rows.flatMap((row) => {
    const days = dueOf(row, now);
    return days === null ? [] : [{ row, days }];
  });
  for (const [days, matches] of Map.groupBy(due, (one) => one.days))
    await tx
      .updateTable('matches')
      .set({ reminded_days: days })
      .where(
        'id',
        'in',
        matches.map(({ row }) => row.id),
      )
      .execute();
  await tell(
    tx,
    due.map(({ row }) => ({
      kind: 'play_by',
      personIds: peopleIn(row),
      tournamentId: row.tournament_id,
      matchId: row.id,
      facts: row.play_by === null ? {} : { playBy: row.play_by },
    })),
    { now, actorId: null },
  );
  return due.length;
}
