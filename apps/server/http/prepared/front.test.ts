// The bytes and log lines in front of Fastify are the same as those of the door behind it.
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { aBuiltWeb } from '../../testing/built-web.ts';
import { aMatch } from '../../testing/factories.ts';
import { listen } from '../../testing/raw-socket.ts';
import { aServer } from '../../testing/server.ts';

/** Values that differ each time, or belong to the connection. */
const NOT_COMPARED = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

const compared = (headers: IncomingHttpHeaders | OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_COMPARED.has(name)));

interface Sent {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders | OutgoingHttpHeaders;
  readonly body: Buffer;
}

const seen = ({ status, headers, body }: Sent) => ({
  status,
  headers: compared(headers),
  body: body.toString('latin1'),
});

interface Trial {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
}

async function sent(port: number, { url, method = 'GET', headers = {} }: Trial) {
  const asking = request({ host: '127.0.0.1', port, path: url, method, headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

async function aListeningServer(env: Readonly<Record<string, string>> = {}) {
  const logLines: string[] = [];
  const server = await aServer({
    now: '2026-09-12T10:00:00Z',
    env: { WEB_DIR: aBuiltWeb(['en', 'de'], true), ...env },
    logLines,
  });
  const { tournament } = await aMatch(server);
  const port = await listen(server.app);
  const behind = async ({ url, method = 'GET', headers = {} }: Trial) => {
    const { statusCode, headers: said, rawPayload } = await server.app.inject({ method, url, headers });
    return { status: statusCode, headers: said, body: rawPayload };
  };
  const answeredInFront: string[] = [];
  server.services.front.onAnswered(({ route }) => answeredInFront.push(route));
  return { server, tournament, port, behind, logLines, answeredInFront };
}

it('answers as the door behind it does: codings, tags, parts, HEAD, pages, files and answers of the API', async () => {
  const { tournament, port, behind, answeredInFront } = await aListeningServer({
    PUBLIC_URL: 'https://tennis.example.org',
  });
  const page = `/tournaments/${tournament.id}`;
  const api = `/api/tournaments/${tournament.id}`;
  const urls = [
    page,
    api,
    `${api}/matches`,
    '/',
    '/robots.txt',
    '/login',
    '/api/docs/json',
    '/assets/app.js',
  ];
  const trials: Trial[] = [];
  for (const url of urls) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const { headers: said } = await behind({ url, headers });
      const tag = String(said['etag']);
      trials.push(
        { url, headers },
        { url, headers, method: 'HEAD' },
        { url, headers: { ...headers, 'if-none-match': tag } },
        { url, headers: { ...headers, range: 'bytes=0-9' } },
        { url, headers: { ...headers, range: 'bytes=9999999-' } },
        { url, headers: { ...headers, 'accept-language': 'de' } },
      );
    }
  }
  for (const trial of trials) {
    const expected = await behind(trial);
    const before = answeredInFront.length;
    const answer = await sent(port, trial);
    // A file that is not there is for Fastify to answer.
    const inFront = expected.status === 404 ? 0 : 1;
    expect({ trial, ...seen(answer), inFront: answeredInFront.length - before }).toEqual({
      trial,
      ...seen(expected),
      inFront,
    });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
  expect(answeredInFront).toContain('/api/tournaments/:id/matches');
});

it('writes the same line into the log', async () => {
  const { tournament, port, behind, logLines } = await aListeningServer();
  for (const url of [`/api/tournaments/${tournament.id}`, `/tournaments/${tournament.id}?tab=matches`]) {
    await behind({ url });
    await behind({ url });
    logLines.length = 0;
    await behind({ url });
    const { headers } = await sent(port, { url });
    await expect.poll(() => logLines.length).toBe(2);
    const [own, front] = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(Object.keys(front ?? {}).toSorted()).toEqual(Object.keys(own ?? {}).toSorted());
    const { reqId, milliseconds, time, ...rest } = front ?? {};
    expect(own).toMatchObject(rest);
    expect([reqId, typeof milliseconds, typeof time]).toEqual([headers['x-request-id'], 'number', 'number']);
  }
});

it('leaves to Fastify who may have a session, what is written in signs, and whose word about https must be weighed', async () => {
  const { tournament, port, behind, answeredInFront } = await aListeningServer({ TRUST_PROXY: '127.0.0.1' });
  const url = `/api/tournaments/${tournament.id}`;
  await behind({ url });
  for (const trial of [
    { url, headers: { cookie: 'session=abc' } },
    { url: `${url}%20` },
    { url, headers: { 'x-forwarded-proto': 'https' } },
  ]) {
    const answer = await sent(port, trial);
    const expected = await behind(trial);
    expect(answer.status).toBe(expected.status);
    expect(compared(answer.headers)).toEqual(compared(expected.headers));
  }
  expect(answeredInFront).toEqual([]);
  const { headers } = await sent(port, { url, headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeDefined();
});
