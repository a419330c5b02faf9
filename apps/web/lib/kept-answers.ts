// Tells which answers on screen come from this browser instead of the server, and how old they are. Without a network, the page's worker gives out those it has
// kept (ADR 38).

/** When the worker has kept an answer; one from the network has none. */
const KEPT_AT = 'x-kept-at';

const kept = new Map<string, number>();

/** Takes note of where the answer to a read came from. */
export function noteAnswer(path: string, { headers }: Response): void {
  const at = Date.parse(headers.get(KEPT_AT) ?? '');
  if (Number.isNaN(at)) kept.delete(path);
  else kept.set(path, at);
}

/** The moment of the kept answer to a read, in milliseconds; undefined if the server has answered. */
export const keptSince = (path: string): number | undefined => kept.get(path);

/** Whether any answer is a kept one. */
export const hasKeptAnswers = (): boolean => kept.size > 0;
