// Formats in words: one sentence for people, and the three display texts that the specification shows on a tournament
// (section 2: scoringType, setsFormat, tiebreakerRule; D25). Their defaults are the texts of SET3-S:6/TB7.
import type { GameSetFormat, MatchFormat, SetFormat, TieBreakRule } from './format.ts';

/** The texts of a tournament's Details tab, all derived from its format. */
export interface FormatTexts {
  readonly scoringType: string;
  readonly setsFormat: string;
  readonly tiebreakerRule: string;
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

const allWord = (games: number): string => `${games}-${games}`;

const points = ({ to, noAd }: TieBreakRule): string =>
  noAd ? `${to} points, deciding point at ${allWord(to - 1)}` : `${to} points`;

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

const tieBreakPhrase = ({ tieBreak }: GameSetFormat): string =>
  tieBreak === null ? 'no tie-break' : `tie-break at ${allWord(tieBreak.at)} to ${points(tieBreak)}`;

/** "set to 6 games, tie-break at 6-6 to 7 points" */
const setPhrase = (set: SetFormat, plural: boolean): string => {
  const s = plural ? 's' : '';
  if (set.kind === 'tieBreak') return `match tie-break${s} to ${points(set)}`;
  if (set.kind === 'timed') {
    return `timed set${s} of ${minutes(set.minutes)}${set.counting === 'points' ? ', counted in points' : ''}`;
  }
  return `set${s} to ${set.to} ${set.to === 1 ? 'game' : 'games'}, ${tieBreakPhrase(set)}`;
};

const hasNoAdGames = ({ set, finalSet }: MatchFormat): boolean =>
  [set, finalSet].some((one) => one?.kind === 'games' && one.noAd);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lengthPhrase = ({ bestOf, exactly, set }: MatchFormat): string => {
  if (bestOf === 1) return `one ${setPhrase(set, false)}`;
  return exactly
    ? `${countWord(bestOf)} ${setPhrase(set, true)}, all of them played`
    : `best of ${countWord(bestOf)} ${setPhrase(set, true)}`;
};

/** A format in one sentence: "Best of three sets to 6 games, tie-break at 6-6 to 7 points; final set a match tie-break to 10 points." */
export const describeMatchFormat = (format: MatchFormat): string => {
  const parts = [lengthPhrase(format)];
  if (format.finalSet !== null) parts.push(`final set a ${setPhrase(format.finalSet, false)}`);
  if (hasNoAdGames(format)) parts.push('no-ad games with a deciding point at 40-40');
  if (!format.lets) parts.push('no lets on serve');
  return `${capitalised(parts.join('; '))}.`;
};

const scoringType = (format: MatchFormat): string => {
  const words = [hasNoAdGames(format) ? 'No-ad' : 'Standard', format.lets ? '' : 'no let'];
  return words.filter((word) => word !== '').join(', ');
};

/** "Best of 3", "Best of 3 short sets", "1 pro set to 8", "2 sets". A short set is one to fewer than 6 games, a pro set one to more. */
const setsFormat = ({ bestOf, exactly, set }: MatchFormat): string => {
  const s = bestOf === 1 ? '' : 's';
  let kind = '';
  if (set.kind === 'tieBreak') kind = `match tie-break${s} to ${set.to}`;
  else if (set.kind === 'timed') kind = `timed set${s} of ${minutes(set.minutes)}`;
  else if (set.to < 6) kind = `short set${s} to ${set.to}`;
  else if (set.to > 6) kind = `pro set${s} to ${set.to}`;
  if (bestOf === 1 || exactly) return `${bestOf} ${kind === '' ? `set${s}` : kind}`;
  return kind === '' ? `Best of ${bestOf}` : `Best of ${bestOf} ${kind}`;
};

const gamesTieBreakText = (set: GameSetFormat): string => {
  const { to, tieBreak } = set;
  if (tieBreak === null) return 'None';
  const isStandard = tieBreak.to === 7 && !tieBreak.noAd && tieBreak.at === to;
  return isStandard ? 'Standard' : capitalised(tieBreakPhrase(set));
};

const tieBreakText = (set: SetFormat): string => {
  if (set.kind === 'timed') return 'None';
  return set.kind === 'tieBreak' ? `Match tie-break to ${points(set)}` : gamesTieBreakText(set);
};

const finalText = (set: SetFormat): string => {
  if (set.kind === 'timed') return `timed final set of ${minutes(set.minutes)}`;
  if (set.kind === 'tieBreak') return `match tie-break to ${points(set)} as final set`;
  if (set.tieBreak === null) return 'no tie-break in the final set';
  const text = tieBreakText(set);
  return `final set ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/** The display texts of a format; "Standard", "Best of 3" and "Standard" for the default one. */
export const formatTexts = (format: MatchFormat): FormatTexts => ({
  scoringType: scoringType(format),
  setsFormat: setsFormat(format),
  tiebreakerRule:
    format.finalSet === null
      ? tieBreakText(format.set)
      : `${tieBreakText(format.set)}, ${finalText(format.finalSet)}`,
});
