// Clubs on the wire (§3 Club, §5 Club; D1, D36).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { atLeast, lineText, proseText } from './text.ts';

/** Whether this JavaScript engine knows the IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return !/^[+-]/.test(zone) && Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

export const ClubSchema = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  timeZone: z.string(),
  /** The name of its logo; null without one (additive, ADR 37). */
  logo: z.nullable(z.string()),
  createdBy: z.nullable(Id),
  createdAt: Timestamp,
});
export type Club = z.output<typeof ClubSchema>;

/** A club as its admins see it (additive): what it has decided, and where it stands. `version` is its ETag for `If-Match`. */
export const ManagedClubSchema = z.object({
  ...ClubSchema.shape,
  /** The club publishes the full names of young players, with consent recorded (D24). */
  publishesFullNames: z.boolean(),
  contactEmail: z.nullable(z.string()),
  version: z.int(),
  figures: z.object({
    members: z.int(),
    admins: z.int(),
    pendingInvitations: z.int(),
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
/** A zone by its IANA name. */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, problem('timeZoneUnknown')));
const CONTACT = problem('contactEmailInvalid');

/** What an admin changes of their club; what is left out stays. */
export const UpdateClubSchema = z.strictObject({
  name: z.optional(clubName),
  description: z.optional(z.nullable(proseText(2000))),
  location: z.optional(z.nullable(lineText(200))),
  timeZone: z.optional(TimeZone),
  publishesFullNames: z.optional(z.boolean()),
  contactEmail: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(254, CONTACT), z.email(CONTACT))),
  ),
});

/** What a club admin enters to create a club (D2); the time zone defaults to the server's (D1). */
export const CreateClubSchema = z.strictObject({
  name: clubName,
  description: z.optional(z.nullable(proseText(2000))),
  location: z.optional(z.nullable(lineText(200))),
  timeZone: z.optional(TimeZone),
});

/** What a super admin enters of a club (§7): `createdBy` administers it, and their plan covers it (D20, D35). */
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
