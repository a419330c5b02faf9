// The server about itself.
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { DemoMailSchema } from '../schemas/demo-mail.ts';

export const systemRoutes = {
  listDemoMails: route({
    ...endpoints.listDemoMails,
    access: 'public',
    tag: 'System',
    summary: 'The mails that a demo would have sent, newest first; none on every other server',
    responses: { 200: z.array(DemoMailSchema) },
    errors: [],
  }),
  getHealth: route({
    ...endpoints.getHealth,
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
