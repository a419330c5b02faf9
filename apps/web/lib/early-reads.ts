// The reads that early.js has started while the app was still on its way.
import { noteAnswer } from './kept-answers.ts';
import { rendering } from './rendering.ts';

declare global {
  /** Answers under way by their path; early.js sets them. */
  var earlyReads: Map<string, Promise<Response>> | undefined;
}

/** `fetch` that uses the answer to a read of the first page if it is already under way; each is used once. */
export const fetchOrTake: typeof fetch = async (input, init) => {
  if (init?.method !== 'GET' || typeof input !== 'string') return fetch(input, init);
  const server = rendering()?.fetch;
  if (server !== undefined) return server(input, init);
  const early = globalThis.earlyReads?.get(input);
  globalThis.earlyReads?.delete(input);
  const answer = await (early ?? fetch(input, init));
  noteAnswer(input.split('?', 1)[0] ?? input, answer);
  return answer;
};

/** Ends what the first page has not asked for: a later page wants to know what is true then. */
export function dropEarlyReads(): void {
  for (const answer of globalThis.earlyReads?.values() ?? []) {
    answer.then((response) => response.body?.cancel()).catch(() => undefined);
  }
  globalThis.earlyReads?.clear();
}
