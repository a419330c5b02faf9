// Where players from the groups go in the knockout [RR2]: winners take the seeds' lines and the byes, nobody meets somebody of their own group in
// their first match, and players of one group go to opposite halves if possible.
import { cheapestAssignment } from './groups-assignment.ts';

/** A line of the knockout after groups. */
export type Seat =
  | { readonly kind: 'bye' }
  /** The one who finishes on `place` (1 first) of `group` (0 first). */
  | { readonly kind: 'place'; readonly group: number; readonly place: number }
  /** Number `rank` (0 first) of the best next across groups; the group is null while the groups are played. */
  | { readonly kind: 'best_next'; readonly rank: number; readonly group: number | null };

const BYE_SEAT: Seat = { kind: 'bye' };

/** Lines as far as they are filled. */
type Seats = readonly (Seat | undefined)[];

/**
 * [SD2] The line (from 0) of every rank in a bracket, best first: rank 1 at the top, 2 at the bottom. Every later rank takes the free end of the
 * section whose rank it would meet there.
 */
export function linesByRank(size: number): number[] {
  const lines = [0, size - 1];
  if (size >= 4) lines.push((3 * size) / 4 - 1, size / 4);
  while (lines.length < size) {
    const taken = lines.length;
    const width = size / taken;
    for (let rank = taken; rank < 2 * taken; rank++) {
      const rival = lines[2 * taken - 1 - rank] ?? 0;
      lines.push(rival % width === 0 ? rival + width - 1 : rival - width + 1);
    }
  }
  return lines;
}

/** The round (1 first) in which two lines (from 0) would meet. */
function roundOfMeeting(one: number, other: number): number {
  let round = 0;
  for (let apart = one ^ other; apart > 0; apart >>= 1) round++;
  return round;
}

const groupOf = (seat: Seat | undefined): number | null =>
  seat === undefined || seat.kind === 'bye' ? null : seat.group;

/** Two of one group in the first match of both. */
const CERTAIN = 2 ** 44;
/** Two players of one group meet in the first match of one of them, if the other wins their own first match. */
const POSSIBLE = 2 ** 36;

/** The cost of putting somebody of `group` on `line`: the earlier they could meet their own group, the more. */
function costOf(seats: Seats, group: number | null, line: number, rounds: number): number {
  if (group === null) return 0;
  const hasBye = (at: number): boolean => seats[at ^ 1]?.kind === 'bye';
  let cost = 0;
  seats.forEach((seat, other) => {
    if (other === line || groupOf(seat) !== group) return;
    const round = roundOfMeeting(line, other);
    const byes = round === 2 ? Number(hasBye(line)) + Number(hasBye(other)) : 0;
    if (round === 1 || byes === 2) cost += CERTAIN;
    else cost += byes === 1 ? POSSIBLE : 8 ** (rounds - round) - 1;
  });
  return cost * 8;
}

/** Groups are drawn against each other in pairs, A with B and C with D, where possible. */
const preference = (seats: Seats, group: number | null, line: number): number => {
  const opponent = groupOf(seats[line ^ 1]);
  return opponent === null || group === null || opponent === (group ^ 1) ? 0 : 1;
};

/**
 * Moves one of the best next who would meet their own group in the first match. They swap lines with a runner-up or lower; if that does not help,
 * with a group winner who has no bye; if nothing else helps, with a bye, and with the bye of a group winner [BY1] only if no other bye helps.
 */
function mend(seats: Seat[], winners: number, rounds: number): void {
  const ranked = linesByRank(seats.length);
  const total = (one: number, other: number): number =>
    costOf(seats, groupOf(seats[one]), one, rounds) + costOf(seats, groupOf(seats[other]), other, rounds);
  const swap = (one: number, other: number): void => {
    [seats[one], seats[other]] = [seats[other] ?? BYE_SEAT, seats[one] ?? BYE_SEAT];
  };
  const savedBy = (line: number, other: number): number => {
    const before = total(line, other);
    swap(line, other);
    const saved = before - total(line, other);
    swap(line, other);
    return saved;
  };
  const isTaken = (line: number): boolean => seats[line]?.kind !== 'bye';
  for (const line of ranked.toReversed()) {
    const seat = seats[line];
    if (seat?.kind !== 'best_next' || costOf(seats, seat.group, line, rounds) < CERTAIN) continue;
    const top = ranked.slice(0, winners).toReversed();
    const lower = ranked.slice(winners).toReversed();
    const winnersWithoutBye = top.filter((other) => isTaken(other ^ 1));
    const byesOfWinners = top.map((other) => other ^ 1).filter((other) => !isTaken(other));
    const byesOfOthers = lower.filter((other) => !isTaken(other) && !byesOfWinners.includes(other));
    for (const others of [lower.filter(isTaken), winnersWithoutBye, byesOfOthers, byesOfWinners]) {
      const savings = others.map((other) => savedBy(line, other));
      const most = Math.max(0, ...savings);
      if (most < CERTAIN) continue;
      swap(line, others[savings.indexOf(most)] ?? line);
      break;
    }
  }
}

/**
 * The seat of every line, top to bottom, for `perGroup` of each of `groups` and the best next, with their groups as far as they are known. At least
 * two go on. The same arguments give the same seats.
 */
export function seatQualifiers(
  groups: number,
  perGroup: number,
  bestNext: readonly (number | null)[],
): Seat[] {
  const tiers: Seat[][] = [];
  for (let place = 1; place <= perGroup; place++)
    tiers.push(Array.from({ length: groups }, (_, group): Seat => ({ kind: 'place', group, place })));
  tiers.push(bestNext.map((group, rank): Seat => ({ kind: 'best_next', rank, group })));

  const entrants = groups * perGroup + bestNext.length;
  let size = 2;
  while (size < entrants) size *= 2;
  const rounds = Math.log2(size);
  const ranked = linesByRank(size);
  const seats: (Seat | undefined)[] = Array.from({ length: size });
  for (const line of ranked.slice(entrants)) seats[line] = BYE_SEAT;
  let next = 0;
  for (const [index, tier] of tiers.entries()) {
    const lines = ranked.slice(next, next + tier.length);
    next += tier.length;
    const costs = tier.map((seat) =>
      lines.map((line) => {
        const group = groupOf(seat);
        return costOf(seats, group, line, rounds) + preference(seats, group, line);
      }),
    );
    const chosen = index === 0 ? lines.map((_, at) => at) : cheapestAssignment(costs);
    tier.forEach((seat, at) => {
      seats[lines[chosen[at] ?? 0] ?? 0] = seat;
    });
  }
  const filled = seats.map((seat) => seat ?? BYE_SEAT);
  mend(filled, groups, rounds);
  return filled;
}
