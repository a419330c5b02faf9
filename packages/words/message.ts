// A text with parameters, in ICU MessageFormat. The parameters' types come from the text itself, so a missing or misspelt one does not compile. Under
// Node the text is compiled when it is first used; the build of the web app compiles it in advance (apps/web/vite.words.config.ts).
import core from '@messageformat/core';
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** The types of the parameters in braces: numbers for counts, words or numbers elsewhere. */
export type ParametersOf<Source extends string> = GetICUArgs<
  Source,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never }
>;

/** Says a text with its parameters filled in. */
export interface Message<Parameters extends object> {
  (parameters: Parameters): string;
  /** The text as it stands in the catalogue. */
  readonly source: string;
}

// The package exports the class itself, but its types also declare a default export.
const MessageFormat = core as unknown as typeof core.default;

/** How messages of a language are made: `const message = messageIn('de')`. */
export function messageIn(language: string) {
  let format: core.default | undefined;
  return <const Source extends string>(source: Source): Message<ParametersOf<Source>> => {
    let said: ((parameters: object) => string) | undefined;
    const say = (parameters: object): string => {
      format ??= new MessageFormat(language, { returnType: 'string' });
      said ??= format.compile(source) as (parameters: object) => string;
      return said(parameters);
    };
    return Object.assign(say, { source });
  };
}
