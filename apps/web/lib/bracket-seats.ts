// Seats the matches of a hand-made knockout in its slots. Nothing links hand-made matches, so the players do: a match stands before the one in which
// its players meet again; matches without such players follow the order of creation. A player who enters in the second column has a bye in the first
// one, once all its matches exist.
import { playerNumber } from '@tennis/words/matches';
import type { Match } from '@tennis/contract';

/** A slot: a match, somebody with nobody to meet, or nothing yet. */
export type Seat =
  | { readonly kind: 'match'; readonly match: Match }
  | {
      readonly kind: 'bye';
      readonly participant: number;
      readonly name: string;
      readonly seed: number | null;
    }
  | { readonly kind: 'open' };

export interface Seating {
  /** First column first; every column has half the slots of the one before. */
  readonly columns: readonly (readonly Seat[])[];
  /** Matches for which no slot was left. */
  readonly unplaced: readonly Match[];
}

/** The matches of each column, first column first, in order of creation. */
export type Pools = readonly (readonly Match[])[];

const OPEN: Seat = { kind: 'open' };

const plays = (match: Match, participant: number): boolean =>
  match.participant1Id === participant || match.participant2Id === participant;

interface FedSide {
  readonly participant: number;
  readonly name: string | null;
  readonly seed: number | null;
}

/** The player on the side that a slot feeds; null while that is open. */
function fedSide(next: readonly Seat[], slot: number): FedSide | null {
  const seat = next[Math.floor(slot / 2)];
  if (seat?.kind !== 'match') return null;
  const { match } = seat;
  const [participant, name, seed] =
    slot % 2 === 0
      ? [match.participant1Id, match.p1Name, match.p1Seed]
      : [match.participant2Id, match.p2Name, match.p2Seed];
  return participant === null ? null : { participant, name, seed };
}

/** Seats one column before the one that it feeds. */
function seatColumn(
  pool: readonly Match[],
  next: readonly Seat[],
  hasByes: boolean,
): { seats: Seat[]; unplaced: Match[] } {
  const rest = [...pool];
  const seats: Seat[] = Array.from({ length: next.length * 2 }, (_, slot) => {
    const fed = fedSide(next, slot);
    const found = fed === null ? -1 : rest.findIndex((match) => plays(match, fed.participant));
    const [match] = found === -1 ? [] : rest.splice(found, 1);
    if (match !== undefined) return { kind: 'match', match };
    return fed !== null && hasByes
      ? {
          kind: 'bye',
          participant: fed.participant,
          name: fed.name ?? playerNumber({ id: fed.participant }),
          seed: fed.seed,
        }
      : OPEN;
  });
  // The remaining matches go where nobody is expected yet. If there is no such place, they go where somebody from elsewhere stands: better than
  // nowhere.
  for (const isExpected of [false, true]) {
    for (const [slot, seat] of seats.entries()) {
      if (seat.kind === 'match' || (fedSide(next, slot) !== null) !== isExpected) continue;
      const match = rest.shift();
      if (match === undefined) break;
      seats[slot] = { kind: 'match', match };
    }
  }
  return { seats, unplaced: rest };
}

/** Seats all columns, from the final backwards; `hasByes` tells whether gaps of the first column are byes. */
export function seatMatches(pools: Pools, hasByes: boolean): Seating {
  const columns: Seat[][] = [];
  const unplaced: Match[] = [];
  for (const [index, pool] of [...pools.entries()].toReversed()) {
    const next = columns[0];
    if (next === undefined) {
      const [final, ...others] = pool;
      columns.unshift([final === undefined ? OPEN : { kind: 'match', match: final }]);
      unplaced.push(...others);
    } else {
      const column = seatColumn(pool, next, hasByes && index === 0);
      columns.unshift(column.seats);
      unplaced.push(...column.unplaced);
    }
  }
  return { columns, unplaced };
}

/**
 * Distributes the matches of round `knockout`, in order of creation, over the columns before the quarter finals; `slots` are the sizes of those
 * columns, first column first. Only the first column can be short, because of its byes: of `entrants` players, only those beyond half the draw play
 * in it.
 */
export function splitEarly(early: readonly Match[], slots: readonly number[], entrants: number): Pools {
  const [first = 0, ...later] = slots;
  const fit = later.reduce((sum, size) => sum + size, 0);
  const inFirst = later.length === 0 ? early.length : Math.max(entrants - first, early.length - fit, 1);
  const pools = [early.slice(0, Math.min(first, inFirst))];
  let taken = Math.min(first, inFirst);
  if (later.length === 0) return [early];
  for (const [index, size] of later.entries()) {
    const isLast = index === later.length - 1;
    pools.push(early.slice(taken, isLast ? undefined : taken + size));
    taken += size;
  }
  return pools;
}
