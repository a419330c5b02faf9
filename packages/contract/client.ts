// The typed client: one function per route, built from the table. Works wherever fetch does.
import type { Answer, Call, Method } from './route.ts';
import { endpoints } from './endpoints.ts';
import type { RouteName, Routes } from './routes.ts';
import type { Problem } from './schemas/common.ts';

/**
 * Any answer that is not a success. The message is the status code, a colon and the response text, or the status text if the body is empty (§7);
 * `problem` is the parsed body if it is one of ours.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.problem = parseProblem(body);
  }
}

function parseProblem(body: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isProblem =
      typeof parsed === 'object' && parsed !== null && 'code' in parsed && 'message' in parsed;
    return isProblem ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}

/** The options of a single call beside its parameters. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The version that the caller saw: a stale write is answered with 409 (D16). */
  readonly ifMatch?: number;
  /** A write sent again with the same key is not done twice, and its answer is the state as it is now (D16). Without one, each call gets a fresh key. */
  readonly idempotencyKey?: string;
  /** Called if an earlier try of this write was stored: the answer is the current state, which somebody may have changed since (D16). */
  readonly onStoredBefore?: () => void;
  /** Receives the cursor of the next page when a list does not end with this answer (D7). */
  readonly onNext?: (cursor: string) => void;
}

export interface ClientOptions {
  /** In front of every path; empty in the browser. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** The person whom the page shows, or undefined. If the session belongs to somebody else, the answer is 409 (`session_changed`). */
  readonly sessionUser?: () => number | undefined;
  /** Further headers for the calls of a path. */
  readonly headersFor?: (path: string) => Readonly<Record<string, string>>;
  /** Called with every refusal before it is thrown, for logging (§7). */
  readonly onError?: (error: ApiError) => void;
}

export type Client = {
  readonly [N in RouteName]: (call: Call<Routes[N]>, options?: CallOptions) => Promise<Answer<Routes[N]>>;
};

type Words = Readonly<Record<string, string | number | undefined>>;

interface LooseCall {
  readonly params?: Words;
  readonly query?: Words;
  readonly body?: unknown;
}

/** The path of a call with its parameters filled in, without the query. */
export function pathOf(path: string, params: Words = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Words | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header. */
const nextCursor = (link: string | null): string | null =>
  /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(link ?? '')?.[1] ?? null;

/** The cache key of a read: its first element is the GET path (§7), the second the query, if there is one. */
export function queryKey<N extends RouteName>(
  name: N,
  call: Call<Routes[N]>,
): readonly [string] | readonly [string, Words] {
  const { params, query } = call as LooseCall;
  const path = pathOf(endpoints[name].path, params);
  return query === undefined || Object.keys(query).length === 0 ? [path] : [path, query];
}

/** A fresh key for one write. Works on plain-http pages too, where `crypto.randomUUID` is missing. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** When to send a write again because the server does not know whether it was stored: its key makes sure that it is done only once (D16). */
const ASKED_AGAIN_AFTER = [1, 3] as const;

/** Whether the server does not know, and says that its key makes it safe to ask again. */
function canRepeat(status: number, body: string): boolean {
  const problem = status === 503 ? parseProblem(body) : null;
  return (
    problem?.code === 'outcome_unknown' &&
    (problem.details as { canRepeat?: unknown } | undefined)?.canRepeat === true
  );
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether a route answers a list: its name says so. If the answer is no list, it is treated as empty (§7). */
const isListed = (name: string): boolean => name.startsWith('list');

/** Builds the client. Calls send the session's credentials, and a JSON body only if there is one (§7). */
export function createClient(options: ClientOptions = {}): Client {
  const call = async (
    { method, path }: { readonly method: Method; readonly path: string },
    input: LooseCall,
    callOptions: CallOptions,
  ): Promise<unknown> => {
    const headers: Record<string, string> = { accept: 'application/json', ...options.headersFor?.(path) };
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (method !== 'GET') {
      headers['idempotency-key'] = callOptions.idempotencyKey ?? newIdempotencyKey();
    }
    if (callOptions.ifMatch !== undefined) headers['if-match'] = `"${callOptions.ifMatch}"`;
    const sessionUser = options.sessionUser?.();
    if (sessionUser !== undefined) headers['x-session-user'] = String(sessionUser);
    const url = `${options.baseUrl ?? ''}${pathOf(path, input.params)}${searchOf(input.query)}`;
    const send = () =>
      (options.fetch ?? fetch)(url, {
        method,
        credentials: 'same-origin',
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(callOptions.signal === undefined ? {} : { signal: callOptions.signal }),
      });
    const ask = async () => {
      const response = await send();
      return { response, text: await response.text() };
    };
    let heard = await ask();
    for (const seconds of ASKED_AGAIN_AFTER) {
      if (!canRepeat(heard.response.status, heard.text)) break;
      await pause(seconds * 1000);
      try {
        const again = await ask();
        // If the server is down by then, that says something about this try, not about the one that may have been stored.
        if (again.response.status < 500) heard = again;
      } catch (error) {
        // Nor does a connection that breaks.
        if (callOptions.signal?.aborted === true) throw error;
      }
    }
    const { response, text } = heard;
    if (!response.ok) {
      const error = new ApiError(response.status, response.statusText, text);
      options.onError?.(error);
      throw error;
    }
    if (response.headers.get('idempotency-replayed') === 'true') callOptions.onStoredBefore?.();
    const next = nextCursor(response.headers.get('link'));
    if (next !== null) callOptions.onNext?.(next);
    if (text === '') return null;
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('application/json') ? JSON.parse(text) : text;
  };
  const entries = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    async (input: LooseCall, callOptions: CallOptions = {}) => {
      const answer = await call(endpoint, input, callOptions);
      return isListed(name) && !Array.isArray(answer) ? [] : answer;
    },
  ]);
  return Object.fromEntries(entries) as Client;
}
