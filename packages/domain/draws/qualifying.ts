// Qualifying into a main draw: sections that each play for one place, and a bracket with open lines for their winners. The draw also decides by lot
// which section leads to which line, so nothing is left to decide later.
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import { fillLines } from './bracket-lines.ts';
import { breachesOf } from './breaches.ts';
import { addLine, addStage, buildStructure, finishStructure } from './build-structure.ts';
import type { Draw, DrawError, DrawPolicy, Entry } from './draw.ts';
import { checkCount, checkSeeds, LARGEST_BRACKET, lotOrder, policyOf, refuseDraw } from './knockout.ts';
import type { LotOrder, PlacingOptions } from './knockout.ts';
import { bracketSize } from './seeding.ts';
import { keysOf, separateLines } from './separation.ts';
import { BYE, TBD } from './structure.ts';
import type { Occupant, Structure } from './structure.ts';
import { addTrees, sendWinner, slotsOf } from './trees.ts';

/** The choices of a qualifying draw. */
export interface QualifyingOptions extends PlacingOptions {
  /** How many reach the main draw: one winner per section. */
  readonly qualifiers: number;
}

/**
 * Draws `qualifying` entries into as many sections as there are `qualifiers`, and `main` entries plus those qualifiers into the bracket that follows.
 * In the draw's `entries` the main entries come first. Seeds count separately in both: the best of the qualifying head one section each, the next are
 * drawn to one section each, and so on. Fails as `drawKnockout` does, and if no qualifying is needed.
 */
export function drawQualifying(
  main: readonly Entry[],
  qualifying: readonly Entry[],
  options: QualifyingOptions,
): Result<Draw, DrawError> {
  const { qualifiers } = options;
  if (!Number.isInteger(qualifiers) || qualifiers < 1)
    return refuseDraw({ code: 'bad-qualifiers', qualifiers });
  if (qualifying.length <= qualifiers)
    return refuseDraw({ code: 'no-qualifying-needed', entries: qualifying.length, qualifiers });
  const range = checkCount(main.length + qualifiers);
  if (!range.ok) return range;
  const size = bracketSize(range.value);
  const section = bracketSize(Math.ceil(qualifying.length / qualifiers));

  const entries = [...main, ...qualifying];
  if (new Set(entries.map((entry) => entry.id)).size < entries.length)
    return refuseDraw({ code: 'entered-twice' });
  const mainOrder = lotOrder(entries, 0, main.length);
  if (!mainOrder.ok) return mainOrder;
  const order = lotOrder(entries, main.length);
  if (!order.ok) return order;
  const room = checkSeeds(mainOrder.value.seeds.length, size);
  if (!room.ok) return room;
  const perSection = checkSeeds(Math.ceil(order.value.seeds.length / qualifiers), section);
  if (!perSection.ok) return perSection;

  const policy = policyOf(options);
  const random = randomFrom(options.randomSeed);
  const sections = fillSections(entries, order.value, qualifiers, section, policy, random);
  const lines = fillLines(
    { entries, lines: Array<number>(size).fill(TBD), ...mainOrder.value, qualifiers, policy },
    random,
  );
  const open: number[] = [];
  lines.forEach((occupant, line) => {
    if (occupant === TBD) open.push(line);
  });
  const draw: Draw = {
    structure: qualifyingStructure(qualifiers, section, size, random.shuffle(open)),
    entries,
    lines: [...sections, ...lines],
    randomSeed: options.randomSeed,
    policy,
    breaches: [],
    alternates: options.alternates ?? [],
  };
  return ok({ ...draw, breaches: breachesOf(draw) });
}

/** How a field is divided: the places of the main draw, how many of them qualifying decides, and who is in without qualifying. */
export interface QualifyingSplit {
  readonly size: number;
  readonly qualifiers: number;
  readonly direct: number;
}

/**
 * The usual division of this many entries: the largest main draw that they more than fill. Qualifying decides a quarter of its places; from 32 lines
 * on, an eighth. Null for fewer than five entries: they need no qualifying.
 */
export function suggestedQualifying(entries: number): QualifyingSplit | null {
  if (entries < 5) return null;
  const size = Math.min(LARGEST_BRACKET, bracketSize(entries) / 2);
  const qualifiers = size / (size < 32 ? 4 : 8);
  return { size, qualifiers, direct: size - qualifiers };
}

/**
 * The entries that play the qualifying if `direct` others are already in the main draw: everybody after the best of them, by seed, then by ranking, then in
 * order of entry. Returns them in that order.
 */
export function whoQualifies<E extends Pick<Entry, 'seed' | 'ranking'>>(
  entries: readonly E[],
  direct: number,
): E[] {
  const last = Number.MAX_SAFE_INTEGER;
  return entries
    .toSorted((a, b) => (a.seed ?? last) - (b.seed ?? last) || (a.ranking ?? last) - (b.ranking ?? last))
    .slice(direct);
}

/** Sections of `section` lines first, then a bracket of `size`; the winner of section i goes to its line `leadsTo[i]`. */
function qualifyingStructure(
  sections: number,
  section: number,
  size: number,
  leadsTo: readonly number[],
): Structure {
  const b = buildStructure();
  addStage(b, 'knockout', { code: 'qualifying' });
  const rounds = addTrees(b, section, size - sections + 1, sections);
  for (const slot of slotsOf(rounds[0] ?? [])) addLine(b, [slot]);
  addStage(b, 'knockout', { code: 'main' });
  const slots = slotsOf(addTrees(b, size, 1)[0] ?? []);
  for (const slot of slots) addLine(b, [slot]);
  rounds.at(-1)?.forEach((match, index) => sendWinner(b, match, slots[leadsTo[index] ?? 0] ?? -1));
  return finishStructure(b, 'qualifying');
}

/** Deals seeds, byes and players to the sections so that the numbers differ by one at most, then draws each section [SD1, BY2]. */
function fillSections(
  entries: readonly Entry[],
  order: LotOrder,
  count: number,
  size: number,
  policy: DrawPolicy,
  random: Random,
): Occupant[] {
  const sections = Array.from({ length: count }, () => ({
    seeds: [] as number[],
    unseeded: [] as number[],
    byes: 0,
  }));
  let byes = count * size - order.seeds.length - order.unseeded.length;
  for (let first = 0; first < order.seeds.length; first += count) {
    const withRoom = sections.filter((section) => section.seeds.length + section.byes < size);
    const lot = first === 0 ? sections : random.shuffle(withRoom);
    order.seeds.slice(first, first + count).forEach((seed, index) => {
      const section = lot[index];
      section?.seeds.push(seed);
      if (section && byes-- > 0) section.byes++;
    });
  }
  const lot = random.shuffle(sections.slice());
  for (; byes > 0; byes--) {
    const fewest = lot.reduce((least, section) => (section.byes < least.byes ? section : least));
    fewest.byes++;
  }
  const players = random.shuffle(order.unseeded.slice());
  const lines: Occupant[] = [];
  for (const { seeds, byes: own } of sections) {
    const unseeded = players.splice(0, size - own - seeds.length);
    const task = { entries, seeds, unseeded, qualifiers: 0, policy: { ...policy, separate: [] } };
    lines.push(...fillLines({ ...task, lines: Array<number>(size).fill(TBD) }, random));
  }
  separateLines(
    {
      lines,
      keys: entries.map((entry) => keysOf(entry, policy.separate)),
      movable: lines.map((occupant) => occupant !== BYE && entries[occupant]?.seed === undefined),
      section: size,
    },
    random,
  );
  return lines;
}
