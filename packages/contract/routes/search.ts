// The search in the header and at /search (additive, D18).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { SearchQuerySchema, SearchSchema } from '../schemas/search.ts';

export const searchRoutes = {
  search: route({
    ...endpoints.search,
    access: 'public',
    tag: 'Search',
    summary:
      'Tournaments, meetings, people and clubs with names like what was typed, as far as the caller may read of them, the nearest first',
    query: SearchQuerySchema,
    responses: { 200: SearchSchema },
    errors: ['invalid', 'too_many_requests'],
  }),
};
