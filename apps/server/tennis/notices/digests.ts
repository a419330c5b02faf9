// Mails of notices (D53): notices still unread after a few minutes go out in one mail for each account; at night they wait until the morning.
import type { Database, Db, Tx } from '../../database/connection.ts';
import { isBetween, localMoment } from '../../ground/clock.ts';

const MINUTE_MS = 60_000;
/** As long a notice waits for others, and to be read in the product. */
const WAIT_MS = 5 * MINUTE_MS;
/** News that could not go out for so long is no news. */
const STALE_MS = 24 * 60 * MINUTE_MS;
/** This many accounts are written to in one round. */
const AT_ONCE = 200;

const ago = (now: Date, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();

/** The accounts that have something to be told by mail. */
async function listDue(db: Db, now: Date) {
  return db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .innerJoin('tournaments', 'tournaments.id', 'notices.tournament_id')
    .select((select) => [
      'users.id',
      'users.email',
      'users.language',
      'users.time_zone',
      'users.quiet_from',
      'users.quiet_until',
      select.fn.max('tournaments.time_zone').as('zone_of_play'),
    ])
    .where('notices.by_mail', '=', 1)
    .where('notices.mail_id', 'is', null)
    .where('notices.read_at', 'is', null)
    .where('notices.visible_at', '<=', ago(now, WAIT_MS))
    .where('notices.visible_at', '>', ago(now, STALE_MS))
    .groupBy('users.id')
    .orderBy('users.id')
    .execute();
}

type Due = Awaited<ReturnType<typeof listDue>>[number];

/** Whether the account sleeps, by its own clock or else by that of the place of play. */
function isQuiet(
  { quiet_from: from, quiet_until: until, time_zone: zone, zone_of_play: place }: Due,
  now: Date,
) {
  if (from === null || until === null) return false;
  return isBetween(localMoment(zone ?? place ?? 'UTC', now).time, from, until);
}

/** Queues one mail with everything that the account has not read; none if another process was faster. */
async function queueOne(tx: Tx, { id, email, language }: Due, now: Date): Promise<boolean> {
  const mail = await tx
    .insertInto('mails')
    .values({
      kind: 'notices',
      recipient: email,
      invitation_id: null,
      language,
      state: 'queued',
      next_attempt_at: now.toISOString(),
      created_at: now.toISOString(),
      sent_at: null,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const taken = await tx
    .updateTable('notices')
    .set({ mail_id: mail.id })
    .where('user_id', '=', id)
    .where('by_mail', '=', 1)
    .where('mail_id', 'is', null)
    .where('read_at', 'is', null)
    .where('visible_at', '<=', now.toISOString())
    .where('visible_at', '>', ago(now, STALE_MS))
    .returning('id')
    .execute();
  if (taken.length > 0) return true;
  await tx.deleteFrom('mails').where('id', '=', mail.id).execute();
  return false;
}

/** Queues the mails that are due now; answers how many. */
export async function queueDigests(database: Database, now: Date): Promise<number> {
  const due = (await listDue(database.db, now)).filter((one) => !isQuiet(one, now)).slice(0, AT_ONCE);
  if (due.length === 0) return 0;
  return database.transaction(async (tx) => {
    let queued = 0;
    for (const one of due) if (await queueOne(tx, one, now)) queued += 1;
    return queued;
  });
}
