// The score of a match as somebody types it, set by set, for the log ([SC8]; brief section 8: Set score, Correct score).
import type { ScoreLog } from '@tennis/contract';
import {
  isDecided,
  judgeSet,
  otherSide,
  parseMatchFormat,
  replayLog,
  setFormatAt,
  type LogEvent,
  type MatchFormat,
  type MatchState,
  type SetScore,
  type Side,
} from '@tennis/domain';

/** The two numbers of a set or a game, side 1 first. */
export type Typed = readonly [number, number];
export type ScoreEvent = Extract<LogEvent, { type: 'score' }>;
type Score = Pick<ScoreEvent, 'sets' | 'games' | 'points'>;

const NONE: Typed = [0, 0];

const setOf = (format: ReturnType<typeof setFormatAt>, numbers: Typed): SetScore =>
  format.kind === 'tieBreak'
    ? { kind: 'matchTieBreak', points: numbers }
    : { kind: 'games', games: numbers, tieBreak: null };

/** The loser's points of a tie-break that is known of a set with these games. */
function lostIn(set: SetScore | undefined, [first, second]: Typed): readonly number[] {
  if (set?.kind !== 'games' || set.tieBreak === null) return [];
  if (set.games[0] !== first || set.games[1] !== second) return [];
  const lost = set.tieBreak[first > second ? 1 : 0];
  return lost === null ? [] : [lost];
}

/** The typed loser's points of the tie-break of each set; null where nobody knows them, undefined where nobody has said. */
export type TieBreaks = readonly (number | null | undefined)[];

/** Whether a typed set is over by its numbers. One that the clock ends is: nobody types it before. */
const isSetOver = (format: ReturnType<typeof setFormatAt>, numbers: Typed): boolean =>
  format.kind === 'timed'
    ? numbers[0] + numbers[1] > 0
    : judgeSet(setOf(format, numbers), format).state === 'won';

/** Whether a set of games with these numbers was decided by a tie-break. */
export function wentToTieBreak(format: MatchFormat, at: number, [first, second]: Typed): boolean {
  const set = setFormatAt(format, at);
  if (set.kind !== 'games' || set.tieBreak === null) return false;
  return Math.min(first, second) === set.tieBreak.at && Math.max(first, second) === set.tieBreak.at + 1;
}

/**
 * The event of a score: sets that are over by their numbers come first, the next one is under way, unless they decide the match. `points` are those of
 * its game; of a tie-break in place of a set they stand in the set. `known` are the sets noted before, with their tie-breaks.
 */
export function scoreTyped(
  format: MatchFormat,
  sets: readonly Typed[],
  points: Typed,
  known: readonly SetScore[],
  tieBreaks: TieBreaks = [],
): ScoreEvent {
  const done: number[][] = [];
  const won: [number, number] = [0, 0];
  for (const [at, numbers] of sets.entries()) {
    const setFormat = setFormatAt(format, done.length);
    if (!isSetOver(setFormat, numbers)) {
      const isTieBreak = setFormat.kind === 'tieBreak';
      return {
        type: 'score',
        sets: done,
        games: [...(isTieBreak ? NONE : numbers)],
        points: [...(isTieBreak ? numbers : points)],
      };
    }
    const lost = wentToTieBreak(format, at, numbers) ? tieBreaks[at] : undefined;
    const loserPoints =
      lost === undefined ? lostIn(known[at], numbers) : [lost].filter((count) => count !== null);
    done.push([...numbers, ...loserPoints]);
    if (numbers[0] !== numbers[1]) won[numbers[0] > numbers[1] ? 0 : 1] += 1;
    if (isDecided(format, won, done.length))
      return { type: 'score', sets: done, games: [...NONE], points: [...NONE] };
  }
  const isTieBreak = setFormatAt(format, done.length).kind === 'tieBreak';
  return { type: 'score', sets: done, games: [...NONE], points: [...(isTieBreak ? NONE : points)] };
}

const numbersOf = (set: SetScore): Typed => {
  const [first, second] = set.kind === 'games' ? set.games : set.points;
  return [first ?? 0, second ?? 0];
};

/** The sets of a state that are over; one that the clock has ended may be won by nobody. */
function setsOverIn({ score, setsWon, games, points, timed, isOver }: MatchState): readonly SetScore[] {
  if (isOver) return score.sets;
  if (timed === null) return score.sets.slice(0, setsWon[0] + setsWon[1]);
  const [first, second] = timed.counting === 'points' ? points : games;
  return first + second > 0 ? score.sets.slice(0, -1) : score.sets;
}

/** How a state stands, as it would be typed; after several deuces the points are those of the first one. */
export function typedOf(state: MatchState, format: MatchFormat) {
  const { games, points, isTieBreak } = state;
  const over = setsOverIn(state);
  const inPlace = setFormatAt(format, over.length).kind === 'tieBreak';
  const past = isTieBreak ? 0 : Math.max(0, Math.min(...points) - 3);
  const shown: Typed = [points[0] - past, points[1] - past];
  return {
    sets: [...over.map(numbersOf), inPlace ? shown : games],
    points: inPlace ? NONE : shown,
  };
}

/** The highest number that a set can have on one side. */
export function highestIn(format: MatchFormat, at: number): number {
  const set = setFormatAt(format, at);
  if (set.kind === 'timed') return set.counting === 'points' ? MOST_IN_TIME.points : MOST_IN_TIME.games;
  if (set.kind === 'tieBreak') return set.to + ROOM;
  return set.tieBreak === null ? set.to + ROOM : Math.max(set.to, set.tieBreak.at + 1);
}

/** As far as a set goes that the clock ends. */
const MOST_IN_TIME = { games: 20, points: 99 };

/** As far as a tie-break, or a set without one, goes on. */
export const ROOM = 14;

/** Whether the points are those of a tie-break in a set, and not of a game. */
export function isInTieBreak(format: MatchFormat, { sets, games }: Score): boolean {
  const set = setFormatAt(format, sets.length);
  return set.kind === 'games' && set.tieBreak !== null && games.every((count) => count === set.tieBreak?.at);
}

/** The beginning of a log over a score that was typed set by set. */
export interface TypedStart {
  readonly event: ScoreEvent;
  /** The side that has served first in the match if this side serves now. */
  readonly firstServer: (now: Side) => Side;
}

/** How points go on from the typed score of a match; null if it has none, or one from which nobody plays on. */
export function startOf({ match }: ScoreLog): TypedStart | null {
  const { scores } = match;
  const format = parseMatchFormat(match.matchFormat);
  if (scores === null || scores.outcome !== undefined || !format.ok) return null;
  const typed = [scores.set1, scores.set2, scores.set3, scores.set4, scores.set5].flatMap((set) => set ?? []);
  const known = typed.map(({ player1, player2, tieBreak1 = null, tieBreak2 = null }): SetScore => ({
    kind: 'games',
    games: [player1, player2],
    tieBreak: tieBreak1 === null && tieBreak2 === null ? null : [tieBreak1, tieBreak2],
  }));
  const sets = typed.map(({ player1, player2 }): Typed => [player1, player2]);
  const event = scoreTyped(format.value, sets, NONE, known);
  return startFrom(format.value, event);
}

/** How points go on from a score; null if nobody plays on from it. */
export function startFrom(format: MatchFormat, event: ScoreEvent): TypedStart | null {
  const state = replayLog({ format, discipline: { kind: 'singles' }, firstServer: 1 }, [event]);
  if (!state.ok || state.value.isOver) return null;
  const isTurned = state.value.serve?.server.side !== 1;
  return { event, firstServer: (now) => (isTurned ? otherSide(now) : now) };
}
