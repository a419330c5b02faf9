// Links for scoring without an account (additive, D51, ADR 35): for one match, or for one court on one day.
import * as z from 'zod/mini';
import { Day, Id, IdParam, Timestamp } from './common.ts';
import { MatchSchema } from './match.ts';

/** As many as a large club prints for a day. */
const MOST_AT_ONCE = 200;
const Some = z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

export const CreateScoreLinksSchema = z.strictObject({
  /** They end with it, on the club's calendar. */
  day: Day,
  courtIds: z.optional(Some),
  matchIds: z.optional(Some),
});

const LinkFields = {
  id: Id,
  /** The match that it is for; null for one of a court. */
  matchId: z.nullable(Id),
  courtId: z.nullable(Id),
  day: Day,
  endsAt: Timestamp,
} as const;

/** Fresh links: the tokens are told this once. */
export const FreshScoreLinksSchema = z.object({
  links: z.array(z.object({ ...LinkFields, token: z.string() })),
});

/** The links of a club that can be used. */
export const ScoreLinksSchema = z.object({
  links: z.array(
    z.object({
      ...LinkFields,
      /** The court's name; null for a match. */
      court: z.nullable(z.string()),
      /** The match as the club calls it; null for a court. */
      match: z.nullable(MatchSchema),
      createdAt: Timestamp,
    }),
  ),
});

/** The matches that its holder may score. */
export const HeldScoreLinkSchema = z.object({
  clubName: z.string(),
  court: z.nullable(z.string()),
  day: Day,
  endsAt: Timestamp,
  /** Before its day, that day: nothing can be scored until then (additive). */
  opensOn: z.optional(Day),
  /** The matches that it opens and that are not over, by time. */
  matches: z.array(MatchSchema),
});

export const ScoreLinkParams = z.strictObject({ clubId: IdParam, linkId: IdParam });
