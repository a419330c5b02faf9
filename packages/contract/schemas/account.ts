// One's own account on the wire: its password, all stored data about the person, and deleting it.
import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { problem } from '../problem.ts';
import { ResetPasswordSchema } from './recovery.ts';

/** The rule for a new password (D4): `strong` also refuses the common ones. */
export const PasswordRuleSchema = z.object({
  rule: z.enum(['minimum', 'strong']),
  /** At registration; a reset and a change of password always take 8 with upper and lower case and a number (§5). */
  minLength: z.int(),
});
export type PasswordRuleAnswer = z.output<typeof PasswordRuleSchema>;

/** A password that is to be proved, not chosen: whatever it is, it is compared. */
const provedPassword = z
  .string()
  .check(z.minLength(1, problem('passwordMissing')), z.maxLength(200, problem('wrongProof')));

/** The data that is deleted with an account and that stays without its name, as counts; and the reasons against deleting it. */
export const ErasureSchema = z.object({
  /** The name shown in results for people who are gone; null if their own name stays, because another account looks after them (D46). */
  neutralName: z.nullable(z.string()),
  /** Sentences for people; empty when the account can be deleted. */
  obstacles: z.array(z.string()),
  goes: z.object({
    memberships: z.int(),
    sessions: z.int(),
    invitations: z.int(),
    /** Entries without a match in tournaments that have not begun: withdrawn. */
    entries: z.int(),
  }),
  stays: z.object({
    /** Entries under that name, and the matches in which they stand. */
    entries: z.int(),
    matches: z.int(),
    /** Tournaments that the person created: they stay with their clubs. */
    tournaments: z.int(),
  }),
});
export type Erasure = z.output<typeof ErasureSchema>;

/** Deleting one's own account takes its password. */
export const EraseAccountSchema = z.strictObject({ password: provedPassword });

/** The new one follows the rule of the reset page (§5). */
export const ChangePasswordSchema = z.strictObject({
  currentPassword: provedPassword,
  newPassword: ResetPasswordSchema.shape.newPassword,
});

/** The language in which the owner of an account is spoken and written to. */
export const LanguageChoiceSchema = z.strictObject({
  language: z.enum(LANGUAGES, problem('languageUnknown')),
});
