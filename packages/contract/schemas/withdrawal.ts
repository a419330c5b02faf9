// Entries that leave a tournament or come back, on the wire (D57).
import * as z from 'zod/mini';
import { WITHDRAWAL_REASONS } from '@tennis/domain';
import { CodedSchema, Id } from './common.ts';
import { UndoSchema } from './match.ts';
import { lineText, proseText } from './text.ts';

/**
 * Takes an entry out of the tournament, or back in. `replacement` names the alternate or lucky loser who takes the place; null names nobody; left
 * out, the rules decide. Without `confirm` nothing is changed: the answer says what would happen (D57).
 */
export const WithdrawalBodySchema = z.union([
  z.strictObject({
    withdrawn: z.literal(true),
    reason: z.enum(WITHDRAWAL_REASONS),
    note: z.optional(proseText(500)),
    replacement: z.optional(z.nullable(Id)),
    replacementReason: z.optional(lineText(200)),
    /**
     * The player who takes the line of a seed who leaves before the first order of play is out [SD5]: the next due a seed, or null for the player who steps in.
     */
    nextSeed: z.optional(z.nullable(Id)),
    confirm: z.optional(z.boolean()),
  }),
  z.strictObject({ withdrawn: z.literal(false), confirm: z.optional(z.boolean()) }),
]);
export type WithdrawalBody = z.input<typeof WithdrawalBodySchema>;

const NamedEntry = z.object({ participantId: Id, name: z.string() });

/** Somebody who could step in; a lucky loser is out of the qualifying already [SB1]. */
const Substitute = z.extend(NamedEntry, { luckyLoser: z.boolean() });

/** The effects of a withdrawal, done or asked about. */
export const WithdrawalOutcomeSchema = z.object({
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
  /** Matches whose results would go, by name. */
  lost: z.array(z.string()),
  /** The entry that takes the place. */
  replacement: z.nullable(Substitute),
  /** The entries that could, in their order: lucky losers before alternates; empty if nobody can any more. */
  alternates: z.array(Substitute),
  /** The player who takes the line of a seed who leaves before the first order of play is out; the one who steps in then takes theirs [SD5]. */
  nextSeed: z.nullable(NamedEntry),
  /** The players who could, the best by ranking first; empty if nobody is due a seed's line. */
  nextSeeds: z.array(NamedEntry),
  /**
   * Entries of the same people in the club's other tournaments that the caller runs and that are not over; each needs its own call to be withdrawn.
   */
  otherEntries: z.array(z.object({ tournamentId: Id, tournamentName: z.string(), participantId: Id })),
  undo: z.nullable(UndoSchema),
});
export type WithdrawalOutcome = z.output<typeof WithdrawalOutcomeSchema>;
