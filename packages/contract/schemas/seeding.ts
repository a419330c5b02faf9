// Seeds, by rating or by hand, and the list of alternates on the wire (D46, D57).
import * as z from 'zod/mini';
import { RATING_KINDS, TOURNAMENT_LIMITS } from '@tennis/domain';
import { Id } from './common.ts';

const { participants } = TOURNAMENT_LIMITS;

/** Seeds the best entries by one rating. Without `confirm` nothing is changed: the answer says who would be seeded (D57). */
export const SeedingBodySchema = z.strictObject({
  kind: z.enum(RATING_KINDS),
  /** How many seeds; those who have no rating of that kind are not seeded. */
  seeds: z.int().check(z.minimum(0), z.maximum(participants.max)),
  confirm: z.optional(z.boolean()),
});

/** The entries to be drawn, best first, with the seeds that they have or would have. */
export const SeedingOutcomeSchema = z.object({
  applied: z.boolean(),
  /** Identifies the announced outcome: if it is sent back with `If-Match`, exactly that is done (D16). */
  version: z.int(),
  entries: z.array(
    z.object({
      participantId: Id,
      name: z.string(),
      /** For each of its people; null for a person without one. */
      ratings: z.array(z.nullable(z.string())),
      seed: z.nullable(z.int()),
    }),
  ),
});
export type SeedingOutcome = z.output<typeof SeedingOutcomeSchema>;

const SeededIds = z.array(Id).check(z.maxLength(1024));

/** The seeded entries, the first seed first; nobody else is seeded. */
export const SeedsSchema = z.strictObject({ participantIds: SeededIds });

/** A new order of seeds, and the one from which it was made: if somebody has changed that meanwhile, theirs is not overwritten (D16). */
export const SeedsBodySchema = z.strictObject({
  participantIds: SeededIds,
  seen: z.optional(SeededIds),
});

const AlternateIds = z.array(Id).check(z.maxLength(1024));

/** The list of alternates in its order. Entries that are not on it will be drawn. */
export const AlternatesSchema = z.strictObject({ participantIds: AlternateIds });

/** A new list, and the one from which it was made: if somebody has changed that meanwhile, theirs is not overwritten (D16). */
export const AlternatesBodySchema = z.strictObject({
  participantIds: AlternateIds,
  seen: z.optional(AlternateIds),
});
