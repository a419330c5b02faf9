// One's own account while signed in, and those of others in the hands of a super admin (§7; D4, D35; ADR 14).
import type { accountRoutes } from '@tennis/contract';
import { wordsIn } from '@tennis/words';
import type { Db, Tx } from '../database/connection.ts';
import type { Handlers } from '../http/handler.ts';
import { followAccount, languageOf } from '../http/language.ts';
import { pageOf, readCursor } from '../http/paging.ts';
import { sayerFor } from '../http/sayer.ts';
import type { AccountServices } from './services.ts';
import { readPasswordRule } from '../database/known-settings.ts';
import { queueMail } from '../mail/outbox.ts';
import { sourceOf } from '../http/rate-limits.ts';
import { clearCookies, endOtherSessions, startSession } from '../http/sessions.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../ground/refusal.ts';
import { DEMO_OBSTACLE, isDemoAccount, refuseDemoAccount } from './demo-accounts.ts';
import { findPhoto } from '../pictures/store.ts';
import { editUser } from './edit-user.ts';
import { eraseUser } from './erasure.ts';
import { consequencesOf, obstaclesTo } from './erasure-scope.ts';
import { presentOwnData } from './own-data.ts';
import { readOwnData } from './own-data-store.ts';
import { checkPasswordRule, MIN_LENGTH } from './passwords/password-rule.ts';
import { presentAccount, presentUser } from './present.ts';
import { acceptProof, provePassword } from './prove-password.ts';
import { forgetResetTokens } from './reset-tokens.ts';
import {
  findUser,
  listRoles,
  setLanguage,
  setPasswordHash,
  setPreferences,
  type StoredUser,
} from './store.ts';
import { listUsers, presentAccounts } from './user-list.ts';

/** The caller's own account: its session was there a moment ago. */
async function mustFind(db: Db | Tx, userId: number): Promise<StoredUser> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new Refused({ type: 'not-signed-in' });
  return user;
}

export const accountHandlers: Handlers<typeof accountRoutes, AccountServices> = {
  getPasswordRule: async ({ tx }) => {
    const rule = await readPasswordRule(tx);
    return { rule, minLength: MIN_LENGTH[rule] };
  },

  changePassword: {
    selfManaged: async ({ tx: db, body, caller, services, request, reply, now, trail, decide }) => {
      // First what needs no proof: a refusal for such a reason must cost no guess.
      if (body.newPassword === body.currentPassword) {
        refuseField('newPassword', because('passwordUnchanged'));
      }
      const user = await mustFind(db, caller.userId);
      trail.object = { kind: 'account', id: user.id };
      trail.before = { ...user };
      refuseDemoAccount(services, user);
      await checkPasswordRule(db, 'newPassword', body.newPassword, user);
      const proof = await provePassword(
        services,
        db,
        { user, request, now },
        'currentPassword',
        body.currentPassword,
      );
      const passwordHash = await services.passwords.hash(body.newPassword, sourceOf(request));
      return decide(async (tx) => {
        await acceptProof(tx, proof);
        await setPasswordHash(tx, caller.userId, passwordHash);
        await forgetResetTokens(tx, caller.userId);
        await queueMail(
          tx,
          { kind: 'password-changed', recipient: user.email, language: languageOf(request) },
          now,
        );
        const ended = await endOtherSessions(tx, caller.userId, request, now);
        // This ends the present session too.
        await startSession(tx, request, reply, caller.userId, now);
        return { message: wordsIn(languageOf(request)).answers.passwordChanged, ended };
      });
    },
  },

  setLanguage: {
    write: async ({ tx, body, caller, services, request, reply, trail }) => {
      const user = await mustFind(tx, caller.userId);
      trail.object = { kind: 'account', id: user.id };
      trail.before = { ...user };
      // Many people share an account of a demo: there the choice is the browser's alone.
      const isShared = isDemoAccount(services, user);
      const stored = isShared ? user : await setLanguage(tx, user.id, body.language);
      trail.after = { ...stored };
      followAccount(request, reply, body.language);
      return presentUser(stored, await listRoles(tx, user.id));
    },
    again: async ({ tx, caller }) => {
      const user = await mustFind(tx, caller.userId);
      return presentUser(user, await listRoles(tx, user.id));
    },
  },

  setPreferences: {
    write: async ({ tx, body, caller, services, trail }) => {
      const user = await mustFind(tx, caller.userId);
      trail.object = { kind: 'account', id: user.id };
      const { theme, hours, timeZone, shortcuts, showsEmail } = body;
      const change = {
        ...(theme === undefined ? {} : { theme }),
        ...(hours === undefined ? {} : { hours }),
        ...(timeZone === undefined ? {} : { time_zone: timeZone }),
        ...(shortcuts === undefined ? {} : { shortcuts: shortcuts ? 1 : 0 }),
        ...(showsEmail === undefined ? {} : { shows_email: showsEmail ? 1 : 0 }),
      };
      const isSame = isDemoAccount(services, user) || Object.keys(change).length === 0;
      const stored = isSame ? user : await setPreferences(tx, user.id, change);
      return presentUser(stored, await listRoles(tx, user.id));
    },
    again: async ({ tx, caller }) => {
      const user = await mustFind(tx, caller.userId);
      return presentUser(user, await listRoles(tx, user.id));
    },
  },

  getUserData: async ({ tx, services, caller, now, request }) => {
    const user = await mustFind(tx, caller.userId);
    await services.audit.seal();
    const words = wordsIn(languageOf(request));
    const photo = (await findPhoto(tx, user.id))?.bytes ?? null;
    return presentOwnData(user, await readOwnData(tx, user), { photo, caller, now, words });
  },

  getErasure: async ({ tx, caller, services, request, now }) => {
    const user = await mustFind(tx, caller.userId);
    const obstacles = await obstaclesTo(tx, user);
    const all = isDemoAccount(services, user) ? [DEMO_OBSTACLE, ...obstacles] : obstacles;
    return { ...(await consequencesOf(tx, user, caller, now)), obstacles: all.map(sayerFor(request)) };
  },

  eraseAccount: {
    selfManaged: async ({ tx: db, body, caller, services, request, reply, now, trail, decide }) => {
      const user = await mustFind(db, caller.userId);
      trail.object = { kind: 'account', id: user.id };
      trail.before = { ...user };
      refuseDemoAccount(services, user);
      const proof = await provePassword(services, db, { user, request, now }, 'password', body.password);
      return decide(async (tx) => {
        await acceptProof(tx, proof);
        // Read again: a proved address and a changed one decide what goes with the account.
        trail.also = await eraseUser(tx, await mustFind(tx, user.id), now);
        clearCookies(reply);
        return null;
      });
    },
  },

  listUsers: async ({ tx, query, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const found = await listUsers(tx, {
      q: query.q,
      onlyAvailable: query.scope === 'available',
      limit,
      after,
    });
    return presentAccounts(
      tx,
      pageOf(found, limit, (last) => [last.search_name, last.id], request, reply),
    );
  },

  updateUser: {
    write: async ({ tx, params, body, caller, services, request, now, trail }) => {
      const user = await findUser(tx, params.id);
      if (user === undefined) throw new Refused({ type: 'not-found' });
      refuseDemoAccount(services, user);
      if (typeof body.clubId === 'number') trail.also = [{ kind: 'club', id: body.clubId, version: null }];
      const how = { callerId: caller.userId, now, language: languageOf(request) };
      return presentAccount(await editUser(tx, user, body, how), await listRoles(tx, user.id));
    },
    again: async ({ tx, params }) => {
      const user = await findUser(tx, params.id);
      if (user === undefined) throw new Refused({ type: 'not-found' });
      return presentAccount(user, await listRoles(tx, user.id));
    },
  },

  deleteUser: async ({ tx, params, caller, services, now, trail }) => {
    const user = await findUser(tx, params.id);
    if (user === undefined) throw new Refused({ type: 'not-found' });
    if (user.id === caller.userId) {
      refuseConflict(because('ownAccountOnProfile'));
    }
    refuseDemoAccount(services, user);
    trail.also = await eraseUser(tx, user, now);
    return null;
  },
};
