// Requests to be somebody's partner, as they are made, listed and answered (AG2, D46).
import type { enteringRoutes } from '@tennis/contract';
import { entriesClosed, isPairType, type Caller } from '@tennis/domain';
import { viewNames } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { fingerprint } from '../../ground/secrets.ts';
import type { Handlers } from '../../http/handler.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { askPartner } from './ask.ts';
import { joinPartner, refuseGone, tellAnswer } from './join.ts';
import {
  answerRequest,
  findRequest,
  findRequestByToken,
  listRequestsTo,
  ownsAddress,
  type StoredRequest,
} from './partner-store.ts';
import { entryOf, mustFind, refuseWhenClosed } from './people.ts';
import { askerName, presentAsked, readEntering } from './read.ts';
import { holdPlaces } from '../waiting-list.ts';
import { listEnterableBy, listEntriesOf, type EnterablePerson } from './store.ts';

type PartnerRoutes = Pick<
  typeof enteringRoutes,
  'seekPartner' | 'answerPartner' | 'listPartnerRequests' | 'getPartnerRequest' | 'declinePartnerRequest'
>;

const notFound = () => new Refused({ type: 'not-found' });

/** The one of the caller's people who is asked. For everybody else, the request does not exist. */
async function whoIsAsked(
  tx: Tx,
  caller: Caller,
  request: StoredRequest,
  { personId, token }: { readonly personId?: number | undefined; readonly token?: string | undefined },
): Promise<EnterablePerson> {
  const people = await listEnterableBy(tx, caller);
  if (request.asked_id !== null) {
    const asked = people.find(({ id }) => id === request.asked_id);
    if (asked === undefined) throw notFound();
    return asked;
  }
  const hasLink =
    token !== undefined && request.token_hash !== null && fingerprint(token) === request.token_hash;
  const isTheirs =
    hasLink || (request.asked_key !== null && (await ownsAddress(tx, caller.userId, request.asked_key)));
  if (!isTheirs) throw notFound();
  return mustFind(tx, caller, personId);
}

/** Notes that somebody declines, and tells the person who asked. */
async function decline(tx: Tx, request: StoredRequest, now: Date): Promise<void> {
  refuseGone(request);
  await answerRequest(tx, request.request_id, { state: 'declined' }, now);
  await tellAnswer({ tx, now }, request, 'declined');
}

const tournamentOf = (request: StoredRequest) => ({
  id: request.tournament_id,
  name: request.tournament_name,
  startDate: request.start_date,
  timeZone: request.time_zone,
});

/** Whether a request that nobody has answered can no longer be answered. */
async function isClosed(tx: Tx, request: StoredRequest, now: Date): Promise<boolean> {
  const isDrawn = await hasPublishedDraw(tx, request.tournament_id);
  const { status, registration_end_date: deadline } = request;
  return entriesClosed({ status, deadline, isDrawn }, now) !== null;
}

export const partnerHandlers: Handlers<PartnerRoutes> = {
  seekPartner: {
    write: async (call) => {
      const { tx, tournament, params, body, caller, trail } = call;
      await holdPlaces(tx, tournament.id);
      const person = await mustFind(tx, caller, params.personId);
      if (!isPairType(tournament.type)) refuseConflict(because('partnerNotTaken'));
      await refuseWhenClosed(call);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry === undefined || entry.withdrawn_at !== null) throw notFound();
      if (entry.seeks === null) refuseConflict(because('partnerFound'));
      await askPartner(call, { entryId: entry.id, personId: person.id }, body);
      trail.object = { kind: 'entry', id: entry.id };
      trail.clubId = tournament.club_id;
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },

  answerPartner: {
    write: async (call) => {
      const { tx, tournament, params, body, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      const request = await findRequest(tx, tournament.id, params.requestId);
      if (request === undefined) throw notFound();
      const person = await whoIsAsked(tx, caller, request, body);
      trail.object = { kind: 'entry', id: request.id };
      trail.clubId = tournament.club_id;
      if (body.accept) {
        refuseGone(request);
        await refuseWhenClosed(call);
        const { also } = await joinPartner(call, request, person);
        trail.also = also.map((id) => ({ kind: 'entry', id, version: null }));
      } else await decline(tx, request, now);
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },

  listPartnerRequests: async ({ tx, caller, now }) => {
    const people = await listEnterableBy(tx, caller);
    const requests = await listRequestsTo(
      tx,
      caller.userId,
      people.map(({ id }) => id),
      null,
    );
    return requests
      .filter(
        ({ status, registration_end_date: deadline }) =>
          entriesClosed({ status, deadline, isDrawn: false }, now) === null,
      )
      .map((request) => ({
        ...presentAsked(request, people, caller.userId, viewNames(request, { caller, now }).show),
        tournament: tournamentOf(request),
        deadline: request.registration_end_date,
      }));
  },

  getPartnerRequest: async ({ tx, params, caller, now }) => {
    const request = await findRequestByToken(tx, params.token);
    if (request === undefined) throw notFound();
    const isOver = request.request_state === 'pending' && (await isClosed(tx, request, now));
    return {
      id: request.request_id,
      state: isOver ? 'closed' : request.request_state,
      from: askerName(request, viewNames(request, { caller, now }).show),
      tournament: tournamentOf(request),
      deadline: request.registration_end_date,
    };
  },

  declinePartnerRequest: async ({ tx, params, now, trail }) => {
    const request = await findRequestByToken(tx, params.token);
    if (request === undefined) throw notFound();
    trail.object = { kind: 'entry', id: request.id };
    trail.clubId = request.club_id;
    trail.tournamentId = request.tournament_id;
    await holdPlaces(tx, request.tournament_id);
    const held = await findRequest(tx, request.tournament_id, request.request_id);
    if (held === undefined) throw notFound();
    await decline(tx, held, now);
    return null;
  },
};
