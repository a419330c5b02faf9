// Tells the players on the pad apart: in doubles each partner serves and receives in turn ([SC5]).
import type { ScoreLog } from '@tennis/contract';
import type { CourtPlayer, LogEvent, MatchState, PlayerIndex, Side } from '@tennis/domain';

/** The two sides as the pad names them, and each partner where both are known. */
export interface PadPlayers {
  readonly names: readonly [string, string];
  readonly pairs: readonly [Pair | null, Pair | null];
}

type Pair = readonly [string, string];

const pairIn = ([first, second]: readonly string[]): Pair | null =>
  first === undefined || second === undefined ? null : [first, second];

/** The pairs of a match. A log that was kept before they were known has none. */
export function pairsOf({ pairs }: Pick<ScoreLog, 'pairs'>): PadPlayers['pairs'] {
  const [first, second] = pairs ?? [];
  return [pairIn(first ?? []), pairIn(second ?? [])];
}

/** A player's own name, or that of their side. */
export const playerName = ({ names, pairs }: PadPlayers, { side, player }: CourtPlayer): string =>
  pairs[side - 1]?.[player] ?? names[side - 1] ?? '';

/** One choice before the next point: who serves, or who receives. */
export interface Choice {
  readonly kind: 'serve' | 'return';
  readonly side: Side;
  readonly chosen: PlayerIndex;
  /** The notes about a player. */
  readonly eventFor: (player: PlayerIndex) => LogEvent;
}

/**
 * The open choices in doubles before the next point: the order of serving and receiving until a side has had its turn in the set, and who
 * receives a deciding point without advantage.
 */
export function openChoices(state: MatchState, { pairs }: PadPlayers): readonly Choice[] {
  const { serve } = state;
  if (serve === null) return [];
  const { server, receiver, court } = serve;
  const choices: Choice[] = [];
  if (state.mayOrder[server.side - 1] === true && pairs[server.side - 1] !== null)
    choices.push({
      kind: 'serve',
      side: server.side,
      chosen: server.player,
      eventFor: (firstServer) => ({ type: 'order', side: server.side, firstServer }),
    });
  if (pairs[receiver.side - 1] === null) return choices;
  const other = court === 'deuce' ? 'ad' : 'deuce';
  const standsIn = (player: PlayerIndex) => (player === receiver.player ? court : other);
  const isFree = state.mayPlaceReceivers[receiver.side - 1] === true;
  if (isFree || state.mayChooseCourt)
    choices.push({
      kind: 'return',
      side: receiver.side,
      chosen: receiver.player,
      eventFor: (player) =>
        isFree
          ? { type: 'order', side: receiver.side, deuceReceiver: inDeuce(player, court) }
          : { type: 'court', court: standsIn(player) },
    });
  return choices;
}

/** The player in the deuce court when this player receives in a court. */
const inDeuce = (player: PlayerIndex, court: 'deuce' | 'ad'): PlayerIndex =>
  court === 'deuce' ? player : player === 0 ? 1 : 0;
