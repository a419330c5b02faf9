// Clubs on the wire (§3 Club, §5 Club; D1, D36).
import { DAY_LIMITS, PLANNING_LIMITS, REST_RULES } from '@tennis/domain';
import * as z from 'zod/mini';
import { HEX } from '../house-colours.ts';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { TimeOfDay } from './court.ts';
import { atLeast, lineText, proseText } from './text.ts';
import { TimeZone } from './time-zone.ts';

/** A club's colours (additive, ADR 51): its own choice, and the grounds for white letters in light and in dark. */
export const ClubColoursSchema = z.object({
  main: z.string(),
  second: z.nullable(z.string()),
  light: z.string(),
  dark: z.string(),
});
export type ClubColours = z.output<typeof ClubColoursSchema>;

export const ClubSchema = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  timeZone: z.string(),
  /** The name of its logo; null without one (additive, ADR 37). */
  logo: z.nullable(z.string()),
  /** Null without colours of its own. */
  colours: z.nullable(ClubColoursSchema),
  createdBy: z.nullable(Id),
  createdAt: Timestamp,
});
export type Club = z.output<typeof ClubSchema>;

const LATE = problem('planningLate', { min: PLANNING_LIMITS.late.min, max: PLANNING_LIMITS.late.max });
const TURNAROUND = problem('planningTurnaround', { max: PLANNING_LIMITS.turnaround });
const OVERNIGHT = problem('planningOvernight', PLANNING_LIMITS.overnight);
const A_DAY = problem('planningADay', { max: PLANNING_LIMITS.aDay });
const ADay = z.nullable(z.int(A_DAY).check(z.minimum(1, A_DAY), z.maximum(PLANNING_LIMITS.aDay, A_DAY)));

/** A club's wishes for its orders of play; null if it has none. */
const PlanningSchema = z.strictObject({
  /** Minutes after the call at which a walkover may be given [OP34]. */
  lateMinutes: z
    .int(LATE)
    .check(z.minimum(PLANNING_LIMITS.late.min, LATE), z.maximum(PLANNING_LIMITS.late.max, LATE)),
  /** Minutes that a court needs between two matches [OP4]. */
  turnaround: z
    .int(TURNAROUND)
    .check(z.minimum(0, TURNAROUND), z.maximum(PLANNING_LIMITS.turnaround, TURNAROUND)),
  /** When courts outdoors without lights are too dark [OP3]. */
  darkFrom: z.nullable(TimeOfDay),
  /** When play should be over [OP16]. */
  overBy: z.nullable(TimeOfDay),
  /**
   * Whose limits of matches a day hold [OP9]: `usual` ones (two singles, two doubles, three in all, and those for juniors), the club's `own` numbers below, where
   * null is no limit, or `none`. A number that is sent without this makes them the club's own.
   */
  dayLimits: z.enum(DAY_LIMITS),
  /** The most matches of one person on a day. */
  singlesADay: ADay,
  doublesADay: ADay,
  matchesADay: ADay,
  /** In events with an age limit: two singles and one doubles a day, and twelve hours from one day to the next [RE1]. */
  juniorLimits: z.boolean(),
  /** Plans try to finish events with an age limit by 18:00, those of U14 and older by 19:00 [OP16]. */
  juniorsEarly: z.boolean(),
  /** Hours from the last match of a person on a day to their next one on another day, in every event [OP9]. */
  overnightHours: z.nullable(
    z
      .int(OVERNIGHT)
      .check(
        z.minimum(PLANNING_LIMITS.overnight.min, OVERNIGHT),
        z.maximum(PLANNING_LIMITS.overnight.max, OVERNIGHT),
      ),
  ),
  /** How long people rest after a match [RE1, OP5]. */
  restRules: z.enum(REST_RULES),
  /** If nobody knows yet whether a person gets to both of two matches, they may be too close to each other [OP7]. */
  allowsPossibleClashes: z.boolean(),
});
export type Planning = z.output<typeof PlanningSchema>;

/** A club as its admins see it (additive): its settings, and its address. `version` is its ETag for `If-Match`. */
export const ManagedClubSchema = z.object({
  ...ClubSchema.shape,
  /** The club publishes the full names of young players, with consent recorded (D24). */
  publishesFullNames: z.boolean(),
  contactEmail: z.nullable(z.string()),
  planning: PlanningSchema,
  version: z.int(),
  figures: z.object({
    members: z.int(),
    admins: z.int(),
    pendingInvitations: z.int(),
    /** Additive. */
    courts: z.int(),
    tournaments: z.int(),
    activeTournaments: z.int(),
    matchesInProgress: z.int(),
  }),
});
export type ManagedClub = z.output<typeof ManagedClubSchema>;

/** A club as super admins list it (§7; D35): `version` is its ETag for `If-Match`; the figures and its creator's name are additive. */
export const ListedClubSchema = z.object({
  ...ClubSchema.shape,
  version: z.int(),
  createdByUser: z.nullable(z.object({ name: z.string() })),
  members: z.int(),
  tournaments: z.int(),
  /** Its admins by name. */
  admins: z.array(z.object({ id: Id, name: z.string() })),
});
export type ListedClub = z.output<typeof ListedClubSchema>;

const clubName = lineText(100).check(...atLeast(3, problem('clubNameTooShort', { min: 3 })));
const Colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(HEX, problem('colourMalformed')));
const CONTACT = problem('contactEmailInvalid');

/** An admin's changes of their club; fields that are left out stay. */
export const UpdateClubSchema = z.strictObject({
  name: z.optional(clubName),
  description: z.optional(z.nullable(proseText(2000))),
  location: z.optional(z.nullable(lineText(200))),
  timeZone: z.optional(TimeZone),
  publishesFullNames: z.optional(z.boolean()),
  contactEmail: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(254, CONTACT), z.email(CONTACT))),
  ),
  planning: z.optional(z.partial(PlanningSchema)),
  /** Null takes them away. */
  colours: z.optional(z.nullable(z.strictObject({ main: Colour, second: z.optional(z.nullable(Colour)) }))),
});

/** A club admin's fields to create a club (D2); the time zone defaults to the server's (D1). */
export const CreateClubSchema = z.strictObject({
  name: clubName,
  description: z.optional(z.nullable(proseText(2000))),
  location: z.optional(z.nullable(lineText(200))),
  timeZone: z.optional(TimeZone),
});

/** The fields of a club that a super admin enters (§7): `createdBy` becomes its admin, and their plan covers it (D20, D35). */
export const CreateClubForSchema = z.strictObject({
  ...CreateClubSchema.shape,
  /** The caller when left out. */
  createdBy: z.optional(Id),
});

/** §3 Club stats, and the two other figures of the dashboard (additive): counts come from the server (D7). */
export const ClubStatsSchema = z.object({
  totalMembers: z.int(),
  completedMatches: z.int(),
  activeTournaments: z.int(),
  todaysMatches: z.int(),
});
