// Draws on the wire (additive; D9, D14, D15, rules SD, BY, UN): how to ask for one, and the structure with who stands where.
import * as z from 'zod/mini';
import { DRAW_ACTS, DRAW_KINDS, FATES, OWN_RESULTS } from '@tennis/domain';
import { Id, Timestamp } from './common.ts';
import { UndoSchema } from './match.ts';
import { StageTitleSchema } from './stage-title.ts';
import { StandingReasonSchema } from './standing.ts';
import { proseText } from './text.ts';

/** The number that stands for all the lots of a draw [UN3]. */
const RandomSeed = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** Two whole numbers: of a range, of two sides, or two lines. */
const Pair = z.array(z.int()).check(z.length(2));
const few = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** How a draw is to be made; what is left out follows from the tournament's rules. */
export const DrawBodySchema = z.strictObject({
  kind: z.optional(z.enum(DRAW_KINDS)),
  /** `itf` or `usta` [SD2, SD3]. */
  seeding: z.optional(z.enum(['itf', 'usta'])),
  byes: z.optional(z.enum(['even', 'usta'])),
  /** Whether players of one club are kept apart in their first match [UN2]. */
  separateClubs: z.optional(z.boolean()),
  /**
   * Whether relatives are kept apart too: other numbers are tried until they are, so the draw does not show who is related. A given number is used as
   * it is.
   */
  separateFamilies: z.optional(z.boolean()),
  thirdPlace: z.optional(z.boolean()),
  /** For a feed-in consolation: losers of how many rounds feed in. */
  feedRounds: z.optional(few(10)),
  /** Of place play-offs: how many places are played for, from the best down. */
  placesTo: z.optional(few(1024)),
  groups: z.optional(few(64)),
  /** For a qualifying draw: how many of its main draw's places are played for. */
  qualifiers: z.optional(few(128)),
  /** For a qualifying draw: the entries that play for them. All others are in the main draw. */
  qualifying: z.optional(z.array(Id).check(z.maxLength(1024))),
  /** After groups: those who do not go on play a consolation (additive). */
  consolation: z.optional(z.boolean()),
  bestNext: z.optional(z.int().check(z.minimum(0), z.maximum(64))),
  /** How to order players in a group whom only a lot can separate: by the draw's number at once, or after asking the director. */
  lots: z.optional(z.enum(['number', 'director'])),
  /** Given to draw again exactly what was drawn with it; otherwise the server takes a new one. */
  randomSeed: z.optional(RandomSeed),
});

/** One adjustment by hand, or another draw of the rest. Lines count from 0 over the whole draw. */
export const DrawAdjustmentSchema = z.union([
  z.strictObject({ swap: Pair }),
  z.strictObject({ place: z.strictObject({ participantId: Id, line: z.int() }) }),
  /** Draws everybody again who does not stand on one of these lines, by this number or a new one. */
  z.strictObject({
    redraw: z.strictObject({
      keep: z.array(z.int()).check(z.maxLength(1024)),
      randomSeed: z.optional(RandomSeed),
    }),
  }),
]);

/** `reason` is shown to followers when a draw is taken back, which needs one. */
export const DrawPublicationSchema = z.strictObject({
  published: z.boolean(),
  reason: z.optional(proseText(500)),
});

const Slot = z.int();

/** The chances in a group: who can still go on. Matches to come are taken to be played to their end. */
const OutlookSchema = z.object({
  /** The index of the entry. */
  entry: z.int(),
  state: z.enum(['through', 'out', 'open']),
  paths: z.array(
    z.object({
      own: z.enum(OWN_RESULTS),
      ways: z.array(
        z.object({
          fate: z.enum(FATES),
          results: z.array(z.object({ winner: z.int(), loser: z.int() })),
        }),
      ),
    }),
  ),
});

/** The table of a group, best first. Entries are named by their index. */
const GroupTableSchema = z.object({
  rows: z.array(
    z.object({
      entry: z.int(),
      place: z.int(),
      wins: z.int(),
      losses: z.int(),
      points: z.int(),
      sets: Pair,
      games: Pair,
      withdrawn: z.boolean(),
      reason: StandingReasonSchema,
    }),
  ),
  complete: z.boolean(),
  /** The players that only a lot can separate. */
  ties: z.array(z.array(z.int())),
  /** Whether the order is still open; once every match is decided, it waits for the organisers. */
  open: z.boolean(),
  outlook: z.nullable(z.array(OutlookSchema)),
});
export type GroupTableOnWire = z.output<typeof GroupTableSchema>;

const DrawStageSchema = z.object({
  kind: z.enum(['knockout', 'group']),
  /** In English, the same for all readers. */
  name: z.string(),
  title: StageTitleSchema,
  firstMatch: z.int(),
  matchCount: z.int(),
  rounds: z.int(),
  firstLine: z.int(),
  lineCount: z.int(),
  placeTo: z.array(Slot),
  placesOut: z.array(Pair),
  /** The stored group of a group stage, once the draw is published. */
  groupId: z.nullable(Id),
  /** Of a group stage, once the draw is published. */
  table: z.nullable(GroupTableSchema),
});

const DrawMatchSchema = z.object({
  stage: z.int(),
  round: z.int(),
  position: z.int(),
  winnerTo: Slot,
  loserTo: Slot,
  firstLoserTo: z.nullable(Pair),
  decider: z.boolean(),
  places: Pair,
  winnerPlaces: Pair,
  loserPlaces: Pair,
});

/** An entry of a draw, by its index in it. */
const DrawEntrySchema = z.object({
  participantId: Id,
  name: z.string(),
  seed: z.nullable(z.int()),
  /** Whether the seed was given after the draw, with the line of a seed who has left [SD5]: the draw was made without it. */
  seededLater: z.boolean(),
  /**
   * Entries with the same number were from the same club when the draw was made, so that it could keep them apart. Null if no club was known, and for
   * entries that stepped in since.
   */
  club: z.nullable(z.int()),
  withdrawn: z.boolean(),
});

/** A redraw of the rest of an earlier draw: all but the kept lines were drawn again [UN3]. */
const RedrawSchema = z.object({
  /** The number of the draw that it was made from. */
  from: z.int(),
  randomSeed: RandomSeed,
  /** The lines that stayed. */
  keep: z.array(z.int()),
  /** Those of them that were moved by hand before: the line, and the index of the entry on it. */
  moved: z.array(Pair),
  /** The clubs of the entries, where they had become others since the draw before. */
  clubs: z.optional(z.array(z.nullable(z.int()))),
});

/** A rule that the draw breaks, in the reader's language and as a code [SD, BY, UN, RR]. */
const DrawBreachSchema = z.object({
  rule: z.string(),
  lines: z.array(z.int()),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
});

/** An act in a published draw: on which match or entry, and until when it can be undone. */
const DrawActSchema = z.extend(UndoSchema, {
  kind: z.enum(DRAW_ACTS),
  matchId: z.nullable(Id),
  participantId: z.nullable(Id),
  /** The group whose order was settled; null in every other act. */
  stage: z.nullable(z.int()),
});

/**
 * The order of a group in which only a lot can decide: participants best first, `lot` to draw it by the draw's number, null to take a settled order
 * back.
 */
export const GroupOrderBodySchema = z.strictObject({
  stage: z.int().check(z.minimum(0), z.maximum(1024)),
  order: z.nullable(z.union([z.literal('lot'), z.array(Id).check(z.maxLength(256))])),
  /** Applies it although results of matches played since would go. */
  confirm: z.optional(z.boolean()),
});

/** The act to undo. */
export const UndoBodySchema = z.strictObject({ act: Id });

/**
 * A draw. `lines` and `slots` hold indexes of `entries`, -1 for nobody known yet, -2 for a bye, -3 for nobody at all. A slot is twice a match's
 * index, plus one for its second side.
 */
export const DrawSchema = z.object({
  id: Id,
  tournamentId: Id,
  /** The how manieth draw of the tournament this is, and how many were made [UN3]. */
  number: z.int(),
  made: z.int(),
  kind: z.enum(DRAW_KINDS),
  state: z.enum(['draft', 'published']),
  madeAt: Timestamp,
  publishedAt: z.nullable(Timestamp),
  randomSeed: RandomSeed,
  /** Whether somebody has moved names by hand since it was drawn: then its number alone does not give it again. */
  byHand: z.boolean(),
  /** The number with which it was first drawn; `redraws` list the later redraws, the last one with `randomSeed`. */
  options: DrawBodySchema,
  redraws: z.optional(z.array(RedrawSchema)),
  /** The tournament's choices for its groups when it was drawn; missing in older draws. */
  groupRules: z.optional(z.object({ matchesPerParticipant: z.int(), playersProgressing: z.int() })),
  stages: z.array(DrawStageSchema),
  matches: z.array(DrawMatchSchema),
  entries: z.array(DrawEntrySchema),
  lines: z.array(z.int()),
  /** Lines that were byes when the draw was made, and have a late entry since. */
  filledByes: z.optional(z.array(z.int())),
  slots: z.array(z.int()),
  /** By the index of a match: the stored match, null while there is none. */
  matchIds: z.array(z.nullable(Id)),
  /** To those who manage the tournament. */
  breaches: z.optional(z.array(DrawBreachSchema)),
  /** For the organisers of a published draw: the lines of byes whose players have not begun, so that a late entry may take one. */
  byesLeft: z.optional(z.array(z.int())),
  /** For the organisers of a published draw: recent acts that can be undone, the last first. */
  acts: z.optional(z.array(DrawActSchema)),
  /** For the organisers of a published draw: whether it can be taken back, because nothing of it has been played. */
  canTakeBack: z.optional(z.boolean()),
  version: z.int(),
});
export type DrawOnWire = z.output<typeof DrawSchema>;

/** The draw that everybody sees and, for people who manage the tournament, the draft. */
export const DrawsSchema = z.object({
  published: z.nullable(DrawSchema),
  draft: z.nullable(DrawSchema),
  /** How many draws were made so far. */
  made: z.int(),
  /** Why the last published draw was taken back; null when there is nothing to say. */
  takenBackBecause: z.nullable(z.string()),
});
export type DrawsAnswer = z.output<typeof DrawsSchema>;
export type DrawBody = z.input<typeof DrawBodySchema>;
