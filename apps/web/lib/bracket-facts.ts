// The data of a bracket: rounds of slots that halve from column to column, plain and ready to print.
import * as words from '@tennis/words/draw';
import { tbd } from '@tennis/words/matches';
import { isBegun, type MatchFacts } from './match-facts.ts';

/** A match in its slot. */
export interface BracketMatch extends MatchFacts {
  /** Its number in the draw. */
  number: number;
  /** "9:30 AM, Court 1". */
  caption: string;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

export interface BracketRound {
  /** Every column has half the slots of the one before, down to one. */
  slots: readonly BracketMatch[];
  /** The day on which the whole round is played: "Sun, Sep 13". */
  day?: string | undefined;
}

export interface BracketFacts {
  /** The first column has 1 to 64 slots, always a power of two. */
  rounds: readonly BracketRound[];
  thirdPlace?: BracketMatch | undefined;
  /** A section of the qualifying: its rounds have numbers, and it has a qualifier instead of a champion. */
  isQualifying?: boolean | undefined;
}

/** The names of a column: above it, in a sentence, and on the phone's pager. */
export interface RoundLabels {
  title: string;
  single: string;
  short: string;
}

/** The names of the round with this many slots. */
export function roundLabels(slots: number): RoundLabels {
  if (slots === 1) return { title: words.final, single: words.final, short: words.final };
  if (slots === 2) return { title: words.semiFinals, single: words.semiFinal, short: words.semiFinalShort };
  if (slots === 4)
    return { title: words.quarterFinals, single: words.quarterFinal, short: words.quarterFinalShort };
  const players = slots * 2;
  return {
    title: words.roundsOf({ players }),
    single: words.roundOf({ players }),
    short: words.roundOfShort({ players }),
  };
}

/** The names of that round in this bracket; those of a qualifying section are counted from 1. */
export function labelsOf({ rounds, isQualifying }: BracketFacts, slots: number): RoundLabels {
  if (isQualifying !== true) return roundLabels(slots);
  const number = rounds.length - Math.log2(slots);
  const title = words.qualifyingRound({ number });
  return { title, single: title, short: words.qualifyingRoundShort({ number }) };
}

/** The sections of a stage, if its rounds end in several matches: one bracket for each of them, from top to bottom. */
export function sectionsOf(rounds: BracketFacts['rounds']): readonly BracketFacts['rounds'][] {
  const count = rounds.at(-1)?.slots.length ?? 0;
  return Array.from({ length: count }, (_, section) =>
    rounds.map(({ slots, ...round }) => {
      const size = slots.length / count;
      return { ...round, slots: slots.slice(section * size, (section + 1) * size) };
    }),
  );
}

/** Whether somebody is one of the two. */
export const plays = ({ sides }: BracketMatch, player: number | undefined): boolean =>
  player !== undefined && sides.some((side) => side.player === player);

/** Whether nothing more happens in a slot. */
export const isOver = (match: BracketMatch): boolean => match.phase !== 'upcoming' && !isBegun(match);

/** How far a round is: byes are nobody's match and do not count. */
export function roundProgress(slots: readonly BracketMatch[]): { done: number; of: number } {
  const played = slots.filter((match) => match.phase !== 'bye');
  return { done: played.filter(isOver).length, of: played.length };
}

/** Index of the first round that is not over; the last one when all are. */
export function firstUnfinished(rounds: readonly BracketRound[]): number {
  const found = rounds.findIndex((round) => !round.slots.every(isOver));
  return found === -1 ? rounds.length - 1 : found;
}

/** The name of the final's winner, or TBD. */
export function championOf({ rounds }: BracketFacts): string {
  const final = rounds.at(-1)?.slots[0];
  const winner = final?.phase === 'completed' ? final.score.winner : undefined;
  return winner === undefined ? tbd : (final?.sides[winner].name ?? tbd);
}
