// Forgotten passwords and a user's own sessions (§7; D4, D23; ADR 9).
import type { recoveryRoutes } from '@tennis/contract';
import { wordsIn } from '@tennis/words';
import type { Tx } from '../database/connection.ts';
import type { Handlers } from '../http/handler.ts';
import { languageOf } from '../http/language.ts';
import type { AccountServices } from './services.ts';
import { resetLink } from '../ground/links.ts';
import { queueMail } from '../mail/outbox.ts';
import { countOne, limitByAddress, RESET_MAILS, RESET_REQUESTS, sourceOf } from '../http/rate-limits.ts';
import {
  clearCookies,
  endOneSession,
  endOtherSessions,
  endSessionsOf,
  listSessions,
} from '../http/sessions.ts';
import { markAddressProved } from './proved-address.ts';
import { Refused } from '../ground/refusal.ts';
import { keyOf } from '../database/text.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import { readWelcome } from './first-password.ts';
import { checkPasswordRule } from './passwords/password-rule.ts';
import { createResetToken, ownerOfToken, spendResetToken } from './reset-tokens.ts';
import { becomeFamiliar, forgetFamiliar } from './sign-in-guard.ts';
import { findUser, setPasswordHash } from './store.ts';

/** Others are signed in with the same account of a demo. */
async function refuseDemoCaller(services: AccountServices, tx: Tx, userId: number): Promise<void> {
  const user = await findUser(tx, userId);
  if (user !== undefined) refuseDemoAccount(services, user);
}

/** How many sessions were ended when they were. */
const countedBefore = async ({ counted }: { readonly counted: number | null }) => ({ ended: counted ?? 0 });

export const recoveryHandlers: Handlers<typeof recoveryRoutes, AccountServices> = {
  forgotPassword: {
    selfManaged: async ({ tx: db, body, request, now, decide }) => {
      await limitByAddress(db, RESET_REQUESTS, request, now);
      // Beyond the limit nothing is sent, but nothing else is said either.
      const waitMs = await countOne(db, RESET_MAILS, keyOf(body.email), now);
      const language = languageOf(request);
      return decide(async (tx) => {
        if (waitMs === 0) await queueMail(tx, { kind: 'reset', recipient: body.email, language }, now);
        return { message: wordsIn(language).answers.resetRequested };
      });
    },
  },

  checkResetToken: async ({ tx, params, now }) => {
    const ownerId = await ownerOfToken(tx, params.token, now);
    if (ownerId === null) throw new Refused({ type: 'dead-reset-token' });
    return { valid: true, first: await readWelcome(tx, ownerId) };
  },

  resetPassword: {
    selfManaged: async ({ tx: db, params, body, services, request, reply, now, trail, decide }) => {
      await limitByAddress(db, RESET_REQUESTS, request, now);
      const ownerId = await ownerOfToken(db, params.token, now);
      const owner = ownerId === null ? undefined : await findUser(db, ownerId);
      if (owner === undefined) throw new Refused({ type: 'dead-reset-token' });
      refuseDemoAccount(services, owner);
      await checkPasswordRule(db, 'newPassword', body.newPassword, owner);
      const passwordHash = await services.passwords.hash(body.newPassword, sourceOf(request));
      return decide(async (tx) => {
        const spent = await spendResetToken(tx, params.token, now);
        const user = spent === null ? undefined : await findUser(tx, spent.userId);
        if (spent === null || user === undefined) throw new Refused({ type: 'dead-reset-token' });
        trail.object = { kind: 'account', id: user.id };
        trail.before = { ...user };
        await setPasswordHash(tx, user.id, passwordHash);
        if (spent.wasMailed) await markAddressProved(tx, user.id, now);
        // Who chooses their first password by their own mail has had none that could change.
        if (user.password_hash !== null || !spent.wasMailed) {
          const changed = { kind: 'password-changed' as const, language: languageOf(request) };
          await queueMail(tx, { ...changed, recipient: user.email }, now);
        }
        await endSessionsOf(tx, user.id, now);
        await forgetFamiliar(tx, user.id);
        // Only the owner reads the owner's mail, so this device may sign in even while somebody attacks the account.
        await becomeFamiliar(tx, request, reply, user.id, now);
        return { message: wordsIn(languageOf(request)).answers.passwordReset };
      });
    },
  },

  listSessions: async ({ tx, caller, request, now }) => listSessions(tx, caller.userId, request, now),

  endOtherSessions: {
    write: async ({ tx, caller, services, request, now }) => {
      await refuseDemoCaller(services, tx, caller.userId);
      return { ended: await endOtherSessions(tx, caller.userId, request, now) };
    },
    again: countedBefore,
  },

  endSession: async ({ tx, params, caller, services }) => {
    await refuseDemoCaller(services, tx, caller.userId);
    if (!(await endOneSession(tx, caller.userId, params.sessionId))) throw new Refused({ type: 'not-found' });
    return null;
  },

  endUserSessions: {
    write: async ({ tx, params, caller, services, reply, now }) => {
      const user = await findUser(tx, params.id);
      if (user === undefined) throw new Refused({ type: 'not-found' });
      refuseDemoAccount(services, user);
      if (user.id === caller.userId) clearCookies(reply);
      return { ended: await endSessionsOf(tx, user.id, now) };
    },
    again: countedBefore,
  },

  issueResetLink: async ({ tx, params, services, now }) => {
    const user = await findUser(tx, params.id);
    if (user === undefined) throw new Refused({ type: 'not-found' });
    refuseDemoAccount(services, user);
    const { token, expiresAt } = await createResetToken(tx, user.id, now);
    return { url: resetLink(services.config, token), expiresAt };
  },
};
