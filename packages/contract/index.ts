// The one public door of the contract.
export * from './route.ts';
export * from './routes.ts';
export * from './client.ts';
export * from './schemas/common.ts';
export * from './schemas/user.ts';
export * from './schemas/club.ts';
export * from './schemas/tournament.ts';
export * from './schemas/match.ts';
