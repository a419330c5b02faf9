// People who work over a network with a server that dies under them. If a call is cut off, they send it again under its key once a server is there,
// as the browser does (ADR 7).
import { randomUUID } from 'node:crypto';
import { pathOf, routes, type Answer, type RouteName, type Routes } from '@tennis/contract';
import type { DatabasePlace } from '../fresh-database.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../process.ts';
import type { Wish } from './wishes.ts';

/** A server that can be killed, and the one that comes after it. */
export interface Mortal {
  /** Where it answers; waits while there is none. */
  readonly url: () => Promise<string>;
  readonly kill: () => Promise<void>;
  /** How many writes are on their way. */
  readonly writing: Set<Wish>;
  /** Ends it for good. */
  readonly end: () => Promise<void>;
}

/** Starts a server on a database; after each kill the next one goes on there. */
export async function aMortalServer(place: DatabasePlace): Promise<Mortal> {
  const start = async (): Promise<ServerProcess> => {
    const server = spawnServer(place, await freePort());
    await untilReady(server);
    return server;
  };
  let current = start();
  await current;
  return {
    url: async () => (await current).url,
    writing: new Set(),
    kill: async () => {
      const { child, ended } = await current;
      const after = Promise.withResolvers<ServerProcess>();
      current = after.promise;
      child.kill('SIGKILL');
      await ended;
      after.resolve(await start());
      await current;
    },
    end: async () => {
      const { child, ended } = await current;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A write, and what is known of its answer. */
export interface Sent {
  readonly wish: Wish;
  readonly status: number;
  readonly key: string;
  /** An attempt before was cut off: perhaps it was done by that one. */
  readonly isCutOff: boolean;
}

export interface Desk {
  readonly read: <N extends RouteName>(
    name: N,
    params: Readonly<Record<string, string>>,
  ) => Promise<Answer<Routes[N]>>;
  readonly write: (wish: Wish) => Promise<Sent>;
}

/** The text of a whole answer; one that breaks off does not count. */
async function whole(response: Response) {
  return { status: response.status, text: await response.text() };
}

/** Somebody with a session that outlives the server. */
export function aDesk(server: Mortal, cookie: string): Desk {
  const attempt = async ({ route, params, body }: Wish, key: string | null): Promise<Response | null> => {
    const { method, path } = routes[route];
    const url = (await server.url()) + pathOf(path, params);
    const headers = {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    try {
      const { status, text } = await whole(await fetch(url, sent));
      return new Response(text === '' ? null : text, { status });
    } catch {
      return null;
    }
  };
  return {
    read: async (route, params) => {
      for (;;) {
        const response = await attempt({ route, params }, null);
        // On a busy machine the database may not answer in time: people try again.
        if (response === null || response.status === 503) continue;
        if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
        return (await response.json()) as never;
      }
    },
    write: async (wish) => {
      const key = randomUUID();
      for (let isCutOff = false; ; isCutOff = true) {
        await server.url();
        server.writing.add(wish);
        const response = await attempt(wish, key);
        server.writing.delete(wish);
        if (response === null || response.status === 503) continue;
        return { wish, status: response.status, key, isCutOff };
      }
    },
  };
}
