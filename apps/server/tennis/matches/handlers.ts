// Matches (§7; D7, D9, D12-D16, D28-D31).
import { blankToNull, type matchRoutes } from '@tennis/contract';
import type { MatchRound } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import type { Tx } from '../../database/connection.ts';
import type { Handlers } from '../../http/handler.ts';
import { courtColumns } from '../courts.ts';
import { checkGroup } from '../groups.ts';
import type { StoredMatch, TournamentOfMatch } from '../../access/guards.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { peopleIn, tellMoved } from '../moved-notices.ts';
import { settleReports } from '../result-reports.ts';
import { formatIn, isShortened, usualFormatOf, type OwnFormat } from '../stage-formats.ts';
import { forgetCalled, tell } from '../telling.ts';
import { calledChange } from './calling.ts';
import { listHandlers, type MatchServices } from './list-handlers.ts';
import { matchPresenter } from '../present-match.ts';
import {
  readAgain,
  readAgainWithConflicts,
  readMatch,
  readWithConflicts,
  refuseWhenStale,
} from './reading.ts';
import { resultHandlers } from './result-handlers.ts';
import { hasResult, refuseDraft } from './results.ts';
import { deleteMatch, insertMatch, listEntriesOf, updateMatch } from './store.ts';

async function checkPlaces(
  tx: Tx,
  tournament: TournamentOfMatch,
  places: {
    readonly participant1Id?: number | null | undefined;
    readonly participant2Id?: number | null | undefined;
    readonly groupId?: number | null | undefined;
  },
): Promise<void> {
  const { participant1Id, participant2Id, groupId } = places;
  const ids = [participant1Id, participant2Id].filter((id) => id !== null && id !== undefined);
  const entered = await listEntriesOf(tx, tournament.id, ids);
  for (const name of ['participant1Id', 'participant2Id'] as const) {
    const id = places[name];
    if (id !== null && id !== undefined && !entered.has(id)) {
      refuseField(name, because('playerNotEntered'));
    }
  }
  await checkGroup(tx, tournament.id, groupId);
}

const startColumns = (tournament: TournamentOfMatch, startTime: string | null) => ({
  start_time: startTime === null ? null : storedTime(startTime),
  start_day: startTime === null ? null : dayIn(tournament.time_zone, startTime),
});

/** Why a match of a draw cannot be changed by hand: the draw says who plays in it. */
function refuseDrawn(match: StoredMatch, reason: Reason): void {
  if (match.draw_id !== null) refuseConflict(reason);
}

/** The format of a match in another round: that of its part, unless the match has a score or a format that somebody chose for it. */
function formatInRound(match: MatchView, round: MatchRound): Partial<OwnFormat> {
  const isFixed = match.score !== null || match.log_id !== null || isShortened(match);
  if (round === match.round || isFixed) return {};
  return usualFormatOf({ ...match, round, draw_round: null });
}

function refuseWhenCompleted({ status }: TournamentOfMatch, reason: Reason): void {
  if (status === 'completed') refuseConflict(reason);
}

// The writes of one match depend on its own row; in a draw, on all its rows, and they hold the draw's turn. They also need the tournament's status,
// match format and tie-breaker; a write that changes these locks the matches (`holdMatches`). Foreign keys guard players and groups. So a snapshot is
// enough, and on PostgreSQL two writes clash only on the same match, the same draw, or the match that is next on a court.
export const matchHandlers: Handlers<typeof matchRoutes, MatchServices> = {
  ...listHandlers,

  createMatch: {
    write: async ({ tx, tournament, body, caller, now, request }) => {
      if (body.tournamentId !== undefined && body.tournamentId !== tournament.id) {
        refuseField('tournamentId', because('matchElsewhere'));
      }
      refuseWhenCompleted(tournament, because('completedAddingMatches'));
      await checkPlaces(tx, tournament, body);
      const id = await insertMatch(tx, {
        club_id: tournament.club_id,
        tournament_id: tournament.id,
        round: body.round,
        group_id: body.groupId ?? null,
        participant1_id: body.participant1Id,
        participant2_id: body.participant2Id,
        winner_id: null,
        status: 'scheduled',
        ...(await courtColumns(tx, tournament.club_id, blankToNull(body.court))),
        ...startColumns(tournament, body.startTime),
        score: null,
        started_at: null,
        completed_at: null,
        created_at: now.toISOString(),
        ...formatIn(tournament, body.round, null),
      });
      return readWithConflicts({ tx, caller, now, request }, tournament, id);
    },
    again: readAgainWithConflicts,
  },

  updateMatch: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, request }) => {
      const writer = { tx, caller, now, request };
      refuseWhenStale(writer, match, ifMatch);
      if (body.tournamentId !== undefined && body.tournamentId !== tournament.id) {
        refuseField('tournamentId', because('matchStays'));
      }
      await checkPlaces(tx, tournament, body);
      const changesPlayers =
        (body.participant1Id !== undefined && body.participant1Id !== match.participant1_id) ||
        (body.participant2Id !== undefined && body.participant2Id !== match.participant2_id);
      const movesElsewhere =
        (body.round !== undefined && body.round !== match.round) ||
        (body.groupId !== undefined && body.groupId !== match.group_id);
      if (changesPlayers || movesElsewhere) {
        refuseDrawn(match, because('drawnPlayersFixed'));
      }
      if (changesPlayers && (match.status !== 'scheduled' || hasResult(match))) {
        refuseConflict(because('playersFixed'));
      }
      const place = {
        court: match.court,
        start_time: match.start_time,
        ...(body.court !== undefined &&
          (await courtColumns(tx, tournament.club_id, blankToNull(body.court)))),
        ...(body.startTime !== undefined && startColumns(tournament, body.startTime)),
      };
      const isMoved = place.court !== match.court || place.start_time !== match.start_time;
      const changed = await updateMatch(tx, match, {
        ...(body.participant1Id === undefined ? {} : { participant1_id: body.participant1Id }),
        ...(body.participant2Id === undefined ? {} : { participant2_id: body.participant2Id }),
        ...(body.round === undefined ? {} : { round: body.round, ...formatInRound(match, body.round) }),
        ...(body.groupId === undefined ? {} : { group_id: body.groupId }),
        ...place,
        // A court or time that is set here is public at once.
        ...(body.court === undefined && body.startTime === undefined ? {} : { held: 0 }),
        // It is the plan's, and no call to another court.
        ...(isMoved && { called_away: 0 }),
      });
      // What the pair before has reported is not about this one.
      if (changesPlayers && match.tournament_report_hours !== null)
        await settleReports(tx, [match.id], { by: caller.userId, now });
      // People who were never told a time have not lost one.
      if (match.start_time !== null && match.held === 0)
        await tellMoved(tx, [{ row: match, to: changed }], { now, actorId: caller.userId });
      return readWithConflicts(writer, tournament, match.id);
    },
    again: readAgainWithConflicts,
    isolation: 'snapshot',
  },

  deleteMatch: async ({ tx, tournament, match, query, caller, now, ifMatch }) => {
    refuseWhenStale({ caller, now }, match, ifMatch);
    refuseWhenCompleted(tournament, because('completedDeletingMatches'));
    refuseDrawn(match, because('drawnStays'));
    if (hasResult(match) && query.confirm !== 'true') {
      refuseConflict(because('matchHasResult'), { details: { canConfirm: true } });
    }
    await deleteMatch(tx, match.id);
    return null;
  },

  callMatch: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail }) => {
      const writer = { tx, caller, now };
      refuseWhenStale(writer, match, ifMatch);
      if (!body.called) {
        if (match.called_at === null || match.status !== 'scheduled') {
          trail.isIdle = true;
          return matchPresenter(writer)(match);
        }
        await forgetCalled(tx, match);
        trail.after = await updateMatch(tx, match, { called_at: null });
        return readMatch(writer, match.id);
      }
      refuseDraft(tournament);
      const confirmed = body.confirm === true;
      const change = await calledChange(tx, tournament, match, { courtId: body.courtId, confirmed, now });
      if (change === null) {
        trail.isIdle = true;
        return matchPresenter(writer)(match);
      }
      const row = await updateMatch(tx, match, change);
      trail.after = row;
      await forgetCalled(tx, match);
      const telling = { kind: 'called' as const, tournamentId: match.tournament_id, matchId: match.id };
      const facts = { court: row.court, startTime: row.start_time };
      await tell(tx, [{ ...telling, personIds: peopleIn(match), facts }], { now, actorId: caller.userId });
      return readMatch(writer, match.id);
    },
    again: readAgain,
  },

  ...resultHandlers,
};
