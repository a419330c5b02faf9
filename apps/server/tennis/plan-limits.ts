// The limits that an account's plan sets for the clubs it has created (D20). They are checked in the transaction of the write, which is serializable:
// if two come at once, the one too many is refused. No plan, or one that is not active, means no limits.
import type { Tx } from '../database/connection.ts';
import { because } from '../ground/reason.ts';
import { refuseConflict } from '../ground/refusal.ts';

const activePlans = (tx: Tx) =>
  tx
    .selectFrom('users')
    .innerJoin('subscription_plans as plan', 'plan.id', 'users.plan_id')
    .select(['plan.name', 'plan.max_clubs', 'plan.max_members', 'plan.max_tournaments'])
    .where('plan.is_active', '=', 1);

/** The plan that covers a club: that of the account which has created it. */
const planOfClub = (tx: Tx, clubId: number) =>
  activePlans(tx)
    .innerJoin('clubs', 'clubs.created_by', 'users.id')
    .where('clubs.id', '=', clubId)
    .executeTakeFirst();

/** Refuses another club of an account whose plan allows no more. */
export async function refuseMoreClubs(tx: Tx, ownerId: number): Promise<void> {
  const plan = await activePlans(tx).where('users.id', '=', ownerId).executeTakeFirst();
  if (plan === undefined) return;
  const { count } = await tx
    .selectFrom('clubs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (count >= plan.max_clubs) refuseConflict(because('planClubs', { plan: plan.name, max: plan.max_clubs }));
}

async function countMembers(tx: Tx, clubId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('club_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many more people may be invited to a club before its plan is full, counting those already invited; null without limits. */
export async function roomForMembers(tx: Tx, clubId: number, invited: number) {
  const plan = await planOfClub(tx, clubId);
  if (plan === undefined) return null;
  const count = await countMembers(tx, clubId);
  return { plan: plan.name, max: plan.max_members, room: plan.max_members - count - invited };
}

/** Refuses another member of a club whose plan allows no more. */
export async function refuseMoreMembers(tx: Tx, clubId: number): Promise<void> {
  const plan = await planOfClub(tx, clubId);
  if (plan === undefined) return;
  if ((await countMembers(tx, clubId)) >= plan.max_members) {
    refuseConflict(because('planMembers', { plan: plan.name, max: plan.max_members }));
  }
}

/** Refuses another tournament of a club whose plan allows no more. Archived ones do not count. */
export async function refuseMoreTournaments(tx: Tx, clubId: number): Promise<void> {
  const plan = await planOfClub(tx, clubId);
  if (plan === undefined) return;
  const { count } = await tx
    .selectFrom('tournaments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= plan.max_tournaments) {
    refuseConflict(because('planTournaments', { plan: plan.name, max: plan.max_tournaments }));
  }
}
