// What has expired is forgotten once an hour.
import type { FastifyInstance } from 'fastify';
import type { Services } from './handler.ts';
import { forgetOldKeys } from './plugins/idempotency.ts';
import { forgetOldMails } from './plugins/outbox.ts';
import { forgetDeadSessions } from './plugins/sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// A day's budget of guesses may still be running until then.
const GUESSES_KEPT_MS = 2 * DAY_MS;
const FAMILIAR_KEPT_MS = 180 * DAY_MS;
// An invitation that nobody took up names the address of somebody who may have no account to delete (ADR 14).
const INVITATIONS_KEPT_MS = 90 * DAY_MS;

/** Starts the hourly clean-up; it ends with the app and never keeps the process alive. */
export function keepHouse(app: FastifyInstance, services: Services): void {
  const timer = setInterval(() => {
    cleanUp(services).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the hourly clean-up failed and will be tried again');
    });
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
}

/** Deletes expired sessions and links, old idempotency keys, mails and invitations, counters that no longer count, and sources not seen for long. */
export async function cleanUp({ database, now: clock }: Services): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await database.transaction(async (tx) => {
    await forgetDeadSessions(tx, now);
    await tx.deleteFrom('reset_tokens').where('expires_at', '<', now.toISOString()).execute();
    await tx.deleteFrom('rate_windows').where('ends_at', '<', now.getTime()).execute();
    await tx.deleteFrom('guess_budgets').where('last_at', '<', ago(GUESSES_KEPT_MS).getTime()).execute();
    await tx
      .deleteFrom('familiar_sources')
      .where('seen_at', '<', ago(FAMILIAR_KEPT_MS).toISOString())
      .execute();
    await tx
      .deleteFrom('invitations')
      .where('status', '<>', 'accepted')
      .where('expires_at', '<', ago(INVITATIONS_KEPT_MS).toISOString())
      .execute();
    await forgetOldKeys(tx, now);
    await forgetOldMails(tx, now);
  });
  await database.purge();
}
