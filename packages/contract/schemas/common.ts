// The small schemas that every chapter of the contract uses.
import * as z from 'zod/mini';
import { typedText } from './text.ts';

/** An id in a path: digits only, as a positive integer below 2^53 (D1). */
export const IdParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'An id is a positive whole number.')),
  z.transform((text: string) => Number(text)),
);

/** An id in a body or an answer. */
export const Id = z
  .int('An id is a positive whole number.')
  .check(z.positive('An id is a positive whole number.'));

export const IdParams = z.strictObject({ id: IdParam });

/** A moment as ISO 8601 in UTC with milliseconds or without (D1). */
export const Timestamp = z.iso.datetime('A date-time is written as 2026-09-12T14:00:00Z.');

/** A calendar day, yyyy-mm-dd. */
export const Day = z.iso.date('A day is written as 2026-09-12.');

/** What every refusal looks like. `issues` names the fields of a validation error; `details` explains a conflict. */
export const ProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  details: z.optional(z.unknown()),
});
export type Problem = z.output<typeof ProblemSchema>;

/** Query filters of lists (D7): how many at most, and where to go on. */
export const listQuery = {
  q: z.optional(typedText(100)),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'The limit is a number from 1 to 500.')),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.int().check(z.maximum(500, 'The limit is a number from 1 to 500.')),
      ),
    ),
  ),
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/, 'This cursor is not one of ours.')),
  ),
} as const;
