// The rooms of the catalogue, one file each.
export * as accounts from './accounts.ts';
export * as language from './language.ts';
export * as shell from './shell.ts';
