// Members who score point by point without running the tournament (additive, ADR 35).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { OwnScoringSchema, ScorersSchema, SetScorersSchema } from '../schemas/scorer.ts';

const tag = 'Matches';

export const scorerRoutes = {
  getScorers: route({
    ...endpoints.getScorers,
    access: 'manage-tournament',
    tag,
    summary: 'The members who may score the matches of a tournament point by point',
    params: IdParams,
    responses: { 200: ScorersSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  setScorers: route({
    ...endpoints.setScorers,
    access: 'manage-tournament',
    tag,
    summary: 'Name the members who may score; those who are not in the list may no longer',
    params: IdParams,
    body: SetScorersSchema,
    responses: { 200: ScorersSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  getOwnScoring: route({
    ...endpoints.getOwnScoring,
    access: 'session',
    tag,
    summary: 'Where the caller may score, and the matches that can be scored now',
    responses: { 200: OwnScoringSchema },
    errors: ['not_signed_in'],
  }),
};
