// Calls that check or make a password are taken up one in a turn of the event loop: a hundred people who sign in at the same moment must
// not hold up those who read. They wait before anything else is done for them, reading their bodies included.
import type { FastifyInstance } from 'fastify';
import type { RouteName } from '@tennis/contract';
import type { Services } from '../handler.ts';

const WITH_PASSWORD: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'resetPassword',
  'changePassword',
  'eraseAccount',
]);

/** Registers the wait; must come before every other hook. Refuses with 429 when too many wait already. */
export function registerPasswordTurns(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const { act } = request.routeOptions.config;
    if (act !== undefined && WITH_PASSWORD.has(act)) await services.passwords.takeTurn();
  });
}
