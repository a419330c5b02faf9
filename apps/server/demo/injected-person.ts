// Somebody who calls the server's own routes without a network, with a cookie jar: for tests and for the demo season.
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  pathOf,
  routes,
  type Answer,
  type Call,
  type RouteName,
  type Routes,
  type User,
} from '@tennis/contract';

/** The answer to a call. `body` is the parsed JSON, typed as the success answer: assert the status first. */
export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** Somebody at a browser: keeps their cookies from call to call. */
export interface Person {
  readonly user: User | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** Makes a typed call of the contract. */
  readonly call: <N extends RouteName>(
    name: N,
    input: Call<Routes[N]>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply<Answer<Routes[N]>>>;
  /** Sends anything at all. */
  readonly send: (options: InjectOptions) => Promise<Reply<unknown>>;
}

interface LooseCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** The body of a reply that must be a success; throws with the refusal otherwise. */
export function bodyOf<T>(reply: Reply<T>): T {
  if (reply.status >= 300)
    throw new Error(`Expected a success, got ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** The test's own controls over a person, besides their calls to the server. */
interface OneSelf {
  /** Notes who they are once they have signed in. */
  readonly become: (user: User) => void;
  /** Keeps who they are and their cookies; the function that it answers brings both back. */
  readonly remember: () => () => void;
}

/** A visitor with an empty cookie jar. */
export function person(app: Pick<FastifyInstance, 'inject'>): Person & OneSelf {
  const cookies: Record<string, string> = {};
  let user: User | null = null;
  const send = async (options: InjectOptions): Promise<Reply<unknown>> => {
    const response = await app.inject({ ...options, cookies: { ...cookies } });
    for (const cookie of response.cookies) {
      if (cookie.value === '') delete cookies[cookie.name];
      else cookies[cookie.name] = cookie.value;
    }
    const isPacked = response.headers['content-encoding'] !== undefined;
    const isJson = !isPacked && (response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && response.body !== '' ? response.json() : response.body,
    };
  };
  return {
    get user() {
      return user;
    },
    become: (next) => {
      user = next;
    },
    remember: () => {
      const [self, jar] = [user, { ...cookies }];
      return () => {
        user = self;
        for (const name of Object.keys(cookies)) delete cookies[name];
        Object.assign(cookies, jar);
      };
    },
    cookies,
    send,
    call: async (name, input, headers = {}) => {
      const declaration = routes[name];
      const { params = {}, query, body } = input as LooseCall;
      const search = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
      const reply = await send({
        method: declaration.method,
        url: pathOf(declaration.path, params),
        query: Object.fromEntries(search.map(([key, value]) => [key, String(value)])),
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return reply as Reply<never>;
    },
  };
}
