// The order of play of a club and day on the wire (additive; D54-D56, ADR 23; rules OP).
import { PLANNING_LIMITS, RANK_REASONS, REPLAN_KINDS } from '@tennis/domain';
import * as z from 'zod/mini';

import { Day, Id, IdParam, Timestamp } from './common.ts';
import { NotedTimesSchema } from './entry-times.ts';
import { MatchSchema } from './match.ts';
import { SuspensionReasonSchema, SuspensionSchema } from './suspension.ts';
import { CHECK_INS } from './participant.ts';

/** The engine's own name of a court, an event, a match or a player. */
const Name = z.union([z.string(), z.number()]);
const Names = z.array(Name);
const Minutes = z.int();
/** From the first minute up to, but not including, the second. */
const Span = z.array(Minutes).check(z.length(2));
const Spans = z.array(Span);
/** Where and when, in minutes from midnight of the first day. */
const PlaceSchema = z.object({ match: Name, court: Name, start: Minutes });

/** A side of a match: people, or those who come out of other matches. */
const SideSchema = z.union([
  z.object({ players: Names }),
  z.object({ winner: Name }),
  z.object({ loser: Name }),
  z.object({ group: Names, place: z.int() }),
]);

/** The engine's input, as docs/replay.md describes it: with it a desk judges each place by the same rules as the server. */
const SituationSchema = z.object({
  days: z.int(),
  turnaround: z.optional(Minutes),
  dark: z.optional(Minutes),
  target: z.optional(Minutes),
  /** Where it is said, clashes of players who only may get to both matches are allowed, and counted [OP7]. */
  possiblePlayers: z.optional(z.literal('count')),
  limits: z.optional(
    z.record(
      z.string(),
      z.object({
        singles: z.optional(z.int()),
        doubles: z.optional(z.int()),
        total: z.optional(z.int()),
        overnight: z.optional(Minutes),
      }),
    ),
  ),
  courts: z.array(
    z.object({
      id: Name,
      open: Spans,
      blocked: z.optional(Spans),
      surface: z.optional(z.string()),
      indoor: z.optional(z.boolean()),
      lights: z.optional(z.boolean()),
      centre: z.optional(z.boolean()),
    }),
  ),
  events: z.array(
    z.object({
      id: Name,
      kind: z.enum(['singles', 'doubles']),
      minutes: Minutes,
      rest: Minutes,
      courts: z.optional(Names),
      centre: z.optional(Name),
      limits: z.optional(z.string()),
      early: z.optional(Minutes),
      format: z.optional(z.string()),
    }),
  ),
  players: z.optional(
    z.record(
      z.string(),
      z.object({ away: z.optional(Spans), wish: z.optional(Spans), rest: z.optional(Minutes) }),
    ),
  ),
  matches: z.array(
    z.object({
      id: Name,
      event: Name,
      round: z.int(),
      sides: z.array(SideSchema).check(z.length(2)),
      minutes: z.optional(Minutes),
      /** Where it has a format of its own: how long its players rest after it [RE1]. */
      rest: z.optional(Minutes),
      /** The code of its own format: how long it may take hangs on it [OP27]. */
      format: z.optional(z.string()),
      /** It belongs to a part of its tournament with a format of its own, which a wet day leaves as it is. */
      ownPart: z.optional(z.boolean()),
      notBefore: z.optional(Minutes),
      pin: z.optional(z.object({ court: z.optional(Name), start: z.optional(Minutes) })),
      follows: z.optional(Name),
      final: z.optional(z.boolean()),
    }),
  ),
  done: z.array(
    z.union([
      z.object({ match: Name, winner: z.literal([0, 1]), walkover: z.literal(true) }),
      z.object({ ...PlaceSchema.shape, end: Minutes, winner: z.literal([0, 1]) }),
    ]),
  ),
  running: z.array(
    z.object({
      ...PlaceSchema.shape,
      end: Minutes,
      /** Games of the sets that are over, and whether more may be over by now. */
      sets: z.optional(z.array(z.array(z.int()).check(z.length(2)))),
      setsAreOlder: z.optional(z.boolean()),
      /** Minutes played so far, where play was broken off meanwhile. */
      played: z.optional(Minutes),
    }),
  ),
  now: z.optional(Minutes),
  published: z.optional(z.array(PlaceSchema)),
});

/** A match of the day, or one that waits for a place. */
const OrderedMatchSchema = z.object({
  ...MatchSchema.shape,
  /** How long it is expected to hold its court, in minutes. */
  minutes: Minutes,
  /** For a match on court that was suspended: whether it still is, for how many minutes it was, and how many minutes were played. */
  broken: z.optional(
    z.object({
      isNow: z.boolean(),
      paused: Minutes,
      played: Minutes,
      /** Only if it was broken off on another court: since when it is on this one, or from when it goes on here. */
      hereSince: z.optional(Timestamp),
    }),
  ),
  /** For a match that is called, if play stood still on its court since then and goes on: for how many minutes it did [D56]. */
  callPaused: z.optional(Minutes),
  /** When it began and was over, beside what was planned. */
  startedAt: z.nullable(Timestamp),
  completedAt: z.nullable(Timestamp),
  /** At the desk: who of both sides has come. */
  checkIn: z.optional(z.array(z.enum(CHECK_INS)).check(z.length(2))),
  /** At the desk, where something is noted: when each side cannot play or would like to. */
  times: z.optional(z.array(NotedTimesSchema).check(z.length(2))),
});
export type OrderedMatch = z.output<typeof OrderedMatchSchema>;

const CourtOfPlaySchema = z.object({
  id: Id,
  name: z.string(),
  surface: z.nullable(z.string()),
  indoor: z.boolean(),
  lights: z.boolean(),
  /** When it is open on the day, and when it is not to be used. */
  open: z.array(z.object({ from: Timestamp, to: Timestamp })),
  blocked: z.array(z.object({ from: Timestamp, to: Timestamp, note: z.nullable(z.string()) })),
  /** From when on it is too dark to play on it; null if it is lit, indoors, or closed by then. */
  darkFrom: z.nullable(Timestamp),
  /** Since when play is suspended, why, and when it is expected to go on. */
  suspended: z.nullable(SuspensionSchema),
});
export type CourtOfPlay = z.output<typeof CourtOfPlaySchema>;

/** A lawful place for a match. */
const FreePlaceSchema = z.object({ courtId: Id, court: z.string(), startTime: Timestamp });

/** A fault of a place, by the rule it breaks: in the reader's language, and as a code. */
const OrderFaultSchema = z.object({
  rule: z.string(),
  level: z.enum(['blocked', 'warned']),
  matchIds: z.array(Id),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** The nearest lawful places for the last of the matches. */
  places: z.array(FreePlaceSchema),
});
export type OrderFault = z.output<typeof OrderFaultSchema>;

/** The part that only the admins of the club are told. */
const DeskSchema = z.object({
  /** Stands for everything that the plan rests on: changes with each result and each move. */
  basis: z.string(),
  faults: z.array(OrderFaultSchema),
  /** Minutes after the call at which a walkover may be given [OP34]. */
  lateMinutes: Minutes,
  /** The day in the engine's terms; its first day is `firstDay`, and matches with a place are in `order`. */
  situation: SituationSchema,
  order: z.array(PlaceSchema),
  firstDay: Day,
  /** The days that can be planned together: this one, and later ones on which its tournaments go on and a court is open. */
  days: z.array(Day),
  /** The last of them on which a tournament ends that still has matches without a place; this day where there is none. */
  until: Day,
  /** This day and the days around it on which its tournaments play and that are not over: a match may be moved there by hand, as a move of that day. */
  around: z.array(Day),
  /** The last move, while it can be undone. */
  lastMove: z.nullable(z.object({ id: Id, at: Timestamp, matchIds: z.array(Id) })),
  /** Matches of the club, of any day, whose players have reported a result that is not confirmed (ADR 34): the disputed ones first. */
  reported: z.array(MatchSchema),
});

export const OrderOfPlaySchema = z.object({
  clubId: Id,
  clubName: z.string(),
  day: Day,
  timeZone: z.string(),
  published: z.boolean(),
  publishedAt: z.nullable(Timestamp),
  version: z.int(),
  courts: z.array(CourtOfPlaySchema),
  /** The matches of the day by time and court and then, for the admins of the club, those without a place. Empty until the day is published. */
  matches: z.array(OrderedMatchSchema),
  desk: z.optional(DeskSchema),
});
export type OrderOfPlayOnWire = z.output<typeof OrderOfPlaySchema>;

export const OrderOfPlayParams = z.strictObject({ clubId: IdParam, day: Day });

/** Where a match goes; what is left out stays. Both without a value take it out of the plan. */
const MoveSchema = z.strictObject({
  matchId: Id,
  /** The version of the match that the caller saw. */
  version: z.optional(z.int()),
  courtId: z.optional(z.nullable(Id)),
  startTime: z.optional(z.nullable(Timestamp)),
  notBefore: z.optional(z.nullable(Timestamp)),
  followedBy: z.optional(z.boolean()),
  pinned: z.optional(z.boolean()),
  /** A shorter format for it, or null for its tournament's: for whole rounds in which no match has begun [OP13]. */
  format: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  /** It is not played at all: taken off the order and cancelled. */
  givenUp: z.optional(z.literal(true)),
});
export type Move = z.input<typeof MoveSchema>;

const MOST_MOVES = 500;

/** The most matches of one person on a day, for one plan: 0 is no limit [OP9]. */
const LimitOfDay = z.int().check(z.minimum(0), z.maximum(PLANNING_LIMITS.aDay));

/** All of them are made, or none. */
export const MovesBodySchema = z.strictObject({
  moves: z.array(MoveSchema).check(z.minLength(1), z.maxLength(MOST_MOVES)),
  /** The basis of a suggestion: refused if a result or a move has come in since. */
  basis: z.optional(z.string().check(z.maxLength(100))),
  /** From now on the limit of all days that the moves are about, in place of the club's; null: the club's again. */
  limit: z.optional(z.nullable(LimitOfDay)),
  /** For a plan for the rest of a wet day: when it expects suspended play to go on. */
  rain: z.optional(z.strictObject({ again: Timestamp })),
  /** Stores a place that breaks a rule. */
  confirm: z.optional(z.boolean()),
});

export const OrderPublicationSchema = z.strictObject({ published: z.boolean() });

export const UndoMoveSchema = z.strictObject({ move: Id });

const MOST_COURTS = 60;
const SomeCourts = z.array(Id).check(z.minLength(1), z.maxLength(MOST_COURTS));

/** Courts that are already suspended stay so; `again` is when play is expected to go on, if anybody knows. */
export const SuspendSchema = z.strictObject({
  courtIds: SomeCourts,
  reason: SuspensionReasonSchema,
  again: z.optional(Timestamp),
});
/** Courts on which play goes on. */
export const ResumeSchema = z.strictObject({ courtIds: SomeCourts });

/**
 * Only the first match of a court and a match after a gap get a time; the others are "followed by" [OP37]. Matches that may be moved need not follow the
 * same match as before.
 */
const OnlyFirsts = z.enum(['true']);

/** When suspended play may go on, if anybody can guess; otherwise in an hour. */
export const ReplanQuerySchema = z.strictObject({
  again: z.optional(Timestamp),
  /** Moves pinned matches off wet courts too. */
  pins: z.optional(z.enum(['true'])),
  firsts: z.optional(OnlyFirsts),
});

/** `all` also moves matches that have a place. Matches that are on court, over, pinned, or published and due within half an hour stay (D55). */
export const SuggestionQuerySchema = z.strictObject({
  all: z.optional(z.enum(['true'])),
  /** The last day that is planned together with this one; one of the suggestion's `days`. */
  until: z.optional(Day),
  /** With several days: the rounds of each tournament are spread over its days, the last ones on its last day. Otherwise all is over as soon as it can be. */
  spread: z.optional(z.enum(['true'])),
  /** Plans with this limit of matches a day; `club`: with the club's, though the day has one of its own. */
  limit: z.optional(z.union([z.literal('club'), z.string().check(z.regex(/^(?:\d|1\d|20)$/))])),
  firsts: z.optional(OnlyFirsts),
});

/** The cost of an order, in the order of what matters (docs/replay.md). */
const CostSchema = z.object({
  cost: z.number(),
  parts: z.record(z.string(), z.number()),
  /** When the last match of the day is expected to be over; null if none has a place. */
  end: z.nullable(Timestamp),
});

const ProposedMoveSchema = z.object({
  matchId: Id,
  version: z.int(),
  courtId: Id,
  court: z.string(),
  startTime: Timestamp,
});
/** A match that becomes "followed by", or gets its time back, beside what its move does [OP37]. None unless `firsts` is asked for. */
const FollowedSchema = z.object({ matchId: Id, version: z.int(), followedBy: z.boolean() });
/** A match that found no place: with the rule that leaves it none, or the match that it waits for. */
const UnplacedSchema = z.object({
  matchId: Id,
  rule: z.string(),
  waitsFor: z.nullable(Id),
  /** In a suggestion, what the match is: it may be of another day than the one that is read. */
  match: z.optional(
    z.pick(MatchSchema, {
      tournamentName: true,
      round: true,
      groupId: true,
      groupName: true,
      drawRound: true,
    }),
  ),
  /**
   * In a suggestion, places where it could be put by hand all the same, those that lack least first: what each breaks, and how many of its minutes are
   * outside the hours of the court.
   */
  near: z.optional(
    z.array(
      z.extend(ProposedMoveSchema, {
        outside: Minutes,
        lacks: z.array(z.object({ code: z.string(), message: z.string() })),
      }),
    ),
  ),
});

const LimitsSchema = z.object({
  singles: z.nullable(z.int()),
  doubles: z.nullable(z.int()),
  total: z.nullable(z.int()),
});

export const SuggestionSchema = z.object({
  basis: z.string(),
  /** The days that can be planned together: this one, and later ones on which its tournaments go on and a court is open. */
  days: z.array(Day),
  before: CostSchema,
  after: CostSchema,
  moves: z.array(ProposedMoveSchema),
  followed: z.array(FollowedSchema),
  unplaced: z.array(UnplacedSchema),
  /** Those of them that have a place on these days now: others may stand there then, so the plan takes them off. */
  off: z.array(z.object({ matchId: Id, version: z.int() })),
  /** What each planned day holds then, matches that stay included, and when its last match is expected to be over. */
  onDays: z.array(z.object({ day: Day, matches: z.int(), end: z.nullable(Timestamp) })),
  /** Whether the rounds are spread over the days, as was asked: not where matches would find no place then. */
  spread: z.boolean(),
  /** The limits of matches a day that the plan keeps [OP9]: of adults and, where there are events with an age, of juniors; null is none. */
  limits: z.object({ adults: z.nullable(LimitsSchema), juniors: z.nullable(LimitsSchema) }),
  /** The limit of the day itself, in place of the club's: 0 is none; null if it has none of its own. */
  limit: z.nullable(z.int()),
  /**
   * Where matches find no place: what would leave fewer of them out, and how many then. A higher limit (0 is none) and more days can be asked for; that the
   * courts are open longer on these days, or that the tournaments go on for one day more, is for their own pages.
   */
  helps: z.array(
    z.union([
      z.object({ kind: z.literal('limit'), limit: z.int(), unplaced: z.int() }),
      z.object({ kind: z.literal('days'), until: Day, unplaced: z.int() }),
      z.object({ kind: z.literal('hours'), minutes: Minutes, unplaced: z.int() }),
      z.object({ kind: z.literal('one-day-more'), unplaced: z.int() }),
    ]),
  ),
});
export type Suggestion = z.output<typeof SuggestionSchema>;

/** A plan for the rest of a day on which play is suspended [OP32]: what it does, and what that costs. */
const DayPlanSchema = z.object({
  kind: z.enum(REPLAN_KINDS),
  /** When the last match of the day is over. */
  end: z.nullable(Timestamp),
  /** Minutes by which the match that is put back most is later. */
  delay: Minutes,
  /** People who have to be told: their court changes, or their time by more than a quarter of an hour [OP30]. */
  told: z.int(),
  /** Minutes of waiting beyond two hours. */
  waits: z.number(),
  /** For a match that was interrupted, `startTime` is when it goes on. */
  moves: z.array(ProposedMoveSchema),
  followed: z.array(FollowedSchema),
  unplaced: z.array(UnplacedSchema),
  /** Matches in a shorter format [OP13]. */
  shortened: z.array(z.object({ matchId: Id, version: z.int(), format: z.string() })),
  /** Matches of a consolation that is not played to its end. */
  givenUp: z.array(z.object({ matchId: Id, version: z.int() })),
  /** Pinned matches on a wet court that start before play is expected to go on there, and stay: they move only if somebody asks for it. */
  pinned: z.array(z.object({ matchId: Id, court: z.string(), startTime: Timestamp })),
  /** The matches without a place that are in the order of the day. The plan takes them off it. */
  off: z.array(z.object({ matchId: Id, version: z.int() })),
  /** Of the first plan: what it does better than the next one. Of any other: what the one before it does better. Null where nothing tells them apart. */
  why: z.nullable(z.enum(RANK_REASONS)),
});
export type PlanOfDay = z.output<typeof DayPlanSchema>;

/** The best first. */
export const PlansSchema = z.object({ basis: z.string(), plans: z.array(DayPlanSchema) });
export type Plans = z.output<typeof PlansSchema>;
