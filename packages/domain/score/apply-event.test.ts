import { describe, expect, it } from 'vitest';
import {
  BEST_OF_3,
  SIX_ALL,
  against,
  games,
  refusalOf,
  scoreText,
  serverSide,
  singles,
  stateAfter,
  won,
} from './fixtures.ts';
import type { LogEvent } from './point-log.ts';

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
    expect(refusalOf(singles('SET3-S:6/TB7-NOLET'), won('1'), [{ type: 'let' }])).toEqual(['no-lets', 1]);
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
    expect(refusalOf(singles('SET1-S:T20P'), against(1, 'game'))).toEqual(['no-games', 0]);
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
      expect(refusalOf(BEST_OF_3, won('2'), end)).toEqual(['already-started', 1]);
      expect(refusalOf(BEST_OF_3, [{ type: 'penalty', against: 1, loss: 'game' }], end)).toEqual([
        'already-started',
        1,
      ]);
      expect(refusalOf(BEST_OF_3, against(2, 'game'), end)?.[0]).toBe('already-started');
      expect(refusalOf(BEST_OF_3, Array.from({ length: 6 }, () => against(2, 'game')).flat(), end)?.[0]).toBe(
        'already-started',
      );
      expect(stateAfter(BEST_OF_3, [{ type: 'fault' }], end).isOver).toBe(true);
    },
  );

  it('[OU1] nothing follows the end', () => {
    expect(refusalOf(BEST_OF_3, games('111111111111'), won('1'))).toEqual(['match-over', 48]);
    expect(refusalOf(BEST_OF_3, [{ type: 'end', ending: { kind: 'retired', by: 1 } }], won('1'))?.[1]).toBe(
      1,
    );
  });
});
