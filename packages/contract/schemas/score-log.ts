// The point log of a match on the wire (additive, D52, ADR 31): events on court, in order. The score follows from it.
import * as z from 'zod/mini';
import { ENDINGS } from '@tennis/domain';
import { CodedSchema, Timestamp } from './common.ts';
import { MatchSchema } from './match.ts';

const side = z.literal([1, 2]);
const player = z.literal([0, 1]);
const count = z.int().check(z.minimum(0), z.maximum(999));
const MOST_SETS = 5;
const token = z.string().check(z.regex(/^[\w-]{8,60}$/));

const LogEventSchema = z.union([
  z.strictObject({ type: z.literal('point'), winner: side }),
  z.strictObject({ type: z.literal('fault') }),
  z.strictObject({ type: z.literal('let') }),
  z.strictObject({ type: z.literal('replayed') }),
  z.strictObject({ type: z.literal('court'), court: z.enum(['deuce', 'ad']) }),
  z.strictObject({
    type: z.literal('order'),
    side,
    firstServer: z.optional(player),
    deuceReceiver: z.optional(player),
  }),
  z.strictObject({ type: z.literal('server'), side, player: z.optional(player) }),
  z.strictObject({ type: z.literal('receiver'), player }),
  z.strictObject({ type: z.literal('ends') }),
  z.strictObject({
    type: z.literal('penalty'),
    against: side,
    loss: z.enum(['warning', 'point', 'game', 'match']),
  }),
  z.strictObject({ type: z.literal('time') }),
  z.strictObject({
    type: z.literal('end'),
    ending: z.strictObject({ kind: z.enum(ENDINGS), by: z.nullable(z.union([side, z.literal('both')])) }),
  }),
  z.strictObject({
    type: z.literal('score'),
    sets: z.array(z.array(count).check(z.minLength(2), z.maxLength(3))).check(z.maxLength(MOST_SETS)),
    games: z.array(count).check(z.length(2)),
    points: z.array(count).check(z.length(2)),
  }),
  z.strictObject({ type: z.literal('undo') }),
]);

/** An event with the id that its device has given it, and the device's time. */
const LoggedEventSchema = z.strictObject({ id: token, at: Timestamp, event: LogEventSchema });
export type LoggedEvent = z.output<typeof LoggedEventSchema>;

/** The woman of each mixed pair: the player of the server's gender receives a deciding point ([SC1]). */
const WomenSchema = z.array(player).check(z.length(2));

/** The settings before the first point. */
const ScoreSetupSchema = z.strictObject({
  firstServer: side,
  women: z.optional(WomenSchema),
  /** The format by which the points were counted (additive): that of the match may be changed before they arrive. */
  matchFormat: z.optional(z.string().check(z.maxLength(60))),
});
export type ScoreSetup = z.output<typeof ScoreSetupSchema>;

/** The two players of a pair by name. */
const PairSchema = z.array(z.string()).check(z.length(2));

/** A match to be scored, with its open log. */
export const ScoreLogSchema = z.object({
  match: MatchSchema,
  /** Whether pairs play: the order of service is another one. */
  doubles: z.boolean(),
  /** The players of each pair, in the order of its entry; null in singles, and for a pair if its two players are not both known. */
  pairs: z.nullable(z.array(z.nullable(PairSchema)).check(z.length(2))),
  /** In mixed doubles, where it is known of both pairs. */
  women: z.nullable(WomenSchema),
  /** The minutes that the match should take at most. */
  timeLimit: z.int(),
  /** The reader runs the tournament, and may do more with the match than score it (additive). */
  manages: z.optional(z.literal(true)),
  log: z.nullable(
    z.object({
      /** The device that keeps it, and who holds that, as the reader sees them; null for somebody with a link. */
      device: z.string(),
      holder: z.nullable(z.string()),
      matchFormat: z.string(),
      setup: ScoreSetupSchema,
      count: z.int(),
      /** All of them where the log is read; none in the answer to what was sent. */
      events: z.array(LoggedEventSchema),
    }),
  ),
  /**
   * Where the match is over by its log and only to be completed: everything that this does in its draw, one sentence each, told beforehand (additive,
   * D14).
   */
  consequences: z.optional(z.array(z.string())),
  /** The same as codes. */
  consequenceCodes: z.optional(z.array(CodedSchema)),
});
export type ScoreLog = z.output<typeof ScoreLogSchema>;

/** How many events go at once. */
export const MOST_EVENTS = 500;

/**
 * Adds events to the log from a place in it. Events that are already there count as sent. `takeOver` makes this device the one that keeps the log;
 * `replace` puts the stored log aside and keeps this one instead; `aside` keeps these events beside the log that counts; `complete` ends the match as
 * the log has it.
 */
export const AppendScoreLogSchema = z.strictObject({
  device: token,
  setup: ScoreSetupSchema,
  from: z.int().check(z.minimum(0), z.maximum(5000)),
  /** Left out where nothing is new. */
  events: z.optional(z.array(LoggedEventSchema).check(z.minLength(1), z.maxLength(MOST_EVENTS))),
  takeOver: z.optional(z.boolean()),
  replace: z.optional(z.boolean()),
  aside: z.optional(z.boolean()),
  complete: z.optional(z.boolean()),
});
export type AppendedEvents = z.output<typeof AppendScoreLogSchema>;
