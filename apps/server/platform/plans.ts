// Subscription plans (§7; D20). What they limit is asked in tennis/plan-limits.ts.
import type { Call, planRoutes, Routes, SubscriptionPlan } from '@tennis/contract';
import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { SubscriptionPlanRow } from '../database/schema.ts';
import { keyOf } from '../database/text.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict } from '../ground/refusal.ts';
import { differs, refuseStale } from '../ground/version.ts';
import type { Handlers } from '../http/handler.ts';

interface PlanView extends Selectable<SubscriptionPlanRow> {
  readonly owners: number | null;
}

/** §3 Subscription plan, with the number of accounts that have it. */
const presentPlan = (row: PlanView): SubscriptionPlan => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  billingCycle: row.billing_cycle,
  features: JSON.parse(row.features) as string[],
  maxClubs: row.max_clubs,
  maxMembersPerClub: row.max_members,
  maxTournamentsPerClub: row.max_tournaments,
  isActive: row.is_active === 1,
  updatedAt: row.updated_at,
  owners: row.owners ?? 0,
  version: row.version,
});

const plans = (db: Db | Tx) =>
  db
    .selectFrom('subscription_plans')
    .selectAll()
    .select((plan) =>
      plan
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('users.plan_id', '=', 'subscription_plans.id')
        .as('owners'),
    );

async function mustFind(tx: Tx, id: number): Promise<PlanView> {
  const row = await plans(tx).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused({ type: 'not-found' });
  return row;
}

const presentOne = async (tx: Tx, id: number): Promise<SubscriptionPlan> =>
  presentPlan(await mustFind(tx, id));

/** The columns of what is sent of a plan. */
function columnsOf(body: Call<Routes['updatePlan']>['body']): Updateable<SubscriptionPlanRow> {
  const columns = {
    name: body.name,
    name_key: body.name === undefined ? undefined : keyOf(body.name),
    description: body.description,
    price: body.price,
    billing_cycle: body.billingCycle,
    features: body.features === undefined ? undefined : JSON.stringify(body.features),
    max_clubs: body.maxClubs,
    max_members: body.maxMembersPerClub,
    max_tournaments: body.maxTournamentsPerClub,
    is_active: body.isActive === undefined ? undefined : Number(body.isActive),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function refuseTaken(tx: Tx, name: string, exceptId = 0): Promise<void> {
  const taken = await tx
    .selectFrom('subscription_plans')
    .select('id')
    .where('name_key', '=', keyOf(name))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (taken !== undefined) refuseConflict(because('planNameTaken'), { path: 'name' });
}

export const planHandlers: Handlers<typeof planRoutes> = {
  listPlans: async ({ tx }) => (await plans(tx).orderBy('name_key').execute()).map(presentPlan),

  createPlan: {
    write: async ({ tx, body, now }) => {
      await refuseTaken(tx, body.name);
      const at = now.toISOString();
      const { id } = await tx
        .insertInto('subscription_plans')
        .values({
          name: body.name,
          name_key: keyOf(body.name),
          description: body.description,
          price: body.price,
          billing_cycle: body.billingCycle,
          features: JSON.stringify(body.features),
          max_clubs: body.maxClubs,
          max_members: body.maxMembersPerClub,
          max_tournaments: body.maxTournamentsPerClub,
          is_active: Number(body.isActive ?? true),
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return presentOne(tx, id);
    },
    again: ({ tx, id }) => presentOne(tx, id),
  },

  updatePlan: {
    write: async ({ tx, params, body, ifMatch, now }) => {
      const plan = await mustFind(tx, params.id);
      if (ifMatch !== null && ifMatch !== plan.version) refuseStale(presentPlan(plan));
      const columns = columnsOf(body);
      if (!differs(plan, columns)) return presentPlan(plan);
      if (body.name !== undefined) await refuseTaken(tx, body.name, params.id);
      const { numUpdatedRows } = await tx
        .updateTable('subscription_plans')
        .set({ ...columns, version: plan.version + 1, updated_at: now.toISOString() })
        .where('id', '=', params.id)
        .where('version', '=', plan.version)
        .executeTakeFirst();
      const after = await presentOne(tx, params.id);
      return numUpdatedRows === 1n ? after : refuseStale(after);
    },
    again: ({ tx, params }) => presentOne(tx, params.id),
  },
};
