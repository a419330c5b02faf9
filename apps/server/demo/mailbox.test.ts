// The mailbox of a demo: its mails can be read, but only by somebody at the machine itself.
import { expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { bodyOf } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';
import { createMailbox } from './mailbox.ts';

const NOW = '2026-09-01T10:00:00.000Z';

async function aDemo() {
  const server = await aServer({ now: NOW });
  const { services } = server;
  const mailbox = createMailbox(services.config, services.now);
  if (mailbox === null) throw new Error('A demo on this machine has a mailbox.');
  Object.assign(services, { mailbox, mailer: mailbox.mailer });
  return { ...server, mailbox };
}

it('shows a forgotten password’s mail with a link that works', async () => {
  const { services, signUp, visitor } = await aDemo();
  const owner = await signUp('member', 'Nina Kovač');
  const email = owner.user?.email ?? '';
  await visitor().call('forgotPassword', { body: { email } });
  expect(await deliverMails(services)).toBe(1);
  const mails = bodyOf(await visitor().call('listDemoMails', {}));
  expect(mails).toMatchObject([{ at: NOW, to: email, subject: 'Reset your password' }]);
  const token = /\/reset-password\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect((await visitor().call('checkResetToken', { params: { token } })).status).toBe(200);
  expect(bodyOf(await visitor().call('getSetup', {})).mailbox).toBe(true);
});

it('keeps the last fifty, newest first', async () => {
  const { mailbox, visitor } = await aDemo();
  for (let n = 1; n <= 51; n += 1) {
    await mailbox.mailer.send({ to: 'nina@example.org', subject: `Mail ${n}`, text: '', html: '' });
  }
  const subjects = bodyOf(await visitor().call('listDemoMails', {})).map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, 'Mail 51', 'Mail 2']);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['192.168.1.5', false],
])('on %s: %s', async (host, isThere) => {
  const { services } = await aServer();
  expect(createMailbox({ ...services.config, host }, services.now) !== null).toBe(isThere);
});

it('is empty on every other server', async () => {
  const server = await aServer();
  expect(bodyOf(await server.visitor().call('listDemoMails', {}))).toEqual([]);
});
