// Matches by a last day (OP39, ADR 33): one side proposes a free place, the other accepts it, and the match moves there like any other.
import type { playByRoutes } from '@tennis/contract';
import { findMatch, type MatchView } from '../../../access/match-view.ts';
import { dayIn, storedTime, todayIn } from '../../../ground/clock.ts';
import { because } from '../../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../../ground/refusal.ts';
import type { Handlers } from '../../../http/handler.ts';
import { matchPresenter } from '../../present-match.ts';
import { loadScene } from '../scene.ts';
import { acceptProposal } from './accept.ts';
import { freePlaceIn } from './free-places.ts';
import { readMatches, setLastDays } from './last-days.ts';
import { entryOfSide, isOpen, isOwn, presentArrangement, type Arranging } from './present.ts';
import { endProposal, findProposal, insertProposal, lastProposal, type StoredProposal } from './store.ts';
import { forgetProposal, tellAnswer, tellProposal } from './telling.ts';

/** The arrangement after a write, with the places of one day: in a write nobody looks at one day after another. */
async function readAgain(call: Arranging & { readonly match: MatchView }, startTime: string | undefined) {
  const row = await findMatch(call.tx, call.match.id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  const today = todayIn(row.time_zone, call.now);
  const day = startTime === undefined ? today : dayIn(row.time_zone, startTime);
  return presentArrangement(call, row, day < today || day > (row.play_by ?? '') ? today : day);
}

function refuseClosed(match: MatchView, now: Date): void {
  if (!isOpen(match, now)) refuseConflict(because('arrangingClosed'));
}

/** The proposal that is answered. Refuses one that no longer waits. */
async function mustFindOpen(
  { tx, match }: Arranging & { match: MatchView },
  id: number,
): Promise<StoredProposal> {
  const proposal = await findProposal(tx, match.id, id);
  if (proposal === undefined || proposal.state !== 'pending') refuseConflict(because('proposalGone'));
  return proposal;
}

export const playByHandlers: Handlers<typeof playByRoutes> = {
  setLastDays: {
    write: async ({ tx, tournament, body, caller, now, trail }) => {
      const changed = await setLastDays(tx, tournament.id, body.matches, now);
      if (changed.length === 0) trail.isIdle = true;
      trail.also = changed.map(({ id, version }) => ({ kind: 'match', id, version }));
      const present = matchPresenter({ caller, now });
      return readMatches(
        tx,
        tournament.id,
        body.matches.map(({ matchId }) => matchId),
        present,
      );
    },
    again: async ({ tx, tournament, body, caller, now }) =>
      readMatches(
        tx,
        tournament.id,
        body.matches.map(({ matchId }) => matchId),
        matchPresenter({ caller, now }),
      ),
  },

  getArrangement: async (call) => presentArrangement(call, call.match, call.query.day),

  proposePlace: {
    write: async (call) => {
      const { tx, match, sides, body, caller, now } = call;
      refuseClosed(match, now);
      const by = entryOfSide(match, sides[0] ?? 1);
      const clubId = match.tournament_club_id;
      if (by === null || clubId === null) refuseConflict(because('arrangingClosed'));
      if (dayIn(match.time_zone, body.startTime) > (match.play_by ?? ''))
        refuseField('startTime', because('proposalTooLate'));
      const day = dayIn(match.time_zone, body.startTime);
      const scene = await loadScene(tx, clubId, day, { matchIds: [match.id] });
      const place = freePlaceIn(scene, match, body, now);
      if (place === undefined) refuseConflict(because('placeTaken'));
      const last = await lastProposal(tx, match.id);
      if (last?.state === 'pending') {
        // Proposing another place turns down the one that they proposed.
        await endProposal(tx, last.id, last.participant_id === by ? 'withdrawn' : 'declined', now);
        await forgetProposal(tx, match.id);
      }
      await insertProposal(
        tx,
        {
          club_id: clubId,
          match_id: match.id,
          participant_id: by,
          court_id: place.courtId,
          start_time: storedTime(place.startTime),
        },
        now,
      );
      await tellProposal(tx, match, sides[0] ?? 1, place, { now, actorId: caller.userId });
      return readAgain(call, body.startTime);
    },
    again: (call) => readAgain(call, call.body.startTime),
  },

  answerProposal: {
    write: async (call) => {
      const { tx, match, sides, body, caller, now, trail } = call;
      const proposal = await mustFindOpen(call, body.proposalId);
      const isBoth = sides.length > 1;
      const own = isOwn(match, sides, proposal);
      if (body.answer === 'withdrawn') {
        if (!own) refuseConflict(because('proposalOfOther'));
        await endProposal(tx, proposal.id, 'withdrawn', now);
        await forgetProposal(tx, match.id);
        return readAgain(call, proposal.start_time);
      }
      if (own && !isBoth) refuseConflict(because('proposalOfOwn'));
      const when = { now, actorId: caller.userId };
      if (body.answer === 'declined') {
        await endProposal(tx, proposal.id, 'declined', now);
        await forgetProposal(tx, match.id);
        await tellAnswer(tx, match, 'proposal_declined', proposal, when);
        return readAgain(call, proposal.start_time);
      }
      refuseClosed(match, now);
      trail.also = await acceptProposal(tx, match, proposal, when);
      await forgetProposal(tx, match.id);
      await tellAnswer(tx, match, 'proposal_accepted', proposal, when);
      return readAgain(call, proposal.start_time);
    },
    again: async (call) => {
      const proposal = await findProposal(call.tx, call.match.id, call.body.proposalId);
      return readAgain(call, proposal?.start_time);
    },
  },
};
