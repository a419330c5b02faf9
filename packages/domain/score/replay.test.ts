import { describe, expect, it } from 'vitest';
import { games, refusalOf, serverSide, singles, stateAfter, won } from './fixtures.ts';
import { formatScore } from './format-score.ts';
import type { LogEvent, MatchSetup } from './point-log.ts';
import { callOf, replayLog, undoTarget } from './replay.ts';
import type { MatchState } from './replay.ts';

const BEST_OF_3 = singles('SET3-S:6/TB7');
const SIX_ALL = games('121212121212');
const scoreText = (state: MatchState): string => formatScore(state.score);
const UNDO: LogEvent = { type: 'undo' };

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

  it('counts the points won', () => {
    expect(stateAfter(BEST_OF_3, won('11121')).pointsWon).toEqual([4, 1]);
  });
});

describe('[SC1] no-ad: a deciding point at 40-40', () => {
  const noAd = singles('SET3-S:6NOAD/TB7');

  it('[SC1] wins the game for either side', () => {
    const state = stateAfter(noAd, won('111222'));
    expect([callOf(state), state.isDecidingPoint, state.mayChooseCourt, state.isDeuce]).toEqual([
      '40-40',
      true,
      true,
      false,
    ]);
    expect(state.stakes).toEqual(['game', 'break']);
    expect(stateAfter(noAd, won('1112221')).games).toEqual([1, 0]);
    expect(stateAfter(noAd, won('1112222')).games).toEqual([0, 1]);
  });

  it('[SC1] lets the receiver choose the court, for that point only', () => {
    const chosen: LogEvent = { type: 'court', court: 'ad' };
    expect(stateAfter(noAd, won('111222')).serve?.court).toBe('deuce');
    expect(stateAfter(noAd, won('111222'), [chosen]).serve?.court).toBe('ad');
    expect(stateAfter(noAd, won('111222'), [chosen], won('1')).serve?.court).toBe('deuce');
    expect(stateAfter(noAd, won('111222'), [chosen, { type: 'court', court: 'deuce' }]).serve?.court).toBe(
      'deuce',
    );
  });

  it('[SC1] has no choice before 40-40, nor with advantage', () => {
    const choice: LogEvent = { type: 'court', court: 'ad' };
    const message = 'The receiver chooses the court at a deciding point only.';
    expect(refusalOf(noAd, won('1112'), [choice])).toEqual(['no-choice-of-court', 4, message]);
    expect(refusalOf(BEST_OF_3, won('111222'), [choice])).toEqual(['no-choice-of-court', 6, message]);
    expect(stateAfter(noAd, won('1122')).isDecidingPoint).toBe(false);
  });

  it('[SC1] in mixed doubles the player of the server’s gender receives, where he stands', () => {
    const mixed: MatchSetup = {
      ...noAd,
      discipline: { kind: 'mixed', women: [0, 1] },
    };
    const woman = stateAfter(mixed, won('111222'));
    expect(woman.serve?.server).toEqual({ side: 1, player: 0 });
    expect([woman.serve?.receiver, woman.serve?.court, woman.mayChooseCourt]).toEqual([
      { side: 2, player: 1 },
      'ad',
      false,
    ]);
    const man = stateAfter(mixed, games('12'), won('111222'));
    expect(man.serve?.server).toEqual({ side: 1, player: 1 });
    expect([man.serve?.receiver, man.serve?.court]).toEqual([{ side: 2, player: 0 }, 'deuce']);
    expect(stateAfter(mixed, won('1')).serve?.receiver).toEqual({ side: 2, player: 1 });
    expect(refusalOf(mixed, won('111222'), [{ type: 'court', court: 'ad' }])?.[0]).toBe('no-choice-of-court');
  });

  it('[SC3] a tie-break with a deciding point has one at four all', () => {
    const short = singles('SET1-S:TB5NOAD');
    const state = stateAfter(short, won('11112222'));
    expect([state.isDecidingPoint, state.stakes, state.mayChooseCourt]).toEqual([
      true,
      ['match', 'match'],
      true,
    ]);
    expect(stateAfter(short, won('111222')).isDecidingPoint).toBe(false);
    expect(stateAfter(short, won('111122221')).winner).toBe(1);
    expect(stateAfter(singles('SET1-S:TB5'), won('11112222')).isDecidingPoint).toBe(false);
  });
});

const against = (side: 1 | 2, loss: 'warning' | 'point' | 'game' | 'match'): readonly LogEvent[] => [
  { type: 'penalty', against: side, loss },
];

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
  });

  it('[SC2] serves the tie-break 1-2-2-2', () => {
    const servers = Array.from({ length: 10 }, (_, points) =>
      serverSide(stateAfter(BEST_OF_3, SIX_ALL, won('1212121212'.slice(0, points)))),
    );
    expect(servers).toEqual([1, 2, 2, 1, 1, 2, 2, 1, 1, 2]);
  });

  it('[SC2] lets whoever served first in the tie-break receive first in the next set', () => {
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

describe('what the next point is worth', () => {
  it.each<readonly [string, string, string, MatchState['stakes']]>([
    ['SET3-S:6/TB7', '11111', '222', [null, 'game']],
    ['SET3-S:6/TB7', '11111', '111', ['set', null]],
    ['SET3-S:6/TB7', '11111111111', '111', ['match', null]],
    ['SET3-S:6/TB7', '11111122222', '222', [null, 'set']],
    ['SET3-S:6/TB7', '111111222222111112', '111', ['match', null]],
    ['SET3-S:6/TB7', '121212121212', '111111', ['set', null]],
    ['SET3-S:6/TB7', '121212121212', '11111222222', [null, 'set']],
    ['SET3-S:6/TB7', '121212121212', '222222', [null, 'set']],
    ['SET3-S:6/TB7', '121212121212', '111', [null, null]],
    ['SET3-S:6', '121212121212', '111', ['game', null]],
    ['SET3-S:6', '1212121212121', '111', ['set', null]],
    ['SET3X-S:6', '11111111111', '111', ['set', null]],
    ['SET2-S:6', '11111111111', '111', ['match', null]],
    ['SET2-S:6', '11111122222', '222', [null, 'set']],
  ])('%s, games %s, points %s: %j', (code, played, points, stakes) => {
    expect(stateAfter(singles(code), games(played), won(points)).stakes).toEqual(stakes);
  });

  it('[SC1] a break point is the receiver’s', () => {
    expect(stateAfter(BEST_OF_3, games('1'), won('111')).stakes).toEqual(['break', null]);
    expect(stateAfter(BEST_OF_3, games('1'), won('222')).stakes).toEqual([null, 'game']);
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
    const level = stateAfter(singles('SET1-S:T20'), games('12'), [{ type: 'time' }]);
    expect([level.isOver, level.winner, scoreText(level)]).toEqual([true, null, '1-1']);
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
    expect(refusalOf(BEST_OF_3, [{ type: 'time' }])).toEqual(['not-timed', 0, 'This set is not timed.']);
  });
});

describe('serving', () => {
  it('[SC1] two faults in a row give the point to the receiver', () => {
    const one = stateAfter(BEST_OF_3, [{ type: 'fault' }]);
    expect([one.serve?.isSecond, one.points]).toEqual([true, [0, 0]]);
    const two = stateAfter(BEST_OF_3, [{ type: 'fault' }, { type: 'fault' }]);
    expect([two.serve?.isSecond, two.points]).toEqual([false, [0, 1]]);
    const point = stateAfter(BEST_OF_3, [{ type: 'fault' }], won('1'));
    expect([point.serve?.isSecond, point.points]).toEqual([false, [1, 0]]);
  });

  it('[SC4] a let repeats the serve, a replayed point starts again', () => {
    expect(stateAfter(BEST_OF_3, [{ type: 'fault' }, { type: 'let' }]).serve?.isSecond).toBe(true);
    expect(stateAfter(BEST_OF_3, [{ type: 'fault' }, { type: 'replayed' }]).serve?.isSecond).toBe(false);
  });

  it('[SC4] without lets a serve that touches the net is in play', () => {
    expect(refusalOf(singles('SET3-S:6/TB7-NOLET'), won('1'), [{ type: 'let' }])).toEqual([
      'no-lets',
      1,
      'Without lets, a serve that touches the net is in play.',
    ]);
  });

  it('corrects the server, and what was played stands', () => {
    const corrected = stateAfter(BEST_OF_3, won('11'), [{ type: 'server', side: 2 }]);
    expect([serverSide(corrected), corrected.points]).toEqual([2, [2, 0]]);
    expect(serverSide(stateAfter(BEST_OF_3, won('11'), [{ type: 'server', side: 2 }], won('11')))).toBe(1);
    expect(serverSide(stateAfter(BEST_OF_3, [{ type: 'server', side: 1 }]))).toBe(1);
    const inTieBreak = stateAfter(BEST_OF_3, SIX_ALL, won('1'), [{ type: 'server', side: 1 }]);
    expect(serverSide(inTieBreak)).toBe(1);
    expect(
      serverSide(stateAfter(BEST_OF_3, SIX_ALL, won('1'), [{ type: 'server', side: 1 }], won('12'))),
    ).toBe(2);
  });

  it('corrects the ends', () => {
    const state = stateAfter(BEST_OF_3, games('1'), [{ type: 'ends' }]);
    expect([state.isSwapped, state.games]).toEqual([false, [1, 0]]);
  });
});

describe('[SC5] doubles', () => {
  const doubles: MatchSetup = { ...BEST_OF_3, discipline: { kind: 'doubles' } };
  const server = (...parts: readonly (readonly LogEvent[])[]): string => {
    const serve = stateAfter(doubles, ...parts).serve;
    return `${serve?.server.side}${serve?.server.player}`;
  };
  const receiver = (...parts: readonly (readonly LogEvent[])[]): string => {
    const serve = stateAfter(doubles, ...parts).serve;
    return `${serve?.receiver.side}${serve?.receiver.player} ${serve?.court}`;
  };

  it('[SC5] the partners serve in turn', () => {
    expect(['', '1', '12', '121', '1212', '12121'].map((played) => server(games(played)))).toEqual([
      '10',
      '20',
      '11',
      '21',
      '10',
      '20',
    ]);
  });

  it('[SC5] and so they do in the tie-break', () => {
    const servers = Array.from({ length: 9 }, (_, points) =>
      server(SIX_ALL, won('121212121'.slice(0, points))),
    );
    expect(servers).toEqual(['10', '20', '20', '11', '11', '21', '21', '10', '10']);
  });

  it('[SC5] each partner receives in his own court', () => {
    expect(receiver()).toBe('20 deuce');
    expect(receiver(won('1'))).toBe('21 ad');
    expect(receiver(games('1'))).toBe('10 deuce');
    expect(receiver([{ type: 'order', side: 2, deuceReceiver: 1 }])).toBe('21 deuce');
    expect(receiver([{ type: 'order', side: 2, deuceReceiver: 1 }], won('1'))).toBe('20 ad');
  });

  it('[SC5] a side chooses its order before it serves or receives in a set', () => {
    expect(server([{ type: 'order', side: 1, firstServer: 1 }])).toBe('11');
    expect(server([{ type: 'order', side: 1, firstServer: 1 }], games('12'))).toBe('10');
    expect(server([{ type: 'order', side: 1, deuceReceiver: 1 }])).toBe('10');
    expect(server([{ type: 'order', side: 1, deuceReceiver: 1 }], games('12'))).toBe('11');
    expect(receiver([{ type: 'order', side: 2, firstServer: 1 }])).toBe('20 deuce');
    expect(receiver([{ type: 'order', side: 2, firstServer: 1 }], won('1'))).toBe('21 ad');
    expect(server(games('1'), [{ type: 'order', side: 2, firstServer: 1 }])).toBe('21');
    expect(stateAfter(doubles).mayOrder).toEqual([true, true]);
    expect(stateAfter(doubles, won('1')).mayOrder).toEqual([false, true]);
    expect(stateAfter(doubles, games('1'), won('1')).mayOrder).toEqual([false, false]);
    expect(stateAfter(doubles, [{ type: 'fault' }]).mayOrder).toEqual([false, true]);
    expect(stateAfter(doubles, [{ type: 'let' }]).mayOrder).toEqual([false, true]);
  });

  it('[SC5] keeps it to the end of the set', () => {
    const message = 'The order is fixed until the next set; correct the server instead.';
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 1, firstServer: 1 }])).toEqual([
      'order-fixed',
      1,
      message,
    ]);
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 2, deuceReceiver: 1 }])?.[0]).toBe(
      'order-fixed',
    );
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 2, firstServer: 1 }])).toBe(null);
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 1, deuceReceiver: 1 }])).toBe(null);
    expect(
      refusalOf(doubles, games('111111'), [{ type: 'order', side: 1, firstServer: 1, deuceReceiver: 1 }]),
    ).toBe(null);
    expect(server(games('111111'))).toBe('10');
    expect(server(games('111111'), [{ type: 'order', side: 1, firstServer: 1 }])).toBe('11');
    expect(server(games('1111111'))).toBe('20');
  });

  it('[SC5] may change before a match tie-break', () => {
    const setup: MatchSetup = { ...singles('SET3-S:4-F:TB10'), discipline: { kind: 'doubles' } };
    const level = games('11112222');
    const changed = stateAfter(setup, level, [{ type: 'order', side: 1, firstServer: 1 }]);
    expect(changed.serve?.server).toEqual({ side: 1, player: 1 });
  });

  it('[SC5] corrects the partner who serves or receives', () => {
    expect(server([{ type: 'server', side: 1, player: 1 }])).toBe('11');
    expect(server([{ type: 'server', side: 1, player: 0 }])).toBe('10');
    expect(server([{ type: 'server', side: 1, player: 1 }], games('12'))).toBe('10');
    expect(server(won('1'), [{ type: 'server', side: 2, player: 1 }])).toBe('21');
    expect(receiver(won('1'), [{ type: 'receiver', player: 0 }])).toBe('20 ad');
    expect(receiver(won('1'), [{ type: 'receiver', player: 1 }])).toBe('21 ad');
    expect(receiver([{ type: 'receiver', player: 1 }], won('1'))).toBe('20 ad');
  });

  it('[SC5] singles has no order', () => {
    expect(refusalOf(BEST_OF_3, [{ type: 'order', side: 1, firstServer: 1 }])).toEqual([
      'not-doubles',
      0,
      'Only doubles has an order within a side.',
    ]);
    expect(refusalOf(BEST_OF_3, [{ type: 'server', side: 1, player: 1 }])).toEqual([
      'not-doubles',
      0,
      'Only doubles has a second player.',
    ]);
    expect(refusalOf(doubles, [{ type: 'server', side: 1, player: 1 }])).toBe(null);
    expect(refusalOf(BEST_OF_3, [{ type: 'receiver', player: 0 }])).toEqual([
      'not-doubles',
      0,
      'In singles there is one receiver.',
    ]);
    expect(stateAfter(BEST_OF_3, won('1')).serve?.receiver).toEqual({ side: 2, player: 0 });
    expect(stateAfter(BEST_OF_3, games('12')).serve?.server).toEqual({ side: 1, player: 0 });
  });
});

describe('penalties', () => {
  it('warn, cost a point, a game or the match', () => {
    const warned = stateAfter(BEST_OF_3, won('1'), against(1, 'warning'));
    expect([warned.points, warned.violations]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(stateAfter(BEST_OF_3, won('1'), against(1, 'point')).points).toEqual([1, 1]);
    const lost = stateAfter(BEST_OF_3, won('111'), against(1, 'game'));
    expect([lost.games, lost.points, serverSide(lost)]).toEqual([[0, 1], [0, 0], 2]);
    const defaulted = stateAfter(BEST_OF_3, won('1'), against(2, 'match'));
    expect([defaulted.isOver, defaulted.winner, scoreText(defaulted), defaulted.violations]).toEqual([
      true,
      1,
      'def.',
      [0, 1],
    ]);
  });

  it('can end a set', () => {
    expect(scoreText(stateAfter(BEST_OF_3, games('11111'), against(2, 'game')))).toBe('6-0');
    expect(stateAfter(BEST_OF_3, games('11111'), won('111'), against(2, 'point')).setsWon).toEqual([1, 0]);
  });

  it('give away a tie-break without points', () => {
    expect(scoreText(stateAfter(BEST_OF_3, SIX_ALL, won('112'), against(1, 'game')))).toBe('6-7');
    const decider = stateAfter(singles('SET1-S:TB10'), won('112'), against(2, 'game'));
    expect([scoreText(decider), decider.winner]).toEqual(['1-0', 1]);
  });

  it('a second fault is forgotten with the game', () => {
    expect(stateAfter(BEST_OF_3, [{ type: 'fault' }], against(1, 'game')).serve?.isSecond).toBe(false);
  });

  it('a set counted in points has no game to lose', () => {
    expect(refusalOf(singles('SET1-S:T20P'), against(1, 'game'))).toEqual([
      'no-games',
      0,
      'This set is counted in points; there is no game to lose.',
    ]);
    expect(stateAfter(singles('SET1-S:T20P'), against(1, 'point')).points).toEqual([0, 1]);
    expect(stateAfter(singles('SET1-S:T20'), against(1, 'game')).games).toEqual([0, 1]);
  });
});

describe('[OU1] how a match ends', () => {
  it('[OU1] by its last point', () => {
    const state = stateAfter(BEST_OF_3, games('111111111111'));
    expect([state.isOver, state.winner, scoreText(state), state.serve, state.changesEnds]).toEqual([
      true,
      1,
      '6-0 6-0',
      null,
      false,
    ]);
    expect(stateAfter(BEST_OF_3, games('1111111')).winner).toBe(null);
    expect(state.stakes).toEqual([null, null]);
    expect(state.mayChooseCourt).toBe(false);
  });

  it.each([
    ['retired', 1, 2, '1-0 ret.'],
    ['defaulted', 2, 1, '1-0 def.'],
    ['abandoned', null, null, '1-0 abn.'],
  ] as const)('[OU1] %s by %s: side %s wins', (kind, by, winner, text) => {
    const state = stateAfter(BEST_OF_3, games('1'), [{ type: 'end', ending: { kind, by } }]);
    expect([state.isOver, state.winner, scoreText(state)]).toEqual([true, winner, text]);
  });

  it.each(['walkover', 'withdrawn', 'cancelled'] as const)(
    '[OU1] a %s only before the first point',
    (kind) => {
      const end: readonly LogEvent[] = [{ type: 'end', ending: { kind, by: 1 } }];
      expect(stateAfter(BEST_OF_3, end).isOver).toBe(true);
      const message = 'The match has begun, so it ends by retirement, default or abandonment.';
      expect(refusalOf(BEST_OF_3, won('2'), end)).toEqual(['already-started', 1, message]);
      expect(refusalOf(BEST_OF_3, [{ type: 'penalty', against: 1, loss: 'game' }], end)).toEqual([
        'already-started',
        1,
        message,
      ]);
      expect(refusalOf(BEST_OF_3, against(2, 'game'), end)?.[0]).toBe('already-started');
      expect(refusalOf(BEST_OF_3, Array.from({ length: 6 }, () => against(2, 'game')).flat(), end)?.[0]).toBe(
        'already-started',
      );
      expect(stateAfter(BEST_OF_3, [{ type: 'fault' }], end).isOver).toBe(true);
    },
  );

  it('[OU1] nothing follows the end', () => {
    expect(refusalOf(BEST_OF_3, games('111111111111'), won('1'))).toEqual([
      'match-over',
      48,
      'The match is over.',
    ]);
    expect(refusalOf(BEST_OF_3, [{ type: 'end', ending: { kind: 'retired', by: 1 } }], won('1'))?.[1]).toBe(
      1,
    );
  });
});

describe('undo', () => {
  it('takes back the last event that stands, to any depth', () => {
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO])).toEqual(stateAfter(BEST_OF_3, won('1')));
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO, UNDO])).toEqual(stateAfter(BEST_OF_3));
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO], won('11'), [UNDO])).toEqual(
      stateAfter(BEST_OF_3, won('11')),
    );
  });

  it('crosses games, sets and the end of the match', () => {
    const end = games('111111111111');
    expect(callOf(stateAfter(BEST_OF_3, end, [UNDO]))).toBe('40-0');
    expect(stateAfter(BEST_OF_3, games('111111'), [UNDO]).games).toEqual([5, 0]);
  });

  it('says where it leads', () => {
    const target = undoTarget(BEST_OF_3, won('11221'));
    expect(target?.ok === true ? callOf(target.value) : null).toBe('30-30');
    expect(undoTarget(BEST_OF_3, [])).toBe(null);
    expect(undoTarget(BEST_OF_3, [...won('1'), UNDO])).toBe(null);
  });

  it('has nothing to take back at the start', () => {
    expect(refusalOf(BEST_OF_3, [UNDO])).toEqual(['nothing-to-undo', 0, 'There is nothing to undo.']);
    expect(refusalOf(BEST_OF_3, won('1'), [UNDO, UNDO])?.[1]).toBe(2);
  });

  it('names the place of a wrong event in the log as given', () => {
    expect(refusalOf(BEST_OF_3, won('1'), [UNDO, { type: 'time' }])?.[1]).toBe(2);
    const broken = undoTarget(BEST_OF_3, [{ type: 'time' }, ...won('1')]);
    expect(broken?.ok).toBe(false);
  });

  it('says which family an error belongs to', () => {
    const replayed = replayLog(BEST_OF_3, [UNDO]);
    expect(replayed.ok ? null : replayed.error.type).toBe('point-log');
    const wrong = replayLog(BEST_OF_3, [{ type: 'time' }]);
    expect(wrong.ok ? null : wrong.error.type).toBe('point-log');
  });
});
