// Only one call that checks or makes a password begins in a turn of the event loop. If a hundred people sign in at the same moment, they must not
// hold up readers. They wait before anything else is done for them, even before their bodies are read.
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

/** Whether a call has to wait for its turn, because it checks a password or makes one. */
export function hasPasswordTurn({ routeOptions }: FastifyRequest): boolean {
  const { act } = routeOptions.config;
  return act !== undefined && WITH_PASSWORD.has(act);
}

interface WithTurns {
  readonly passwords: { readonly takeTurn: (source: string) => Promise<void> };
}

/** Registers the wait; must come before every other hook. Answers 429 if too many are waiting already. */
export function registerPasswordTurns(app: FastifyInstance, services: WithTurns): void {
  app.addHook('onRequest', async (request) => {
    if (hasPasswordTurn(request)) await services.passwords.takeTurn(sourceOf(request));
  });
}
