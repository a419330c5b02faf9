// Members who may score the matches of a tournament point by point (additive).
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { MatchSchema } from './match.ts';

/** This many at most. */
const MOST_SCORERS = 100;

/** Those who are named, by name. */
export const ScorersSchema = z.object({ scorers: z.array(z.object({ userId: Id, name: z.string() })) });
export type Scorers = z.output<typeof ScorersSchema>;

/** All who are named from now on. */
export const SetScorersSchema = z.strictObject({ userIds: z.array(Id).check(z.maxLength(MOST_SCORERS)) });

/** Where the caller is named, and the matches there that can be scored now. */
export const OwnScoringSchema = z.object({
  tournaments: z.array(z.object({ id: Id, name: z.string() })),
  matches: z.array(MatchSchema),
});
