import { describe, expect, it } from 'vitest';
import { BEST_OF_3, SIX_ALL, games, refusalOf, singles, stateAfter, won } from './fixtures.ts';
import type { LogEvent, MatchSetup } from './point-log.ts';
import { callOf } from './replay.ts';

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
    expect(refusalOf(noAd, won('1112'), [choice])).toEqual(['no-choice-of-court', 4]);
    expect(refusalOf(BEST_OF_3, won('111222'), [choice])).toEqual(['no-choice-of-court', 6]);
    expect(stateAfter(noAd, won('1122')).isDecidingPoint).toBe(false);
  });

  it('[SC1] in mixed doubles the player of the server’s gender receives, where they stand', () => {
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

  it('[SC5] each partner receives in their own court', () => {
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
    expect(stateAfter(doubles).mayPlaceReceivers).toEqual([true, true]);
    expect(stateAfter(doubles, [{ type: 'fault' }]).mayPlaceReceivers).toEqual([true, false]);
    expect(stateAfter(doubles, games('1'), won('1')).mayPlaceReceivers).toEqual([false, false]);
    expect(stateAfter(doubles, games('111111')).mayPlaceReceivers).toEqual([true, true]);
  });

  it('[SC5] keeps it to the end of the set', () => {
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 1, firstServer: 1 }])).toEqual([
      'order-fixed',
      1,
    ]);
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 2, deuceReceiver: 1 }])?.[0]).toBe(
      'order-fixed',
    );
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 2, firstServer: 1 }])).toBe(null);
    expect(refusalOf(doubles, won('1'), [{ type: 'order', side: 1, deuceReceiver: 1 }])).toBe(null);
    expect(
      refusalOf(doubles, games('111111'), [{ type: 'order', side: 1, firstServer: 1, deuceReceiver: 1 }]),
    ).toBe(null);
    expect(stateAfter(doubles, games('111111')).mayOrder).toEqual([true, true]);
    const second: LogEvent = { type: 'order', side: 2, firstServer: 1, deuceReceiver: 1 };
    expect(refusalOf(doubles, games('111111'), [second])).toBe(null);
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
    expect(server([{ type: 'server', side: 1 }])).toBe('10');
    expect(server([{ type: 'server', side: 1, player: 1 }], games('12'))).toBe('10');
    expect(server(won('1'), [{ type: 'server', side: 2, player: 1 }])).toBe('21');
    expect(receiver(won('1'), [{ type: 'receiver', player: 0 }])).toBe('20 ad');
    expect(receiver(won('1'), [{ type: 'receiver', player: 1 }])).toBe('21 ad');
    expect(receiver([{ type: 'receiver', player: 1 }], won('1'))).toBe('20 ad');
  });

  it('[SC5] singles has no order', () => {
    expect(refusalOf(BEST_OF_3, [{ type: 'order', side: 1, firstServer: 1 }])).toEqual(['not-doubles', 0]);
    expect(refusalOf(BEST_OF_3, [{ type: 'server', side: 1, player: 1 }])).toEqual(['not-doubles', 0]);
    expect(refusalOf(doubles, [{ type: 'server', side: 1, player: 1 }])).toBe(null);
    expect(refusalOf(BEST_OF_3, [{ type: 'receiver', player: 0 }])).toEqual(['not-doubles', 0]);
    expect(stateAfter(BEST_OF_3, won('1')).serve?.receiver).toEqual({ side: 2, player: 0 });
    expect(stateAfter(BEST_OF_3, games('12')).serve?.server).toEqual({ side: 1, player: 0 });
  });
});
