// Match formats of parts of a tournament (additive, D25): matches in groups, of the qualifying, for those who have lost, and the final.
import * as z from 'zod/mini';
import { typedText } from './text.ts';

/** A code for each part that has a format of its own. */
export const StageFormatsSchema = z.object({
  groups: z.optional(z.string()),
  qualifying: z.optional(z.string()),
  places: z.optional(z.string()),
  final: z.optional(z.string()),
});

const code = z.optional(z.nullable(typedText(60)));

/** All of them as they are sent: a part that is left out, or null, is played as the tournament is. */
export const SentStageFormatsSchema = z.strictObject({
  groups: code,
  qualifying: code,
  places: code,
  final: code,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The same in a query, as JSON. */
export const StageFormatsTextSchema = z.pipe(
  typedText(400),
  z.pipe(
    z.transform((text: string) => parsed(text)),
    SentStageFormatsSchema,
  ),
);
