// Forgotten passwords and one's own sessions on the wire (§5; D4).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Timestamp } from './common.ts';
import { isStorable } from './text.ts';

const EMAIL = problem('resetEmailInvalid');

/** §5 Forgot password; without the full stop that registration has (D40). */
export const ForgotPasswordSchema = z.strictObject({
  email: z.string().check(z.trim(), z.maxLength(254, EMAIL), z.email(EMAIL)),
});

/** §5 Reset password. */
export const ResetPasswordSchema = z.strictObject({
  newPassword: z.string().check(
    z.minLength(8, problem('newPasswordTooShort', { min: 8 })),
    z.maxLength(200, problem('newPasswordTooLong', { max: 200 })),
    z.refine((text) => /\p{Lu}/u.test(text), problem('newPasswordUppercase')),
    z.refine((text) => /\p{Ll}/u.test(text), problem('newPasswordLowercase')),
    z.refine((text) => /\d/.test(text), problem('newPasswordNumber')),
    z.refine(isStorable, problem('newPasswordNotStorable')),
  ),
});

/** The secret part of a link, whatever it looks like: one that cannot be ours is answered like any unknown one (D57). */
export const TokenParams = z.strictObject({ token: z.string() });

/** A link that can be used. Additive: `first` says whom it welcomes, for an account that has no password yet. */
export const ResetLinkSchema = z.object({
  valid: z.literal(true),
  first: z.nullable(z.object({ club: z.nullable(z.string()), username: z.string() })),
});
export type ResetLink = z.output<typeof ResetLinkSchema>;

/** A session of the caller, without anything that could be used to enter it. */
export const SessionSchema = z.object({
  /** Names it for ending it; opens nothing. */
  id: z.string(),
  createdAt: Timestamp,
  /** To within a quarter of an hour. */
  lastSeenAt: Timestamp,
  expiresAt: Timestamp,
  /** The name that the browser gave itself at sign-in; may be empty. */
  userAgent: z.string(),
  /** The same for people: "Firefox on Windows". */
  device: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof SessionSchema>;

/** A session as the list names it. */
export const SessionParams = z.strictObject({
  sessionId: z.string().check(z.regex(/^[\w-]{1,100}$/, problem('sessionUnknown'))),
});

/** A link that lets somebody in, shown once to the super admin who asked for it (D23). */
export const IssuedLinkSchema = z.object({ url: z.string(), expiresAt: Timestamp });
