// The bracket of a stage of a published draw: every slot is where the draw has it, and an open one says where its player comes from.
import * as words from '@tennis/words/draw';
import { placeOf } from '@tennis/words/draw-maker';
import { replaceEqualDeep } from '@tanstack/react-query';
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
  /** Whether a match in which nothing has changed is the same object as in the call before. */
  readonly keeps?: boolean | undefined;
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

/** The entries that have left. */
const goneFrom = ({ entries }: DrawOnWire): ReadonlySet<number> =>
  new Set(entries.filter(({ withdrawn }) => withdrawn).map(({ participantId }) => participantId));

const HOUR_MS = 3_600_000;

/** The rounds of a stage that were asked for last, and all that they depend on. */
interface Kept {
  readonly draw: DrawOnWire;
  readonly stage: number;
  readonly matches: readonly Match[];
  readonly link: StageOptions['link'];
  readonly wayOf: StageOptions['wayOf'];
  /** The text about a cell's time changes with the day. */
  readonly hour: number;
  readonly zone: string;
  readonly rounds: BracketFacts['rounds'];
}
let kept: readonly Kept[] = [];
/** The stage that is seen, and the third place. */
const MOST_KEPT = 2;

const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS);

const MINUTE_MS = 60_000;

/** How long a cell says the same: "Goes on at 2:40 PM" and "about 11:15 AM" are true for minutes, all else for an hour. */
const timeOf = ({ interrupted, followedBy, notBefore }: Match, moment: Date): number =>
  interrupted !== undefined || followedBy || notBefore !== null
    ? Math.floor(moment.getTime() / MINUTE_MS)
    : hourOf(moment);

/**
 * The same rounds until something in them changes: so nobody who turns the pages of a draw, or follows a player, waits for its 127 matches. After a
 * result, the cells that it does not concern are the same objects, and are not drawn anew.
 */
export function keptRounds(
  draw: DrawOnWire,
  stage: number,
  matches: readonly Match[],
  { link, wayOf }: Pick<StageOptions, 'link' | 'wayOf'>,
): BracketFacts['rounds'] {
  const [hour, zone] = [hourOf(presentMoment()), viewerZone()];
  const before = kept.find((one) => one.draw.id === draw.id && one.stage === stage);
  if (
    before !== undefined &&
    before.draw === draw &&
    before.matches === matches &&
    before.link === link &&
    before.wayOf === wayOf &&
    before.hour === hour &&
    before.zone === zone
  )
    return before.rounds;
  const rounds = replaceEqualDeep(
    before?.rounds,
    stageRounds(draw, stage, matches, { link, wayOf, keeps: true }),
  );
  const others = kept.filter((one) => one !== before);
  kept = [{ draw, stage, matches, link, wayOf, hour, zone, rounds }, ...others].slice(0, MOST_KEPT);
  return rounds;
}

/** The cell of a match, and all that it depends on beside the match. */
interface KeptCell {
  readonly link: StageOptions['link'];
  readonly about: string;
  readonly fact: BracketMatch;
}
const cells = new WeakMap<Match, KeptCell>();

function keptCell(
  match: Match,
  link: StageOptions['link'],
  about: string,
  make: () => BracketMatch,
): BracketMatch {
  const known = cells.get(match);
  if (known !== undefined && known.link === link && known.about === about) return known.fact;
  const fact = make();
  cells.set(match, { link, about, fact });
  return fact;
}

/** The rounds of a stage with its matches in their places. */
export function stageRounds(
  draw: DrawOnWire,
  stageIndex: number,
  matches: readonly Match[],
  { link, wayOf, now = presentMoment(), keeps = false }: StageOptions = {},
): BracketFacts['rounds'] {
  const stage = draw.stages[stageIndex];
  if (stage === undefined) return [];
  const viewer = viewerZone();
  const origins = originsOf(draw);
  const gone = goneFrom(draw);
  const strike = (side: StripSide): StripSide =>
    side.player !== undefined && gone.has(side.player) ? { ...side, withdrawn: true } : side;
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
      const [first, second] = feeders(index);
      const make = (): BracketMatch => {
        const view = matchView(match, viewer);
        const sides = [
          strike(withOrigin(view.sides[0], first)),
          strike(withOrigin(view.sides[1], second)),
        ] as const;
        const way = view.phase === 'upcoming' || isBegun(view) ? wayOf?.(index) : undefined;
        const caption = [cellCaption(match, now), way].filter((part) => part !== undefined).join(' · ');
        return { ...view, sides, number, caption, ...link?.(match) };
      };
      if (!keeps) return { fact: make(), match };
      const left = [match.participant1Id, match.participant2Id].map((who) => who !== null && gone.has(who));
      const about = [viewer, timeOf(match, now), number, first, second, wayOf?.(index), ...left].join('|');
      return { fact: keptCell(match, link, about, make), match };
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
