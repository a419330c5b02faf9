// The server about itself.
import { sql } from 'kysely';
import type { systemRoutes } from '@tennis/contract';
import type { Handlers } from '../../handler.ts';
import packageJson from '../../package.json' with { type: 'json' };

export const systemHandlers: Handlers<typeof systemRoutes> = {
  listDemoMails: async ({ services }) => [...(services.mailbox?.mails() ?? [])],

  getHealth: async ({ tx, services }) => {
    await sql`select 1`.execute(tx);
    return {
      status: 'ok' as const,
      database: services.database.engine,
      version: packageJson.version,
      uptimeSeconds: Math.floor(process.uptime()),
    };
  },
};
