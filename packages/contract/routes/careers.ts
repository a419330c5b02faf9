// A player's own tennis, and what everybody may know of a person (additive, D24, D46).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  MyTennisQuerySchema,
  MyTennisSchema,
  PersonPageSchema,
  PlayedMatchesSchema,
  PlayedQuerySchema,
} from '../schemas/career.ts';
import { IdParams } from '../schemas/common.ts';

const tag = 'People';

export const careerRoutes = {
  getMyTennis: route({
    ...endpoints.getMyTennis,
    access: 'session',
    tag,
    summary:
      'Next match, matches to come, entries and opponents of the caller, or of somebody whom they look after',
    query: MyTennisQuerySchema,
    responses: { 200: MyTennisSchema },
    errors: ['invalid', 'not_signed_in', 'not_found'],
  }),
  getPerson: route({
    ...endpoints.getPerson,
    access: 'public',
    tag,
    summary: 'What the caller may know of a person: results by year, finals, matches to come, opponents',
    params: IdParams,
    responses: { 200: PersonPageSchema },
    errors: ['invalid', 'not_found'],
  }),
  listPersonResults: route({
    ...endpoints.listPersonResults,
    access: 'public',
    tag,
    summary:
      'The results of a person that the caller may know, the latest first; of a year or against one opponent',
    params: IdParams,
    query: PlayedQuerySchema,
    responses: { 200: PlayedMatchesSchema },
    errors: ['invalid', 'not_found'],
  }),
};
