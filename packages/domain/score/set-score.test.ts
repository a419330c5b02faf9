// The score of a running match can be set, and play goes on from there ([SC2], [SC5], [SC8]).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BEST_OF_3,
  games,
  refusalOf,
  scoreText,
  serverSide,
  singles,
  SIX_ALL,
  stateAfter,
  won,
} from './fixtures.ts';
import type { LogEvent } from './point-log.ts';
import { replayLog } from './replay.ts';
import type { MatchState } from './replay.ts';
import type { SetScore } from './score.ts';
import { side } from '../testing/scores.ts';

type Numbers = readonly number[];

const score = (sets: readonly Numbers[], inSet: Numbers = [0, 0], points: Numbers = [0, 0]): LogEvent[] => [
  { type: 'score', sets: sets.map((numbers) => [...numbers]), games: [...inSet], points: [...points] },
];

describe('a score that is set', () => {
  it('[SC2] is how the match stands for somebody who comes late, with who serves and at which end', () => {
    const state = stateAfter(BEST_OF_3, score([[6, 4]], [2, 1], [2, 1]));
    expect(scoreText(state)).toBe('6-4 2-1');
    expect(state).toMatchObject({ setsWon: [1, 0], games: [2, 1], pointWords: ['30', '15'] });
    // Thirteen games: the second server's turn, and seven changes of ends.
    expect(serverSide(state)).toBe(2);
    expect(state.isSwapped).toBe(true);
  });

  it('goes on from there, point by point', () => {
    const state = stateAfter(BEST_OF_3, score([[6, 4]], [5, 1], [3, 0]), won('1'));
    expect(state).toMatchObject({ isOver: true, winner: 1 });
    expect(scoreText(state)).toBe('6-4 6-1');
  });

  it('puts right what was noted wrongly, keeps a corrected server, and can be taken back', () => {
    const wrong: LogEvent[] = [...games('112'), { type: 'server', side: 1 }, ...won('11')];
    const put = score([], [1, 2], [1, 1]);
    const state = stateAfter(BEST_OF_3, wrong, put);
    expect([scoreText(state), state.pointWords, serverSide(state)]).toEqual(['1-2', ['15', '15'], 1]);
    const back = stateAfter(BEST_OF_3, wrong, put, [{ type: 'undo' }]);
    expect(back).toEqual(stateAfter(BEST_OF_3, wrong));
  });

  it('[SC2] stands in a tie-break, with the loser’s points of one before it', () => {
    const state = stateAfter(BEST_OF_3, score([[7, 6, 4]], [6, 6], [3, 2]));
    expect(scoreText(state)).toBe('7-6(4) 6-6(3-2)');
    expect(state).toMatchObject({ isTieBreak: true, pointWords: ['3', '2'] });
    expect(scoreText(stateAfter(BEST_OF_3, score([[7, 6, 4]], [6, 6], [6, 2]), won('1')))).toBe(
      '7-6(4) 7-6(2)',
    );
  });

  it('[SC3] stands in a match tie-break in place of the last set', () => {
    const format = singles('SET3-S:6/TB7-F:TB10');
    const state = stateAfter(
      format,
      score(
        [
          [6, 4],
          [4, 6],
        ],
        [0, 0],
        [9, 3],
      ),
      won('1'),
    );
    expect(state).toMatchObject({ isOver: true, winner: 1 });
    expect(
      refusalOf(
        format,
        score(
          [
            [6, 4],
            [4, 6],
          ],
          [1, 0],
        ),
      ),
    ).toEqual(['impossible-score', 0]);
  });

  it('[SC8] is the result where its sets decide the match, and can be taken back', () => {
    const result = score([
      [6, 4],
      [6, 7, 5],
      [7, 5],
    ]);
    const state = stateAfter(BEST_OF_3, games('12'), result);
    expect(state).toMatchObject({ isOver: true, winner: 1, setsWon: [2, 1], serve: null });
    expect(scoreText(state)).toBe('6-4 6-7(5) 7-5');
    expect(refusalOf(BEST_OF_3, result, won('1'))).toEqual(['match-over', 1]);
    expect(stateAfter(BEST_OF_3, games('12'), result, [{ type: 'undo' }])).toEqual(
      stateAfter(BEST_OF_3, games('12')),
    );
  });

  it('[SC3] is the result of sets that the clock has ended, also if nobody has won', () => {
    const two = singles('SET2X-S:T20');
    const sets = score([
      [5, 3],
      [4, 4],
    ]);
    expect(stateAfter(two, sets)).toMatchObject({ isOver: true, winner: 1 });
    expect(stateAfter(singles('SET1-S:T20'), score([[4, 4]]))).toMatchObject({ isOver: true, winner: null });
  });

  it('[SC5] leaves partners their turns: after two games of a side its other player serves', () => {
    const pairs = singles('SET3-S:6/TB7', { discipline: { kind: 'doubles' } });
    const state = stateAfter(pairs, score([], [1, 1]));
    expect(state.serve?.server).toEqual({ side: 1, player: 1 });
    expect(state.mayOrder).toEqual([false, false]);
    // In a set that has not begun the order is free.
    expect(stateAfter(pairs, score([[6, 4]])).mayOrder).toEqual([true, true]);
  });

  it.each<readonly [string, readonly Numbers[], Numbers, Numbers]>([
    ['a set that is not over', [[5, 4]], [0, 0], [0, 0]],
    ['a set that cannot be', [[8, 3]], [0, 0], [0, 0]],
    [
      'a set after the match is decided',
      [
        [6, 4],
        [6, 3],
        [6, 3],
      ],
      [0, 0],
      [0, 0],
    ],
    [
      'games after the match is decided',
      [
        [6, 4],
        [6, 3],
      ],
      [1, 0],
      [0, 0],
    ],
    ['a running set that is over', [], [6, 4], [0, 0]],
    ['a running set that cannot be', [], [9, 2], [0, 0]],
    ['a game that is over', [], [2, 1], [4, 1]],
    ['an advantage over less than forty', [], [2, 1], [4, 2]],
    ['a deuce that is counted on', [], [2, 1], [4, 4]],
    ['a tie-break that is over', [], [6, 6], [7, 3]],
    ['numbers that are none', [], [0.5, 0], [0, 0]],
  ])('[SC8] is refused for %s', (_why, sets, inSet, points) => {
    expect(refusalOf(BEST_OF_3, games('12'), score(sets, inSet, points))).toEqual(['impossible-score', 8]);
  });

  it('[SC1] knows no advantage in a format without', () => {
    const noAd = singles('SET3-S:6NOAD/TB7');
    expect(refusalOf(noAd, score([], [0, 0], [4, 3]))).toEqual(['impossible-score', 0]);
    expect(stateAfter(noAd, score([], [0, 0], [3, 3])).isDecidingPoint).toBe(true);
  });

  it('comes too late for a match that is over', () => {
    expect(refusalOf(BEST_OF_3, games('1'.repeat(12)), score([]))).toEqual(['match-over', 48]);
  });
});

const numbersOf = (set: SetScore): Numbers => {
  if (set.kind === 'matchTieBreak') return set.points.map((points) => points ?? 0);
  if (set.tieBreak === null) return set.games;
  const [first, second] = set.tieBreak;
  return [...set.games, Math.min(first ?? 0, second ?? 0)];
};

/** What a score decides of a state; sets with all points of their tie-break and with the loser's read the same. */
const standing = (state: MatchState) => {
  const { games: inSet, points, isSwapped, serve, setsWon, stakes, isTieBreak, isOver, winner } = state;
  const text = scoreText(state);
  return { text, inSet, points, isSwapped, serve, setsWon, stakes, isTieBreak, isOver, winner };
};

it.each(['SET3-S:6/TB7', 'SET3-S:4/TB5NOAD@3-F:TB10', 'SET5-S:6NOAD/TB7', 'SET3-S:TB10', 'SET1-S:8/TB7'])(
  '[SC2] %s: whatever was played, its score set at the first point serves and stands the same',
  (code) => {
    const setup = singles(code);
    fc.assert(
      fc.property(fc.array(side, { size: 'max', maxLength: 260 }), (winners) => {
        const all: LogEvent[] = winners.map((winner) => ({ type: 'point', winner }));
        const whole = replayLog(setup, all);
        // Points after the last one of the match are left out.
        const state = whole.ok ? whole : replayLog(setup, all.slice(0, whole.error.index));
        if (!state.ok) throw new Error(state.error.code);
        const { score: noted, games: inSet, points, setsWon } = state.value;
        const finishedSets = noted.sets.slice(0, setsWon[0] + setsWon[1]).map(numbersOf);
        // Points after several deuces are those of the first one.
        const past = !state.value.isTieBreak && Math.min(...points) > 3 ? Math.min(...points) - 3 : 0;
        const isDeuceGame = past > 0;
        const shown = isDeuceGame ? points.map((count) => count - past) : points;
        const set = stateAfter(setup, score(finishedSets, inSet, shown));
        const usual = { ...state.value, points: [shown[0] ?? 0, shown[1] ?? 0] as const };
        expect(standing(set)).toEqual(standing(usual));
      }),
      { numRuns: 150 },
    );
  },
);

it('[SC2] a tie-break of six points each has changed ends twice since six games all', () => {
  const played = stateAfter(BEST_OF_3, SIX_ALL, won('121212121212'));
  expect(stateAfter(BEST_OF_3, score([], [6, 6], [6, 6])).isSwapped).toBe(played.isSwapped);
});
