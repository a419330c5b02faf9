// Tells who is signed in. Visitors carry no hint cookie, and then nobody asks the server in vain.
import type { Tournament, User } from '@tennis/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { canManageClub, canManageTournament, type Caller } from '@tennis/domain';
import { isRefused, sessionApi } from './api.ts';
import { SIGNED_IN } from './session-hint.ts';

/** The person who is signed in now, or null; throws when that cannot be found out. */
export async function askSession(signal?: AbortSignal): Promise<User | null> {
  return SIGNED_IN.test(document.cookie) ? askServer(signal) : null;
}

/** The same, whatever the hint says: a late refusal of an earlier session may also remove the next session's hint. */
export async function askServer(signal?: AbortSignal): Promise<User | null> {
  try {
    return await sessionApi.getSession({}, signal === undefined ? {} : { signal });
  } catch (error) {
    if (isRefused(error, 401)) return null;
    throw error;
  }
}

/** The session check on start (§4): the user, or null. A failed check leaves the user signed out. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/me'] as const,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await askSession(signal);
    } catch {
      return null;
    }
  },
});

/** The signed-in user, null for a visitor, undefined while it is being found out. */
export const useSession = (): User | null | undefined => useQuery(sessionQuery).data;

/** The name of a person on screen: their name or, without one, their username. */
export const shownName = ({ name, username }: User): string => (name === '' ? username : name);

/** A user as the policies need one. */
export const callerOf = (user: User | null | undefined): Caller | null =>
  user === null || user === undefined ? null : { userId: user.id, role: user.role, clubs: user.clubs };

/** Whether the user may manage a tournament: the same policy that the server asks. */
export const mayManageTournament = (user: User | null | undefined, tournament: Tournament): boolean =>
  canManageTournament(callerOf(user), tournament);

/** Whether the user is an admin of any club, or of the platform. */
export const isAnyAdmin = (user: User | null | undefined): boolean =>
  user !== null &&
  user !== undefined &&
  (user.role !== 'member' || user.clubs.some((club) => canManageClub(callerOf(user), club.clubId)));
