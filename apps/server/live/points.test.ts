// Viewers see each point of a match that is scored at the net post, and nothing of a match that they may not read (D50, D52).
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LivePoints, LoggedEvent } from '@tennis/contract';
import { followChanges } from '../audit/follow.ts';
import { pointsInPlay } from '../tennis/matches/points-in-play.ts';
import { caughtUp } from '../testing/caught-up.ts';
import { aMatch, bodyOf, type Scene } from '../testing/factories.ts';
import { follow, type Follower } from '../testing/follower.ts';
import { listen } from '../testing/raw-socket.ts';
import { aServer } from '../testing/server.ts';
import { freshDatabase } from '../testing/fresh-database.ts';

const SOON = { timeout: 10_000, interval: 10 };

const heardBy = (one: Follower): readonly LivePoints[] =>
  one.heard.flatMap(({ event, data }) => (event === 'points' ? [data as unknown as LivePoints] : []));

async function scoring() {
  const server = await aServer();
  await followChanges(server.app, server.services);
  const port = await listen(server.app);
  const scene = await aMatch(server, { status: 'registering' });
  return { server, port, ...scene };
}

/** Appends points to a log; the digits say who won each. */
async function play({ admin, match }: Pick<Scene, 'admin' | 'match'>, winners: string, from: number) {
  const events = Array.from(winners, (digit, index): LoggedEvent => ({
    id: `event-${from + index}-of-it`,
    at: '2026-09-12T10:00:00.000Z',
    event: { type: 'point', winner: digit === '1' ? 1 : 2 },
  }));
  const body = { device: 'device-phone-1', setup: { firstServer: 2 as const }, from, events };
  bodyOf(await admin.call('appendScoreLog', { params: { id: String(match.id) }, body }));
}

it('tells each point, to those who come later how it stands, and when nobody scores by points any more', async () => {
  const scene = await scoring();
  const { port, tournament, match, admin } = scene;
  const other = await aMatch(scene.server, { status: 'registering' });
  const visitor = await follow(port, `tournaments=${tournament.id}`);
  const elsewhere = await follow(port, `tournaments=${other.tournament.id}`);
  await play(scene, '1', 0);
  await play(scene, '12', 1);
  await vi.waitFor(() => expect(heardBy(visitor)).toHaveLength(2), SOON);
  const about = { tournament: tournament.id, club: tournament.clubId, match: match.id, server: 2 };
  expect(heardBy(visitor)).toEqual([
    { ...about, points: ['15', '0'] },
    { ...about, points: ['30', '15'] },
  ]);
  const late = await follow(port, 'lists=true');
  await vi.waitFor(() => expect(heardBy(late)).toEqual([{ ...about, points: ['30', '15'] }]), SOON);

  const typed = { scores: { text: '2-0' } };
  bodyOf(await admin.call('setMatchScores', { params: { id: String(match.id) }, body: typed }));
  await vi.waitFor(
    () => expect(heardBy(visitor).at(-1)).toEqual({ ...about, points: null, server: null }),
    SOON,
  );
  expect(heardBy(await follow(port, 'lists=true'))).toEqual([]);
  expect(heardBy(elsewhere)).toEqual([]);
});

it('tells no server once the end with which a log was begun is taken back, until somebody says who serves [SC2]', async () => {
  const scene = await scoring();
  const { server, port, tournament, match, admin } = scene;
  const visitor = await follow(port, `tournaments=${tournament.id}`);
  const send = async (from: number, event: LoggedEvent['event']): Promise<void> => {
    const events = [{ id: `event-${from}-of-it`, at: '2026-09-12T10:00:00.000Z', event }];
    const body = { device: 'device-phone-1', setup: { firstServer: 1 as const }, from, events };
    bodyOf(await admin.call('appendScoreLog', { params: { id: String(match.id) }, body }));
  };
  await send(0, { type: 'end', ending: { kind: 'walkover', by: 1 } });
  await send(1, { type: 'undo' });
  expect(await pointsInPlay(server.database.db)).toMatchObject([{ points: ['0', '0'], server: null }]);
  await send(2, { type: 'server', side: 2 });
  const told = [
    { points: null, server: null },
    { points: ['0', '0'], server: null },
    { points: ['0', '0'], server: 2 },
  ];
  await vi.waitFor(() => expect(heardBy(visitor)).toMatchObject(told), SOON);
});

it('knows from its start on how the games stand that are being scored', async () => {
  const fresh = await freshDatabase();
  onTestFinished(() => fresh.remove());
  const first = await aServer({ on: fresh });
  const scene = await aMatch(first, { status: 'registering' });
  await play(scene, '112', 0);
  const again = await aServer({ on: fresh });
  await followChanges(again.app, again.services);
  again.services.changes.tellPoints(await pointsInPlay(again.database.db));
  await again.services.live.settled();
  const visitor = await follow(await listen(again.app), `tournaments=${scene.tournament.id}`);
  await vi.waitFor(
    () =>
      expect(heardBy(visitor)).toMatchObject([{ match: scene.match.id, points: ['30', '15'], server: 2 }]),
    SOON,
  );
  // A score that is typed ends it.
  const typed = { scores: { text: '2-0' } };
  bodyOf(await scene.admin.call('setMatchScores', { params: { id: String(scene.match.id) }, body: typed }));
  expect(await pointsInPlay(again.database.db)).toEqual([]);
});

it('tells a batch of many points once, as it stands after it', async () => {
  const scene = await scoring();
  const visitor = await follow(scene.port, `tournaments=${scene.tournament.id}`);
  await play(scene, '111122', 0);
  await vi.waitFor(() => expect(heardBy(visitor)).toMatchObject([{ points: ['0', '30'], server: 1 }]), SOON);
});

it('tells nobody of points that were refused', async () => {
  const scene = await scoring();
  const visitor = await follow(scene.port, `tournaments=${scene.tournament.id}`);
  const body = {
    device: 'device-phone-1',
    setup: { firstServer: 1 as const },
    from: 5,
    events: [{ id: 'event-5-of-it', at: '2026-09-12T10:00:00.000Z', event: { type: 'undo' as const } }],
  };
  const refused = await scene.admin.call('appendScoreLog', { params: { id: String(scene.match.id) }, body });
  expect(refused.status).toBe(409);
  await play(scene, '1', 0);
  await vi.waitFor(() => expect(heardBy(visitor)).toHaveLength(1), SOON);
});

it('tells those who show or hold a score link that links have changed, and those who score that they were named', async () => {
  const { server, port, admin, club, tournament, match } = await scoring();
  const params = { clubId: String(club.id) };
  const made = { day: '2099-09-12', matchIds: [match.id] };
  const { links } = bodyOf(await admin.call('createScoreLinks', { params, body: made }));
  // The new object is told before.
  await caughtUp(server);
  const screen = await follow(port, 'lists=true');
  const revoked = { params: { ...params, linkId: String(links[0]?.id) } };
  expect((await admin.call('revokeScoreLink', revoked)).status).toBe(204);
  await vi.waitFor(() => expect(screen.changes()).toMatchObject([{ tournament: null, club: club.id }]), SOON);
  expect(screen.changes()[0]).toMatchObject({ scoring: true });
  expect(screen.changes()[0]).not.toHaveProperty('wide');
  const named = { params: { id: String(tournament.id) }, body: { userIds: [] } };
  bodyOf(await admin.call('setScorers', named));
  await vi.waitFor(() => expect(screen.changes()).toMatchObject([{}, { tournament: tournament.id }]), SOON);
});
