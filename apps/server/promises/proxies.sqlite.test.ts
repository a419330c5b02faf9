// The proxies of docs/hosting, set up as in the guide, for real, in front of our server: the stream of changes flows, the server sees the real
// callers, cookies are Secure, photos get through, and nothing is compressed twice.
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN, aPlace } from '../testing/calls.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { aProxy, NAME, type Proxy } from '../testing/proxy-trial.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The settings of a server behind it. */
async function aListener() {
  let heard: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    heard = request.headers;
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, heard: () => heard };
}

async function signIn(proxy: Proxy): Promise<readonly string[]> {
  const body = JSON.stringify({ username: 'admin', password: ADMIN.ADMIN_PASSWORD });
  const answer = await proxy.ask(
    '/api/auth/login',
    { method: 'POST', headers: { ...JSON_TYPE, origin: `https://${NAME}` } },
    body,
  );
  answer.resume();
  expect(answer.statusCode).toBe(200);
  return answer.headers['set-cookie'] ?? [];
}

describe.each(['nginx', 'caddy'] as const)('%s of docs/hosting', (which) => {
  it('says who calls and by what name, and nothing that the caller has made up', async () => {
    const { port, heard } = await aListener();
    const proxy = await aProxy(which, port);
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'elsewhere.example',
    };
    (await proxy.ask('/', { headers })).resume();
    expect(heard()).toMatchObject({
      host: NAME,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': NAME,
    });
  });

  it('lets our server sign people in, stream, take photos and pack answers', async () => {
    const port = await freePort();
    const server = spawnServer(await aPlace(), port, {
      ...ADMIN,
      PUBLIC_URL: `https://${NAME}`,
      TRUST_PROXY: 'true',
      BACKUP_DIR: 'off',
    });
    await untilReady(server);
    const proxy = await aProxy(which, port);
    const cookies = await signIn(proxy);
    expect(cookies.find((cookie) => cookie.startsWith('__Host-'))).toMatch(/; Secure/);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');

    // The stream: its first words arrive while it is open, and later writes arrive too.
    const write = { ...JSON_TYPE, cookie, origin: `https://${NAME}` };
    const club = async (method: 'POST' | 'PATCH', place: string, name: string): Promise<{ id: number }> => {
      const answer = await proxy.ask(place, { method, headers: write }, JSON.stringify({ name }));
      expect([200, 201]).toContain(answer.statusCode);
      return JSON.parse((await bytesOf(answer)).toString()) as { id: number };
    };
    const { id } = await club('POST', '/api/clubs', 'Riverside');
    const stream = await proxy.ask(`/api/live?clubs=${id}`, { headers: { cookie } });
    expect(stream.headers['content-type']).toContain('text/event-stream');
    let heard = '';
    const waiting = new Map<string, () => void>();
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      for (const [word, told] of waiting) if (heard.includes(word)) told();
    });
    const untilHeard = (word: string): Promise<void> =>
      new Promise((resolve) => {
        if (heard.includes(word)) resolve();
        waiting.set(word, resolve);
      });
    await untilHeard('retry: ');
    await club('PATCH', `/api/clubs/${id}`, 'Riverside Tennis');
    await untilHeard('data: {"tournament"');
    stream.destroy();

    // A photo of 8 MB is for our server to judge; far more does not reach it.
    const photo = (bytes: number) =>
      proxy.ask(
        '/api/user/picture',
        {
          method: 'PUT',
          headers: { ...write, 'content-length': bytes },
        },
        Buffer.alloc(bytes, 0x20),
      );
    const judged = await photo(10_600_000);
    expect(await bytesOf(judged).then(String)).toContain('"code"');
    expect(judged.statusCode).not.toBe(413);
    // nginx may end the connection before its answer is read.
    const refused = await photo(13_000_000).catch(() => null);
    expect(refused?.statusCode ?? 413).toBe(413);

    // Packed once, by our server.
    const packed = await proxy.ask('/api/docs/json', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(await bytesOf(packed)).toString())).toHaveProperty('openapi');
    const best = await proxy.ask('/api/docs/json', { headers: { 'accept-encoding': 'gzip, br' } });
    best.resume();
    expect(best.headers['content-encoding']).toBe('br');
  });
});
