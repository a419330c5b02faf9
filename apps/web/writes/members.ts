// Changes the cache after a member or invitation was written.
import type { ClubMember, Invitation } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLists, expire, only, replacing, without } from './cache.ts';

const membersOf = (clubId: number): string => `/api/clubs/${clubId}/members`;
const invitationsOf = (clubId: number): string => `/api/clubs/${clubId}/invitations`;

/** The figures of a club and of the dashboard count its members and invitations. */
const expireFigures = (client: QueryClient, clubId: number): void =>
  expire(client, only(`/api/clubs/${clubId}`, '/api/club-stats'));

/** A new member: its page depends on the others, and on what is searched for. */
export function keepNewMember(client: QueryClient, clubId: number): void {
  expire(client, only(membersOf(clubId)));
  expireFigures(client, clubId);
}

/** A member with another role. Somebody who has lowered their own is asked about again. */
export function keepMember(client: QueryClient, clubId: number, member: ClubMember): void {
  changeLists<ClubMember>(client, only(membersOf(clubId)), replacing(member));
  expire(client, only('/api/auth/me', '/api/user/admin-clubs', invitationsOf(clubId)));
  expireFigures(client, clubId);
}

/** A member who was removed. */
export function dropMember(client: QueryClient, clubId: number, userId: number): void {
  changeLists<ClubMember>(client, only(membersOf(clubId)), without(userId));
  expire(client, only('/api/auth/me', '/api/user/clubs', '/api/user/admin-clubs', invitationsOf(clubId)));
  expireFigures(client, clubId);
}

/** Many invitations that were sent at once. */
export function keepInvited(client: QueryClient, clubId: number): void {
  expire(client, only(invitationsOf(clubId)));
  expireFigures(client, clubId);
}

/** An invitation that was sent, sent again or revoked; the newest stand first. */
export function keepInvitation(client: QueryClient, clubId: number, invitation: Invitation): void {
  changeLists<Invitation>(client, only(invitationsOf(clubId)), (entries) =>
    invitation.status === 'pending' && !entries.some(({ id }) => id === invitation.id)
      ? [invitation, ...entries]
      : invitation.status === 'pending'
        ? replacing(invitation)(entries)
        : without(invitation.id)(entries),
  );
  expireFigures(client, clubId);
}
