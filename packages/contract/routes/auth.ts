// Session, sign-in, registration and the first set-up (§7; D6).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { LoginSchema, RegisterSchema, SetupSchema, SetupStateSchema, UserSchema } from '../schemas/user.ts';

const tag = 'Identity';

export const authRoutes = {
  getSession: route({
    ...endpoints.getSession,
    access: 'session',
    tag,
    summary: 'The signed-in user',
    responses: { 200: UserSchema },
    errors: ['not_signed_in'],
  }),
  login: route({
    ...endpoints.login,
    access: 'public',
    tag,
    summary: 'Sign in with username, or e-mail address, and password',
    body: LoginSchema,
    responses: { 200: UserSchema },
    errors: ['invalid', 'not_signed_in', 'too_many_requests'],
  }),
  register: route({
    ...endpoints.register,
    access: 'public',
    tag,
    summary: 'Create an account and sign in with it',
    body: RegisterSchema,
    responses: { 201: UserSchema },
    errors: ['invalid', 'not_allowed', 'conflict', 'too_many_requests'],
  }),
  logout: route({
    ...endpoints.logout,
    access: 'public',
    tag,
    summary: 'Sign out; harmless without a session',
    body: z.strictObject({}),
    responses: { 200: z.object({ message: z.string() }) },
    errors: ['invalid'],
  }),
  getSetup: route({
    ...endpoints.getSetup,
    access: 'public',
    tag,
    summary: 'Whether the first set-up is still to be done; a demo server names its accounts',
    responses: { 200: SetupStateSchema },
    errors: [],
  }),
  setUp: route({
    ...endpoints.setUp,
    access: 'public',
    tag,
    summary: 'Create the first super admin with the code that the server log shows',
    body: SetupSchema,
    responses: { 201: UserSchema },
    errors: ['invalid', 'not_allowed', 'conflict', 'too_many_requests'],
  }),
};
