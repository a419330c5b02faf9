// People and sessions on the wire (§3 User, §5 login and registration).
import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { problem } from '../problem.ts';
import { Day, Id } from './common.ts';
import { atLeast, isStorable, lineText, typedText, usernameText } from './text.ts';
import { TimeZone } from './time-zone.ts';

export const UserRoleSchema = z.enum(['super_admin', 'club_admin', 'member']);

const account = {
  id: Id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: UserRoleSchema,
  clubId: z.nullable(Id),
  clubs: z.array(z.object({ clubId: Id, role: z.enum(['admin', 'member']) })),
};

/** An account as a super admin sees it: the date of birth is its owner's (D24). */
export const AccountSchema = z.object({
  ...account,
  /** The subscription plan of their clubs; null without one (D20, additive). */
  planId: z.nullable(Id),
});
export type Account = z.output<typeof AccountSchema>;

/** How somebody wants the product shown (additive). Null: the device decides, or the language for 12 or 24 hours. */
const preferences = {
  theme: z.nullable(z.enum(['system', 'light', 'dark'])),
  hours: z.nullable(z.enum(['12', '24'])),
  timeZone: z.nullable(z.string()),
  /** Whether keys without Ctrl or the like act (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  /** Whether opponents they arrange a match with see their address (OP39). */
  showsEmail: z.boolean(),
};
const PreferencesSchema = z.object(preferences);
export type Preferences = z.output<typeof PreferencesSchema>;

/** Only what is sent changes. */
export const SetPreferencesSchema = z.partial(
  z.strictObject({
    ...preferences,
    timeZone: z.nullable(TimeZone),
  }),
);

/** The signed-in person, as they see themselves; `clubs` (additive) carries their role in each club. */
export const UserSchema = z.object({
  ...account,
  dateOfBirth: z.nullable(Day),
  /** In which they are spoken and written to; null while they have chosen none (additive). */
  language: z.nullable(z.enum(LANGUAGES)),
  preferences: PreferencesSchema,
  /** The name of their photo; null without one (additive, ADR 37). */
  picture: z.nullable(z.string()),
});
export type User = z.output<typeof UserSchema>;

const USERNAME = problem('usernameTooShort', { min: 3 });
const PASSWORD = problem('passwordTooShort', { min: 6 });
const EMAIL = problem('emailAddressInvalid');

const username = usernameText(50).check(...atLeast(3, USERNAME));
// Passwords are taken as typed: no trimming; an upper limit keeps hashing cheap.
const password = z
  .string()
  .check(
    z.minLength(6, PASSWORD),
    z.maxLength(200, problem('passwordTooLong', { max: 200 })),
    z.refine(isStorable, problem('passwordNotStorable')),
  );
const email = z.string().check(z.trim(), z.maxLength(254, EMAIL), z.email(EMAIL));
const name = lineText(100).check(...atLeast(2, problem('nameTooShort', { min: 2 })));

/**
 * §5 Login. Accepts usernames that could no longer be chosen: their owners can still sign in. The address of an account stands for its username, so it
 * may be as long as one.
 */
export const LoginSchema = z.strictObject({
  username: typedText(254).check(z.minLength(3, USERNAME)),
  password,
});

/** §5 Registration, without the invitation token, which is sent by its own call (§3). */
export const RegisterSchema = z.strictObject({
  username,
  password,
  email,
  name,
  /** member when left out. */
  role: z.optional(z.enum(['club_admin', 'member'], problem('roleMissing'))),
});

/** §5 User edit (D35): what is sent is changed; `clubId` adds a membership, null none. */
export const UserEditSchema = z.strictObject({
  username: z.optional(username),
  email: z.optional(email),
  name: z.optional(lineText(100).check(...atLeast(1, problem('nameMissing')))),
  role: z.optional(z.enum(UserRoleSchema.options, problem('roleMissing'))),
  clubId: z.optional(z.nullable(Id)),
  /** Gives the account a plan, or takes it away with null (D20, additive). */
  planId: z.optional(z.nullable(Id)),
});
export type UserEdit = z.output<typeof UserEditSchema>;

const ADMIN_PASSWORD = problem('adminPasswordTooShort', { min: 6 });
const ADMIN_EMAIL = problem('adminEmailInvalid');

/** §5 New club admin: an account that a super admin makes for somebody who is to run a club. */
export const NewClubAdminSchema = z.strictObject({
  username: usernameText(50).check(...atLeast(3, problem('memberUsernameTooShort', { min: 3 }))),
  email: z.string().check(z.trim(), z.maxLength(254, ADMIN_EMAIL), z.email(ADMIN_EMAIL)),
  name: lineText(100).check(...atLeast(2, problem('adminNameMissing'))),
  password: z
    .string()
    .check(
      z.minLength(6, ADMIN_PASSWORD),
      z.maxLength(200, problem('passwordTooLong', { max: 200 })),
      z.refine(isStorable, problem('passwordNotStorable')),
    ),
});

/** First set-up of an empty database (D6): the code stands in the server's log. */
export const SetupSchema = z.strictObject({
  code: typedText(40).check(z.minLength(1, problem('setupCodeMissing'))),
  username,
  password,
  email,
  name,
});

/** An account that a demo server offers to everybody on its sign-in page (D6). */
export const DemoAccountSchema = z.object({
  username: z.string(),
  password: z.string(),
  role: UserRoleSchema,
});
export type DemoAccount = z.output<typeof DemoAccountSchema>;

/**
 * Whether the first set-up is still to be done. `demo` is null unless the server is a demo; `mailbox` tells whether it shows the mails that a demo
 * would have sent (additive).
 */
export const SetupStateSchema = z.object({
  needed: z.boolean(),
  demo: z.nullable(z.array(DemoAccountSchema)),
  mailbox: z.boolean(),
});
