// Formats in words: one sentence for people, and the three display texts that the specification shows on a tournament
// (section 2: scoringType, setsFormat, tiebreakerRule; D25). `words` is the room `formats` of the reader's language.
import type { GameSetFormat, MatchFormat, SetFormat, TieBreakRule } from '@tennis/domain';
import type { Words } from '../index.ts';

type FormatWords = Words['formats'];

/** The texts of a tournament's Details tab, all derived from its format. */
export interface FormatTexts {
  readonly scoringType: string;
  readonly setsFormat: string;
  readonly tiebreakerRule: string;
}

const points = (words: FormatWords, { to, noAd }: TieBreakRule): string =>
  words.points({ to, before: to - 1, ending: noAd ? 'decidingPoint' : 'twoClear' });

const tieBreakOf = (words: FormatWords, { tieBreak }: GameSetFormat): string =>
  tieBreak === null
    ? words.noTieBreak
    : words.tieBreakAt({ at: tieBreak.at, points: points(words, tieBreak) });

const hasNoAdGames = ({ set, finalSet }: MatchFormat): boolean =>
  [set, finalSet].some((one) => one?.kind === 'games' && one.noAd);

function lengthClause(words: FormatWords, { bestOf: count, exactly, set }: MatchFormat): string {
  const length = count === 1 ? 'one' : exactly ? 'all' : 'best';
  switch (set.kind) {
    case 'games':
      return words.lengthGames({ length, count, to: set.to, tieBreak: tieBreakOf(words, set) });
    case 'tieBreak':
      return words.lengthTieBreaks({ length, count, points: points(words, set) });
    default:
      return words.lengthTimed({ length, count, minutes: set.minutes, counting: set.counting });
  }
}

function finalClause(words: FormatWords, set: SetFormat): string {
  switch (set.kind) {
    case 'games':
      return words.finalGames({ to: set.to, tieBreak: tieBreakOf(words, set) });
    case 'tieBreak':
      return words.finalTieBreak({ points: points(words, set) });
    default:
      return words.finalTimed({ minutes: set.minutes, counting: set.counting });
  }
}

/** A format in one sentence: "Best of three sets to 6 games, tie-break at 6-6 to 7 points; final set a match tie-break to 10 points." */
export function describeMatchFormat(words: FormatWords, format: MatchFormat): string {
  const clauses = [
    lengthClause(words, format),
    ...(format.finalSet === null ? [] : [finalClause(words, format.finalSet)]),
    ...(hasNoAdGames(format) ? [words.noAdGames] : []),
    ...(format.lets ? [] : [words.noLets]),
  ];
  return words.sentence({ clauses: clauses.reduce((before, clause) => words.clauses({ before, clause })) });
}

/** "Best of 3", "Best of 3 short sets", "1 pro set to 8", "2 sets". A short set is one to fewer than 6 games, a pro set one to more. */
function setsFormat(words: FormatWords, { bestOf: count, exactly, set }: MatchFormat): string {
  const length = count === 1 || exactly ? 'all' : 'best';
  if (set.kind === 'tieBreak') return words.matchTieBreaks({ length, count, to: set.to });
  if (set.kind === 'timed') return words.timedSets({ length, count, minutes: set.minutes });
  if (set.to < 6) return words.shortSets({ length, count, to: set.to });
  return set.to > 6 ? words.proSets({ length, count, to: set.to }) : words.sets({ length, count });
}

const isStandard = ({ to, tieBreak }: GameSetFormat): boolean =>
  tieBreak?.to === 7 && !tieBreak.noAd && tieBreak.at === to;

/** Where a rule stands: at the start of a line, or after words of its own line. */
type Place = 'start' | 'inside';

function ruleOf(words: FormatWords, set: SetFormat, place: Place): string {
  if (set.kind === 'timed') return words.ruleNone({ place });
  if (set.kind === 'tieBreak') return words.ruleMatchTieBreak({ place, points: points(words, set) });
  const { tieBreak } = set;
  if (tieBreak === null) return words.ruleNone({ place });
  return isStandard(set)
    ? words.ruleStandard({ place })
    : words.ruleTieBreakAt({ place, at: tieBreak.at, points: points(words, tieBreak) });
}

function finalRuleOf(words: FormatWords, set: SetFormat): string {
  if (set.kind === 'timed') return words.finalRuleTimed({ minutes: set.minutes });
  if (set.kind === 'tieBreak') return words.finalRuleMatchTieBreak({ points: points(words, set) });
  const { tieBreak } = set;
  if (tieBreak === null) return words.finalRuleNone;
  return isStandard(set)
    ? words.finalRuleStandard
    : words.finalRuleTieBreakAt({ at: tieBreak.at, points: points(words, tieBreak) });
}

function tieBreakRule(words: FormatWords, { set, finalSet }: MatchFormat, place: Place): string {
  const rule = ruleOf(words, set, place);
  return finalSet === null ? rule : words.ruleWithFinal({ rule, final: finalRuleOf(words, finalSet) });
}

/** The display texts of a format; "Standard", "Best of 3" and "Standard" for the default one. */
export const formatTexts = (words: FormatWords, format: MatchFormat): FormatTexts => ({
  scoringType: words.scoring({
    games: hasNoAdGames(format) ? 'noAd' : 'standard',
    lets: format.lets ? 'yes' : 'no',
  }),
  setsFormat: setsFormat(words, format),
  tiebreakerRule: tieBreakRule(words, format, 'start'),
});

/** A format as one line of a list: "Best of 3. Tie-break: standard"; without the tie-break where there are no games that could be level. */
export function formatChoice(words: FormatWords, format: MatchFormat): string {
  const sets = setsFormat(words, format);
  const hasGames = format.set.kind === 'games' || format.finalSet !== null;
  return hasGames ? words.choice({ sets, rule: tieBreakRule(words, format, 'inside') }) : sets;
}

/** A tie-break as a choice of its own: "Tie-break at 6-6 to 7 points", "None". */
export const tieBreakChoice = (words: FormatWords, { tieBreak }: Pick<GameSetFormat, 'tieBreak'>): string =>
  tieBreak === null
    ? words.ruleNone({ place: 'start' })
    : words.ruleTieBreakAt({ place: 'start', at: tieBreak.at, points: points(words, tieBreak) });

/** What the last set may be instead of one like the others: "Match tie-break to 10 points", "Set with a tie-break at 6-6 to 10 points". */
export function lastSetChoice(words: FormatWords, set: SetFormat): string {
  if (set.kind === 'tieBreak') return words.ruleMatchTieBreak({ place: 'start', points: points(words, set) });
  if (set.kind === 'timed') return words.lastTimed({ minutes: set.minutes });
  const { tieBreak } = set;
  return tieBreak === null
    ? words.lastWithoutTieBreak
    : words.lastWithTieBreak({ at: tieBreak.at, points: points(words, tieBreak) });
}
