// Players enter a tournament themselves, or people they look after (D46, AG1, AG2). If all places are taken, they wait in order of arrival.
import { blankToNull, type enteringRoutes } from '@tennis/contract';
import { isPairType } from '@tennis/domain';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { clubLastSaid } from '../clubs-of-people.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { holdsPlace } from '../entries.ts';
import { mailEntries } from '../mails-to-people.ts';
import { endRequests } from '../partner-requests.ts';
import { tell } from '../telling.ts';
import { countPlaces, countWaiting, fillPlaces, holdPlaces, isFull, nextWaiting } from '../waiting-list.ts';
import { askPartner, refuseAlone, saysPartner } from './ask.ts';
import { partnerHandlers } from './partner-handlers.ts';
import {
  asksGender,
  checkAge,
  closedBecause,
  entryOf,
  mustFind,
  refuseOutsider,
  refuseWhenClosed,
} from './people.ts';
import { readEntering } from './read.ts';
import {
  comeBack,
  insertEntry,
  leave,
  listEntriesOf,
  noteBirthYear,
  noteGender,
  partPair,
  plays,
} from './store.ts';
import { timesHandlers } from './times.ts';

export const enteringHandlers: Handlers<typeof enteringRoutes> = {
  getEntering: async (call) => readEntering(call, call.caller),

  enterTournament: {
    write: async (call) => {
      const { tx, tournament, body, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      await refuseWhenClosed(call);
      const isPair = isPairType(tournament.type);
      if (isPair) refuseAlone(body);
      else if (saysPartner(body)) refuseField('partnerEmail', because('partnerNotTaken'));
      const person = await mustFind(tx, caller, body.personId);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry !== undefined && entry.withdrawn_at === null)
        throw new Refused({ type: 'taken', what: 'entry' });
      // An entry with a reason was withdrawn by the organisers, and only they can bring it back.
      if (entry !== undefined && entry.withdrawn_reason !== null)
        refuseConflict(because('withdrawnByOrganisers'));
      // This pair has left. The organisers decide which of the two comes back.
      if (entry !== undefined && entry.partner_person_id !== null)
        refuseConflict(because('withdrawnByOrganisers'));
      await refuseOutsider(call, person.id);
      const birthYear = checkAge(tournament, person, body.birthYear, now);
      if (birthYear !== null) await noteBirthYear(tx, person.id, birthYear);
      const gender = asksGender(tournament, person) ? (body.gender ?? null) : null;
      if (gender !== null) await noteGender(tx, person.id, gender);
      // People who already wait come first, even if the director has left a place free.
      const entered = (await countPlaces(tx, tournament.id)) + (await countWaiting(tx, tournament.id));
      const isWaiting = entered >= tournament.max_participants;
      const alternate = isWaiting ? await nextWaiting(tx, tournament.id) : null;
      const club = blankToNull(body.club) ?? (await clubLastSaid(tx, [person.id])).get(person.id) ?? null;
      const id =
        entry === undefined
          ? await insertEntry(tx, tournament, person, { alternate, club }, now)
          : await comeBack(tx, entry.id, { alternate, club });
      if (isPair) await askPartner(call, { entryId: id, personId: person.id }, body);
      trail.object = { kind: 'entry', id };
      trail.clubId = tournament.club_id;
      if (birthYear !== null || gender !== null)
        trail.also = [{ kind: 'person', id: person.id, version: null }];
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },

  leaveTournament: {
    write: async (call) => {
      const { tx, tournament, params, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      const person = await mustFind(tx, caller, params.personId);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry === undefined) throw new Refused({ type: 'not-found' });
      // From the draw on they have an opponent, so the organisers decide what follows.
      if (
        tournament.status === 'active' ||
        tournament.status === 'completed' ||
        (await hasPublishedDraw(tx, tournament.id)) ||
        (await plays(tx, entry.id))
      )
        refuseConflict(because('leaveDrawn'));
      if (entry.withdrawn_at !== null) refuseConflict(because('withdrawnAlready'));
      trail.object = { kind: 'entry', id: entry.id };
      trail.clubId = tournament.club_id;
      const isPair = entry.person_id !== null && entry.partner_person_id !== null;
      const isParted = isPair && (await closedBecause(call)) === null;
      if (isPair) {
        const stays = entry.person_id === person.id ? entry.partner_person_id : entry.person_id;
        await mailEntries(
          tx,
          'partner-left',
          [{ id: entry.id, person_id: stays, partner_person_id: null }],
          now,
        );
        const left = { kind: 'partner_left', tournamentId: tournament.id, participantId: entry.id } as const;
        const personIds = stays === null ? [] : [stays];
        await tell(tx, [{ ...left, personIds, facts: { isOut: !isParted } }], {
          now,
          actorId: caller.userId,
        });
      }
      // While entries are open, the partner may find somebody else.
      if (isParted) {
        await partPair(tx, entry, person.id);
        return readEntering(call, caller);
      }
      const wasFull = await isFull(tx, tournament);
      await endRequests(tx, [entry.id], 'withdrawn', now);
      await leave(tx, entry.id, now);
      const promoted = await fillPlaces(tx, tournament.id, wasFull && holdsPlace(entry), now);
      trail.also = promoted.map((id) => ({ kind: 'entry', id, version: null }));
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },

  ...timesHandlers,
  ...partnerHandlers,
};
