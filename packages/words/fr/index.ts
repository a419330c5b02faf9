// The rooms of the catalogue, one file each.
export * as accounts from './accounts.ts';
export * as common from './common.ts';
export * as dates from './dates.ts';
export * as draw from './draw.ts';
export * as formats from './formats.ts';
export * as language from './language.ts';
export * as matches from './matches.ts';
export * as schedules from './schedules.ts';
export * as score from './score.ts';
export * as scoring from './scoring.ts';
export * as shell from './shell.ts';
export * as tournaments from './tournaments.ts';
