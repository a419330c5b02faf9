// Facts about the catalogue that the compiler cannot check: each text is valid ICU MessageFormat for its language, and uses all parameters of the
// English one.
import { parse, type Token } from '@messageformat/parser';
import core from '@messageformat/core';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './index.ts';
import { LANGUAGES } from './languages.ts';

const MessageFormat = core as unknown as typeof core.default;

type Texts = Readonly<Record<string, string | ((parameters: never) => string)>>;

/** Every message of a language with its source, by room and name; texts without parameters have none. */
const messagesOf = (language: (typeof LANGUAGES)[number]): [name: string, source: string][] =>
  Object.entries(wordsIn(language)).flatMap(([room, texts]) =>
    Object.entries(texts as Texts).flatMap(([name, text]): [string, string][] =>
      typeof text === 'function' && 'source' in text ? [[`${room}.${name}`, String(text.source)]] : [],
    ),
  );

/** The names of the parameters that a text uses. */
function parametersOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const inside = 'cases' in token ? token.cases.flatMap((one) => parametersOf(one.tokens)) : [];
    return [token.arg, ...inside];
  });
}

const used = (source: string): string[] => [...new Set(parametersOf(parse(source)))].toSorted();

const english = new Map(messagesOf('en'));

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('are messages that can be said', () => {
    const format = new MessageFormat(language, { returnType: 'string', strictPluralKeys: true });
    const broken = messagesOf(language).filter(([, source]) => {
      try {
        format.compile(source);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  it('use every parameter that English uses', () => {
    const differing = messagesOf(language).filter(
      ([name, source]) => String(used(source)) !== String(used(english.get(name) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('are never empty, and have no space at either end', () => {
    const texts = Object.entries(wordsIn(language)).flatMap(([room, all]) =>
      Object.entries(all as Texts).flatMap(([name, text]) =>
        typeof text === 'string' && (text === '' || text.trim() !== text) ? [`${room}.${name}`] : [],
      ),
    );
    expect(texts).toEqual([]);
  });
});
