// Replays a point log: score, server, receiver, ends, order in tie-breaks, and the meaning of the next point all come from here.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { winnerByEnding } from './judge.ts';
import { applyEvent } from './apply-event.ts';
import type { StandingEvent } from './apply-event.ts';
import { newPlay, tieBreakOf } from './play.ts';
import type { Play } from './play.ts';
import { isDecidingPoint, mayChooseCourt, receiverOf, serverOf } from './play-order.ts';
import type { CourtPlayer, LogError, LogEvent, MatchSetup, ServiceCourt } from './point-log.ts';
import type { TimedSetFormat } from './format.ts';
import { gameSet, isBlankSet, matchTieBreak } from './score.ts';
import type { Score, SetScore } from './score.ts';
import { leader } from './side.ts';
import type { Pair, Side } from './side.ts';
import { isDeuce, pointWords, stakeOf } from './stakes.ts';
import type { Stake } from './stakes.ts';

/** Everything that a score pad shows, derived from the log. Pairs belong to side 1 and side 2. */
export interface MatchState {
  readonly score: Score;
  readonly setsWon: Pair<number>;
  /** Games of the set under way. */
  readonly games: Pair<number>;
  /** Points of the game or tie-break under way. */
  readonly points: Pair<number>;
  readonly pointWords: Pair<string>;
  readonly pointsWon: Pair<number>;
  /** Code violations so far, the basis of the next penalty. */
  readonly violations: Pair<number>;
  readonly isTieBreak: boolean;
  /** The set under way, if the clock ends it and not its score (SC3). */
  readonly timed: TimedSetFormat | null;
  readonly isDeuce: boolean;
  readonly isDecidingPoint: boolean;
  readonly mayChooseCourt: boolean;
  /** The prize of the next point for each side. */
  readonly stakes: Pair<Stake | null>;
  /** The next point; null once the match is over. */
  readonly serve: {
    readonly server: CourtPlayer;
    readonly receiver: CourtPlayer;
    readonly court: ServiceCourt;
    readonly isSecond: boolean;
  } | null;
  /** True when the sides stand at the ends at which they did not start. */
  readonly isSwapped: boolean;
  /** True when ends change before the next point. */
  readonly changesEnds: boolean;
  /** Whether a side may still choose its order of service in this set ([SC5]). */
  readonly mayOrder: Pair<boolean>;
  /** Whether a side may still choose who receives in which court in this set ([SC5]). */
  readonly mayPlaceReceivers: Pair<boolean>;
  readonly isOver: boolean;
  readonly winner: Side | null;
}

type Kept = readonly [StandingEvent, number];

/** The events left after all undos, each with its place in the log. An undo removes the last event that is still valid. */
const standingEvents = (log: readonly LogEvent[]): Result<readonly Kept[], LogError> => {
  const standing: Kept[] = [];
  for (const [index, event] of log.entries()) {
    if (event.type !== 'undo') standing.push([event, index]);
    else if (standing.pop() === undefined) {
      return err({ type: 'point-log', code: 'nothing-to-undo', index });
    }
  }
  return ok(standing);
};

const currentSet = (play: Play): SetScore => {
  const { format, games, points } = play;
  if (format.kind === 'tieBreak') return matchTieBreak(points[0], points[1]);
  if (format.kind === 'timed' && format.counting === 'points') return gameSet(points[0], points[1]);
  const isRunning = tieBreakOf(play) !== null && points[0] + points[1] > 0;
  return gameSet(games[0], games[1], isRunning ? [points[0], points[1]] : null);
};

const scoreOf = (play: Play): Score => {
  const current = currentSet(play);
  return { sets: isBlankSet(current) ? play.sets : [...play.sets, current], ending: play.ending };
};

const stateOf = (play: Play): MatchState => {
  const { isOver, ending, setsWon } = play;
  const winner = ending === null ? leader(setsWon) : winnerByEnding(ending);
  return {
    score: scoreOf(play),
    setsWon,
    games: play.games,
    points: play.points,
    pointWords: pointWords(play),
    pointsWon: play.pointsWon,
    violations: play.violations,
    isTieBreak: tieBreakOf(play) !== null,
    timed: !isOver && play.format.kind === 'timed' ? play.format : null,
    isDeuce: isDeuce(play),
    isDecidingPoint: isDecidingPoint(play),
    mayChooseCourt: mayChooseCourt(play),
    stakes: [stakeOf(play, 1), stakeOf(play, 2)],
    serve: isOver ? null : { server: serverOf(play), ...receiverOf(play), isSecond: play.faults === 1 },
    isSwapped: play.isSwapped,
    changesEnds: play.changesEnds && !isOver,
    mayOrder: [!play.hasServed[0], !play.hasServed[1]],
    mayPlaceReceivers: [!play.hasReceived[0], !play.hasReceived[1]],
    isOver,
    winner: isOver ? winner : null,
  };
};

/** A log that was played through, and from where it is played on: after 300 points one more is as little work as after the first. */
export interface Replayed {
  readonly state: MatchState;
  readonly play: Readonly<Play>;
}

const copyOf = (play: Readonly<Play>): Play => ({
  ...play,
  sets: [...play.sets],
  setsWon: [...play.setsWon],
  pointsWon: [...play.pointsWon],
  violations: [...play.violations],
  games: [...play.games],
  points: [...play.points],
  turns: [...play.turns],
  hasServed: [...play.hasServed],
  hasReceived: [...play.hasReceived],
  firstServers: [...play.firstServers],
  deuceReceivers: [...play.deuceReceivers],
});

/** Plays a log through from the first event. Returns where it leads, or the first event that does not fit. */
export const replayThrough = (setup: MatchSetup, log: readonly LogEvent[]): Result<Replayed, LogError> => {
  const standing = standingEvents(log);
  if (!standing.ok) return standing;
  const play = newPlay(setup);
  for (const [event, index] of standing.value) {
    const refusal = applyEvent(play, event);
    if (refusal !== null) return err({ type: 'point-log', ...refusal, index });
  }
  return ok({ state: stateOf(play), play });
};

/** Plays on by one event, which has this place in the log. What was played through stays as it is. */
export const playOn = (
  { play }: Replayed,
  event: StandingEvent,
  index: number,
): Result<Replayed, LogError> => {
  const next = copyOf(play);
  const refusal = applyEvent(next, event);
  return refusal === null
    ? ok({ state: stateOf(next), play: next })
    : err({ type: 'point-log', ...refusal, index });
};

/**
 * Replays a log from the first event. Returns the state after the last one, or the first event that does not fit: a point after the end, a let in a
 * format without lets, a new order in the middle of a set.
 */
export const replayLog = (setup: MatchSetup, log: readonly LogEvent[]): Result<MatchState, LogError> => {
  const replayed = replayThrough(setup, log);
  return replayed.ok ? ok(replayed.value.state) : replayed;
};

/** The points as the pad names them, side 1 first: "30-30", "Deuce", "AD-40", or "3-2" in a tie-break. */
export const callOf = (state: MatchState): string =>
  state.isDeuce ? 'Deuce' : `${state.pointWords[0]}-${state.pointWords[1]}`;

/** The state to which one more undo would lead; null if nothing can be undone. */
export const undoTarget = (
  setup: MatchSetup,
  log: readonly LogEvent[],
): Result<MatchState, LogError> | null => {
  const before = replayLog(setup, [...log, { type: 'undo' }]);
  return !before.ok && before.error.code === 'nothing-to-undo' ? null : before;
};
