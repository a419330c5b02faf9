// Members of a club on the wire (§3 Club member, §5 Add member; D24, D34).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Day, Id, Timestamp } from './common.ts';
import { ClubRoleSchema } from './invitation.ts';
import { atLeast, lineText, usernameText } from './text.ts';

/** `id` is the user's (D34). The address is null unless the reader is an admin of the club or that member (D24). */
export const ClubMemberSchema = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: ClubRoleSchema,
  createdAt: Timestamp,
  /** The name of their photo, for those who may see it (additive, D60); null if there is none. */
  picture: z.nullable(z.string()),
});
export type ClubMember = z.output<typeof ClubMemberSchema>;

const EMAIL = problem('invitedEmailInvalid');
const EARLIEST = '1900-01-01';

/** §5 Add member. */
export const CreateMemberSchema = z.strictObject({
  username: usernameText(50).check(...atLeast(3, problem('memberUsernameTooShort', { min: 3 }))),
  email: z.string().check(z.trim(), z.maxLength(254, EMAIL), z.email(EMAIL)),
  name: lineText(100).check(...atLeast(2, problem('memberNameTooShort', { min: 2 }))),
  dateOfBirth: z.optional(
    z.nullable(Day.check(z.refine((day) => day >= EARLIEST, problem('birthDayImpossible')))),
  ),
  /** member when left out. */
  role: z.optional(ClubRoleSchema),
  /** Additive: refuses a name that the club knows, with those who have it; sent again without this, it adds somebody else of the same name. */
  asksAboutNamesakes: z.optional(z.boolean()),
  /** Additive: the person of the club, without an account, who gets this one. */
  personId: z.optional(Id),
});

/** Makes a member an admin, or an admin a member. */
export const UpdateMemberSchema = z.strictObject({ role: ClubRoleSchema });
