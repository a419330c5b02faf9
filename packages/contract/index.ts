// The one public door of the contract.
export * from './route.ts';
export * from './routes.ts';
export type { authRoutes } from './routes/auth.ts';
export type { clubRoutes } from './routes/clubs.ts';
export type { invitationRoutes } from './routes/invitations.ts';
export type { matchRoutes } from './routes/matches.ts';
export type { participantRoutes } from './routes/participants.ts';
export type { recoveryRoutes } from './routes/recovery.ts';
export type { systemRoutes } from './routes/system.ts';
export type { tournamentRoutes } from './routes/tournaments.ts';
export * from './client.ts';
export * from './schemas/common.ts';
export * from './schemas/user.ts';
export * from './schemas/recovery.ts';
export * from './schemas/club.ts';
export * from './schemas/invitation.ts';
export * from './schemas/tournament.ts';
export * from './schemas/match.ts';
