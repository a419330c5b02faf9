// The server about itself.
import type { systemRoutes } from '@tennis/contract';
import type { Handlers, Services } from '../http/handler.ts';
import type { Mailbox } from '../mail/transport.ts';
import packageJson from '../package.json' with { type: 'json' };

/** What these handlers need beside what all have. */
export interface SystemServices extends Services {
  /** Where the mails of a demo end; null on every other server. */
  readonly mailbox: Mailbox | null;
}

export const systemHandlers: Handlers<typeof systemRoutes, SystemServices> = {
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
