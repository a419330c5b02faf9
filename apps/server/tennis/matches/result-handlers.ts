// How a match stands and ends: its status, its winner and its score (§7; D9, D12-D14, D49).
import type { matchRoutes } from '@tennis/contract';
import { moveMatch } from '@tennis/domain';
import type { StoredMatch } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, unwrap } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { endLog, reopenLog, scoreInPlay } from '../point-logs.ts';
import { winningSide } from '../stored-result.ts';
import { beginning } from './beginning.ts';
import { acceptInDraw, changeResult } from './change-result.ts';
import { readAgain, refuseWhenStale } from './reading.ts';
import { acceptScore, checkWinner, completion } from './results.ts';

function refuseWhenCancelled(match: StoredMatch): void {
  if (match.status === 'cancelled') refuseConflict(because('matchCancelled'));
}

type Results = Pick<typeof matchRoutes, 'setMatchStatus' | 'setMatchWinner' | 'setMatchScores'>;

// A snapshot is enough for these writes too (handlers.ts).
export const resultHandlers: Handlers<Results> = {
  setMatchStatus: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      const status = unwrap(moveMatch(match.status, body.status, winningSide(match) !== null));
      // Only completing a match confirms its result once more (D49).
      const confirmed = status !== 'completed' || body.confirm === true;
      // A match that was scored by points is given back to its log: nobody has won it until it is completed again.
      const isTakenBack = match.status === 'completed' && status === 'in_progress';
      const log = isTakenBack ? await reopenLog(writer, match) : null;
      const change = {
        status,
        ...(status === 'in_progress' && beginning(match, now)),
        ...(log !== null && { winner_id: null, score: scoreInPlay(log) }),
        // A match that is scheduled again has to be called again.
        called_at: status === 'scheduled' ? null : match.called_at,
        completed_at: status === 'completed' ? (match.completed_at ?? now.toISOString()) : null,
      };
      return changeResult(writer, tournament, match, change, {
        confirmed,
        mayOverwrite: body.confirm === true,
      });
    },
    again: readAgain,
    isolation: 'snapshot',
  },

  setMatchWinner: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      refuseWhenCancelled(match);
      checkWinner(match, body.winnerId);
      const confirmed = body.confirm === true;
      const change = { winner_id: body.winnerId };
      return changeResult(writer, tournament, match, change, { confirmed, mayOverwrite: confirmed });
    },
    again: readAgain,
    isolation: 'snapshot',
  },

  setMatchScores: {
    write: async ({ tx, tournament, match, body, caller, now, ifMatch, trail, request }) => {
      const writer = { tx, caller, now, trail, request };
      refuseWhenStale(writer, match, ifMatch);
      refuseWhenCancelled(match);
      if (body.winnerId !== undefined) checkWinner(match, body.winnerId);
      // A typed score counts instead of what was logged (D52).
      if (match.log_id !== null) await endLog(writer, match);
      const confirmed = body.confirm === true;
      const winner = body.winnerId === undefined ? {} : { winner_id: body.winnerId };
      const accept = (isMeant: boolean) => {
        const change = { score: acceptScore(body.scores, tournament, isMeant), ...winner };
        return body.complete === true
          ? { ...change, ...completion({ ...match, ...change }, tournament, now) }
          : change;
      };
      const change =
        match.draw_id === null ? accept(confirmed) : await acceptInDraw(writer, match, accept, confirmed);
      return changeResult(writer, tournament, match, change, { confirmed, mayOverwrite: confirmed });
    },
    again: readAgain,
    isolation: 'snapshot',
  },
};
