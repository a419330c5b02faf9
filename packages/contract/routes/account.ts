// One's own account (additive): its password, what the product holds about a person, and the end of it.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { ChangePasswordSchema, PasswordRuleSchema } from '../schemas/account.ts';

const tag = 'Account';

export const accountRoutes = {
  getPasswordRule: route({
    method: 'GET',
    path: '/api/auth/password-rule',
    access: 'public',
    tag,
    summary: 'What a new password must be like on this platform',
    responses: { 200: PasswordRuleSchema },
    errors: [],
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/user/password',
    access: 'session',
    tag,
    summary: 'Change one’s own password; ends the other sessions and renews this one',
    body: ChangePasswordSchema,
    responses: { 200: z.object({ message: z.string(), ended: z.int() }) },
    errors: ['invalid', 'not_signed_in', 'too_many_requests'],
  }),
};
