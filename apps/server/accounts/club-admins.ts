// A super admin gives a club an admin, with a new account or an existing one (§5 New club admin, §7; D2).
import type { Account, clubAdminRoutes } from '@tennis/contract';
import { isClub } from '../access/guards.ts';
import type { Tx } from '../database/connection.ts';
import { databaseFault } from '../database/errors.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict } from '../ground/refusal.ts';
import type { Handlers } from '../http/handler.ts';
import { sourceOf } from '../http/rate-limits.ts';
import { joinClub } from '../tennis/club-members.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import { checkPasswordRule } from './passwords/password-rule.ts';
import { presentAccount } from './present.ts';
import type { AccountServices } from './services.ts';
import { findTaken, findUser, insertUser, listRoles, type StoredUser } from './store.ts';

const notFound = () => new Refused({ type: 'not-found' });

/** A super admin sees all accounts: there is nothing to hide from them (ADR 9). */
async function refuseTaken(tx: Tx, username: string, email: string): Promise<void> {
  const taken = await findTaken(tx, username, email);
  if (taken === 'email') refuseConflict(because('emailTaken'), { path: 'email' });
  if (taken !== null) throw new Refused({ type: 'taken', what: taken });
}

async function present(tx: Tx, user: StoredUser): Promise<Account> {
  return presentAccount(user, await listRoles(tx, user.id));
}

async function mustFind(tx: Tx, userId: number): Promise<StoredUser> {
  const user = await findUser(tx, userId);
  if (user === undefined) throw notFound();
  return user;
}

export const clubAdminHandlers: Handlers<typeof clubAdminRoutes, AccountServices> = {
  createClubAdmin: {
    selfManaged: async ({ tx: db, params, body, services, request, now, decide }) => {
      if (!(await isClub(db, params.id))) throw notFound();
      await refuseTaken(db, body.username, body.email);
      await checkPasswordRule(db, 'password', body.password, body);
      const passwordHash = await services.passwords.hash(body.password, sourceOf(request));
      try {
        return await decide(async (tx) => {
          if (!(await isClub(tx, params.id))) throw notFound();
          const account = { ...body, role: 'club_admin' as const, passwordHash, clubId: params.id };
          const user = await insertUser(tx, account, now);
          await joinClub(tx, params.id, user.id, 'admin', now);
          return present(tx, user);
        });
      } catch (error) {
        // Somebody else took the name a moment ago.
        if (databaseFault(error) === 'unique') await refuseTaken(db, body.username, body.email);
        throw error;
      }
    },
  },

  assignClubAdmin: {
    write: async ({ tx, params: { clubId, userId }, services, now, trail }) => {
      if (!(await isClub(tx, clubId))) throw notFound();
      refuseDemoAccount(services, await mustFind(tx, userId));
      const memberships = () =>
        tx
          .selectFrom('club_members')
          .selectAll()
          .where('club_id', '=', clubId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
      const before = await memberships();
      await joinClub(tx, clubId, userId, 'admin', now);
      const after = await memberships();
      trail.object = after === undefined ? null : { kind: 'membership', id: after.id };
      trail.before = before;
      trail.after = after;
      trail.also = [{ kind: 'account', id: userId, version: null }];
      return present(tx, await mustFind(tx, userId));
    },
    again: async ({ tx, params }) => present(tx, await mustFind(tx, params.userId)),
  },
};
