// A small proxy before several server processes: it checks the health of each, keeps connections open, and never retries.
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { pause } from './process.ts';

const LOOK_MS = 100;

interface Proxy {
  readonly url: string;
  /** Makes a call on a connection that is kept; answers its status. */
  readonly call: (method: string, path: string, cookie: string, body: unknown) => Promise<number>;
  /** Waits until calls go to a process again. */
  readonly untilUp: (port: number) => Promise<void>;
}

const answered = (asking: ReturnType<typeof request>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });

/** A proxy before processes on loopback; it ends with the test. */
export async function aProxy(ports: readonly number[]): Promise<Proxy> {
  const up = new Set(ports);
  const behind = new Agent({ keepAlive: true });
  const before = new Agent({ keepAlive: true });
  let turn = 0;
  const look = setInterval(() => {
    for (const port of ports)
      fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }).then(
        ({ ok }) => (ok ? up.add(port) : up.delete(port)),
        () => up.delete(port),
      );
  }, LOOK_MS);
  const server = createServer((asked, answer) => {
    const healthy = ports.filter((port) => up.has(port));
    turn += 1;
    const port = healthy[turn % healthy.length];
    const { method, url: path, headers } = asked;
    const asking = request({ port, host: '127.0.0.1', agent: behind, method, path, headers });
    asking.once('error', () => answer.writeHead(502).end());
    asking.once('response', (given) => {
      const said = { ...given.headers };
      // How long a connection lives is said by each side for its own.
      delete said.connection;
      answer.writeHead(given.statusCode ?? 502, said);
      given.pipe(answer);
    });
    asked.pipe(asking);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { port: number };
  onTestFinished(() => {
    clearInterval(look);
    server.close();
    server.closeAllConnections();
    behind.destroy();
    before.destroy();
  });
  return {
    url: `http://127.0.0.1:${own}`,
    call: async (method, path, cookie, body) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const asking = request({ port: own, host: '127.0.0.1', agent: before, method, path, headers });
      asking.end(body === null ? undefined : JSON.stringify(body));
      const given = await answered(asking);
      given.resume();
      await once(given, 'end');
      return given.statusCode ?? 0;
    },
    untilUp: async (port) => {
      while (!up.has(port)) await pause(20);
    },
  };
}
