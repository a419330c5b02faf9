// Links for scoring over HTTP (D51, ADR 35): the admins of the club make and end them, and anybody with the link can open it.
import type { scoreLinkRoutes } from '@tennis/contract';
import { dayOfLink, endsAt, findScoreLink, opensOn, type StoredScoreLink } from '../../access/score-links.ts';
import { endOfLink } from '../../access/link-end.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseField } from '../../ground/refusal.ts';
import { fingerprint, newSecret } from '../../ground/secrets.ts';
import type { Handlers } from '../../http/handler.ts';
import { scoreLinkIn } from '../../http/score-link.ts';
import { listCourts } from '../courts.ts';
import { matchPresenter } from '../present-match.ts';
import { insertLinks, listLinks, listMatchesOfClub, listOpened, revokeLink } from './store.ts';

const present = (link: Omit<StoredScoreLink, 'token_hash'>) => ({
  id: link.id,
  matchId: link.match_id,
  courtId: link.court_id,
  day: dayOfLink(link),
  endsAt: endsAt(link),
});

const clubOf = (tx: Tx, id: number) =>
  tx.selectFrom('clubs').select(['name', 'time_zone']).where('id', '=', id).executeTakeFirstOrThrow();

export const scoreLinkHandlers: Handlers<typeof scoreLinkRoutes> = {
  createScoreLinks: async ({ tx, params: { clubId }, body, caller, now }) => {
    const { day, courtIds = [], matchIds = [] } = body;
    const { time_zone: zone } = await clubOf(tx, clubId);
    if (day < dayIn(zone, now)) refuseField('day', because('scoreLinkPast'));
    if (courtIds.length + matchIds.length === 0) refuseField('courtIds', because('scoreLinkForNothing'));
    const courts = new Set((await listCourts(tx, clubId)).map(({ id }) => id));
    if (courtIds.some((id) => !courts.has(id))) refuseField('courtIds', because('orderCourtElsewhere'));
    const matches = new Set((await listMatchesOfClub(tx, clubId, matchIds)).map(({ id }) => id));
    if (matchIds.some((id) => !matches.has(id))) refuseField('matchIds', because('scoreLinkElsewhere'));
    const shared = {
      club_id: clubId,
      day,
      created_by: caller.userId,
      created_at: now.toISOString(),
      ends_at: endOfLink(day, zone).toISOString(),
    };
    const made = [
      ...courtIds.map((id) => ({ court_id: id, match_id: null })),
      ...matchIds.map((id) => ({ court_id: null, match_id: id })),
    ].map((of) => ({ of, token: newSecret() }));
    const rows = made.map(({ of, token }) => ({ ...shared, ...of, token_hash: fingerprint(token) }));
    const ids = await insertLinks(tx, rows);
    return {
      links: made.map(({ of, token }, at) => ({
        ...present({
          ...shared,
          ...of,
          id: ids[at] ?? 0,
          revoked_at: null,
          time_zone: zone,
          match_day: null,
        }),
        token,
      })),
    };
  },

  getScoreLinks: async ({ tx, params: { clubId }, caller, now }) => {
    const links = await listLinks(tx, clubId, now);
    const courts = new Map((await listCourts(tx, clubId)).map(({ id, name }) => [id, name]));
    const ids = links.flatMap(({ match_id: id }) => id ?? []);
    const matches = new Map((await listMatchesOfClub(tx, clubId, ids)).map((match) => [match.id, match]));
    const presentMatch = matchPresenter({ caller, now });
    return {
      links: links.map((link) => {
        const match = link.match_id === null ? undefined : matches.get(link.match_id);
        return {
          ...present(link),
          court: link.court_id === null ? null : (courts.get(link.court_id) ?? null),
          match: match === undefined ? null : presentMatch(match),
          createdAt: link.created_at,
        };
      }),
    };
  },

  revokeScoreLink: async ({ tx, params: { clubId, linkId }, now }) => {
    if (!(await revokeLink(tx, clubId, linkId, now))) throw new Refused({ type: 'not-found' });
    return null;
  },

  getScoreLink: async ({ tx, request, now }) => {
    const token = scoreLinkIn(request);
    const link = token === null ? undefined : await findScoreLink(tx, token, now);
    if (link === undefined) throw new Refused({ type: 'not-found' });
    const { name } = await clubOf(tx, link.club_id);
    const court =
      link.court_id === null
        ? undefined
        : (await listCourts(tx, link.club_id)).find(({ id }) => id === link.court_id);
    const early = opensOn(link, now);
    // They see what everybody sees: young players by their initials.
    const presentMatch = matchPresenter({ caller: null, now });
    return {
      clubName: name,
      court: court?.name ?? null,
      day: dayOfLink(link),
      endsAt: endsAt(link),
      ...(early !== null && { opensOn: early }),
      matches: (await listOpened(tx, link, now)).map(presentMatch),
    };
  },
};
