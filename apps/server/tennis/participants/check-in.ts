// Check-in (D55, OP34): the desk notes for each entry whether it has arrived or is missing. On a new day everybody is expected again.
import type { participantRoutes } from '@tennis/contract';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { readParticipant } from './read.ts';
import { clearCheckIns, findParticipant, setCheckIn } from './store.ts';

type CheckInRoutes = Pick<typeof participantRoutes, 'setCheckIn' | 'clearCheckIns'>;

export const checkInHandlers: Handlers<CheckInRoutes> = {
  setCheckIn: {
    write: async ({ tx, tournament, params, body, caller, now, trail }) => {
      const participant = await findParticipant(tx, tournament.id, params.participantId);
      if (participant === undefined) throw new Refused({ type: 'not-found' });
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      if (participant.withdrawn_at !== null) refuseConflict(because('withdrawnAlready'));
      const state = body.state === 'expected' ? null : body.state;
      if (state === participant.check_in) trail.isIdle = true;
      else await setCheckIn(tx, participant.id, state, now);
      return readParticipant(tx, tournament, participant.id, caller, now);
    },
    again: ({ tx, tournament, params, caller, now }) =>
      readParticipant(tx, tournament, params.participantId, caller, now),
  },

  clearCheckIns: async ({ tx, tournament, trail }) => {
    if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
    await clearCheckIns(tx, tournament.id);
    // The tournament's own row is as it was, and yet there is something new to read.
    trail.before = undefined;
    trail.clubId = tournament.club_id;
    return null;
  },
};
