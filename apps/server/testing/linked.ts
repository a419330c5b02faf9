// A match on a court, with links for scoring it (D51).
import { SCORE_LINK_HEADER } from '@tennis/contract';
import { aMatch, bodyOf } from './factories.ts';
import { aServer } from './server.ts';

export const NOW = '2026-09-12T10:00:00.000Z';
export const DAY = '2026-09-12';

/** A match at noon on a court of the club's, with a link for it and one for its court. */
export async function linked() {
  const server = await aServer({ now: NOW });
  const scene = await aMatch(server, { status: 'registering' });
  const { admin, club, match } = scene;
  const params = { clubId: String(club.id) };
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params,
      body: { courts: [{ name: 'Court 3' }, { name: 'Court 4' }] },
    }),
  );
  const [court, other] = courts;
  if (court === undefined || other === undefined) throw new Error('no courts');
  const place = { court: 'Court 3', startTime: '2026-09-12T12:00:00.000Z' };
  bodyOf(await admin.call('updateMatch', { params: { id: String(match.id) }, body: place }));
  const body = { day: DAY, courtIds: [court.id, other.id], matchIds: [match.id] };
  const { links } = bodyOf(await admin.call('createScoreLinks', { params, body }));
  const [ofCourt, ofOther, ofMatch] = links;
  if (ofCourt === undefined || ofOther === undefined || ofMatch === undefined) throw new Error('no links');
  return { ...scene, server, params, ofCourt, ofOther, ofMatch };
}

/** The headers of somebody who holds a link. */
export const withLink = (token: string) => ({ [SCORE_LINK_HEADER]: token });

/** The first point of a match. */
export const point = {
  device: 'device-phone-1',
  setup: { firstServer: 1 as const },
  from: 0,
  events: [{ id: 'event-0001', at: NOW, event: { type: 'point' as const, winner: 1 as const } }],
};
