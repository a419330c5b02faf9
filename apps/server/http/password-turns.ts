// Calls that check or make a password are taken up one in a turn of the event loop: a hundred people who sign in at the same moment must
// not hold up those who read. They wait before anything else is done for them, reading their bodies included.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteName } from '@tennis/contract';
import { sourceOf } from './rate-limits.ts';

const WITH_PASSWORD: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'resetPassword',
  'changePassword',
  'eraseAccount',
  'createClubAdmin',
]);

/** Whether a call waits for a turn among those with a password. */
export function hasPasswordTurn({ routeOptions }: FastifyRequest): boolean {
  const { act } = routeOptions.config;
  return act !== undefined && WITH_PASSWORD.has(act);
}

interface WithTurns {
  readonly passwords: { readonly takeTurn: (source: string) => Promise<void> };
}

/** Registers the wait; must come before every other hook. Refuses with 429 when too many wait already. */
export function registerPasswordTurns(app: FastifyInstance, services: WithTurns): void {
  app.addHook('onRequest', async (request) => {
    if (hasPasswordTurn(request)) await services.passwords.takeTurn(sourceOf(request));
  });
}
