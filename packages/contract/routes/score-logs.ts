// Scoring point by point (additive, D52, ADR 31).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { AppendScoreLogSchema, ScoreLogSchema } from '../schemas/score-log.ts';

const tag = 'Matches';

export const scoreLogRoutes = {
  getScoreLog: route({
    ...endpoints.getScoreLog,
    access: 'score-match',
    tag,
    summary: 'A match with the open log of its points',
    params: IdParams,
    responses: { 200: ScoreLogSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  appendScoreLog: route({
    ...endpoints.appendScoreLog,
    access: 'score-match',
    tag,
    summary: 'Add points to the log of a match; the score follows, and the match can be completed by it',
    params: IdParams,
    body: AppendScoreLogSchema,
    responses: { 200: ScoreLogSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
