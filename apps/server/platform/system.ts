// The server about itself.
import type { systemRoutes } from '@tennis/contract';
import type { Leaving } from '../ground/leaving.ts';
import type { Handlers, Services } from '../http/handler.ts';
import { Refused } from '../ground/refusal.ts';
import type { Mailbox } from '../mail/transport.ts';
import packageJson from '../package.json' with { type: 'json' };

/** The services that these handlers need besides those of all handlers. */
export interface SystemServices extends Services {
  /** Where the mails of a demo end; null on every other server. */
  readonly mailbox: Mailbox | null;
  readonly leaving: Leaving;
}

/** When a proxy may ask a process again that is about to stop. */
const TRY_AGAIN_SECONDS = 5;

export const systemHandlers: Handlers<typeof systemRoutes, SystemServices> = {
  listDemoMails: async ({ services }) => [...(services.mailbox?.mails() ?? [])],

  getHealth: async ({ services }) => {
    if (services.leaving.hasBegun())
      throw new Refused({ type: 'too-busy', retryAfterSeconds: TRY_AGAIN_SECONDS });
    await services.database.checkHealth();
    return {
      status: 'ok' as const,
      database: services.database.engine,
      version: packageJson.version,
      uptimeSeconds: Math.floor(process.uptime()),
    };
  },
};
