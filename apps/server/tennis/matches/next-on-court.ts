// Tells people that their match goes on next on its court (D53): the match before it has gone on, or has got a result without that. Once for each match,
// and not if it is called or begins in that moment.
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Writing } from '../drawn-change.ts';
import { peopleIn } from '../moved-notices.ts';
import { nextToCome, startOf } from '../next-to-come.ts';
import { forgetNext, tell } from '../telling.ts';

/** A call that follows at once takes its place. */
const WAIT_MS = 30_000;

/** The match that comes after this one on its court; none if one before it still waits there, or if one is called. */
async function nextAfter(tx: Tx, match: MatchView): Promise<MatchView | null> {
  const { club_id: clubId, court_id: courtId, start_day: day } = match;
  if (clubId === null || courtId === null || day === null) return null;
  const waiting = await selectMatches(tx)
    .where('matches.club_id', '=', clubId)
    .where('matches.court_id', '=', courtId)
    .where('matches.start_day', '=', day)
    .where('matches.status', '=', 'scheduled')
    // In no plan that anybody reads.
    .where('matches.held', '=', 0)
    .where('tournaments.status', '<>', 'draft')
    .execute();
  const next = nextToCome(waiting);
  return next === null || startOf(next) < startOf(match) ? null : next;
}

/** A place without a player is nobody's news yet. */
const isNews = (match: MatchView): boolean =>
  match.next_told === 0 && match.participant1_id !== null && match.participant2_id !== null;

/** Does it when a match has got another status; `row` is the match as it is now. */
export async function tellNext(
  { tx, caller, now }: Writing,
  before: MatchView,
  row: MatchView,
): Promise<void> {
  // What has begun is not next any more.
  if (row.next_told === 1 && row.status !== 'scheduled') await forgetNext(tx, row.id);
  const leaves = row.status === 'in_progress' || row.status === 'completed';
  if (!leaves || row.status === before.status || row.start_day !== dayIn(row.time_zone, now)) return;
  const next = await nextAfter(tx, row);
  if (next === null || !isNews(next)) return;
  await tx.updateTable('matches').set({ next_told: 1 }).where('id', '=', next.id).execute();
  const facts = { court: next.court, startTime: next.start_time };
  const telling = { kind: 'next' as const, tournamentId: next.tournament_id, matchId: next.id, facts };
  await tell(tx, [{ ...telling, personIds: peopleIn(next) }], {
    now,
    actorId: caller?.userId ?? null,
    waitMs: WAIT_MS,
  });
}
