// A typed score becomes an event that the log takes ([SC2], [SC3], [SC8]).
import {
  parseMatchFormat,
  replayLog,
  type LogEvent,
  type MatchFormat,
  type MatchSetup,
} from '@tennis/domain';
import type { ScoreLog } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { isInTieBreak, scoreTyped, startOf, typedOf, wentToTieBreak, type Typed } from './typed-score.ts';

const formatOf = (code: string): MatchFormat => {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.value;
};
const USUAL = formatOf('SET3-S:6/TB7');
const LAST = formatOf('SET3-S:6/TB7-F:TB10');

const stateOf = (format: MatchFormat, events: readonly LogEvent[]) => {
  const setup: MatchSetup = { format, discipline: { kind: 'singles' }, firstServer: 1 };
  const state = replayLog(setup, events);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
};

it.each<readonly [MatchFormat, readonly Typed[], Typed, object]>([
  [USUAL, [[2, 1]], [1, 0], { sets: [], games: [2, 1], points: [1, 0] }],
  [
    USUAL,
    [
      [6, 4],
      [2, 1],
    ],
    [3, 4],
    { sets: [[6, 4]], games: [2, 1], points: [3, 4] },
  ],
  [USUAL, [[6, 4]], [0, 0], { sets: [[6, 4]], games: [0, 0], points: [0, 0] }],
  [
    LAST,
    [
      [6, 4],
      [4, 6],
      [8, 7],
    ],
    [3, 0],
    {
      sets: [
        [6, 4],
        [4, 6],
      ],
      games: [0, 0],
      points: [8, 7],
    },
  ],
  [
    LAST,
    [
      [6, 4],
      [4, 6],
    ],
    [3, 0],
    {
      sets: [
        [6, 4],
        [4, 6],
      ],
      games: [0, 0],
      points: [0, 0],
    },
  ],
])('is finished sets, then the one under way', (format, sets, points, event) => {
  expect(scoreTyped(format, sets, points, [])).toEqual({ type: 'score', ...event });
});

it('keeps the points of a tie-break that was noted, as long as its set stays the same', () => {
  const known = stateOf(USUAL, [{ type: 'score', sets: [[7, 6, 4]], games: [1, 0], points: [0, 0] }]).score
    .sets;
  expect(
    scoreTyped(
      USUAL,
      [
        [7, 6],
        [2, 0],
      ],
      [0, 0],
      known,
    ).sets,
  ).toEqual([[7, 6, 4]]);
  expect(
    scoreTyped(
      USUAL,
      [
        [6, 7],
        [2, 0],
      ],
      [0, 0],
      known,
    ).sets,
  ).toEqual([[6, 7]]);
});

it('[SC3] takes the loser’s points of a tie-break, or that nobody knows them', () => {
  const sets = [[7, 6] as const, [2, 0] as const];
  const known = stateOf(USUAL, [{ type: 'score', sets: [[7, 6, 4]], games: [1, 0], points: [0, 0] }]).score
    .sets;
  expect(scoreTyped(USUAL, sets, [0, 0], [], [5]).sets).toEqual([[7, 6, 5]]);
  expect(scoreTyped(USUAL, sets, [0, 0], known, [null]).sets).toEqual([[7, 6]]);
  // A set without a tie-break has none.
  expect(scoreTyped(USUAL, [[7, 5]], [0, 0], [], [5]).sets).toEqual([[7, 5]]);
  expect(wentToTieBreak(formatOf('SET1-S:8/TB7'), 0, [9, 8])).toBe(true);
});

it('[SC8] ends with the set that decides the match, whatever was typed behind it', () => {
  const sets = [[6, 4] as const, [6, 3] as const, [2, 1] as const];
  const event = scoreTyped(USUAL, sets, [2, 1], []);
  expect(event).toEqual({ type: 'score', sets: sets.slice(0, 2), games: [0, 0], points: [0, 0] });
  expect(stateOf(USUAL, [event])).toMatchObject({ isOver: true, winner: 1 });
});

it('[SC3] takes a typed set that the clock ends for one that is over', () => {
  const timed = formatOf('SET2X-S:T20');
  const event = scoreTyped(
    timed,
    [
      [5, 3],
      [4, 4],
    ],
    [0, 0],
    [],
  );
  expect(stateOf(timed, [event])).toMatchObject({ isOver: true, winner: 1 });
});

it.each<readonly [MatchFormat, LogEvent]>([
  [USUAL, { type: 'score', sets: [[7, 6, 4]], games: [6, 6], points: [3, 2] }],
  [USUAL, { type: 'score', sets: [], games: [5, 4], points: [4, 3] }],
  [
    LAST,
    {
      type: 'score',
      sets: [
        [6, 4],
        [4, 6],
      ],
      games: [0, 0],
      points: [8, 7],
    },
  ],
])('reads a state so that typing it changes nothing', (format, event) => {
  const state = stateOf(format, [event]);
  const { sets, points } = typedOf(state, format);
  expect(scoreTyped(format, sets, points, state.score.sets)).toEqual(event);
});

it('[SC3] shows a set that the clock has ended level', () => {
  const timed = formatOf('SET2X-S:T20');
  const state = stateOf(timed, [{ type: 'score', sets: [[4, 4]], games: [0, 0], points: [0, 0] }]);
  expect(typedOf(state, timed).sets).toEqual([
    [4, 4],
    [0, 0],
  ]);
  expect(
    typedOf(stateOf(timed, [{ type: 'score', sets: [[4, 4]], games: [2, 2], points: [0, 0] }]), timed).sets,
  ).toEqual([
    [4, 4],
    [2, 2],
  ]);
});

it('[SC1] shows the points after several deuces as those of the first', () => {
  const points = Array.from('12121212121', (side): LogEvent => ({
    type: 'point',
    winner: side === '1' ? 1 : 2,
  }));
  expect(typedOf(stateOf(USUAL, points), USUAL).points).toEqual([4, 3]);
});

it('asks for the points of a tie-break where the games stand at one', () => {
  expect(isInTieBreak(USUAL, { sets: [], games: [6, 6], points: [0, 0] })).toBe(true);
  expect(isInTieBreak(USUAL, { sets: [], games: [6, 5], points: [0, 0] })).toBe(false);
});

/** A match with a score that was typed. */
const viewAt = (scores: ScoreLog['match']['scores']): ScoreLog => ({
  match: { ...sampleMatch(1), matchFormat: 'SET3-S:6/TB7', scores },
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
});

describe('a log that is begun over a typed score', () => {
  it('[SC2] goes on from it, and whoever serves now has served first or second accordingly', () => {
    const start = startOf(
      viewAt({ set1: { player1: 7, player2: 6, tieBreak2: 4 }, set2: { player1: 3, player2: 2 } }),
    );
    expect(start?.event).toEqual({ type: 'score', sets: [[7, 6, 4]], games: [3, 2], points: [0, 0] });
    // Eighteen games: the one who served first serves again.
    expect([start?.firstServer(1), start?.firstServer(2)]).toEqual([1, 2]);
    const odd = startOf(viewAt({ set1: { player1: 2, player2: 1 } }));
    expect([odd?.firstServer(1), odd?.firstServer(2)]).toEqual([2, 1]);
  });

  it('begins at nought where nobody plays on from it', () => {
    expect(startOf(viewAt(null))).toBeNull();
    expect(
      startOf(viewAt({ set1: { player1: 6, player2: 4 }, set2: { player1: 6, player2: 3 } })),
    ).toBeNull();
    expect(startOf(viewAt({ set1: { player1: 9, player2: 3 } }))).toBeNull();
  });
});
