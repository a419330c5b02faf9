// The courts on which a tournament may be played (additive; OP2).
import { COURT_LIMITS } from '@tennis/domain';
import * as z from 'zod/mini';
import { Id } from './common.ts';

/** All courts of the club in its order, and which of them may be used. */
export const TournamentCourtsSchema = z.object({
  courts: z.array(z.object({ id: Id, name: z.string(), isUsed: z.boolean() })),
});
export type TournamentCourts = z.output<typeof TournamentCourtsSchema>;

/** The courts that may be used from now on; null: all that the club has and will have. */
export const SetTournamentCourtsSchema = z.strictObject({
  courtIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(COURT_LIMITS.ofAClub))),
});
