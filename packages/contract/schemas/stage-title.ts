// Parts of a draw by name.
import * as z from 'zod/mini';
import { STAGE_CODES } from '@tennis/domain';
import { Timestamp } from './common.ts';

/** The title of a stage, as a code; groups count from 1. `given` is never made here. */
export const StageTitleSchema = z.union([
  z.object({ code: z.enum(STAGE_CODES) }),
  z.object({ code: z.literal('group'), number: z.int() }),
  z.object({ code: z.literal('places'), best: z.int(), worst: z.int() }),
  z.object({ code: z.literal('given'), name: z.string() }),
]);

/**
 * The round of a match in its draw, if its own round does not tell: its number of players, or its number; and the stage, unless that is the main one.
 */
export const DrawRoundSchema = z.object({
  stage: z.optional(StageTitleSchema),
  players: z.optional(z.int()),
  number: z.optional(z.int()),
});

/** Where a side of a draw's match comes from: the winner or the loser of a match by its number in the draw, counted from 1, or a place of a group. */
export const ComesFromSchema = z.union([
  z.object({
    kind: z.enum(['winner', 'loser']),
    match: z.int(),
    /**
     * In the list of a day: where and when that match is, if it is of another day and the reader may know it; among one player's matches to come, of any day.
     * A time that nobody was promised is marked.
     */
    at: z.optional(
      z.object({ startTime: Timestamp, court: z.string(), followedBy: z.optional(z.literal(true)) }),
    ),
  }),
  z.object({ kind: z.literal('place'), place: z.int(), group: z.string() }),
]);
