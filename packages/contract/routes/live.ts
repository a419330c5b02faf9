// The stream of changes (additive, D50).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { LiveQuerySchema } from '../schemas/live.ts';

export const liveRoutes = {
  followChanges: route({
    ...endpoints.followChanges,
    access: 'public',
    tag: 'Live',
    summary: 'What changes in the tournaments and clubs that a page shows, as server-sent events',
    query: LiveQuerySchema,
    responses: { 200: z.string() },
    media: ['text/event-stream'],
    errors: ['invalid'],
  }),
};
