// The server about itself.
import * as z from 'zod/mini';
import { route } from '../route.ts';

export const systemRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    tag: 'System',
    summary: 'Whether the server and its database answer',
    responses: {
      200: z.object({
        status: z.literal('ok'),
        database: z.enum(['sqlite', 'postgres']),
        version: z.string(),
        uptimeSeconds: z.int(),
      }),
    },
    errors: ['unavailable'],
  }),
};
