// The four figures of the super admins' dashboard (§3 Admin stats; D20).
import type { AdminStats } from '@tennis/contract';
import { sql } from 'kysely';
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

/** Counted anew each time: few ask. */
export async function readAdminStats(db: Db | Tx): Promise<AdminStats> {
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
  };
}
