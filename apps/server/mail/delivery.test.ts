// The outbox (D23): a mail is tried again after ever longer waits, given up in the end, and sent once however many processes there are.
import { expect, it } from 'vitest';
import { deliverMails } from './delivery.ts';
import { createResetToken } from '../accounts/reset-tokens.ts';
import { cleanUp } from '../start/housekeeping.ts';
import { withoutGuards } from '../testing/audit-guards.ts';
import { aMailServer, tokenIn } from '../testing/mail-server.ts';
import { ADMIN, aPlace } from '../testing/calls.ts';
import { freePort, pause, spawnServer, untilReady } from '../testing/process.ts';
import { aServer } from '../testing/server.ts';

const START = Date.UTC(2026, 8, 1, 10);
const MINUTE = 60_000;

async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({ now: new Date(START).toISOString(), env: { SMTP_URL: mails.url } });
  const { user } = await server.signUp('member');
  const forget = () => server.visitor().call('forgotPassword', { body: { email: user?.email ?? '' } });
  const rows = () => server.database.db.selectFrom('mails').selectAll().execute();
  const at = (minutes: number) => {
    server.setNow(new Date(START + minutes * MINUTE).toISOString());
  };
  return { server, mails, forget, rows, at };
}

it('a mail that the mail server refuses is tried again after a minute, with the reason kept', async () => {
  const { server, mails, forget, rows, at } = await aScene();
  await forget();
  mails.refuseWith = 'Mailbox full';
  expect(await deliverMails(server.services)).toBe(0);
  expect(await rows()).toEqual([
    expect.objectContaining({
      state: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('Mailbox full') as string,
      next_attempt_at: '2026-09-01T10:01:00.000Z',
    }),
  ]);
  mails.refuseWith = null;
  expect(await deliverMails(server.services)).toBe(0);
  at(1);
  expect(await deliverMails(server.services)).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'sent', last_error: null })]);
});

it('waits longer after each try and gives up after seven', async () => {
  const { server, mails, forget, rows, at } = await aScene();
  await forget();
  mails.refuseWith = 'No';
  const tries: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    at(minute);
    const before = (await rows())[0]?.attempts;
    await deliverMails(server.services);
    if ((await rows())[0]?.attempts !== before) tries.push(minute);
  }
  expect(tries).toEqual([0, 1, 6, 21, 81, 261, 981]);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'failed' })]);
});

it('a mail server that does not answer changes nothing for the caller', async () => {
  const server = await aServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { user } = await server.signUp('member');
  const body = { email: user?.email ?? '' };
  expect((await server.visitor().call('forgotPassword', { body })).status).toBe(200);
  expect(await deliverMails(server.services)).toBe(0);
  const [row] = await server.database.db.selectFrom('mails').selectAll().execute();
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
});

it('ten senders at once send each mail once', async () => {
  const { server, mails, forget } = await aScene();
  for (let n = 0; n < 5; n += 1) await forget();
  await Promise.all(Array.from({ length: 10 }, () => deliverMails(server.services)));
  expect(mails.received).toHaveLength(5);
});

it('begins no further mail once the process ends, and leaves the others to the next start', async () => {
  const { server, forget, rows } = await aScene();
  for (let n = 0; n < 3; n += 1) await forget();
  const ending = new AbortController();
  const mailer = { send: () => Promise.resolve(ending.abort()), close: () => {} };
  expect(await deliverMails({ ...server.services, mailer }, ending.signal)).toBe(1);
  const left = (await rows()).toSorted((one, other) => one.id - other.id);
  expect(left.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['sent', 1],
    ['queued', 0],
    ['queued', 0],
  ]);
});

it('a mail that the mail server has taken is not sent again because the database was away at that moment', async () => {
  const { server, forget, rows, at } = await aScene();
  await forget();
  let isAway = false;
  let sent = 0;
  const db = server.database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (!isAway) return node;
      isAway = false;
      throw new Error('the connection was lost');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const send = () => {
    isAway = true;
    sent += 1;
    return Promise.resolve();
  };
  const services = {
    ...server.services,
    database: { ...server.database, db },
    mailer: { send, close: () => {} },
  };
  expect(await deliverMails(services)).toBe(1);
  at(60);
  expect(await deliverMails(services)).toBe(0);
  expect(sent).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'sent', attempts: 1, last_error: null })]);
});

it.each(['changed', 'reset'])('a password is %s with its mail or not at all', async (how) => {
  const { server, rows } = await aScene();
  const { db } = server.database;
  const owner = await server.signUp('club_admin');
  const { token } = await server.database.transaction((tx) =>
    createResetToken(tx, owner.user?.id ?? 0, new Date(START)),
  );
  const before = await db.selectFrom('users').select('password_hash').orderBy('id').execute();
  // The end of the same transaction fails: what was to be recorded can not be.
  await withoutGuards(server.database, (open) => open.deleteFrom('audit_head').execute());
  const newPassword = 'NewTennis1';
  const reply =
    how === 'changed'
      ? await owner.call('changePassword', { body: { currentPassword: 'Tennis123', newPassword } })
      : await server.visitor().call('resetPassword', { params: { token }, body: { newPassword } });
  expect(reply.status).toBe(500);
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('users').select('password_hash').orderBy('id').execute()).toEqual(before);
});

it('sent mails are forgotten after 30 days', async () => {
  const { server, forget, rows, at } = await aScene();
  await forget();
  await deliverMails(server.services);
  at(29 * 24 * 60);
  await cleanUp(server.services);
  expect(await rows()).toHaveLength(1);
  at(31 * 24 * 60);
  await cleanUp(server.services);
  expect(await rows()).toEqual([]);
});

it('a running server sends by itself', async () => {
  const mails = await aMailServer();
  const server = spawnServer(await aPlace(), await freePort(), { ...ADMIN, SMTP_URL: mails.url });
  await untilReady(server);
  const { status } = await fetch(`${server.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL }),
  });
  expect(status).toBe(200);
  while (mails.received.length === 0) await pause(50);
  expect(mails.received[0]?.text).toContain(`${server.url}/reset-password/${tokenIn(mails.received[0])}`);
});
