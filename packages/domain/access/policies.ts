// Decides who may do what (§6, D2). The server asks this before every call and the browser before every button. Rights come from the role in the club; the
// platform role decides only platform matters.

export type UserRole = 'super_admin' | 'club_admin' | 'member';

/** The person who asks: null for a visitor. */
export interface Caller {
  readonly userId: number;
  readonly role: UserRole;
  readonly clubs: readonly { readonly clubId: number; readonly role: 'admin' | 'member' }[];
}

/** The facts that rights on a tournament depend on. */
export interface TournamentRights {
  readonly clubId: number | null;
  readonly createdBy: number | null;
  readonly status: string;
}

/** Whether the caller runs the whole platform. */
export const isSuperAdmin = (caller: Caller | null): boolean => caller?.role === 'super_admin';

const RANK: Readonly<Record<UserRole, number>> = { member: 0, club_admin: 1, super_admin: 2 };

/** Whether a new role takes rights away: demoted people have to sign in again. */
export const isDemotion = (from: UserRole, to: UserRole): boolean => RANK[to] < RANK[from];

/** Whether the caller belongs to the club, in whatever role. */
export function isMemberOfClub(caller: Caller | null, clubId: number | null): boolean {
  return caller !== null && caller.clubs.some((club) => club.clubId === clubId);
}

/** Whether the caller may see who belongs to the club. */
export const canSeeMembers = (caller: Caller | null, clubId: number): boolean =>
  isSuperAdmin(caller) || isMemberOfClub(caller, clubId);

/** Whether the caller may act as an admin of the club. */
export function canManageClub(caller: Caller | null, clubId: number | null): boolean {
  if (caller === null) return false;
  if (isSuperAdmin(caller)) return true;
  return caller.clubs.some((club) => club.clubId === clubId && club.role === 'admin');
}

/** Whether the caller may read the audit log of a club, or, with null, of the whole platform (ADR 12). */
export function canReadAuditLog(caller: Caller | null, clubId: number | null): boolean {
  return canManageClub(caller, clubId);
}

/** Whether the caller may create clubs: self-registered club admins start by creating theirs (D2). */
export function canCreateClub(caller: Caller | null): boolean {
  return caller !== null && (isSuperAdmin(caller) || caller.role === 'club_admin');
}

/** Whether the caller may change a tournament, its entries and its matches: its club's admins and its creator (§6, D2). */
export function canManageTournament(caller: Caller | null, tournament: TournamentRights): boolean {
  if (caller === null) return false;
  return tournament.createdBy === caller.userId || canManageClub(caller, tournament.clubId);
}

/** Whether the caller may see a tournament: a draft is visible only to those who may manage it (D8). */
export function canReadTournament(caller: Caller | null, tournament: TournamentRights): boolean {
  return tournament.status !== 'draft' || canManageTournament(caller, tournament);
}
