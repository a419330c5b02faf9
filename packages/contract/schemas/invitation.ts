// Invitations on the wire (§3 Invitation, §5 Invitation; D3, D34).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';

const EMAIL = problem('invitedEmailInvalid');

export const ClubRoleSchema = z.enum(['admin', 'member']);

export const InvitationSchema = z.object({
  id: Id,
  email: z.string(),
  role: ClubRoleSchema,
  status: z.enum(['pending', 'accepted', 'expired', 'revoked']),
  createdAt: Timestamp,
  /** Additive. */
  expiresAt: Timestamp,
});
export type Invitation = z.output<typeof InvitationSchema>;

/** The address to invite, and the role. */
export const CreateInvitationSchema = z.strictObject({
  email: z.string().check(z.trim(), z.maxLength(254, EMAIL), z.email(EMAIL)),
  /** member when left out. */
  role: z.optional(ClubRoleSchema),
});

/** The answer to the holder of the link. */
export const InvitationLookupSchema = z.object({
  invitation: InvitationSchema,
  club: z.object({ id: Id, name: z.string() }),
  /** Additive: the name of who sent it; null if their account is gone. */
  invitedBy: z.nullable(z.string()),
});

/** The signed-in user; another one is refused (D3). */
export const AcceptInvitationSchema = z.strictObject({ userId: Id });

export const AcceptedInvitationSchema = z.object({
  club: z.object({ id: Id, name: z.string() }),
  role: ClubRoleSchema,
});
