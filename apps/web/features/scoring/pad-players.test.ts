// The choices in doubles before the next point ([SC1], [SC5]).
import { parseMatchFormat, replayLog, type LogEvent, type MatchSetup, type MatchState } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { openChoices, pairsOf, playerName, type PadPlayers } from './pad-players.ts';

const players: PadPlayers = {
  names: ['Kovač / Strand', 'Berg / Raman'],
  pairs: [
    ['Kovač', 'Strand'],
    ['Berg', 'Raman'],
  ],
};

function stateOf(code: string, events: readonly LogEvent[], more: Partial<MatchSetup> = {}): MatchState {
  const format = parseMatchFormat(code);
  if (!format.ok) throw new Error(code);
  const setup: MatchSetup = {
    format: format.value,
    discipline: { kind: 'doubles' },
    firstServer: 1,
    ...more,
  };
  const state = replayLog(setup, events);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const points = (winners: string): LogEvent[] =>
  Array.from(winners, (winner) => ({ type: 'point', winner: winner === '1' ? 1 : 2 }));

const NORMAL = 'SET3-S:6/TB7';
const NO_AD = 'SET3-S:6NOAD/TB7';

const open = (events: readonly LogEvent[]) =>
  openChoices(stateOf(NORMAL, events), players).map(({ kind, side, chosen }) => [kind, side, chosen]);

describe('the order of service', () => {
  it('is open for who serves and who receives before the first point, and for the others before the second game', () => {
    expect(open([])).toEqual([
      ['serve', 1, 0],
      ['return', 2, 0],
    ]);
    expect(open(points('1'))).toEqual([]);
    expect(open(points('1111'))).toEqual([
      ['serve', 2, 0],
      ['return', 1, 0],
    ]);
    expect(open(points('11112222'))).toEqual([]);
  });

  it('is what was chosen', () => {
    const [serve, receive] = openChoices(stateOf(NORMAL, []), players);
    const events = [serve?.eventFor(1), receive?.eventFor(1)].filter((event) => event !== undefined);
    expect(stateOf(NORMAL, events).serve).toMatchObject({
      server: { side: 1, player: 1 },
      receiver: { side: 2, player: 1 },
    });
  });

  it('puts who receives in the court that the next point is played from, also after a point that was given', () => {
    const given: LogEvent[] = [{ type: 'penalty', against: 1, loss: 'point' }];
    const [, receive] = openChoices(stateOf(NORMAL, given), players);
    const event = receive?.eventFor(1);
    if (event === undefined) throw new Error('nothing to choose');
    expect(stateOf(NORMAL, [...given, event]).serve).toMatchObject({
      receiver: { side: 2, player: 1 },
      court: 'ad',
    });
  });

  it('is not asked of a pair whose players are not known one by one', () => {
    const half: PadPlayers = { ...players, pairs: [null, players.pairs[1]] };
    expect(openChoices(stateOf(NORMAL, []), half).map(({ kind }) => kind)).toEqual(['return']);
    expect(playerName(half, { side: 1, player: 1 })).toBe('Kovač / Strand');
    expect(pairsOf({ pairs: null })).toEqual([null, null]);
  });
});

describe('a deciding point', () => {
  const deciding = points('111222');

  it('is received by whom the pair chooses', () => {
    const [only, ...more] = openChoices(stateOf(NO_AD, deciding), players);
    expect([only?.kind, only?.chosen, more]).toEqual(['return', 0, []]);
    const event = only?.eventFor(1);
    if (event === undefined) throw new Error('nothing to choose');
    expect(stateOf(NO_AD, [...deciding, event]).serve).toMatchObject({
      receiver: { side: 2, player: 1 },
      court: 'ad',
    });
  });

  it('is received by the player of the server’s gender in mixed doubles, and nobody is asked', () => {
    const mixed = stateOf(NO_AD, deciding, { discipline: { kind: 'mixed', women: [0, 1] } });
    expect(openChoices(mixed, players)).toEqual([]);
    expect(mixed.serve?.receiver).toEqual({ side: 2, player: 1 });
  });
});
