// Groups and the knockout that follows them [RR2]: one draw, made before anybody plays. The places of the groups feed the knockout's lines, and those of
// a consolation if the others play on.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../random.ts';
import { addLine, addMatch, addStage, buildStructure, finishStructure } from './build-structure.ts';
import type { StructureBuilder } from './build-structure.ts';
import type { Draw, DrawError, Entry, SeparationKey } from './draw.ts';
import { tableBreaches } from './groups-breaches.ts';
import { separateGroups, snakeGroup, suggestedGroups } from './groups-fill.ts';
import { seatQualifiers } from './groups-seats.ts';
import type { Seat } from './groups-seats.ts';
import { checkCount, refuseDraw } from './knockout.ts';
import { addTable, checkMatchesEach, fillingOrder } from './round-robin.ts';
import { keysOf } from './separation.ts';
import { BYE, TBD, goingOnFrom, slotOf } from './structure.ts';
import type { Occupant, PlaceRange, Slot } from './structure.ts';
import { addTrees, sendLoser, slotsOf } from './trees.ts';
import type { Rounds } from './trees.ts';

/** Everything an organiser chooses for groups with a knockout. */
export interface GroupsOptions {
  /** Groups have one more player than this, or one fewer than that if the numbers do not divide. */
  readonly matchesPerParticipant: number;
  /** How many of each group go on to the knockout. */
  readonly progressing: number;
  /** How many groups; default as many as the size asks for. */
  readonly groups?: number;
  /** How many of the best next players across groups go on as well. Default 0. */
  readonly bestNext?: number;
  /** The losers of the semi finals play for third place. Default false. */
  readonly thirdPlace?: boolean;
  /** Those who do not go on play a knockout of their own, for the places after all who do. Not together with best next. Default false. */
  readonly consolation?: boolean;
  /** Stands for all the lots drawn [UN3]. */
  readonly randomSeed: number;
  /** What keeps entries out of one group where possible; default club, family and school. */
  readonly separate?: readonly SeparationKey[];
  /** Who may step in, in order [SB1]. */
  readonly alternates?: readonly Entry[];
}

/** How the groups and the knockout are cut to size. */
interface Plan {
  /** Players per group. */
  readonly sizes: readonly number[];
  readonly progressing: number;
  readonly bestNext: number;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
}

/**
 * Draws groups and, if at least two go on, their knockout [RR2]. Fails on fewer than 2 entries, on double ids or seeds, and if a group is smaller
 * than 2 or than the number who go on. `breaches` names clubmates who could not be kept apart.
 */
export function drawGroups(entries: readonly Entry[], options: GroupsOptions): Result<Draw, DrawError> {
  const planned = planOf(entries.length, options);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const filled = fillingOrder(entries, options.randomSeed);
  if (!filled.ok) return filled;
  const separate = options.separate ?? ['club', 'family', 'school'];
  const keys = entries.map((entry) => keysOf(entry, separate));
  const groups = plan.sizes.map((): number[] => []);
  filled.value.order.forEach((entry, position) => groups[snakeGroup(position, groups.length)]?.push(entry));
  const movable = entries.map(({ seed }) => seed === undefined);
  separateGroups({ groups, keys, movable }, randomFrom(options.randomSeed + 1));

  const seats = seatsOf(plan, Array<null>(plan.bestNext).fill(null));
  const b = buildGroups(plan, seats);
  const lines: Occupant[] = groups.flat();
  for (const seat of [...seats, ...consolationSeatsOf(plan)])
    if (seat.kind !== 'place') lines.push(seat.kind === 'bye' ? BYE : TBD);
  const structure = finishStructure(b, 'groups_knockout');
  return ok({
    structure,
    entries,
    lines,
    randomSeed: options.randomSeed,
    breaches: tableBreaches({ structure, entries, lines }, separate),
    alternates: options.alternates ?? [],
  });
}

/** One of the best next across groups, once the groups are played. */
export interface BestNext {
  /** Index of the entry; NOBODY on a line for which the groups have nobody left. */
  readonly entry: number;
  /** Index of their group; null for nobody. */
  readonly group: number | null;
}

/**
 * Puts the best next of all groups, best first, on their lines of the knockout, away from players of their own group [RR2]. If there is no other way,
 * one of them swaps lines with a lower place of another group. Fails if their number differs from the number of lines.
 */
export function seatBestNext(draw: Draw, bestNext: readonly BestNext[]): Result<Draw, DrawError> {
  const { structure } = draw;
  const sizes = structure.stages.filter(({ kind }) => kind === 'group').map(({ lineCount }) => lineCount);
  const progressing = goingOnFrom(structure, 0);
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const waiting = draw.lines.slice(players).filter((occupant) => occupant !== BYE).length;
  if (structure.type !== 'groups_knockout' || waiting !== bestNext.length)
    return refuseDraw({ code: 'wrong-best-next', lines: waiting, given: bestNext.length });
  const plan: Plan = {
    sizes,
    progressing,
    bestNext: waiting,
    thirdPlace: structure.stages.some(({ name }) => name.code === 'third-place'),
    consolation: false,
  };
  const seats = seatsOf(
    plan,
    bestNext.map(({ group }) => group),
  );
  const lines: Occupant[] = draw.lines.slice(0, players);
  for (const seat of seats) {
    if (seat.kind === 'bye') lines.push(BYE);
    if (seat.kind === 'best_next') lines.push(bestNext[seat.rank]?.entry ?? TBD);
  }
  return ok({ ...draw, structure: finishStructure(buildGroups(plan, seats), 'groups_knockout'), lines });
}

/**
 * How many would play the consolation after groups. With fewer than two there is none: nobody is left over, one is alone, or there is no knockout
 * that others could miss.
 */
export function consolationPlayers(
  players: number,
  options: Pick<GroupsOptions, 'matchesPerParticipant' | 'progressing' | 'groups'>,
): number {
  const groups = options.groups ?? suggestedGroups(players, options.matchesPerParticipant + 1);
  const goingOn = groups * options.progressing;
  return goingOn > 1 ? Math.max(0, players - goingOn) : 0;
}

function planOf(players: number, options: GroupsOptions): Result<Plan, DrawError> {
  const { progressing, bestNext = 0, thirdPlace = false, consolation = false } = options;
  const count = checkCount(players);
  if (!count.ok) return count;
  const matches = checkMatchesEach(options.matchesPerParticipant);
  if (!matches.ok) return err(matches.error);
  const groups = options.groups ?? suggestedGroups(players, matches.value + 1);
  if (!Number.isInteger(groups) || groups < 1 || groups > players / 2)
    return refuseDraw({ code: 'bad-groups', players, groups });
  const smallest = Math.floor(players / groups);
  const larger = players % groups;
  if (!Number.isInteger(progressing) || progressing < 1 || progressing > smallest)
    return refuseDraw({ code: 'bad-progressing', progressing, smallest });
  const candidates = progressing < smallest ? groups : larger;
  if (!Number.isInteger(bestNext) || bestNext < 0 || bestNext > candidates)
    return refuseDraw({ code: 'bad-best-next', bestNext, candidates });
  // Nobody knows before the groups are played which places the best next leave free.
  if (consolation && bestNext > 0) return refuseDraw({ code: 'consolation-and-best-next' });
  const sizes = Array<number>(groups).fill(0);
  for (let position = 0; position < players; position++) {
    const group = snakeGroup(position, groups);
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return ok({ sizes, progressing, bestNext, thirdPlace, consolation });
}

/** The seats of the knockout; none when only one player is left of all groups. */
const seatsOf = ({ sizes, progressing, bestNext }: Plan, groupsOfNext: readonly (number | null)[]): Seat[] =>
  sizes.length * progressing + bestNext < 2 ? [] : seatQualifiers(sizes.length, progressing, groupsOfNext);

/**
 * The seats of the consolation, by the places of the groups; none for fewer than two players. The last ones of larger groups are like the best next of
 * a knockout, only that everybody knows from which groups they come.
 */
function consolationSeatsOf({ sizes, progressing, consolation }: Plan): Seat[] {
  const smallest = Math.min(...sizes);
  const larger = sizes.flatMap((size, group) => (size > smallest ? [group] : []));
  const count = sizes.length * (smallest - progressing) + larger.length;
  // Where one player is left of all groups, there is no knockout that others could miss.
  const hasKnockout = sizes.length * progressing > 1;
  if (!consolation || !hasKnockout || count < 2) return [];
  return seatQualifiers(sizes.length, smallest - progressing, larger).map((seat): Seat => {
    if (seat.kind === 'place') return { ...seat, place: seat.place + progressing };
    return seat.kind === 'best_next' && seat.group !== null
      ? { kind: 'place', group: seat.group, place: smallest + 1 }
      : seat;
  });
}

function buildGroups(plan: Plan, seats: readonly Seat[]): StructureBuilder {
  const b = buildStructure();
  const { sizes } = plan;
  const players = sizes.reduce((sum, size) => sum + size, 0);
  sizes.forEach((size, group) =>
    addTable(b, { code: 'group', number: group + 1 }, size, size - 1, [1, players]),
  );
  const ranges = placeRanges(plan);
  const placeTo = sizes.map((size) => Array<Slot>(size).fill(-1));
  const seat = (rounds: Rounds, own: readonly Seat[]): void =>
    slotsOf(rounds[0] ?? []).forEach((slot, line) => {
      const one = own[line];
      const feeding = one?.kind === 'place' ? placeTo[one.group] : undefined;
      if (one?.kind === 'place' && feeding) feeding[one.place - 1] = slot;
      else addLine(b, [slot]);
    });
  if (seats.length > 0) {
    addStage(b, 'knockout', { code: 'knockout' });
    const rounds = addTrees(b, seats.length, 1);
    seat(rounds, seats);
    const semis = rounds.at(-2);
    if (plan.thirdPlace && semis) {
      addStage(b, 'knockout', { code: 'third-place' });
      const match = addMatch(b, 1, 1, [3, 4], [3, 3], [4, 4]);
      semis.forEach((semi, side) => sendLoser(b, semi, slotOf(match, side === 0 ? 1 : 2)));
    }
  }
  const others = consolationSeatsOf(plan);
  if (others.length > 0) {
    addStage(b, 'knockout', { code: 'consolation' });
    seat(addTrees(b, others.length, sizes.length * plan.progressing + 1), others);
  }
  sizes.forEach((size, group) => {
    const stage = b.stages[group];
    if (!stage) return;
    stage.placeTo = placeTo[group] ?? [];
    stage.placesOut = ranges.slice(0, size);
  });
  return b;
}

/** For each place in a group, the final places of players who stop there; for players who go on, all places of the knockout. */
function placeRanges({ sizes, progressing, bestNext }: Plan): PlaceRange[] {
  const goingOn = sizes.length * progressing + bestNext;
  const ranges: PlaceRange[] = [];
  let best = goingOn + 1;
  for (let place = 1; place <= Math.max(...sizes); place++) {
    if (place <= progressing) {
      ranges.push([1, goingOn]);
      continue;
    }
    const chosen = place === progressing + 1 ? bestNext : 0;
    const leaving = sizes.filter((size) => size >= place).length - chosen;
    ranges.push(leaving > 0 ? [best, best + leaving - 1] : [1, goingOn]);
    best += leaving;
  }
  return ranges;
}
