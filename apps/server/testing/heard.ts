// For tests of the engine's texts: every text in somebody's answers is kept, and compared with all texts that exist.
import type { Person } from './server.ts';

/** Events that the product never tells, and why. */
interface Never {
  readonly never: string;
}

/** How each sentence is known by its code or name. */
export type Sentences<C extends string> = Readonly<Record<C, RegExp | Never>>;

/** A sentence that the product never says, with the reason. */
export const never = (reason: string): Never => ({ never: reason });

export const CHECKED_BEFORE = 'The product refuses it earlier, with a sentence of its own';
export const BY_ADDRESS = 'What is missing is missing by its address: 404';

/** Every text in an answer, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A person all of whose answers are read. */
export function listening(by: Person, heard: string[]): Person {
  return {
    ...by,
    call: async (...call: Parameters<Person['call']>) => {
      const reply = await by.call(...call);
      heard.push(...textsIn(reply.body));
      return reply;
    },
  } as Person;
}

/** The `reason` in an answer for a text of the catalogue: `no_such_match` for `refusedNoSuchMatch`; a code stands for itself. */
const reasonOf = (name: string): string =>
  name
    .replace(/^refused(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);

/** Those that should have been heard and were not, and those that were heard although the product should never say them under such a code. */
export const unheard = (sentences: Sentences<string>, heard: readonly string[]): string[] =>
  Object.entries(sentences).flatMap(([name, sentence]) => {
    if (!(sentence instanceof RegExp))
      return heard.includes(reasonOf(name)) ? [`${name} is said after all`] : [];
    return heard.some((text) => sentence.test(text)) ? [] : [name];
  });
