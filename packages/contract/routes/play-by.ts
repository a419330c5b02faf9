// Matches by a last day, and how two sides arrange one (additive; OP39, ADR 33).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { MatchSchema } from '../schemas/match.ts';
import {
  ArrangementQuerySchema,
  ArrangementSchema,
  LastDaysSchema,
  ProposalAnswerSchema,
  ProposeSchema,
} from '../schemas/play-by.ts';

const tag = 'Play by date';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const playByRoutes = {
  setLastDays: route({
    ...endpoints.setLastDays,
    access: 'manage-tournament',
    tag,
    summary: 'Say by which day matches are to be played, all or none',
    params: IdParams,
    body: LastDaysSchema,
    responses: { 200: z.array(MatchSchema) },
    errors: writeErrors,
  }),
  getArrangement: route({
    ...endpoints.getArrangement,
    access: 'arrange-match',
    tag,
    summary:
      'For those who play in a match with a last day: the free places of a day (by default of the first within a week that has one), what was proposed, and whom to write to',
    params: IdParams,
    query: ArrangementQuerySchema,
    responses: { 200: ArrangementSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  proposePlace: route({
    ...endpoints.proposePlace,
    access: 'arrange-match',
    tag,
    summary: 'Propose a free place to the other side',
    params: IdParams,
    body: ProposeSchema,
    responses: { 200: ArrangementSchema },
    errors: writeErrors,
  }),
  answerProposal: route({
    ...endpoints.answerProposal,
    access: 'arrange-match',
    tag,
    summary:
      'Accept or decline what the other side proposes, or take back what one’s own has; accepting gives the match its court and time',
    params: IdParams,
    body: ProposalAnswerSchema,
    responses: { 200: ArrangementSchema },
    errors: writeErrors,
  }),
};
