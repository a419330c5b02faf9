// Entries and draws for the tests of draws and progress.
import type { Draw, Entry } from './draw.ts';
import type { Result } from '../result.ts';
import { drawKnockout } from './knockout.ts';
import type { KnockoutOptions } from './knockout.ts';

/** P1 to Pn with ids 1 to n, the first `seeds` of them seeded in order, with extra fields from `more` for each number. */
export const entriesOf = (
  count: number,
  seeds = 0,
  more: (number: number) => Partial<Entry> = () => ({}),
): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `P${index + 1}`,
    ...(index < seeds ? { seed: index + 1 } : {}),
    ...more(index + 1),
  }));

/** The value of an answer that must be a success. */
export function valueOf<T>(answer: Result<T, { readonly code: string }>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.error.code);
}

/** The refusal in an answer that must be one. */
export function refusalOf<E extends { readonly code: string }>(answer: Result<unknown, E>): E {
  if (answer.ok) throw new Error('Not refused.');
  return answer.error;
}

const UNSAID: ReadonlySet<string> = new Set(['type', 'consequences', 'overwritten']);

/** A name as one line: `semi-final(2)`, `group(1)`; lists in brackets. */
export function nameLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(nameLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [code, ...rest] = Object.values(value).filter((one) => one !== null);
  return rest.length === 0 ? String(code) : `${String(code)}(${rest.map(nameLine).join(', ')})`;
}

/** A code with all its parameters as one line: `seed-misplaced name=P1 seed=1 lines=[1]`; a match or a stage as `semi-final(2)`. */
export const codeLine = (coded: { readonly code: string }): string =>
  Object.entries(coded)
    .filter(([name]) => !UNSAID.has(name))
    .map(([name, value]) => (name === 'code' ? value : `${name}=${nameLine(value)}`))
    .join(' ');

/** A drawn bracket of P1 to Pn. */
export const drawnOf = (count: number, seeds: number, options: Partial<KnockoutOptions> = {}): Draw =>
  valueOf(drawKnockout(entriesOf(count, seeds), { randomSeed: 1, ...options }));
