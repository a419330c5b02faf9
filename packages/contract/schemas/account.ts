// One's own account on the wire: its password, what the product holds about a person, and the end of it.
import * as z from 'zod/mini';
import { ResetPasswordSchema } from './recovery.ts';

/** What a new password must be like (D4): `strong` also refuses the common ones. */
export const PasswordRuleSchema = z.object({
  rule: z.enum(['minimum', 'strong']),
  /** At registration; a reset and a change of password always take 8 with upper and lower case and a number (§5). */
  minLength: z.int(),
});
export type PasswordRuleAnswer = z.output<typeof PasswordRuleSchema>;

/** A password that is to be proved, not chosen: whatever it is, it is compared. */
const provedPassword = z
  .string()
  .check(z.minLength(1, 'Please enter your password.'), z.maxLength(200, 'This is not your password.'));

/** The new one follows the rule of the reset page (§5). */
export const ChangePasswordSchema = z.strictObject({
  currentPassword: provedPassword,
  newPassword: ResetPasswordSchema.shape.newPassword,
});
