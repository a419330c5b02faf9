// A late entry that takes a bye of a published draw, on the wire (BY, UN; D57).
import * as z from 'zod/mini';
import { CodedSchema, Id } from './common.ts';
import { UndoSchema } from './match.ts';
import { lineText } from './text.ts';

/**
 * Puts an entry on the line of a bye. `line` counts from 0 over the whole draw; left out, the rules and the draw's number decide. `reason` says why
 * somebody before them on the list of alternates is passed over. Without `confirm` nothing is changed: the answer says what would happen (D57).
 */
export const LateEntryBodySchema = z.strictObject({
  participantId: Id,
  line: z.optional(z.int().check(z.minimum(0), z.maximum(4096))),
  reason: z.optional(lineText(200)),
  confirm: z.optional(z.boolean()),
});
export type LateEntryBody = z.input<typeof LateEntryBodySchema>;

/** The effects of a late entry, done or asked about. */
export const LateEntryOutcomeSchema = z.object({
  /** The entry. */
  id: Id,
  name: z.string(),
  /** Whether it is done; otherwise the answer only says what would happen. */
  applied: z.boolean(),
  /** Identifies the announced outcome: if it is sent back with `If-Match`, exactly that is done (D16). */
  version: z.int(),
  /** One sentence each, and the same as codes. */
  consequences: z.array(z.string()),
  consequenceCodes: z.array(CodedSchema),
  /** The line that the entry takes; null in the answer to a repeated call. */
  line: z.nullable(z.int()),
  /** The byes that it could take, from top to bottom: whom it would play there, and which rules the draw would not keep, in sentences. */
  byes: z.array(z.object({ line: z.int(), opponent: z.string(), breaks: z.array(z.string()) })),
  /** Who comes first on the list of alternates, if the entry does not. */
  passedOver: z.nullable(z.string()),
  undo: z.nullable(UndoSchema),
});
export type LateEntryOutcome = z.output<typeof LateEntryOutcomeSchema>;
