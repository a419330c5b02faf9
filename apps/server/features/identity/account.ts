// One's own account while signed in (additive; D4).
import type { accountRoutes } from '@tennis/contract';
import type { Handlers } from '../../handler.ts';
import { readSetting } from '../../platform-settings.ts';
import { endOtherSessions, endSessionsOf, startSession } from '../../plugins/sessions.ts';
import { Refused, refuseField } from '../../refusal.ts';
import { checkPasswordRule, MIN_LENGTH } from './password-rule.ts';
import { acceptProof, provePassword } from './prove-password.ts';
import { forgetResetTokens } from './reset-tokens.ts';
import { findUser, setPasswordHash } from './store.ts';

export const accountHandlers: Handlers<typeof accountRoutes> = {
  getPasswordRule: async ({ tx }) => {
    const rule = await readSetting(tx, 'password_rule');
    return { rule, minLength: MIN_LENGTH[rule] };
  },

  changePassword: {
    selfManaged: async ({ tx: db, body, caller, services, request, reply, now }) => {
      // First what needs no proof: a refusal for such a reason must cost no guess.
      if (body.newPassword === body.currentPassword) {
        refuseField('newPassword', 'The new password must differ from the current one.');
      }
      const user = await findUser(db, caller.userId);
      if (user === undefined) throw new Refused({ type: 'not-signed-in' });
      await checkPasswordRule(db, 'newPassword', body.newPassword, user);
      const proof = await provePassword(
        services,
        db,
        { user, request, now },
        'currentPassword',
        body.currentPassword,
      );
      const passwordHash = await services.passwords.hash(body.newPassword);
      return services.database.transaction(async (tx) => {
        await acceptProof(tx, proof);
        await setPasswordHash(tx, caller.userId, passwordHash);
        await forgetResetTokens(tx, caller.userId);
        const ended = await endOtherSessions(tx, caller.userId, request);
        await endSessionsOf(tx, caller.userId);
        await startSession(tx, services.config, request, reply, caller.userId, now);
        return { message: 'Password changed', ended };
      });
    },
  },
};
