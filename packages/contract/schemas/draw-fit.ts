// Whether the matches of a draw fit the courts and days of its tournament, asked before it is made (additive; OP25).
import { DRAW_KINDS, TOURNAMENT_FORMATS, TOURNAMENT_LIMITS, TOURNAMENT_TYPES } from '@tennis/domain';
import * as z from 'zod/mini';
import { Day, Timestamp } from './common.ts';
import { StageFormatsTextSchema } from './stage-formats.ts';
import { typedText } from './text.ts';

/** A whole number in a query, up to a bound. */
const count = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );

const { participants, timeLimit } = TOURNAMENT_LIMITS;
const MOST_OTHERS = participants.max - 1;

/**
 * The answers of an unfinished form about a tournament: everything that decides how many matches there are, how long they take, and when they can be
 * played.
 */
const planned = {
  type: z.enum(TOURNAMENT_TYPES),
  startDate: Timestamp,
  endDate: Timestamp,
  format: z.enum(TOURNAMENT_FORMATS),
  timeLimit: count(timeLimit.min, timeLimit.max),
  matchFormat: typedText(60),
  stageFormats: z.optional(StageFormatsTextSchema),
  matchesPerParticipant: count(1, MOST_OTHERS),
  playersProgressingFromGroups: count(0, MOST_OTHERS),
} as const;

/** A tournament that nobody has stored yet, with this many entries. */
export const PlanFitQuerySchema = z.strictObject({
  ...planned,
  entries: count(participants.min, participants.max),
});
export type PlanFitQuery = z.input<typeof PlanFitQuerySchema>;

/** The fields that decide how many matches a draw has. Missing ones follow from the tournament's rules; the entries are the present ones. */
export const DrawFitQuerySchema = z.strictObject({
  kind: z.optional(z.enum(DRAW_KINDS)),
  thirdPlace: z.optional(z.enum(['true', 'false'])),
  consolation: z.optional(z.enum(['true', 'false'])),
  feedRounds: z.optional(count(1, 10)),
  placesTo: z.optional(count(1, 1024)),
  groups: z.optional(count(1, 64)),
  bestNext: z.optional(count(0, 64)),
  /** For a qualifying draw: the places that are played for, and how many play for them. */
  qualifiers: z.optional(count(1, 128)),
  qualifying: z.optional(count(1, 1024)),
  /** As if there were so many entries. */
  entries: z.optional(count(2, 512)),
  /** As if the tournament had been changed in this way. */
  ...z.partial(z.strictObject(planned)).shape,
});
export type DrawFitQuery = z.output<typeof DrawFitQuerySchema>;

const Minutes = z.int();

/**
 * One thing that would make it fit, the smallest change of its kind: how many more days or courts, how many entries, which shorter format, or which limit
 * of matches a day. */
const WaySchema = z.union([
  z.object({ kind: z.literal('format'), format: z.string(), minutes: Minutes }),
  z.object({ kind: z.literal('days'), days: z.int() }),
  z.object({ kind: z.literal('courts'), courts: z.int() }),
  z.object({ kind: z.literal('entries'), entries: z.int() }),
  /** The most matches of one person on a day, as it is chosen for the days of a plan; 0 is none. */
  z.object({ kind: z.literal('limit'), limit: z.int() }),
]);
export type WayToFit = z.output<typeof WaySchema>;

const ShortageSchema = z.union([
  z.object({ type: z.literal('court-minutes'), needed: Minutes, given: Minutes }),
  z.object({ type: z.literal('rounds') }),
  z.object({ type: z.literal('day-limit'), needed: z.int(), given: z.int() }),
]);

export const DrawFitSchema = z.object({
  /** `unsure`: no rule prevents it, but no order of play was found at once. Null if nobody plans courts, no days are left, or there are too many. */
  answer: z.nullable(z.enum(['yes', 'no', 'unsure'])),
  entries: z.int(),
  /** How many matches are played, how long each is expected to take, and the time they need, including the time between two matches. */
  matches: z.int(),
  matchMinutes: Minutes,
  needed: Minutes,
  /** The minutes that matches of other tournaments need on the same courts and days. */
  others: Minutes,
  /** The minutes for which the courts are open on these days, from now on. */
  given: Minutes,
  days: z.array(Day),
  courts: z.int(),
  /** When all would be over in the order of play that was found; null if there is none. */
  end: z.nullable(Timestamp),
  shortages: z.array(ShortageSchema),
  ways: z.array(WaySchema),
});
export type DrawFit = z.output<typeof DrawFitSchema>;
