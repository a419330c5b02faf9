// A code with parameters as a sentence. The text's name is a prefix and the code: `verdictTieBreakNotOver` for the verdict `tie-break-not-over`. By
// its type a room has a text for every code, and the text uses no parameter that the code lacks.

interface Coded {
  readonly code: string;
}

/** A code as a name: `tieBreakNotOver` for `tie-break-not-over`; underscores part words too. */
export type Camel<Code extends string> = Code extends `${infer First}-${infer Rest}`
  ? `${Camel<First>}${Capitalize<Camel<Rest>>}`
  : Code extends `${infer First}_${infer Rest}`
    ? `${First}${Capitalize<Camel<Rest>>}`
    : Code;

/** A code whose parameters are all texts by now: names of stages and matches, results and lists. */
export type Spoken<C> = C extends Coded
  ? { readonly [K in keyof C]: C[K] extends string | number ? C[K] : string }
  : never;

/** Says the parameters of a code that are more than a text or a number. */
export const spoken = <C extends Coded>(coded: C, say: (parameter: object) => string): Spoken<C> =>
  Object.fromEntries(
    Object.entries(coded).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? say(value) : value,
    ]),
  ) as Spoken<C>;

/** The parameters of a code, without the code itself and the tag of its family. */
type ParametersOf<C> = Omit<C, 'code' | 'type' | 'index'>;

/** Text without parameters for a code without them, a message otherwise. */
type TextFor<C> = keyof ParametersOf<C> extends never ? string : (parameters: ParametersOf<C>) => string;

/** The member of a union that has this code, perhaps among others. */
type Of<C extends Coded, Code extends string> = C extends Coded
  ? Code extends C['code']
    ? C
    : never
  : never;

/** A room with a text for each code of a union, all under the same prefix. */
export type WordsOf<Prefix extends string, C extends Coded> = {
  readonly [Code in C['code'] as `${Prefix}${Capitalize<Camel<Code>>}`]: TextFor<Of<C, Code>>;
};

type Texts = Readonly<Record<string, string | ((parameters: object) => string)>>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of the text of a code under a prefix. */
export const nameOf = <const Prefix extends string, const Code extends string>(prefix: Prefix, code: Code) =>
  `${prefix}${code.split(/[-_]/).map(capitalised).join('')}` as `${Prefix}${Capitalize<Camel<Code>>}`;

/**
 * Makes the function that turns codes under one prefix into sentences.
 * @throws {Error} if a room lacks a text, which its type rules out
 */
export function sayerOf<C extends Coded>() {
  return <const Prefix extends string>(prefix: Prefix) =>
    (words: WordsOf<Prefix, C>, coded: C): string => {
      const name = nameOf(prefix, coded.code);
      const text = (words as unknown as Texts)[name];
      if (text === undefined) throw new Error(`There is no text "${name}".`);
      return typeof text === 'string' ? text : text(coded);
    };
}
