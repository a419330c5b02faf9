// Many browsers to wake at once: by one process that ends meanwhile, and by two that share a database (D53, ADR 39).
import { expect, it, vi } from 'vitest';
import { entered, idOf, matchesOf } from '../testing/draws.ts';
import { bodyOf } from '../testing/factories.ts';
import { aPushService } from '../testing/push-endpoint.ts';
import { aServer } from '../testing/server.ts';
import { deliverPushes } from './delivery.ts';

const NOON = '2026-09-01T12:00:00Z';
const later = (seconds: number): string => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

/** As many as are woken at once. */
const AT_ONCE = 20;

/** A match that is called, and one browser more than are woken at once that follow it. */
async function aCall() {
  const service = await aPushService();
  const server = await aServer({ now: NOON, env: { PUSH_SERVICES: service.origin } });
  const { admin, club, tournament } = await entered(4, { status: 'upcoming' }, server);
  const made = await admin.call('createCourts', {
    params: { clubId: String(club.id) },
    body: { courts: [{ name: 'Court 1' }] },
  });
  const [court] = bodyOf(made).courts;
  const draw = await admin.call('makeDraw', {
    params: idOf(tournament),
    body: { kind: 'knockout', randomSeed: 7 },
  });
  const params = { ...idOf(tournament), drawId: String(bodyOf(draw).id) };
  bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
  const match = (await matchesOf(admin, tournament)).find(({ participant1Id: id }) => id !== null);
  if (match === undefined || court === undefined) throw new Error('no match');
  const browsers = Array.from({ length: AT_ONCE + 1 }, () => service.browser());
  for (const { device } of browsers) {
    const follows = [{ kind: 'entry' as const, id: match.participant1Id ?? 0 }];
    await server.visitor().call('setPushDevice', { body: { ...device, follows } });
  }
  const body = { called: true, courtId: court.id, confirm: true };
  bodyOf(await admin.call('callMatch', { params: idOf(match), body }));
  const woken = () => browsers.map((browser) => browser.woken.length);
  return { service, server, woken };
}

const once = Array.from({ length: AT_ONCE + 1 }, () => 1);

it('begins no further message once the process ends, and leaves the others to whoever comes next', async () => {
  const { service, server, woken } = await aCall();
  const { waiting, release } = service.hold(AT_ONCE);
  const ending = new AbortController();
  const round = deliverPushes(server.services, ending.signal);
  await vi.waitFor(() => expect(waiting()).toBe(AT_ONCE), { timeout: 10_000 });
  ending.abort();
  release();
  await round;
  expect(woken().filter((count) => count === 1)).toHaveLength(AT_ONCE);
  // At once: not when the claim of the process that ended is over.
  await deliverPushes(server.services);
  expect(woken()).toEqual(once);
});
