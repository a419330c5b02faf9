// The small schemas that every chapter of the contract uses.
import * as z from 'zod/mini';

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

/** Text that a person typed: trimmed, with neither control characters nor a lone half of a surrogate pair. */
export const typedText = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `Please keep this to ${max} characters.`),
    z.refine((text) => isStorable(text), 'This text contains characters that cannot be stored.'),
  );

/** Whether both databases can hold a text: no NUL or other control character but line breaks and tabs, well-formed Unicode. */
export function isStorable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && text.isWellFormed();
}

/** A blank typed text becomes null. */
export const blankToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;

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
