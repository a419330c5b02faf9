// HTTP of the stream (D50, ADR 32).
import type { liveRoutes } from '@tennis/contract';
import { DATA_HEADERS } from '../http/security.ts';
import type { Handlers, Services } from '../http/handler.ts';
import { sourceOf } from '../http/rate-limits.ts';
import { leaveTurn } from '../http/request-turns.ts';
import { sessionHashOf } from '../http/sessions.ts';
import { Refused } from '../ground/refusal.ts';
import type { Tx } from '../database/connection.ts';
import type { From, Live } from './live.ts';
import { isFor } from './audience.ts';
import { isAfter, readPosition } from './events.ts';
import { lengthOfLog, rightsOn } from './rows.ts';
import { beginStream } from './stream.ts';

/** The services that the stream needs besides those of every handler. */
export interface LiveServices extends Services {
  readonly live: Live;
}

const TRY_AGAIN_SECONDS = 10;

/** Where somebody goes on who says that they have heard everything up to here. */
async function fromWhere(tx: Tx, live: Live, heard: string | null): Promise<From> {
  const position = heard === null ? null : readPosition(heard);
  if (position === null) return heard === null ? null : 'unknown';
  // Another process may be ahead of this one, but none is ahead of the database, unless that was put back to an earlier state since. Then the numbers
  // come a second time.
  const isAhead = isAfter(position, live.stand());
  return isAhead && position.seq > (await lengthOfLog(tx)) ? 'unknown' : position;
}

export const liveHandlers: Handlers<typeof liveRoutes, LiveServices> = {
  followChanges: async ({ tx, query, caller, request, reply, services: { live } }) => {
    const address = sourceOf(request);
    if (!live.hasRoom(address)) throw new Refused({ type: 'too-busy', retryAfterSeconds: TRY_AGAIN_SECONDS });
    const tournaments = new Set(query.tournaments);
    const clubs = new Set(query.clubs);
    // A result in one tournament moves the matches of the others on the courts of its club.
    const rights = await rightsOn(tx, [...tournaments]);
    live.know(rights);
    for (const { clubId } of rights.values()) if (clubId !== null) clubs.add(clubId);
    const followed = { tournaments, clubs, everything: query.lists === 'true' };
    const lastId = request.headers['last-event-id'];
    const heardBefore = lastId ?? query.after ?? null;
    const after = await fromWhere(tx, live, heardBefore === null ? null : String(heardBefore));
    const follower = { caller, session: caller === null ? null : sessionHashOf(request), address };

    leaveTurn(request);
    reply.hijack();
    const response = reply.raw;
    const headers = { ...DATA_HEADERS, 'x-request-id': request.id };
    const stream = request.method === 'HEAD' ? null : beginStream(response, headers, followed, follower);
    const { bytes, heard } = live.missed(
      (made) => isFor(followed, caller, made.event, made.audience),
      after,
      // A browser that reconnects by itself asks with the ages of its first request.
      lastId === undefined ? (query.age ?? 0) : 0,
    );
    if (stream === null) {
      response.end(bytes);
      return null;
    }
    stream.write(bytes);
    response.once('close', live.add(stream, heard));
    return null;
  },
};
