// The bracket of a stage of a published draw: every slot is where the draw has it, and an open one says where its player comes from.
import * as words from '@tennis/words/draw';
import { placeOf } from '@tennis/words/draw-maker';
import type { DrawOnWire, Match } from '@tennis/contract';
import { BYE, groupLetter } from '@tennis/domain';
import type { BracketFacts, BracketMatch } from './bracket-facts.ts';
import { byeSlot, cellCaption, commonDay, emptySlot, withOrigin, type Feeders } from './bracket-view.ts';
import { viewerZone } from './dates.ts';
import { presentMoment } from './rendering.ts';
import { isBegun, type StripSide } from './match-facts.ts';
import { matchView } from './match-view.ts';

export interface StageOptions {
  readonly link?: ((match: Match) => { href?: string; onOpen?: () => void }) | undefined;
  readonly now?: Date | undefined;
  /** Where the loser of a match goes on, in words, by the match's index in the draw. */
  readonly wayOf?: ((index: number) => string | undefined) | undefined;
}

/** Where the player of each slot comes from, in words: "Winner of 12". */
function originsOf(draw: DrawOnWire): ReadonlyMap<number, string> {
  const origins = new Map<number, string>();
  draw.matches.forEach(({ winnerTo, loserTo, firstLoserTo }, index) => {
    const number = index + 1;
    for (const slot of [loserTo, ...(firstLoserTo ?? [])])
      if (slot >= 0 && !origins.has(slot)) origins.set(slot, words.loserOf({ number }));
    if (winnerTo >= 0) origins.set(winnerTo, words.winnerOf({ number }));
  });
  let group = 0;
  for (const { kind, placeTo } of draw.stages) {
    if (kind !== 'group') continue;
    const letter = groupLetter(group++);
    placeTo.forEach((slot, place) => {
      if (slot >= 0) origins.set(slot, placeOf({ place: place + 1, group: letter }));
    });
  }
  return origins;
}

/** Whether the rounds of a stage halve, so that it can be drawn as a bracket. */
export const isBracket = ({ kind, rounds, matchCount }: DrawOnWire['stages'][number]): boolean =>
  kind === 'knockout' && matchCount === 2 ** rounds - 1;

/** Whether a stage is the qualifying: it has one bracket for each place of the main draw that qualifying decides. */
export const isQualifying = ({ title }: DrawOnWire['stages'][number]): boolean => title.code === 'qualifying';

/** Strikes a side whose entry has left. */
function strikerOf({ entries }: DrawOnWire): (side: StripSide) => StripSide {
  const gone = new Set(
    entries.filter(({ withdrawn }) => withdrawn).map(({ participantId }) => participantId),
  );
  return (side) => (side.player !== undefined && gone.has(side.player) ? { ...side, withdrawn: true } : side);
}

const HOUR_MS = 3_600_000;

/** The rounds of a stage that were asked for last, and all that they depend on. */
interface Kept {
  readonly stage: number;
  readonly matches: readonly Match[];
  readonly link: StageOptions['link'];
  readonly wayOf: StageOptions['wayOf'];
  /** The text about a cell's time changes with the day. */
  readonly hour: number;
  readonly zone: string;
  readonly rounds: BracketFacts['rounds'];
}
const kept = new WeakMap<DrawOnWire, readonly Kept[]>();
/** The stage that is seen, and the third place. */
const MOST_KEPT = 2;

/** The same rounds until something in them changes: so nobody who turns the pages of a draw, or follows a player, waits for its 127 matches. */
export function keptRounds(
  draw: DrawOnWire,
  stage: number,
  matches: readonly Match[],
  { link, wayOf }: Pick<StageOptions, 'link' | 'wayOf'>,
): BracketFacts['rounds'] {
  const [hour, zone] = [Math.floor(presentMoment().getTime() / HOUR_MS), viewerZone()];
  const known = kept.get(draw) ?? [];
  const found = known.find(
    (one) =>
      one.stage === stage &&
      one.matches === matches &&
      one.link === link &&
      one.wayOf === wayOf &&
      one.hour === hour &&
      one.zone === zone,
  );
  if (found !== undefined) return found.rounds;
  const rounds = stageRounds(draw, stage, matches, { link, wayOf });
  const others = known.filter((one) => one.stage !== stage);
  kept.set(draw, [{ stage, matches, link, wayOf, hour, zone, rounds }, ...others].slice(0, MOST_KEPT));
  return rounds;
}

/** The rounds of a stage with its matches in their places. */
export function stageRounds(
  draw: DrawOnWire,
  stageIndex: number,
  matches: readonly Match[],
  { link, wayOf, now = presentMoment() }: StageOptions = {},
): BracketFacts['rounds'] {
  const stage = draw.stages[stageIndex];
  if (stage === undefined) return [];
  const viewer = viewerZone();
  const origins = originsOf(draw);
  const strike = strikerOf(draw);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const feeders = (index: number): Feeders => [origins.get(index * 2), origins.get(index * 2 + 1)];

  const seatOf = (slot: number): StripSide | undefined => {
    const entry = draw.entries[slot];
    if (entry === undefined) return undefined;
    const { participantId: player, name, seed } = entry;
    return { name, player, ...(seed !== null && { seed }) };
  };

  const slotOf = (index: number): { readonly fact: BracketMatch; readonly match: Match | undefined } => {
    const number = index + 1;
    const id = draw.matchIds[index] ?? null;
    const match = id === null ? undefined : byId.get(id);
    if (match !== undefined) {
      const view = matchView(match, viewer);
      const [first, second] = feeders(index);
      const sides = [
        strike(withOrigin(view.sides[0], first)),
        strike(withOrigin(view.sides[1], second)),
      ] as const;
      const way = view.phase === 'upcoming' || isBegun(view) ? wayOf?.(index) : undefined;
      const caption = [cellCaption(match, now), way].filter((part) => part !== undefined).join(' · ');
      return { fact: { ...view, sides, number, caption, ...link?.(match) }, match };
    }
    const [upper = -1, lower = -1] = [draw.slots[index * 2], draw.slots[index * 2 + 1]];
    const entry = draw.entries[upper >= 0 ? upper : lower];
    if (entry !== undefined && (upper === BYE || lower === BYE)) {
      const seat = { participant: entry.participantId, name: entry.name, seed: entry.seed };
      return { fact: byeSlot({ kind: 'bye', ...seat }, upper >= 0 ? 0 : 1, number), match: undefined };
    }
    return { fact: emptySlot(number, feeders(index), [seatOf(upper), seatOf(lower)]), match: undefined };
  };

  const rounds: { readonly fact: BracketMatch; readonly match: Match | undefined }[][] = [];
  for (let index = stage.firstMatch; index < stage.firstMatch + stage.matchCount; index++) {
    const round = (draw.matches[index]?.round ?? 1) - 1;
    (rounds[round] ??= []).push(slotOf(index));
  }
  return rounds.map((slots) => ({
    slots: slots.map(({ fact }) => fact),
    day: commonDay(slots.filter(({ fact }) => fact.phase !== 'bye').map(({ match }) => match)),
  }));
}
