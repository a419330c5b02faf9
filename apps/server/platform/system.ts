// The server about itself.
import type { systemRoutes } from '@tennis/contract';
import type { Handlers } from '../http/handler.ts';
import packageJson from '../package.json' with { type: 'json' };

export const systemHandlers: Handlers<typeof systemRoutes> = {
  listDemoMails: async ({ services }) => [...(services.mailbox?.mails() ?? [])],

  getHealth: async ({ services }) => {
    await services.database.checkHealth();
    return {
      status: 'ok' as const,
      database: services.database.engine,
      version: packageJson.version,
      uptimeSeconds: Math.floor(process.uptime()),
    };
  },
};
