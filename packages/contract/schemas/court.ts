// Courts of a club on the wire (additive, D48).
import * as z from 'zod/mini';
import { COURT_LIMITS, SURFACES } from '@tennis/domain';
import { problem } from '../problem.ts';
import { Id, IdParam, Timestamp } from './common.ts';
import { lineText } from './text.ts';

const TIME = problem('timeOfDayMalformed');
const WEEK = problem('weekMalformed');

/** A time of a club's day, such as 08:30; 24:00 is its end. */
export const TimeOfDay = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME));

const OpenHoursSchema = z.strictObject({ from: TimeOfDay, to: TimeOfDay }).check(
  z.refine(({ from, to }: { readonly from: string; readonly to: string }) => from < to, {
    error: problem('hoursBackwards'),
    path: ['to'],
  }),
);
export type OpenHours = z.output<typeof OpenHoursSchema>;

/** Monday to Sunday; null on a day on which the court is closed. */
const WeekSchema = z.array(z.nullable(OpenHoursSchema)).check(z.minLength(7, WEEK), z.maxLength(7, WEEK));
export type CourtWeek = z.output<typeof WeekSchema>;

const ClosureSchema = z.object({
  from: Timestamp,
  /** Null until further notice. */
  to: z.nullable(Timestamp),
  /** Told to the admins of the club; null for everybody else. */
  reason: z.nullable(z.string()),
});
export type CourtClosure = z.output<typeof ClosureSchema>;

/** A court. `version` is its ETag for `If-Match`. */
export const CourtSchema = z.object({
  id: Id,
  clubId: Id,
  name: z.string(),
  surface: z.nullable(z.enum(SURFACES)),
  indoor: z.boolean(),
  lights: z.boolean(),
  /** Where finals belong [OP19]. */
  centre: z.boolean(),
  /** When it is open, on the clock of the club. */
  hours: WeekSchema,
  /** When it is out of use, the earliest first. */
  closures: z.array(ClosureSchema),
  version: z.int(),
});
export type Court = z.output<typeof CourtSchema>;

/** The answer to a write of several courts: all courts of the club, in its order. Only reads answer a bare list. */
export const CourtsSchema = z.object({ courts: z.array(CourtSchema) });
export type Courts = z.output<typeof CourtsSchema>;

export const courtName = lineText(COURT_LIMITS.name).check(z.minLength(1, problem('courtNameMissing')));

interface SentClosure {
  readonly from: string;
  readonly to: string | null;
}

const SentClosureSchema = z
  .strictObject({
    from: Timestamp,
    to: z.nullable(Timestamp),
    reason: z.optional(z.nullable(lineText(COURT_LIMITS.reason))),
  })
  .check(
    z.refine<SentClosure>(({ from, to }: SentClosure) => to === null || Date.parse(from) < Date.parse(to), {
      error: problem('closureBackwards'),
      path: ['to'],
    }),
  );

const courtFields = {
  surface: z.optional(z.nullable(z.enum(SURFACES))),
  indoor: z.optional(z.boolean()),
  lights: z.optional(z.boolean()),
  centre: z.optional(z.boolean()),
  hours: z.optional(WeekSchema),
  closures: z.optional(
    z
      .array(SentClosureSchema)
      .check(z.maxLength(COURT_LIMITS.closures, problem('closuresTooMany', { max: COURT_LIMITS.closures }))),
  ),
} as const;

/** The defaults: no surface, outdoors, without lights, open from 8 to 22 every day. */
const NewCourtSchema = z.strictObject({ name: courtName, ...courtFields });
export type NewCourt = z.output<typeof NewCourtSchema>;

/** One court or several at once: all or none. */
export const CreateCourtsSchema = z.strictObject({
  courts: z
    .array(NewCourtSchema)
    .check(
      z.minLength(1, problem('courtNameMissing')),
      z.maxLength(COURT_LIMITS.ofAClub, problem('courtsTooMany', { max: COURT_LIMITS.ofAClub })),
    ),
});

/** Only what is sent changes; `closures` replaces all of them. */
export const UpdateCourtSchema = z.strictObject({ name: z.optional(courtName), ...courtFields });
export type UpdateCourt = z.output<typeof UpdateCourtSchema>;

/** All courts of the club in their new order. */
export const CourtOrderSchema = z.strictObject({
  courtIds: z
    .array(Id)
    .check(z.maxLength(COURT_LIMITS.ofAClub, problem('courtsTooMany', { max: COURT_LIMITS.ofAClub }))),
});

export const CourtParams = z.strictObject({ clubId: IdParam, courtId: IdParam });
