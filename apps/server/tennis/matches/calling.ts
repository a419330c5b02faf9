// Calling a match to its court (OP34, OP35): everybody reads it, its players are told, and the time counts from then.
import type { Updateable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { MatchRow } from '../../database/schema.ts';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import { dayIn } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { listCourts } from '../courts.ts';
import { FORGOTTEN_MS } from '../forgotten.ts';
import { isStale, onCourtSince } from '../suspensions.ts';

export interface Calling {
  readonly courtId?: number | undefined;
  readonly confirmed: boolean;
  readonly now: Date;
}

/** The court on which a match is called: another one of the club's, or its own. */
async function courtFor(
  tx: Tx,
  { club_id: clubId }: TournamentOfMatch,
  match: MatchView,
  courtId: number | undefined,
): Promise<{ readonly court: string; readonly court_id: number | null }> {
  if (courtId !== undefined && courtId !== match.court_id) {
    const courts = clubId === null ? [] : await listCourts(tx, clubId);
    const court = courts.find(({ id }) => id === courtId);
    if (court === undefined) refuseField('courtId', because('orderCourtElsewhere'));
    return { court: court.name, court_id: court.id };
  }
  if (match.court === null) refuseConflict(because('callWithoutCourt'));
  return { court: match.court, court_id: match.court_id };
}

/** Whether another match has been called to the court, or is played on it: not one that an earlier day has left unfinished, nor one that goes on there later. */
async function isTaken(tx: Tx, match: MatchView, courtId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - FORGOTTEN_MS).toISOString();
  const others = await tx
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['matches.status', 'started_at', 'start_time', 'breaks', 'time_zone'])
    .where('matches.club_id', '=', match.club_id)
    .where('court_id', '=', courtId)
    .where('matches.id', '<>', match.id)
    .where((where) =>
      where.or([
        where('matches.status', '=', 'in_progress'),
        where.and([where('matches.status', '=', 'scheduled'), where('called_at', '>', since)]),
      ]),
    )
    .execute();
  return others.some(
    (other) =>
      other.status === 'scheduled' ||
      (!isStale(other, now) && (onCourtSince(other) ?? '') <= now.toISOString()),
  );
}

/** The columns that change when a match is called, null if it was called there before; refused if it cannot be played there now. */
export async function calledChange(
  tx: Tx,
  tournament: TournamentOfMatch,
  match: MatchView,
  { courtId, confirmed, now }: Calling,
): Promise<Updateable<MatchRow> | null> {
  if (match.status !== 'scheduled') refuseConflict(because('callBegun'));
  if (match.participant1_id === null || match.participant2_id === null) refuseConflict(because('drawnWaits'));
  const place = await courtFor(tx, tournament, match, courtId);
  if (match.called_at !== null && place.court_id === match.court_id) return null;
  if (!confirmed && place.court_id !== null && (await isTaken(tx, match, place.court_id, now)))
    refuseConflict(because('callCourtTaken'), { details: { canConfirm: true } });
  const moment = now.toISOString();
  // A match that had no time is played now, on this day.
  const unplanned = { start_time: moment, start_day: dayIn(tournament.time_zone, moment) };
  // A call that was taken back leaves it on that court: called there again, it is away from its own court as before.
  const isAway = match.start_time === null || place.court_id !== match.court_id || match.called_away === 1;
  // Called, its court is said to everybody.
  return {
    ...place,
    called_at: moment,
    called_away: isAway ? 1 : 0,
    held: 0,
    ...(match.start_time === null && unplanned),
  };
}
