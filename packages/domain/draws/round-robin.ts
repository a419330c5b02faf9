// Round robin [RR1]: who meets whom in which round, for any number of players and of matches each, and the draw of one table.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../random.ts';
import { addLine, addMatch, addStage, buildStructure, finishStructure } from './build-structure.ts';
import type { StructureBuilder } from './build-structure.ts';
import type { Draw, DrawError, Entry } from './draw.ts';
import { tableBreaches } from './groups-breaches.ts';
import { lotOrder, refuseDraw } from './knockout.ts';
import type { StageName } from './stage-name.ts';
import { slotOf } from './structure.ts';
import type { PlaceRange, Slot } from './structure.ts';

/** Two positions of a table, counted from 0; the first stands on the upper side. */
export type Pairing = readonly [upper: number, lower: number];

/** The most players that one table takes. */
export const LARGEST_TABLE = 128;

/**
 * [RR1] The rounds of a table of `players`. Each plays min(`matchesEach`, players - 1) different opponents, and nobody plays twice in a round. If
 * players × matches is odd, the last position plays one match fewer. As few rounds as possible: as many as matches each, plus one for an odd number
 * of players. If positions 0 and 1 meet, they meet in the last.
 */
export function roundRobinRounds(players: number, matchesEach: number): Pairing[][] {
  const each = Math.min(matchesEach, players - 1);
  const rounds = players % 2 === 0 ? evenRounds(players, each) : oddRounds(players, each);
  const last = rounds.findIndex((round) => round.some(([a, b]) => a + b === 1));
  if (last >= 0) rounds.push(...rounds.splice(last, 1));
  return rounds;
}

/** Both are positions of a circle. Alternating the sides gives everybody the upper one about half of the time. */
const pairing = (a: number, b: number): Pairing => {
  const [low, high] = a < b ? [a, b] : [b, a];
  return (low + high) % 2 === 1 ? [low, high] : [high, low];
};

/** The circle for an odd number of seats: in round r, seats whose numbers add up to 2r meet, and seat r rests. */
function circleRound(seats: number, round: number): [number, number][] {
  const met: [number, number][] = [];
  for (let step = 1; step <= (seats - 1) / 2; step++)
    met.push([(round + step) % seats, (round - step + seats) % seats]);
  return met;
}

/** The circle of one seat fewer, in which the last player meets the one who would rest. */
function evenRounds(players: number, each: number): Pairing[][] {
  const rounds: Pairing[][] = [];
  for (let round = 0; round < each; round++)
    rounds.push([
      pairing(round, players - 1),
      ...circleRound(players - 1, round).map(([a, b]) => pairing(a, b)),
    ]);
  return rounds;
}

/**
 * Rounds 0 to `each` of the circle give one match too many to players who never rest in them: the seats after `each`. In one of these rounds they are
 * opposite each other, because that round mirrors this run of seats onto itself: there they do not play. If `each` is odd, the run has to begin one
 * seat earlier to be even, and that seat ends with one match fewer.
 */
function oddRounds(players: number, each: number): Pairing[][] {
  const idleFrom = each % 2 === 0 ? each + 1 : each;
  const shortened = (idleFrom - 1) / 2;
  /** The seat with one match fewer is given to the last player. */
  const seated = (seat: number): number =>
    each % 2 === 0 ? seat : seat === each ? players - 1 : seat === players - 1 ? each : seat;
  const rounds: Pairing[][] = [];
  for (let round = 0; round <= each; round++) {
    const met = circleRound(players, round).filter(([a]) => round !== shortened || a < idleFrom);
    if (met.length > 0) rounds.push(met.map(([a, b]) => pairing(seated(a), seated(b))));
  }
  return rounds;
}

/** Adds a group stage with its lines and matches for `players`; `places` are the final places that the group decides. */
export function addTable(
  b: StructureBuilder,
  name: StageName,
  players: number,
  matchesEach: number,
  places: PlaceRange,
): void {
  addStage(b, 'group', name);
  const slots: Slot[][] = Array.from({ length: players }, () => []);
  roundRobinRounds(players, matchesEach).forEach((round, index) => {
    round.forEach(([upper, lower], position) => {
      const match = addMatch(b, index + 1, position + 1, places);
      slots[upper]?.push(slotOf(match, 1));
      slots[lower]?.push(slotOf(match, 2));
    });
  });
  for (const own of slots) addLine(b, own);
}

/** Everything an organiser chooses for one table. */
export interface RoundRobinOptions {
  /** How many opponents each meets; everybody meets everybody when it is at least players - 1. */
  readonly matchesPerParticipant: number;
  /** Stands for all the lots drawn [UN3]. */
  readonly randomSeed: number;
  /** The entries that may step in, in order [SB1]. */
  readonly alternates?: readonly Entry[];
}

/** Whether a count of matches can be played at all: whole and at least 1. */
export const checkMatchesEach = (matches: number): Result<number, DrawError> =>
  Number.isInteger(matches) && matches >= 1 ? ok(matches) : refuseDraw({ code: 'bad-matches-each', matches });

/** Seeds in order, then everybody else by lot: the order in which tables and groups are filled. */
export function fillingOrder(
  entries: readonly Entry[],
  randomSeed: number,
): Result<{ readonly order: number[]; readonly seeds: number }, DrawError> {
  const lots = lotOrder(entries);
  if (!lots.ok) return lots;
  const { seeds, unseeded } = lots.value;
  return ok({ order: [...seeds, ...randomFrom(randomSeed).shuffle(unseeded)], seeds: seeds.length });
}

/**
 * Draws one table [RR1]: seeds on the first lines, the rest by lot. Fails on fewer than 2 or more than 128 entries,
 * double ids or seeds, or less than one match each. If somebody has to play one match fewer, `breaches` says who.
 */
export function drawRoundRobin(
  entries: readonly Entry[],
  options: RoundRobinOptions,
): Result<Draw, DrawError> {
  const players = entries.length;
  if (players < 2) return refuseDraw({ code: 'too-few-entries', count: players });
  if (players > LARGEST_TABLE)
    return refuseDraw({ code: 'too-many-entries', most: LARGEST_TABLE, count: players });
  const wanted = checkMatchesEach(options.matchesPerParticipant);
  if (!wanted.ok) return err(wanted.error);
  const filled = fillingOrder(entries, options.randomSeed);
  if (!filled.ok) return filled;
  const lines = filled.value.order;
  const each = Math.min(wanted.value, players - 1);

  const b = buildStructure();
  addTable(b, { code: 'round-robin' }, players, each, [1, players]);
  const [stage] = b.stages;
  if (stage) {
    stage.placeTo = lines.map(() => -1);
    stage.placesOut = lines.map((_, index) => [index + 1, index + 1]);
  }
  const structure = finishStructure(b, 'round_robin');
  return ok({
    structure,
    entries,
    lines,
    randomSeed: options.randomSeed,
    breaches: tableBreaches({ structure, entries, lines }),
    alternates: options.alternates ?? [],
  });
}
