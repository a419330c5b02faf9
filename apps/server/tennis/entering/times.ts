// When somebody who has entered cannot play and when they would like to, given by themselves or by those who look after them (OP8, OP20).
import type { enteringRoutes } from '@tennis/contract';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { entryTimes, saidByPerson, storedTimes } from '../entry-times.ts';
import { tellOrganisers } from '../telling-organisers.ts';
import { holdPlaces } from '../waiting-list.ts';
import { publishedDays, sideOf } from './own-times.ts';
import { entryOf, mustFind } from './people.ts';
import { readEntering } from './read.ts';
import { listEntriesOf, setTimes } from './store.ts';

export const timesHandlers: Handlers<Pick<typeof enteringRoutes, 'setEntryTimes'>> = {
  setEntryTimes: {
    write: async (call) => {
      const { tx, tournament, params, body, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      const person = await mustFind(tx, caller, params.personId);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry === undefined) throw new Refused({ type: 'not-found' });
      if (entry.withdrawn_at !== null) refuseConflict(because('withdrawnAlready'));
      if (tournament.status === 'completed') refuseConflict(because('timesOver'));
      const side = sideOf(entry, person.id);
      const days = await publishedDays(call);
      const { times, askedOf, isTooMuch } = saidByPerson(entryTimes(entry.times), side, body.times, days);
      if (isTooMuch) refuseConflict(because('timesFull'));
      trail.object = { kind: 'entry', id: entry.id };
      trail.clubId = tournament.club_id;
      await setTimes(tx, entry.id, storedTimes(times));
      if (askedOf.length > 0)
        await tellOrganisers(
          tx,
          tournament,
          { kind: 'times_asked', participantId: entry.id, facts: { days: [...askedOf] } },
          { now, actorId: caller.userId },
        );
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },
};
