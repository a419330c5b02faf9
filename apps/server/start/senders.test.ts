// An ordered stop lets the message under way finish and begins no other: whoever starts next does not send it again.
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { aServer } from '../testing/server.ts';
import { keepDelivering } from './senders.ts';

it('a mail that is being sent when the server stops is marked as sent before the database closes', async () => {
  const server = await aServer();
  const { user } = await server.signUp('member');
  for (let n = 0; n < 2; n += 1)
    await server.visitor().call('forgotPassword', { body: { email: user?.email ?? '' } });
  const send = vi.fn<() => Promise<void>>(() => pause(500));
  const app = Fastify({ logger: false });
  keepDelivering(app, { ...server.services, mailer: { send, close: () => {} } });
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 });
  await app.close();
  const rows = await server.database.db.selectFrom('mails').select('state').orderBy('id').execute();
  expect(rows).toEqual([{ state: 'sent' }, { state: 'queued' }]);
  expect(send).toHaveBeenCalledTimes(1);
});
