// The search in the header (additive, D18).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { SearchQuerySchema, SearchSchema } from '../schemas/search.ts';

export const searchRoutes = {
  search: route({
    ...endpoints.search,
    access: 'session',
    tag: 'Search',
    summary: 'Tournaments, people and the caller’s clubs with names like what was typed, the nearest first',
    query: SearchQuerySchema,
    responses: { 200: SearchSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
};
