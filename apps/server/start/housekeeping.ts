// What has expired is forgotten once an hour.
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database/connection.ts';
import type { Services } from '../http/handler.ts';
import { forgetOldActs } from '../tennis/draw-acts.ts';
import { foldFigures } from '../tennis/kept-figures.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldMails } from '../mail/outbox.ts';
import { forgetOldMerges } from '../tennis/persons/merging.ts';
import { forgetLinks } from '../tennis/score-links/store.ts';
import { bringBackSessions, forgetDeadSessions } from '../http/sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// A day's budget of guesses may still be running until then.
const GUESSES_KEPT_MS = 2 * DAY_MS;
const FAMILIAR_KEPT_MS = 180 * DAY_MS;
// An invitation that nobody took up names the address of somebody who may have no account to delete (ADR 14).
// No link is good for as long.
const INVITATIONS_TOO_LONG_MS = 8 * DAY_MS;
const INVITATIONS_KEPT_MS = 90 * DAY_MS;
// What somebody was told of a season is old in the next one.
const NOTICES_KEPT_MS = 90 * DAY_MS;
/** A browser that was not here for a year has most likely gone. */
const DEVICES_KEPT_MS = 365 * DAY_MS;
const REQUESTS_KEPT_MS = 90 * DAY_MS;
/** Nobody can use them any more. */
const LINKS_KEPT_MS = 7 * DAY_MS;

/** How far a clock may go ahead or back of the time that has passed: more is a clock that was set. */
const DRIFT_MS = 10 * 60_000;
/** How long a clock must have gone steadily before it is believed that something has expired for good. */
const STEADY_MS = 3 * HOUR_MS;

/**
 * Watches a clock by another one that cannot be set. Answers whether what is forgotten by it now is really over: a clock that is a year ahead for
 * a moment must not delete every session, device, invitation and mail.
 */
export function createClockWatch(now: () => Date, passed: () => number): () => boolean {
  let last = { at: now().getTime(), passed: passed() };
  let setAt = Number.NEGATIVE_INFINITY;
  return () => {
    const next = { at: now().getTime(), passed: passed() };
    const drift = next.at - last.at - (next.passed - last.passed);
    if (Math.abs(drift) > DRIFT_MS) setAt = next.passed;
    last = next;
    return next.passed - setAt >= STEADY_MS;
  };
}

/** Starts the hourly clean-up; it ends with the app and never keeps the process alive. */
export function keepHouse(app: FastifyInstance, services: Services): void {
  const isBelievable = createClockWatch(services.now, () => performance.now());
  const timer = setInterval(() => {
    if (!isBelievable()) {
      app.log.warn('the clock was set: nothing is forgotten until it has gone steadily for three hours');
      return;
    }
    cleanUp(services).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the hourly clean-up failed and will be tried again');
    });
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
}

/** What was stamped while the clock was ahead lives as long as if it were new: neither for years nor not at all. */
async function bringBack(tx: Tx, now: Date): Promise<void> {
  await bringBackSessions(tx, now);
  const tooLong = new Date(now.getTime() + INVITATIONS_TOO_LONG_MS).toISOString();
  await tx
    .updateTable('invitations')
    .set({ created_at: now.toISOString(), expires_at: new Date(now.getTime() + 7 * DAY_MS).toISOString() })
    .where('status', '=', 'pending')
    .where('expires_at', '>', tooLong)
    .execute();
  await tx
    .updateTable('mails')
    .set({ created_at: now.toISOString() })
    .where('created_at', '>', new Date(now.getTime() + DAY_MS).toISOString())
    .execute();
  await tx
    .deleteFrom('guess_budgets')
    .where('last_at', '>', now.getTime() + DAY_MS)
    .execute();
}

/** Deletes expired sessions and links, old idempotency keys, mails, invitations, notices and merges, counters that no longer count, and sources not seen for long. */
export async function cleanUp({ database, now: clock }: Services): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await database.transaction(async (tx) => {
    await bringBack(tx, now);
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
    await tx.deleteFrom('push_devices').where('seen_at', '<', ago(DEVICES_KEPT_MS).toISOString()).execute();
    await tx.deleteFrom('notices').where('created_at', '<', ago(NOTICES_KEPT_MS).toISOString()).execute();
    // It may name the address of somebody who has no account to delete.
    await tx
      .deleteFrom('partner_requests')
      .where('state', '<>', 'pending')
      .where('answered_at', '<', ago(REQUESTS_KEPT_MS).toISOString())
      .execute();
    // Nobody closes the requests of a tournament that is put away, or never drawn.
    await tx
      .deleteFrom('partner_requests')
      .where('state', '=', 'pending')
      .where('tournament_id', 'in', (tournaments) =>
        tournaments
          .selectFrom('tournaments')
          .select('id')
          .where('end_date', '<', ago(REQUESTS_KEPT_MS).toISOString()),
      )
      .execute();
    await forgetOldKeys(tx, now);
    await forgetOldMails(tx, now);
    await forgetOldMerges(tx, now);
    await forgetOldActs(tx, now);
    await forgetLinks(tx, new Date(now.getTime() - LINKS_KEPT_MS));
  });
  await database.transaction(foldFigures);
  await database.purge();
}
