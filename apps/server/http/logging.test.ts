// The log: one structured line per request with its id, and no secret in any of them.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly route?: string;
  readonly status?: number;
}

it('names route, status, caller and request id, which the caller is told too', async () => {
  const logLines: string[] = [];
  const server = await aServer({ logLines });
  const admin = await server.signUp('super_admin');
  logLines.length = 0;
  const reply = await admin.send({ method: 'GET', url: '/api/tournaments/12345?secret=1' });
  const lines = logLines.map((line) => JSON.parse(line) as Line);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      route: '/api/tournaments/:id',
      status: 404,
      userId: admin.user?.id,
      reqId: reply.headers['x-request-id'],
    }),
  ]);
});

it('holds neither passwords nor codes nor tokens', async () => {
  const logLines: string[] = [];
  const server = await aServer({ logLines });
  const code = server.services.setup.code ?? '';
  const admin = await server.signUp('super_admin');
  const username = admin.user?.username ?? '';
  await admin.call('login', { body: { username, password: 'Tennis123' } });
  await admin.call('login', { body: { username, password: 'Wrong-password-1' } });
  await admin.send({ method: 'POST', url: '/api/auth/login', payload: '{"password":"Broken-json-1"' });
  const log = logLines.join('');
  expect(logLines.length).toBeGreaterThan(3);
  for (const secret of [
    code,
    'Tennis123',
    'Wrong-password-1',
    'Broken-json-1',
    admin.cookies['session'] ?? code,
  ]) {
    expect(log).not.toContain(secret);
  }
});

it('an unexpected error is logged with its id and answered neutrally', async () => {
  const logLines: string[] = [];
  const server = await aServer({ logLines });
  await server.database.db.schema.alterTable('matches').renameTo('gone').execute();
  const reply = await server.visitor().call('listCompletedMatches', {});
  expect(reply.status).toBe(500);
  const id = String(reply.headers['x-request-id']);
  expect(reply.body).toEqual({
    code: 'internal',
    message: expect.stringContaining(id) as string,
    reason: 'internal',
    params: { id },
  });
  expect(JSON.stringify(reply.body)).not.toMatch(/matches|select|SQL/i);
  expect(logLines.join('')).toContain(id);
});

it('a caller whose line breaks is no failure of the database', async () => {
  const logLines: string[] = [];
  const { app } = await aServer({ logLines });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  const socket = connect(address.port, '127.0.0.1');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const begun = once(app.server, 'request');
  socket.write([...head, 'Content-Length: 100', '', '{"username":'].join('\r\n'));
  const [arrived] = (await begun) as [IncomingMessage];
  const broken = new Promise((resolve) => {
    arrived.socket.once('close', resolve);
  });
  socket.resetAndDestroy();
  await broken;
  await nextTurn();
  expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
