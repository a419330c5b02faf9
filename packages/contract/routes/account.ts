// One's own account (additive): its password, all stored data about the person, and deleting it.
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  ChangePasswordSchema,
  EraseAccountSchema,
  ErasureSchema,
  LanguageChoiceSchema,
  PasswordRuleSchema,
} from '../schemas/account.ts';
import { IdParams, listQuery } from '../schemas/common.ts';
import { UserDataSchema } from '../schemas/user-data.ts';
import { AccountSchema, SetPreferencesSchema, UserEditSchema, UserSchema } from '../schemas/user.ts';

const tag = 'Account';

export const accountRoutes = {
  getPasswordRule: route({
    ...endpoints.getPasswordRule,
    access: 'public',
    tag,
    summary: 'What a new password must be like on this platform',
    responses: { 200: PasswordRuleSchema },
    errors: [],
  }),
  changePassword: route({
    ...endpoints.changePassword,
    access: 'session',
    tag,
    summary: 'Change one’s own password; ends the other sessions and renews this one',
    proof: true,
    body: ChangePasswordSchema,
    responses: { 200: z.object({ message: z.string(), ended: z.int() }) },
    errors: ['invalid', 'not_signed_in', 'conflict', 'too_many_requests'],
  }),
  setLanguage: route({
    ...endpoints.setLanguage,
    access: 'session',
    tag,
    summary: 'Choose one’s language; the cookie of the answer says it to the pages',
    body: LanguageChoiceSchema,
    responses: { 200: UserSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
  setPreferences: route({
    ...endpoints.setPreferences,
    access: 'session',
    tag,
    summary: 'Choose how the product is shown on all one’s devices: theme, hours, time zone, single keys',
    body: SetPreferencesSchema,
    responses: { 200: UserSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
  getUserData: route({
    ...endpoints.getUserData,
    access: 'session',
    tag,
    summary: 'All that the product holds about the caller, to keep',
    responses: { 200: UserDataSchema },
    errors: ['not_signed_in'],
  }),
  getErasure: route({
    ...endpoints.getErasure,
    access: 'session',
    tag,
    summary: 'What deleting one’s own account would take away, and what would stay under a neutral name',
    responses: { 200: ErasureSchema },
    errors: ['not_signed_in'],
  }),
  eraseAccount: route({
    ...endpoints.eraseAccount,
    access: 'session',
    tag,
    summary: 'Delete one’s own account; results stay under a neutral name',
    proof: true,
    body: EraseAccountSchema,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'conflict', 'too_many_requests'],
  }),
  listUsers: route({
    ...endpoints.listUsers,
    access: 'super-admin',
    tag,
    summary: 'All accounts by name; those who could run a club when only these are asked for',
    query: z.strictObject({ ...listQuery, scope: z.optional(z.enum(['available'])) }),
    responses: { 200: z.array(AccountSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed'],
  }),
  updateUser: route({
    ...endpoints.updateUser,
    access: 'super-admin',
    tag,
    summary: 'Change somebody’s account, or add it to a club; a lower role ends its sessions',
    params: IdParams,
    body: UserEditSchema,
    responses: { 200: AccountSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  deleteUser: route({
    ...endpoints.deleteUser,
    access: 'super-admin',
    tag,
    summary: 'Delete somebody else’s account in the same way',
    params: IdParams,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
