// Results by the players (additive, ADR 34).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { AnswerReportSchema, ReportResultSchema, ResultReportSchema } from '../schemas/report.ts';

const tag = 'Matches';

export const reportRoutes = {
  getResultReport: route({
    ...endpoints.getResultReport,
    access: 'play-match',
    tag,
    summary: 'What the players of a match have said of its result',
    params: IdParams,
    responses: { 200: ResultReportSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  reportResult: route({
    ...endpoints.reportResult,
    access: 'play-match',
    tag,
    summary:
      'Report the result of one’s own match; it counts once the other side has confirmed it, or its time is over',
    params: IdParams,
    body: ReportResultSchema,
    responses: { 200: ResultReportSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  answerReport: route({
    ...endpoints.answerReport,
    access: 'play-match',
    tag,
    summary: 'Confirm or dispute what the other side has reported, or take one’s own report back',
    params: IdParams,
    body: AnswerReportSchema,
    responses: { 200: ResultReportSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
