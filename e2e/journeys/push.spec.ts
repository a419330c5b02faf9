// Notifications on a device (web push, D53, ADR 39): allowed without an account in three taps from a QR code, shown by the browser, and turned off
// with one press. The followed things move to the account.
import type { Worker } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { addMatch } from '../support/matches.ts';
import { openPushService } from '../support/push-service.ts';
import { send } from '../support/send.ts';
import { startServer } from '../support/server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';
import { watch } from '../support/watch.ts';
import { zoneAtNoon } from '../support/zones.ts';

test.use({ serviceWorkers: 'allow' });

/** Notes what a worker shows: a browser without its window parts has no place for it. */
const noteShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      const { body, tag, actions } = { actions: [{ title: '' }], ...options };
      scope.shown.push({ title, body, tag, stop: actions[0]?.title });
    };
  });

const shownIn = (worker: Worker): Promise<unknown> =>
  worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);

test('a parent is told of a child on their phone, without an account, and ends it with one press [D53]', async ({
  browser,
  engine,
}) => {
  const service = await openPushService();
  const server = await startServer(engine, {
    ADMIN_EMAIL: SUPER_ADMIN.email,
    ADMIN_PASSWORD: SUPER_ADMIN.password,
    PUSH_SERVICES: service.origin,
  });
  // At night a device without an account is left alone.
  const [desk, phone] = await Promise.all(
    [1, 2].map(() =>
      browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', timezoneId: zoneAtNoon() }),
    ),
  );
  if (desk === undefined || phone === undefined) throw new Error('two contexts');
  const watched = await watch(phone);
  await service.serve(phone, 'phone');
  const manager = await desk.newPage();
  await signUp(manager, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(manager, 'Riverside Tennis Club');
  const id = await createTournament(manager, { name: 'Riverside Clay Open', clubId, type: 'U14' });
  const players: [number, number] = [
    await enter(manager, id, 'Nina Kovač'),
    await enter(manager, id, 'Priya Raman'),
  ];
  const matchId = await addMatch(manager, id, { round: 'semi_final', players, court: 'Court 3' });

  const parent = await phone.newPage();
  await parent.goto(`/tournaments/${id}?tab=participants`);
  await parent.getByRole('button', { name: 'Follow N. K.' }).click();
  await parent.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(parent.getByText('This device gets notifications from now on')).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Tell me on this device' })).toHaveCount(0);

  await send(manager, 'PUT', `/api/matches/${matchId}/call`, { called: true });
  await expect.poll(() => service.asked.length).toBe(1);
  expect(service.asked[0]).toMatchObject({ path: '/phone', encoding: 'aes128gcm' });
  expect(service.asked[0]?.authorization).toMatch(/^vapid t=/);

  // The browser shows what it is woken with.
  const workers = () => phone.serviceWorkers().filter((one) => one.url().endsWith('/push-worker.js'));
  await expect.poll(() => workers().length).toBe(1);
  const [worker] = workers();
  if (worker === undefined) throw new Error('no worker');
  await noteShown(worker);
  const devtools = await phone.newCDPSession(parent);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const message = {
    title: 'Riverside Clay Open',
    body: 'N. K. v P. R.: called to Court 3',
    url: `/tournaments/${id}?tab=matches&view=list#match-${matchId}`,
    tag: `match-${matchId}`,
    lang: 'en',
    stop: 'Stop notifications',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => shownIn(worker))
    .toEqual([{ title: message.title, body: message.body, tag: message.tag, stop: 'Stop notifications' }]);

  await parent.goto('/following');
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(parent);
  await expectNoSidewaysScroll(parent);
  await parent.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(parent.getByText('This device gets no more notifications')).toBeVisible();
  await send(manager, 'PUT', `/api/matches/${matchId}/scores`, {
    scores: { text: '6-4 6-2' },
    winnerId: players[0],
    complete: true,
  });
  // Longer than the server waits between two looks at what is due.
  await expect
    .poll(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 2500);
      });
      return service.asked.length;
    })
    .toBe(1);
  watched.assertQuiet();
  await Promise.all([desk.close(), phone.close()]);
  await server.stop();
  await service.stop();
});

test('what a visitor follows moves to the account, is there on another device, and goes with the sign-out [D53]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  await enter(page, id, 'Nina Kovač');

  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}`);
  // A press on a drawn page waits for the app: the page is not left before it was taken.
  const follow = async (name: string) => {
    await visitor.getByRole('button', { name: `Follow ${name}` }).click();
    await expect(visitor.getByRole('button', { name: `Stop following ${name}` }).first()).toBeVisible();
  };
  await follow('Riverside Clay Open');
  await follow('Riverside Tennis Club');
  await visitor.getByRole('tab', { name: /^Participants/ }).click();
  await follow('Nina Kovač');
  const { username } = await signUp(visitor, { name: 'Jo Fan', role: 'member' });
  await visitor.goto('/following');
  const followed = async () =>
    (await send<{ follows: { kind: string }[] }>(visitor, 'GET', '/api/follows')).follows.map(
      ({ kind }) => kind,
    );
  await expect.poll(followed).toEqual(['entry', 'tournament', 'club']);

  const other = await newVisitor();
  const rest = watchRest(other);
  await send(other, 'POST', '/api/auth/login', { username, password: 'Tennis123' });
  await other.goto('/following');
  await expect(other.getByRole('region', { name: 'Clubs' })).toContainText('Riverside Tennis Club');
  await expect(other.getByRole('region', { name: 'Riverside Clay Open' })).toContainText('Nina Kovač');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Stop following Riverside Tennis Club' }).click();
  await expect.poll(followed).toEqual(['entry', 'tournament']);

  // Nothing of theirs stays behind on a shared device. Later reads of the page would be refused.
  await rest.until();
  await send(other, 'POST', '/api/auth/logout', {});
  await other.goto('/following');
  await expect(other.getByText('You follow nobody yet.')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Tournaments' })).toHaveCount(0);
  expect(await followed()).toEqual(['entry', 'tournament']);
});
