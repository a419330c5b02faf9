// The language that wins: the choice, then the browser's wish, then English.
import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

const language = (cookie?: string, wish?: string) =>
  languageOf({
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(wish !== undefined && { 'accept-language': wish }),
    },
  });

describe('the language of a caller', () => {
  it.each([
    ['nothing is known', undefined, undefined, 'en'],
    ['a browser wants German of Austria', undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['a browser wants French before German', undefined, 'de;q=0.3, fr-CH;q=0.9', 'fr'],
    ['a browser wants what we do not speak, then German', undefined, 'ja, de;q=0.5', 'de'],
    ['a browser wants only what we do not speak', undefined, 'ja', 'en'],
    ['a browser takes anything', undefined, '*', 'en'],
    ['a choice stands against the wish', 'signed_in=1; language=fr', 'de', 'fr'],
    ['a choice that is none of ours counts for nothing', 'language=tlh', 'de', 'de'],
    ['another cookie ends alike', 'old_language=fr', 'de', 'de'],
    ['a header is no list at all', undefined, ';;;,,q=', 'en'],
  ])('%s', (_case, cookie, wish, expected) => {
    expect(language(cookie, wish)).toBe(expected);
  });
});
