// The way of one player through a draw (brief section 6): past matches, the next one, and possible ones if they win.
import * as words from '@tennis/words/draw';
import { language } from '@tennis/words/language';
import { tbd } from '@tennis/words/matches';
import { labelsOf, type BracketFacts, type BracketMatch } from './bracket-facts.ts';
import { playedSets, type StripScore, type StripSide } from './match-facts.ts';

/** `played` also for a bye; `now` on court; `next` where they stand and have not played; `possible` where they would get to. */
export type StepState = 'played' | 'now' | 'next' | 'possible';

export interface PathStep {
  readonly column: number;
  readonly slot: number;
  /** The match for the third place stands beside the columns. */
  readonly isThirdPlace: boolean;
  readonly match: BracketMatch;
  readonly state: StepState;
  /** "Semi Final, Sun 10:00 AM, Court 1"; only the round of what is over. */
  readonly title: string;
  /** "d. Priya Raman 6-3 6-4", "v Elif Demir", "BYE" or "TBD". */
  readonly text: string;
}

export interface PlayerPath {
  readonly player: number;
  readonly name: string;
  readonly seed: number | undefined;
  readonly steps: readonly PathStep[];
  /** Where to look for them: on court, else their next match, else their last one. */
  readonly focus: PathStep;
}

/** The players who can be followed, by name. */
export function playersOf({ rounds }: BracketFacts): { player: number; name: string; seed?: number }[] {
  const known = new Map<number, { player: number; name: string; seed?: number }>();
  for (const { player, name, seed } of rounds.flatMap(({ slots }) => slots.flatMap(({ sides }) => sides))) {
    if (player !== undefined) known.set(player, { player, name, ...(seed === undefined ? {} : { seed }) });
  }
  const { compare } = new Intl.Collator(language);
  return [...known.values()].toSorted((a, b) => compare(a.name, b.name));
}

/** The side on which a player stands; null when it is neither. */
export function sideOfPlayer({ sides }: BracketMatch, player: number): 0 | 1 | null {
  if (sides[0].player === player) return 0;
  return sides[1].player === player ? 1 : null;
}

/** Sets as `side` sees them: "6-3 6-7(4)". */
function setsText(score: StripScore, side: 0 | 1): string {
  const other = side === 0 ? 1 : 0;
  const texts = playedSets(score).map(
    ({ games, tiebreak }) => `${games[side]}-${games[other]}${tiebreak === undefined ? '' : `(${tiebreak})`}`,
  );
  const { outcome } = score;
  return [...texts, ...(outcome === undefined ? [] : [outcome])].join(' ');
}

/** The players who may come out of a match: both names while it is undecided, else the place where its winner is. */
function candidates(feeder: BracketMatch | undefined, side: StripSide): string {
  const names = feeder?.sides.filter(({ placeholder }) => placeholder !== true).map(({ name }) => name) ?? [];
  const [first, second] = names;
  return first !== undefined && second !== undefined
    ? words.eitherName({ first, second })
    : (side.origin ?? side.name);
}

/** Says what a match was or is for the player on `side`. */
function told(match: BracketMatch, side: 0 | 1, feeder: BracketMatch | undefined): string {
  const { phase, score, sides } = match;
  const opponent = sides[side === 0 ? 1 : 0];
  if (phase === 'bye') return words.byeName;
  if (phase === 'cancelled') return words.pathCancelled({ opponent: opponent.name });
  const sets = setsText(score, side) || 'none';
  if (phase !== 'completed') {
    const who = opponent.placeholder === true ? candidates(feeder, opponent) : opponent.name;
    return words.pathAgainst({ opponent: who, score: sets });
  }
  const parts = { opponent: opponent.name, score: sets };
  if (score.winner === undefined) return words.pathAgainst(parts);
  return score.winner === side ? words.pathWon(parts) : words.pathLost(parts);
}

const STATES = {
  completed: 'played',
  cancelled: 'played',
  bye: 'played',
  live: 'now',
  interrupted: 'next',
  upcoming: 'next',
} as const;

const isDone = (state: StepState): boolean => state === 'played';

function titleOf(round: string, { caption }: BracketMatch, state: StepState): string {
  return isDone(state) || caption === '' ? round : `${round}, ${caption}`;
}

type Place = Pick<PathStep, 'column' | 'slot' | 'isThirdPlace'>;

function stepAt(
  match: BracketMatch,
  round: string,
  place: Place,
  side: 0 | 1 | null,
  feeder?: BracketMatch,
): PathStep {
  const state = side === null ? 'possible' : STATES[match.phase];
  const text = side === null ? tbd : told(match, side, feeder);
  return { ...place, match, state, title: titleOf(round, match, state), text };
}

/** Whether the player on `side` of a match goes no further. */
const isOut = ({ phase, score }: BracketMatch, side: 0 | 1): boolean =>
  phase === 'cancelled' || (phase === 'completed' && score.winner !== side);

/** The match for the third place, when a player who lost a semi final plays it or will. */
function thirdPlaceStep(
  { rounds, thirdPlace }: BracketFacts,
  player: number,
  lost: PathStep,
): PathStep | null {
  if (thirdPlace === undefined || lost.column !== rounds.length - 2) return null;
  const side = sideOfPlayer(thirdPlace, player);
  const isFree = thirdPlace.sides[lost.slot === 0 ? 0 : 1].placeholder === true;
  if (side === null && (lost.match.phase === 'cancelled' || !isFree)) return null;
  const place = { column: rounds.length - 1, slot: 0, isThirdPlace: true };
  return stepAt(thirdPlace, words.thirdPlace, place, side);
}

/** The path of a player; null when the draw does not name them. */
export function playerPath(facts: BracketFacts, player: number): PlayerPath | null {
  const { rounds } = facts;
  const steps: PathStep[] = [];
  let known: StripSide | undefined;
  let last: { match: BracketMatch; side: 0 | 1; slot: number } | undefined;
  for (const [column, { slots }] of rounds.entries()) {
    const round = labelsOf(facts, slots.length).single;
    const slot = slots.findIndex((match) => sideOfPlayer(match, player) !== null);
    const match = slots[slot];
    const side = match === undefined ? null : sideOfPlayer(match, player);
    if (match !== undefined && side !== null) {
      const feeder = rounds[column - 1]?.slots[slot * 2 + (side === 0 ? 1 : 0)];
      steps.push(stepAt(match, round, { column, slot, isThirdPlace: false }, side, feeder));
      known = match.sides[side];
      last = { match, side, slot };
      continue;
    }
    if (last === undefined) continue;
    if (isOut(last.match, last.side)) break;
    const fed = Math.floor((steps.at(-1)?.slot ?? 0) / 2);
    const open = slots[fed];
    if (open !== undefined) steps.push(stepAt(open, round, { column, slot: fed, isThirdPlace: false }, null));
  }
  const end = steps.at(-1);
  if (known === undefined || last === undefined || end === undefined) return null;
  const third = isOut(last.match, last.side) ? thirdPlaceStep(facts, player, end) : null;
  if (third !== null) steps.push(third);
  const focus =
    steps.find(({ state }) => state === 'now') ??
    steps.find(({ state }) => state === 'next') ??
    steps.findLast(({ state }) => isDone(state)) ??
    end;
  return { player, name: known.name, seed: known.seed, steps, focus };
}
