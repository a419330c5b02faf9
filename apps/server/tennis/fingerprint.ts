// A number that stands for everything an act would do: sent back with `If-Match`, exactly that is done (D16).
import { createHash } from 'node:crypto';

/** The parts of a consequence that are said in somebody's words. */
const SAID: ReadonlySet<string> = new Set(['text', 'news']);

/** 48 bits of what would happen, the same for every reader. */
export function fingerprintOf(told: unknown): number {
  const text = JSON.stringify(told, (key, value: unknown) => (SAID.has(key) ? undefined : value));
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
}
