// Getting back in after forgetting the password, and one's own sessions (§7; D4, D23).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import {
  ForgotPasswordSchema,
  IssuedLinkSchema,
  ResetLinkSchema,
  ResetPasswordSchema,
  SessionParams,
  SessionSchema,
  TokenParams,
} from '../schemas/recovery.ts';

const tag = 'Identity';

export const recoveryRoutes = {
  forgotPassword: route({
    ...endpoints.forgotPassword,
    access: 'public',
    tag,
    summary: 'Ask for a reset link by mail; the answer is the same whether or not there is an account',
    body: ForgotPasswordSchema,
    responses: { 200: z.object({ message: z.string() }) },
    errors: ['invalid', 'too_many_requests'],
  }),
  checkResetToken: route({
    ...endpoints.checkResetToken,
    access: 'public',
    tag,
    summary: 'Whether a reset link can still be used',
    params: TokenParams,
    responses: { 200: ResetLinkSchema },
    errors: ['invalid'],
  }),
  resetPassword: route({
    ...endpoints.resetPassword,
    access: 'public',
    tag,
    summary: 'Set a new password with a reset link; ends all sessions of the account',
    params: TokenParams,
    body: ResetPasswordSchema,
    responses: { 200: z.object({ message: z.string() }) },
    errors: ['invalid', 'too_many_requests', 'conflict'],
  }),
  listSessions: route({
    ...endpoints.listSessions,
    access: 'session',
    tag,
    summary: 'The caller’s own sessions: the one that asks, then the newest',
    responses: { 200: z.array(SessionSchema) },
    errors: ['not_signed_in'],
  }),
  endOtherSessions: route({
    ...endpoints.endOtherSessions,
    access: 'session',
    tag,
    summary: 'End all of the caller’s sessions but this one',
    responses: { 200: z.object({ ended: z.int() }) },
    errors: ['not_signed_in', 'conflict'],
  }),
  endSession: route({
    ...endpoints.endSession,
    access: 'session',
    tag,
    summary: 'End one of the caller’s sessions; ending this one signs out',
    params: SessionParams,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_found', 'conflict'],
  }),
  endUserSessions: route({
    ...endpoints.endUserSessions,
    access: 'super-admin',
    tag,
    summary: 'End all sessions of an account; their next call finds them signed out',
    params: IdParams,
    responses: { 200: z.object({ ended: z.int() }) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  issueResetLink: route({
    ...endpoints.issueResetLink,
    access: 'super-admin',
    tag,
    summary: 'Make a reset link to hand over where there is no mail; kept in the record of acts',
    params: IdParams,
    responses: { 201: IssuedLinkSchema },
    secret: true,
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
