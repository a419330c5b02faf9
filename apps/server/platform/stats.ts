// The four figures of the super admins' dashboard (§3 Admin stats; D20).
import type { AdminStats } from '@tennis/contract';
import { sql } from 'kysely';
import { lastBackup } from '../backups/note.ts';
import type { Db, Tx } from '../database/connection.ts';
import { monthlyRevenue } from './revenue.ts';

const count = sql<number>`count(*)`.as('n');

/** The accounts that pay for each active plan: those that have a club, once each. */
const subscribed = (db: Db | Tx) =>
  db
    .selectFrom('subscription_plans as plan')
    .innerJoin('users', 'users.plan_id', 'plan.id')
    .select(['plan.price', 'plan.billing_cycle as billingCycle'])
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('plan.is_active', '=', 1)
    .where((where) =>
      where.exists(
        where.selectFrom('clubs').select('clubs.id').whereRef('clubs.created_by', '=', 'users.id'),
      ),
    )
    .groupBy(['plan.id', 'plan.price', 'plan.billing_cycle'])
    .execute();

/** The known facts about the backups in the folder of the daily ones. */
async function backupFigure(folder: string | null, now: Date): Promise<AdminStats['backup']> {
  const last = folder === null ? undefined : await lastBackup(folder, now);
  return { lastAt: last?.note.takenAt ?? null, isOff: folder === null };
}

/**
 * Counted each time, because few ask.
 * @param backupDir the folder of the daily backups; null if none are made
 */
export async function readAdminStats(db: Db | Tx, backupDir: string | null, now: Date): Promise<AdminStats> {
  const counts = await db
    .selectNoFrom([
      db.selectFrom('users').select(count).as('users'),
      db.selectFrom('clubs').select(count).as('clubs'),
      db
        .selectFrom('tournaments')
        .select(count)
        .where('status', '=', 'active')
        .where('archived_at', 'is', null)
        .as('tournaments'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalUsers: counts.users ?? 0,
    totalClubs: counts.clubs ?? 0,
    activeTournaments: counts.tournaments ?? 0,
    monthlyRevenue: monthlyRevenue(await subscribed(db)),
    backup: await backupFigure(backupDir, now),
  };
}
