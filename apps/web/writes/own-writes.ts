// The writes of this page by their marks: if the stream tells about one of them, the cache already has it (ADR 32).
import { markOfWrite } from '@tennis/contract';

/** This many are remembered: the stream tells of a write within moments. */
const MOST_KEPT = 100;

const answered = new Map<number, Promise<boolean>>();

/** Notes a write whose answer goes into the cache; `isKept` resolves once it is there, to false if there was none. */
export function noteOwnWrite(key: string, isKept: Promise<boolean>): void {
  answered.set(markOfWrite(key), isKept);
  const [oldest = 0] = answered.keys();
  if (answered.size > MOST_KEPT) answered.delete(oldest);
}

/** Whether the cache holds the answers to all of these writes; waits for those that are on their way. */
export async function holdsAnswersOf(marks: readonly number[]): Promise<boolean> {
  const kept = await Promise.all(marks.map(async (mark) => answered.get(mark) ?? false));
  return kept.every(Boolean);
}
