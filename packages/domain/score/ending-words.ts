// The words that people and feeds use for a match that was not played out ([OU1], [OU2]). A table of data.
import type { EndingKind } from './score.ts';

/** How each ending is written after the score ([OU2]). */
export const ENDING_TEXT: Readonly<Record<EndingKind, string>> = {
  retired: 'ret.',
  walkover: 'w.o.',
  defaulted: 'def.',
  withdrawn: 'wdn.',
  abandoned: 'abn.',
  cancelled: 'canc.',
};

/** An ending and whether it belongs to a side; abandoned and cancelled matches belong to nobody. */
export interface EndingWord {
  readonly kind: EndingKind;
  readonly concernsSide: boolean;
}

const words = (
  kind: EndingKind,
  ...spellings: readonly string[]
): readonly (readonly [string, EndingWord])[] =>
  spellings.map((word) => [word, { kind, concernsSide: kind !== 'abandoned' && kind !== 'cancelled' }]);

/**
 * Spellings in lower case without dots, blanks and slashes; a leading "double" has been removed before. "Abd" and "unfinished" mean abandoned in the
 * records of professional tennis; "played and unplayed" too, since something was played and the rest was not.
 */
export const ENDING_WORDS: ReadonlyMap<string, EndingWord> = new Map([
  ...words(
    'retired',
    'ret',
    're',
    'retd',
    'rtd',
    'retired',
    'retire',
    'retires',
    'retirement',
    'r',
    'rit',
    'aufg',
    'aufgabe',
    'ab',
    'abandon',
  ),
  ...words('walkover', 'wo', 'walkover', 'wkov', 'bywalkover', 'forfait', 'forfeit'),
  ...words('defaulted', 'def', 'default', 'defaulted', 'dq', 'dsq', 'disq', 'disqualified', 'noshow', 'ns'),
  ...words('withdrawn', 'wd', 'wdn', 'wdr', 'withdrawn', 'withdrew', 'withdrawal'),
  ...words('abandoned', 'abn', 'abd', 'aban', 'abandoned', 'unf', 'unfin', 'unfinished', 'incomplete'),
  ...words('abandoned', 'playedandabandoned', 'playedandunfinished', 'playedandunplayed'),
  ...words('cancelled', 'canc', 'cancelled', 'canceled', 'notplayed', 'unplayed', 'np', 'unp'),
]);

/** Words for "nothing was played". After sets they mean that the rest was not played, so the match was abandoned. */
export const UNPLAYED_WORDS: ReadonlySet<string> = new Set(['notplayed', 'unplayed', 'np', 'unp']);

/** Words that say that the match is still being played: they add nothing to the score. */
export const RUNNING_WORDS: ReadonlySet<string> = new Set([
  'inprogress',
  'live',
  'suspended',
  'susp',
  'tobecontinued',
]);

/** Words that say that no score was recorded. */
export const UNRECORDED_WORDS: ReadonlySet<string> = new Set([
  'na',
  'nan',
  'null',
  'none',
  'undefined',
  'unk',
  'unknown',
  'noscore',
  'notavailable',
  'scorenotavailable',
  'tba',
  'tbd',
  '-',
  '--',
  '?',
  '??',
  '???',
]);
