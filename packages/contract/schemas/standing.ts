// Why somebody stands where they do in a table, as codes [RR8].
import * as z from 'zod/mini';
import { STEP_NAMES } from '@tennis/domain';

const Count = z.int();
const Shared = z.enum(['matches', 'sets', 'games']);
const Difference = z.enum(['sets', 'games']);

const StepValueSchema = z.union([
  z.object({ code: z.enum(['wins', 'matches-played', 'points']), count: Count }),
  z.object({ code: z.literal('points-per-match'), points: Count, matches: Count }),
  z.object({ code: z.enum(['share', 'share-among']), what: Shared, of: Count, total: Count }),
  z.object({ code: z.enum(['none', 'none-among']), what: Shared }),
  z.object({ code: z.literal('difference'), what: Difference, difference: Count }),
  z.object({ code: z.literal('difference-per-match'), what: Difference, difference: Count, matches: Count }),
  z.object({ code: z.enum(['beat', 'lost-to']), rival: z.string() }),
  z.object({ code: z.literal('won-against'), of: Count, total: Count, rival: z.string() }),
  z.object({ code: z.literal('won-among'), of: Count, total: Count }),
  z.object({
    code: z.enum([
      'finished-every-match',
      'gave-up-a-match',
      'completed-every-match',
      'did-not-complete',
      'not-ranked',
    ]),
  }),
  z.object({ code: z.literal('ranked'), ranking: Count }),
  z.object({ code: z.literal('lot'), lot: Count }),
]);

/** A reason, with the names that it needs. */
export const StandingReasonSchema = z.union([
  z.object({
    code: z.literal('step'),
    step: z.enum(STEP_NAMES),
    value: StepValueSchema,
    rivals: z.array(z.object({ name: z.string(), value: StepValueSchema })),
  }),
  z.object({ code: z.literal('level'), names: z.array(z.string()) }),
  z.object({ code: z.literal('many-level'), count: Count }),
  z.object({ code: z.enum(['alone', 'settled', 'withdrawn']) }),
]);
