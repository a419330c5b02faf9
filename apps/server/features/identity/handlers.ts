// Session, sign-in, registration, set-up (§7; D4, D6).
import type { authRoutes } from '@tennis/contract';
import type { Handlers } from '../../handler.ts';
import { limitByAddress, REGISTRATIONS, SIGN_INS } from '../../plugins/rate-limits.ts';
import { clearCookies, endSession, startSession } from '../../plugins/sessions.ts';
import { Refused } from '../../refusal.ts';
import { presentUser } from './present.ts';
import { becomeFamiliar, chargeGuess, chargeOf, refundGuess } from './sign-in-guard.ts';
import { findTaken, findUser, findUserByUsername, hasNoUsers, insertUser, listRoles } from './store.ts';

export const authHandlers: Handlers<typeof authRoutes> = {
  getSession: async ({ tx, caller }) => {
    const user = await findUser(tx, caller.userId);
    if (user === undefined) throw new Refused({ type: 'not-signed-in' });
    return presentUser(user, await listRoles(tx, user.id));
  },

  login: {
    selfManaged: async ({ tx: db, body, services, request, reply, now }) => {
      // Counted before the password is looked at, so that neither guessing nor overload gets through.
      await limitByAddress(db, SIGN_INS, request, now);
      const user = await findUserByUsername(db, body.username);
      const charge = await chargeOf(db, request, body.username, user?.id ?? null);
      await chargeGuess(db, charge, now);
      const isRight = await services.passwords.verify(user?.password_hash ?? null, body.password);
      if (user === undefined || !isRight) throw new Refused({ type: 'wrong-password' });
      return services.database.transaction(async (tx) => {
        await refundGuess(tx, charge);
        await becomeFamiliar(tx, services.config, request, reply, user.id, now);
        await startSession(tx, services.config, request, reply, user.id, now);
        return presentUser(user, await listRoles(tx, user.id));
      });
    },
  },

  register: {
    selfManaged: async ({ tx: db, body, services, request, reply, now }) => {
      await limitByAddress(db, REGISTRATIONS, request, now);
      const passwordHash = await services.passwords.hash(body.password);
      return services.database.transaction(async (tx) => {
        if (await hasNoUsers(tx)) {
          throw new Refused({
            type: 'not-allowed',
            reason: 'Please finish the first set-up before registering.',
          });
        }
        const taken = await findTaken(tx, body.username, body.email);
        if (taken !== null) throw new Refused({ type: 'taken', what: taken });
        const user = await insertUser(tx, { ...body, role: body.role ?? 'member', passwordHash }, now);
        await becomeFamiliar(tx, services.config, request, reply, user.id, now);
        await startSession(tx, services.config, request, reply, user.id, now);
        return presentUser(user, []);
      });
    },
  },

  logout: async ({ tx, request, reply }) => {
    await endSession(tx, request);
    clearCookies(reply);
    return { message: 'You have been logged out.' };
  },

  getSetup: async ({ services }) => ({
    needed: services.setup.code !== null,
    demo: services.demoAccounts === null ? null : [...services.demoAccounts],
  }),

  setUp: {
    selfManaged: async ({ body, services, request, reply, now }) => {
      const verdict = services.setup.admit(body.code);
      if (verdict === 'locked') throw new Refused({ type: 'too-many-requests', retryAfterSeconds: 3600 });
      const passwordHash = await services.passwords.hash(body.password);
      return services.database.transaction(async (tx) => {
        if (!(await hasNoUsers(tx))) {
          throw new Refused({ type: 'conflict', reason: 'The set-up is already done. Please sign in.' });
        }
        if (verdict === 'wrong') {
          throw new Refused({
            type: 'not-allowed',
            reason: 'This is not the set-up code. It stands in the server log, in the line "Set-up code".',
          });
        }
        const user = await insertUser(tx, { ...body, role: 'super_admin', passwordHash }, now);
        await becomeFamiliar(tx, services.config, request, reply, user.id, now);
        await startSession(tx, services.config, request, reply, user.id, now);
        services.setup.close();
        return presentUser(user, []);
      });
    },
  },
};
