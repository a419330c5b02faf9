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

/** A match that is called, and one browser more than are woken at once that follow it: of visitors, or each of an account. */
async function aCall({ ofAccounts = false } = {}) {
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
    const fan = ofAccounts ? await server.signUp('member') : server.visitor();
    if (ofAccounts) await fan.call('addFollows', { body: { follows } });
    await fan.call('setPushDevice', { body: { ...device, follows } });
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

it('is told once by two processes, however slow the push service is with the first', async () => {
  const { service, server, woken } = await aCall({ ofAccounts: true });
  const { waiting, release } = service.hold(AT_ONCE);
  const first = deliverPushes(server.services);
  await vi.waitFor(() => expect(waiting()).toBe(AT_ONCE), { timeout: 10_000 });
  // The claim of the first is over. Only those that it has begun are told by both, which took longer than any attempt may.
  server.setNow(later(61));
  await deliverPushes(server.services);
  const told = woken().reduce((sum, count) => sum + count, 0);
  expect(told).toBe(AT_ONCE + 1);
  release();
  await first;
  expect(woken().filter((count) => count === 1)).toHaveLength(1);
});

it('keeps its claim on those who wait behind slow ones', async () => {
  const { service, server, woken } = await aCall();
  const slow = [service.hold(AT_ONCE)];
  const first = deliverPushes(server.services);
  await vi.waitFor(() => expect(slow[0]?.waiting()).toBe(AT_ONCE), { timeout: 10_000 });
  // The last one is begun when the claim is nearly over, and is slow as well.
  server.setNow(later(59));
  const last = service.hold(1);
  slow[0]?.release();
  await vi.waitFor(() => expect(last.waiting()).toBe(1), { timeout: 10_000 });
  server.setNow(later(61));
  await deliverPushes(server.services);
  last.release();
  await first;
  expect(woken()).toEqual(once);
});
