// Makes sentences of reasons, in the caller's language.
import { wordsIn } from '@tennis/words';
import { listerOf } from '@tennis/words/say/lists';
import type { FastifyRequest } from 'fastify';
import type { Reason } from '../ground/reason.ts';
import { languageOf } from './language.ts';

/** How reasons are said to a caller. */
export function sayerFor(request: Pick<FastifyRequest, 'headers'>): (reason: Reason) => string {
  const language = languageOf(request);
  const words = wordsIn(language);
  const list = listerOf(language);
  return ({ say }) => say(words, list);
}

/** The effects of a call, as sentences, and as codes for programs. */
export const sayConsequences = (
  consequences: readonly Reason[],
  say: (reason: Reason) => string,
): {
  readonly consequences: string[];
  readonly consequenceCodes: { readonly code: string; readonly params: Reason['params'] }[];
} => ({
  consequences: consequences.map(say),
  consequenceCodes: consequences.map(({ code, params }) => ({ code, params })),
});
