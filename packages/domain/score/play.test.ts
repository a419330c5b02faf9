import { describe, expect, it } from 'vitest';
import {
  BEST_OF_3,
  SIX_ALL,
  games,
  refusalOf,
  scoreText,
  serverSide,
  singles,
  stateAfter,
  won,
} from './fixtures.ts';
import { callOf } from './replay.ts';

describe('[SC1] a game', () => {
  it.each([
    ['', '0-0', [null, null]],
    ['1', '15-0', [null, null]],
    ['12', '15-15', [null, null]],
    ['1122', '30-30', [null, null]],
    ['111', '40-0', ['game', null]],
    ['222', '0-40', [null, 'break']],
    ['11122', '40-30', ['game', null]],
    ['111222', 'Deuce', [null, null]],
    ['1112221', 'AD-40', ['game', null]],
    ['1112222', '40-AD', [null, 'break']],
    ['11122212', 'Deuce', [null, null]],
    ['1112221212', 'Deuce', [null, null]],
    ['11122212122', '40-AD', [null, 'break']],
  ] as const)('[SC1] after %j: %s, at stake %j', (points, call, stakes) => {
    const state = stateAfter(BEST_OF_3, won(points));
    expect([callOf(state), state.stakes]).toEqual([call, stakes]);
    expect(state.isDeuce).toBe(call === 'Deuce');
    expect(state.isDecidingPoint).toBe(false);
  });

  it.each([
    ['1111', [1, 0]],
    ['2222', [0, 1]],
    ['111221', [1, 0]],
    ['11122211', [1, 0]],
    ['11122222', [0, 1]],
    ['1112221', [0, 0]],
  ])('[SC1] after %s the games are %j', (points, expected) => {
    expect(stateAfter(BEST_OF_3, won(points)).games).toEqual(expected);
  });

  it('[SC1] is served by one side, the next by the other', () => {
    expect(['', '1', '12', '121'].map((played) => serverSide(stateAfter(BEST_OF_3, games(played))))).toEqual([
      1, 2, 1, 2,
    ]);
    expect(serverSide(stateAfter(singles('SET3-S:6', { firstServer: 2 })))).toBe(2);
  });

  it('[SC1] is served into the deuce court first', () => {
    const courts = ['', '1', '12', '122', '1222'].map(
      (points) => stateAfter(BEST_OF_3, won(points)).serve?.court,
    );
    expect(courts).toEqual(['deuce', 'ad', 'deuce', 'ad', 'deuce']);
  });

  it('[SC1] calls 40-40 again after every lost advantage', () => {
    expect(stateAfter(BEST_OF_3, won('11122212')).pointWords).toEqual(['40', '40']);
  });

  it('counts the points won', () => {
    expect(stateAfter(BEST_OF_3, won('11121')).pointsWon).toEqual([4, 1]);
  });
});

const endsAfter = (points: string): readonly [boolean, boolean] => {
  const state = stateAfter(BEST_OF_3, SIX_ALL, won(points));
  return [state.changesEnds, state.isSwapped];
};

describe('[SC2] a set', () => {
  it.each([
    ['111111', [1, 0], '6-0'],
    ['222222', [0, 1], '0-6'],
    ['1212121211', [1, 0], '6-4'],
    ['121212121211', [1, 0], '7-5'],
    ['12121212122', [0, 0], '5-6'],
    ['121212121212', [0, 0], '6-6'],
  ])('[SC2] after the games %s', (played, sets, text) => {
    const state = stateAfter(BEST_OF_3, games(played));
    expect([state.setsWon, scoreText(state)]).toEqual([sets, text]);
  });

  it('[SC2] goes into a tie-break at 6-6, to 7 and two clear', () => {
    const state = stateAfter(BEST_OF_3, SIX_ALL);
    expect([state.isTieBreak, state.games, callOf(state)]).toEqual([true, [6, 6], '0-0']);
    expect(scoreText(stateAfter(BEST_OF_3, SIX_ALL, won('111')))).toBe('6-6(3-0)');
    expect(scoreText(stateAfter(BEST_OF_3, SIX_ALL, won('1111111')))).toBe('7-6(0)');
    expect(scoreText(stateAfter(BEST_OF_3, SIX_ALL, won('1111112222222')))).toBe('6-6(6-7)');
    expect(scoreText(stateAfter(BEST_OF_3, SIX_ALL, won('11111122222222')))).toBe('6-7(6)');
    expect(stateAfter(BEST_OF_3, games('111111')).isTieBreak).toBe(false);
    expect(stateAfter(BEST_OF_3, games('12121212122')).isTieBreak).toBe(false);
    expect(stateAfter(BEST_OF_3, games('21212121211')).isTieBreak).toBe(false);
  });

  it('[SC2] serves the tie-break 1-2-2-2', () => {
    const servers = Array.from({ length: 10 }, (_, points) =>
      serverSide(stateAfter(BEST_OF_3, SIX_ALL, won('1212121212'.slice(0, points)))),
    );
    expect(servers).toEqual([1, 2, 2, 1, 1, 2, 2, 1, 1, 2]);
  });

  it('[SC2] lets the player who served first in the tie-break receive first in the next set', () => {
    expect(serverSide(stateAfter(BEST_OF_3, SIX_ALL, won('1111111')))).toBe(2);
    expect(serverSide(stateAfter(BEST_OF_3, SIX_ALL, won('11111122222222')))).toBe(2);
    expect(serverSide(stateAfter(BEST_OF_3, games('111111')))).toBe(1);
    expect(serverSide(stateAfter(BEST_OF_3, games('2111111')))).toBe(2);
  });

  it('[SC2] changes ends after every odd game', () => {
    const changes = ['', '1', '12', '121', '1211'].map(
      (played) => stateAfter(BEST_OF_3, games(played)).changesEnds,
    );
    expect(changes).toEqual([false, true, false, true, false]);
    expect(stateAfter(BEST_OF_3, games('2')).changesEnds).toBe(true);
    const swapped = ['', '1', '12', '121', '1211'].map(
      (played) => stateAfter(BEST_OF_3, games(played)).isSwapped,
    );
    expect(swapped).toEqual([false, true, true, false, false]);
  });

  it('[SC2] changes ends after a set of an even number of games only after one more game', () => {
    const even = stateAfter(BEST_OF_3, games('111111'));
    expect([even.changesEnds, even.isSwapped]).toEqual([false, true]);
    const next = stateAfter(BEST_OF_3, games('1111111'));
    expect([next.changesEnds, next.isSwapped]).toEqual([true, false]);
  });

  it('[SC2] changes ends after every six points of a tie-break and after it', () => {
    expect(endsAfter('')).toEqual([false, false]);
    expect(endsAfter('12121')).toEqual([false, false]);
    expect(endsAfter('121212')).toEqual([true, true]);
    expect(endsAfter('111122')).toEqual([true, true]);
    expect(endsAfter('1212121')).toEqual([false, true]);
    expect(endsAfter('121212121212')).toEqual([true, false]);
    expect(endsAfter('1111111')).toEqual([true, false]);
    expect(endsAfter('121212121211')).toEqual([true, false]);
  });

  it('[SC2] knows the alternative of changing after the first point and then every four', () => {
    const setup = singles('SET3-S:6/TB7', { tieBreakEnds: 'one-then-four' });
    const changes = [0, 1, 2, 4, 5, 6, 9].map(
      (points) => stateAfter(setup, SIX_ALL, won('121212121'.slice(0, points))).changesEnds,
    );
    expect(changes).toEqual([false, true, false, false, true, false, true]);
  });

  it('[SC2] forgets the change of ends with the next serve', () => {
    expect(stateAfter(BEST_OF_3, games('1'), [{ type: 'fault' }]).changesEnds).toBe(false);
    expect(stateAfter(BEST_OF_3, games('1'), [{ type: 'let' }]).changesEnds).toBe(false);
    expect(stateAfter(BEST_OF_3, games('1'), won('1')).changesEnds).toBe(false);
    expect(
      stateAfter(BEST_OF_3, games('1'), [{ type: 'penalty', against: 1, loss: 'warning' }]).changesEnds,
    ).toBe(true);
    expect(
      stateAfter(BEST_OF_3, games('1'), [{ type: 'penalty', against: 1, loss: 'point' }]).changesEnds,
    ).toBe(false);
  });
});

describe('[SC3] other formats', () => {
  it('plays a match tie-break in place of the last set', () => {
    const setup = singles('SET3-S:6/TB7-F:TB10');
    const level = [...games('111111'), ...games('222222')];
    const start = stateAfter(setup, level);
    expect([start.isTieBreak, start.games, callOf(start), scoreText(start)]).toEqual([
      true,
      [0, 0],
      '0-0',
      '6-0 0-6',
    ]);
    expect(scoreText(stateAfter(setup, level, won('112')))).toBe('6-0 0-6 [2-1]');
    expect(stateAfter(setup, level, won('111111111')).stakes).toEqual(['match', null]);
    const end = stateAfter(setup, level, won('1111111112222222212'.slice(0, 17)), won('1'));
    expect([scoreText(end), end.winner, end.isOver]).toEqual(['6-0 0-6 [10-8]', 1, true]);
    expect(end.isTieBreak).toBe(true);
  });

  it('plays matches of tie-breaks, the serve going round', () => {
    const setup = singles('SET3-S:TB7');
    expect(serverSide(stateAfter(setup, won('1111111')))).toBe(2);
    const state = stateAfter(setup, won('1111111'));
    expect([state.isSwapped, state.changesEnds, state.setsWon]).toEqual([false, true, [1, 0]]);
  });

  it('plays an advantage set on and on', () => {
    const setup = singles('SET1-S:6');
    const state = stateAfter(setup, games('12'.repeat(68)));
    expect([scoreText(state), state.isOver, state.isTieBreak]).toEqual(['68-68', false, false]);
    expect(scoreText(stateAfter(setup, games('12'.repeat(68)), games('11')))).toBe('70-68');
  });

  it('plays short and pro sets', () => {
    expect(scoreText(stateAfter(singles('SET3-S:4/TB5@3'), games('1111')))).toBe('4-0');
    expect(stateAfter(singles('SET3-S:4/TB5@3'), games('121212')).isTieBreak).toBe(true);
    expect(scoreText(stateAfter(singles('SET3-S:4/TB5@3'), games('121212'), won('11111')))).toBe('4-3(5-0)');
    expect(stateAfter(singles('SET1-S:8/TB7'), games('11111111')).winner).toBe(1);
  });

  it('plays all sets when exactly so many are to be played', () => {
    const state = stateAfter(singles('SET3X-S:4'), games('11111111'));
    expect([state.isOver, state.winner, state.setsWon]).toEqual([false, null, [2, 0]]);
    const end = stateAfter(singles('SET3X-S:4'), games('111111112222'));
    expect([end.isOver, end.winner]).toEqual([true, 1]);
  });

  it('ends a timed set when the time is up, without the game under way', () => {
    const setup = singles('SET3X-S:T10');
    const state = stateAfter(setup, games('112'), won('11'), [{ type: 'time' }]);
    expect([scoreText(state), state.setsWon, state.points, state.games]).toEqual([
      '2-1',
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(serverSide(state)).toBe(1);
    expect(serverSide(stateAfter(setup, games('112'), [{ type: 'time' }]))).toBe(2);
    expect(serverSide(stateAfter(setup, games('112'), won('12'), [{ type: 'time' }]))).toBe(1);
    const level = stateAfter(singles('SET1-S:T20'), games('12'), [{ type: 'time' }]);
    expect([level.isOver, level.winner, scoreText(level)]).toEqual([true, null, '1-1']);
    expect([state.timed?.minutes, level.timed]).toEqual([10, null]);
    const long = stateAfter(singles('SET1-S:T20'), games('1111111111'));
    expect([scoreText(long), long.isOver, long.stakes]).toEqual(['10-0', false, [null, null]]);
    expect(stateAfter(singles('SET1-S:T20'), won('111')).stakes).toEqual(['game', null]);
  });

  it('counts a timed set in points', () => {
    const setup = singles('SET1-S:T20P');
    const state = stateAfter(setup, won('1112221'));
    expect([scoreText(state), callOf(state), state.stakes, state.isDeuce]).toEqual([
      '4-3',
      '4-3',
      [null, null],
      false,
    ]);
    expect([serverSide(state), state.isTieBreak, state.isSwapped]).toEqual([1, false, true]);
    const end = stateAfter(setup, won('1112221'), [{ type: 'time' }]);
    expect([scoreText(end), end.winner]).toEqual(['4-3', 1]);
  });

  it('keeps the clock out of other sets', () => {
    expect(refusalOf(BEST_OF_3, [{ type: 'time' }])).toEqual(['not-timed', 0]);
    expect(stateAfter(singles('SET3-S:6/TB7-F:T20'), games('111')).timed).toBeNull();
  });
});
