// The format in which points are counted, where that of their match is changed before they arrive (D52): nothing is counted otherwise than on the pad.
import { describe, expect, it } from 'vitest';
import { aMatch, bodyOf } from '../../testing/factories.ts';
import { detailsOf, games, logged, PHONE, points, sender, TABLET } from '../../testing/points.ts';
import { aServer } from '../../testing/server.ts';

const USUAL = 'SET3-S:6/TB7';
const SHORT = 'SET3-S:4/TB7';
/** 5-3 in sets to six; in sets to four a set of 4-2, and 1-1. */
const EVENTS = logged(games('12112121'));
const COUNTED = { setup: { firstServer: 1, matchFormat: USUAL } };

async function aScene() {
  const server = await aServer({ now: '2026-09-12T10:00:00Z' });
  const scene = await aMatch(server, { status: 'registering', matchFormat: USUAL });
  const { admin, match } = scene;
  const params = { id: String(match.id) };
  const row = async () =>
    server.database.db
      .selectFrom('matches')
      .select(['own_format', 'own_minutes', 'score', 'status'])
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
  /** As a plan against the rain does it. */
  const shorten = () =>
    server.database.db
      .updateTable('matches')
      .set({ own_format: SHORT, own_minutes: 50 })
      .where('id', '=', match.id)
      .execute();
  return { ...scene, server, params, row, shorten, send: sender(admin, params) };
}

describe('points that were counted before the match was shortened', () => {
  it('[OP13] count in the format in which the match began, and the match goes back to it', async () => {
    const { admin, params, send, shorten, row } = await aScene();
    await shorten();
    const sent = bodyOf(await send(EVENTS, COUNTED));
    expect(sent).toMatchObject({
      match: { status: 'in_progress', scoreText: '5-3', matchFormat: USUAL },
      log: { matchFormat: USUAL, setup: COUNTED.setup },
    });
    expect(sent.match).not.toHaveProperty('shortened');
    expect(await row()).toMatchObject({ own_format: null, own_minutes: null });
    // It is completed in that format too.
    const rest = logged(games('1111111'), EVENTS.length);
    const done = bodyOf(await send(rest, { ...COUNTED, from: EVENTS.length, complete: true }));
    expect(done.match).toMatchObject({ status: 'completed', scoreText: '6-3 6-0' });
    expect(bodyOf(await admin.call('getScoreLog', { params })).match.matchFormat).toBe(USUAL);
  });

  it('count in the shorter one if they were counted in it, or if an older pad does not say', async () => {
    for (const setup of [{ firstServer: 1 }, { firstServer: 1, matchFormat: SHORT }]) {
      const { send, shorten, row } = await aScene();
      await shorten();
      const sent = bodyOf(await send(EVENTS, { setup }));
      expect(sent).toMatchObject({ match: { scoreText: '4-2 1-1', shortened: true } });
      expect(await row()).toMatchObject({ own_format: SHORT, own_minutes: 50 });
    }
  });
});

describe('points in a format that the match does not have any more', () => {
  it('are not counted before somebody has chosen, and count anew only if they say so', async () => {
    const { admin, tournament, send, row } = await aScene();
    const body = { matchFormat: SHORT };
    bodyOf(await admin.call('updateTournament', { params: { id: String(tournament.id) }, body }));
    const refused = await send(EVENTS, COUNTED);
    expect([refused.status, detailsOf(refused)?.['code']]).toEqual([409, 'log_format']);
    expect(refused.body).toMatchObject({ reason: 'logFormat' });
    expect(await row()).toMatchObject({ status: 'scheduled', score: null });
    const anew = { setup: { firstServer: 1, matchFormat: SHORT }, replace: true };
    expect(bodyOf(await send(EVENTS, anew)).match).toMatchObject({ scoreText: '4-2 1-1' });
  });

  it('keep their own format where they are put aside', async () => {
    const { server, send, shorten } = await aScene();
    await shorten();
    bodyOf(await send(logged(points('1')), { ...COUNTED, device: TABLET, aside: true }));
    bodyOf(await send(logged(points('1'), 0, 'other'), { device: PHONE }));
    const logs = await server.database.db
      .selectFrom('score_logs')
      .select(['state', 'match_format', 'setup'])
      .orderBy('id')
      .execute();
    expect(logs).toEqual([
      { state: 'aside', match_format: USUAL, setup: '{"firstServer":1}' },
      { state: 'open', match_format: SHORT, setup: '{"firstServer":1}' },
    ]);
  });

  it('are counted in the format of the match if what they name cannot be read', async () => {
    const { send } = await aScene();
    const sent = await send(EVENTS, { setup: { firstServer: 1, matchFormat: 'best of a few' } });
    expect(bodyOf(sent).log?.matchFormat).toBe(USUAL);
  });
});
