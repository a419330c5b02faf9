// Deletes expired things once an hour.
import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { Services } from '../http/handler.ts';
import { forgetOldActs } from '../tennis/draw-acts.ts';
import { foldFigures } from '../tennis/kept-figures.ts';
import { KEYS_KEPT_MS } from '../http/idempotency.ts';
import { takeTurn } from '../database/turns.ts';
import { forgetOldMails } from '../mail/outbox.ts';
import { forgetOldMerges } from '../tennis/persons/parting.ts';
import { forgetLinks } from '../tennis/score-links/store.ts';
import { bringBackSessions, isAlive } from '../http/sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// A budget of guesses lasts a day, so it may still be running until then.
const GUESSES_KEPT_MS = 2 * DAY_MS;
const FAMILIAR_KEPT_MS = 180 * DAY_MS;
// An invitation that nobody accepted names an address whose owner may have no account to delete (ADR 14). No link is valid for this long.
const INVITATIONS_TOO_LONG_MS = 8 * DAY_MS;
const INVITATIONS_KEPT_MS = 90 * DAY_MS;
// Notices of one season are old news in the next one.
const NOTICES_KEPT_MS = 90 * DAY_MS;
/** A browser that was not here for a year has most likely gone. */
const DEVICES_KEPT_MS = 365 * DAY_MS;
const REQUESTS_KEPT_MS = 90 * DAY_MS;
/** Nobody can use them any more. */
const LINKS_KEPT_MS = 7 * DAY_MS;
const LOOKS_KEPT_MS = 2 * DAY_MS;

/** By how much a clock may differ from the time that has passed: if it differs by more, somebody has set it. */
const DRIFT_MS = 10 * 60_000;
/** How long a clock must have run steadily before we believe that something has expired for good. */
const STEADY_MS = 3 * HOUR_MS;

/**
 * Compares a clock with another one that cannot be set. Returns whether things that have expired by it are really over: a clock that is a year ahead
 * for a moment must not delete every session, device, invitation and mail.
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

/** Things that were stamped while the clock was ahead live as long as if they were new: neither for years nor not at all. */
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

/** Rows that one transaction forgets at most. */
const AT_ONCE = 500;

/** One job. Returns how many rows it has handled, if there may be more than one transaction should take. */
type Job = (tx: Tx, now: Date) => Promise<unknown>;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Forgets some of the rows that meet a condition. */
const forget =
  (table: RawBuilder<unknown>, key: RawBuilder<unknown>, isOver: (now: Date) => RawBuilder<unknown>): Job =>
  async (tx, now) => {
    const { numAffectedRows = 0n } = await sql`delete from ${table} where (${key}) in
      (select ${key} from ${table} where ${isOver(now)} limit ${sql.lit(AT_ONCE)})`.execute(tx);
    return Number(numAffectedRows);
  };

const before = (column: RawBuilder<unknown>, milliseconds: number) => (now: Date) =>
  sql`${column} < ${ago(now, milliseconds).toISOString()}`;

const id = sql.ref('id');

/**
 * The jobs, in this order, each by itself: they delete expired sessions and links, old idempotency keys, mails, invitations, notices and merges,
 * counters that no longer count, and sources not seen for long. Jobs that may be large take a few hundred rows at a time.
 */
const JOBS: readonly Job[] = [
  bringBack,
  forget(sql.table('sessions'), sql.ref('token_hash'), (now) => sql`not (${isAlive(now)})`),
  forget(sql.table('reset_tokens'), sql.ref('token_hash'), before(sql.ref('expires_at'), 0)),
  forget(sql.table('rate_windows'), sql.ref('bucket'), (now) => sql`ends_at < ${now.getTime()}`),
  forget(
    sql.table('guess_budgets'),
    sql.ref('bucket'),
    (now) => sql`last_at < ${ago(now, GUESSES_KEPT_MS).getTime()}`,
  ),
  forget(
    sql.table('familiar_sources'),
    sql.raw('user_id, kind, source_hash'),
    before(sql.ref('seen_at'), FAMILIAR_KEPT_MS),
  ),
  forget(
    sql.table('invitations'),
    id,
    (now) => sql`status <> 'accepted' and expires_at < ${ago(now, INVITATIONS_KEPT_MS).toISOString()}`,
  ),
  forget(sql.table('push_devices'), id, before(sql.ref('seen_at'), DEVICES_KEPT_MS)),
  forget(sql.table('notices'), id, before(sql.ref('created_at'), NOTICES_KEPT_MS)),
  // It may name the address of somebody who has no account to delete.
  forget(
    sql.table('partner_requests'),
    id,
    (now) => sql`state <> 'pending' and answered_at < ${ago(now, REQUESTS_KEPT_MS).toISOString()}`,
  ),
  // Nobody closes the requests of a tournament that is put away, or never drawn.
  forget(
    sql.table('partner_requests'),
    id,
    (now) => sql`state = 'pending' and tournament_id in
      (select id from tournaments where end_date < ${ago(now, REQUESTS_KEPT_MS).toISOString()})`,
  ),
  // Notes that wait on a court of a day that is over.
  forget(sql.table('court_looks'), id, before(sql.ref('day'), LOOKS_KEPT_MS)),
  forget(sql.table('idempotency_keys'), sql.ref('key_hash'), before(sql.ref('created_at'), KEYS_KEPT_MS)),
  forgetOldMails,
  forgetOldMerges,
  forgetOldActs,
  (tx, now) => forgetLinks(tx, ago(now, LINKS_KEPT_MS)),
  foldFigures,
];

/** Runs a job until nothing is left, one transaction at a time; stops if another process is at it. */
async function doAll({ database }: Services, job: Job, turn: number, now: Date): Promise<void> {
  for (;;) {
    const done = await database.transaction(
      async (tx) => ((await takeTurn(tx, database.engine, turn)) ? job(tx, now) : null),
      'snapshot',
    );
    if (done !== AT_ONCE) return;
  }
}

/** Does all that is due once an hour. What fails keeps nothing else from being done. */
export async function cleanUp(services: Services): Promise<void> {
  const now = services.now();
  const failures: unknown[] = [];
  for (const [turn, job] of JOBS.entries())
    await doAll(services, job, turn, now).catch((error: unknown) => void failures.push(error));
  await services.database.purge();
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that has expired is forgotten');
}
