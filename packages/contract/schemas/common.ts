// The small schemas that every chapter of the contract uses.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { typedText } from './text.ts';

/** An id in a path: digits only, as a positive integer below 2^53 (D1). */
export const IdParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, problem('idMalformed'))),
  z.transform((text: string) => Number(text)),
);

/** An id in a body or an answer. */
export const Id = z.int(problem('idMalformed')).check(z.positive(problem('idMalformed')));

export const IdParams = z.strictObject({ id: IdParam });

/** A moment as ISO 8601 in UTC with milliseconds or without (D1). */
export const Timestamp = z.iso.datetime(problem('timestampMalformed'));

/** A calendar day, yyyy-mm-dd. */
export const Day = z.iso.date(problem('dayMalformed'));

const Parameters = z.record(z.string(), z.unknown());
const params = z.optional(Parameters);

/** A code with its parameters, for programs; the words stand beside it. */
export const CodedSchema = z.object({ code: z.string(), params: Parameters });

/**
 * The form of every refusal: `message` in the caller's language, and the same for programs as `reason` with its `params`. `issues` names the fields
 * of a validation error; `details` explains a conflict.
 */
export const ProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.optional(z.string()),
  params,
  issues: z.optional(
    z.array(z.object({ path: z.string(), message: z.string(), code: z.optional(z.string()), params })),
  ),
  details: z.optional(z.unknown()),
});
export type Problem = z.output<typeof ProblemSchema>;

/** How many are asked for, from 1 to this many. */
export function limitUpTo(max: number) {
  const outOfRange = problem('limitOutOfRange', { max });
  const digits = new RegExp(`^[1-9]\\d{0,${String(max).length - 1}}$`);
  return z.pipe(
    z.string().check(z.regex(digits, outOfRange)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.maximum(max, outOfRange)),
    ),
  );
}

const MOST_AT_ONCE = 500;

/** Query filters of lists (D7): how many at most, and where to go on. */
export const listQuery = {
  q: z.optional(typedText(100)),
  limit: z.optional(limitUpTo(MOST_AT_ONCE)),
  cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/, problem('cursorUnknown')))),
} as const;

export const DayParams = z.strictObject({ day: Day });
