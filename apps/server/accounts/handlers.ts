// Session, sign-in, registration, set-up (§7; D4, D6).
import type { authRoutes } from '@tennis/contract';
import { actorOf } from '../audit/trail.ts';
import type { Db } from '../database/connection.ts';
import { isRegistrationOpen } from '../database/known-settings.ts';
import { databaseFault } from '../database/errors.ts';
import { wordsIn } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import type { Handlers } from '../http/handler.ts';
import { askedLanguage, followAccount, languageOf } from '../http/language.ts';
import type { AccountServices } from './services.ts';
import { queueMail } from '../mail/outbox.ts';
import {
  countOne,
  limitByAddress,
  refuseFor,
  REGISTRATIONS,
  sourceOf,
  TAKEN_MAILS,
} from '../http/rate-limits.ts';
import { clearCookies, endSession, restoreHint, startSession } from '../http/sessions.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict } from '../ground/refusal.ts';
import { keyOf } from '../database/text.ts';
import { checkPasswordRule } from './passwords/password-rule.ts';
import { presentUser } from './present.ts';
import { countSignIn, judged } from './sign-in-count.ts';
import { becomeFamiliar, refundGuess } from './sign-in-guard.ts';
import { findTaken, findUser, hasNoUsers, insertUser, listRoles } from './store.ts';

/** Refuses a username or an address that is taken; the owner of the address is told by mail. */
async function refuseTaken(
  { database }: AccountServices,
  db: Db,
  { username, email }: { readonly username: string; readonly email: string },
  language: Language,
  now: Date,
): Promise<void> {
  const taken = await findTaken(db, username, email);
  if (taken === null) return;
  if (taken === 'email' && (await countOne(db, TAKEN_MAILS, keyOf(email), now)) === 0) {
    await database.transaction((tx) =>
      queueMail(tx, { kind: 'account-exists', recipient: email, language }, now),
    );
  }
  throw new Refused({ type: 'taken', what: taken });
}

/** If registration is closed, only people a club has invited may register (D22). The invitation is looked up by its address: §7 sends no token here. */
async function refuseClosed(db: Db, email: string, now: Date): Promise<void> {
  if ((await isRegistrationOpen(db)) || (await hasNoUsers(db))) return;
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('email_key', '=', keyOf(email))
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (invitation === undefined) {
    throw new Refused({ type: 'not-allowed', reason: because('registrationClosed') });
  }
}

export const authHandlers: Handlers<typeof authRoutes, AccountServices> = {
  getSession: async ({ tx, caller, request, reply }) => {
    const user = await findUser(tx, caller.userId);
    if (user === undefined) throw new Refused({ type: 'not-signed-in' });
    restoreHint(request, reply);
    followAccount(request, reply, user.language);
    return presentUser(user, await listRoles(tx, user.id));
  },

  login: {
    selfManaged: async ({ body, services, request, reply, now, trail, decide }) => {
      const signIn = await countSignIn(services, request, body.username, now);
      const { user, charge } = signIn;
      if (user !== undefined) trail.object = { kind: 'account', id: user.id };
      if (signIn.waitMs > 0) refuseFor(signIn.waitMs);
      return judged(services, signIn, async () => {
        const storedHash = user?.password_hash ?? null;
        const isRight = await services.passwords.verify(storedHash, body.password, sourceOf(request));
        if (user === undefined || !isRight) throw new Refused({ type: 'wrong-password' });
        return decide(async (tx) => {
          // Checked again: a reset may have happened while the password was checked, and must end this sign-in too.
          const still = await findUser(tx, user.id);
          if (still?.password_hash !== user.password_hash) throw new Refused({ type: 'wrong-password' });
          if (charge !== null) await refundGuess(tx, charge);
          await becomeFamiliar(tx, request, reply, user.id, now);
          await startSession(tx, request, reply, user.id, now);
          followAccount(request, reply, still.language);
          const roles = await listRoles(tx, user.id);
          const clubs = roles.map(({ club_id: clubId, role }) => ({ clubId, role }));
          trail.actor = actorOf({ userId: user.id, role: user.role, clubs });
          return presentUser(still, roles);
        });
      });
    },
  },

  register: {
    selfManaged: async ({ tx: db, body, services, request, reply, now, trail, decide }) => {
      await limitByAddress(db, REGISTRATIONS, request, now);
      await refuseClosed(db, body.email, now);
      await checkPasswordRule(db, 'password', body.password, body);
      // First the same work for everybody, then what is in the way (ADR 9).
      const passwordHash = await services.passwords.hash(body.password, sourceOf(request));
      if (await hasNoUsers(db)) {
        throw new Refused({ type: 'not-allowed', reason: because('setupFirst') });
      }
      await refuseTaken(services, db, body, languageOf(request), now);
      try {
        return await decide(async (tx) => {
          const role = body.role ?? 'member';
          const language = askedLanguage(request);
          const user = await insertUser(tx, { ...body, role, passwordHash, language }, now);
          await becomeFamiliar(tx, request, reply, user.id, now);
          await startSession(tx, request, reply, user.id, now);
          trail.actor = actorOf({ userId: user.id, role: user.role, clubs: [] });
          return presentUser(user, []);
        });
      } catch (error) {
        // Somebody else has just taken the username or the address.
        if (databaseFault(error) === 'unique')
          await refuseTaken(services, db, body, languageOf(request), now);
        throw error;
      }
    },
  },

  logout: async ({ tx, caller, request, reply, trail }) => {
    trail.isIdle = caller === null;
    await endSession(tx, request);
    clearCookies(reply);
    return { message: wordsIn(languageOf(request)).answers.loggedOut };
  },

  getSetup: async ({ services }) => {
    await services.setup.look();
    return {
      needed: services.setup.code !== null,
      demo: services.demoAccounts === null ? null : [...services.demoAccounts],
      mailbox: services.mailbox !== null,
    };
  },

  setUp: {
    selfManaged: async ({ body, services, request, reply, now, trail, decide }) => {
      // Refused before anything costs time: the code is judged first, and a finished set-up has none.
      const verdict = services.setup.admit(body.code, now);
      if (verdict === 'closed') {
        refuseConflict(because('setupDone'));
      }
      if (typeof verdict === 'object') refuseFor(verdict.waitMs);
      if (verdict === 'wrong') {
        throw new Refused({ type: 'not-allowed', path: 'code', reason: because('setupCodeWrong') });
      }
      const passwordHash = await services.passwords.hash(body.password, sourceOf(request));
      const admin = await decide(async (tx) => {
        if (!(await hasNoUsers(tx))) {
          refuseConflict(because('setupDone'));
        }
        const language = askedLanguage(request);
        const user = await insertUser(tx, { ...body, role: 'super_admin', passwordHash, language }, now);
        await becomeFamiliar(tx, request, reply, user.id, now);
        await startSession(tx, request, reply, user.id, now);
        trail.actor = actorOf({ userId: user.id, role: user.role, clubs: [] });
        return presentUser(user, []);
      });
      services.setup.close();
      return admin;
    },
  },
};
