// An invitation on the wire (§3). The hash of its token stays behind.
import type { Invitation } from '@tennis/contract';
import type { StoredInvitation } from './store.ts';

/** The status as it is at this moment: a pending invitation expires by itself (D3). */
export const statusAt = (invitation: StoredInvitation, now: Date): Invitation['status'] =>
  invitation.status === 'pending' && invitation.expires_at <= now.toISOString()
    ? 'expired'
    : invitation.status;

/** §3 Invitation. */
export const presentInvitation = (invitation: StoredInvitation, now: Date): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  status: statusAt(invitation, now),
  createdAt: invitation.created_at,
  expiresAt: invitation.expires_at,
});
