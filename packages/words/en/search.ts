// The search in the header.
import { message } from './message.ts';

export const open = 'Search tournaments, players, clubs';
export const title = 'Search';
export const field = 'Search tournaments, players, clubs and pages';
export const keys = 'Ctrl K';
export const results = 'Results';
export const tournaments = 'Tournaments';
export const people = 'Players';
export const clubs = 'Clubs';
export const pages = 'Pages';
export const actions = 'Actions';
export const createTournament = 'Create a tournament';
export const myProfile = 'Your profile and password';
export const born = message('born {year}');
export const found = message('{count, plural, =0 {Nothing found} one {# result} other {# results}}');
export const searching = 'Searching';
export const nothing = message('Nothing found for “{text}”. Check the spelling, or try a shorter word.');
export const unreachable = 'The server cannot be reached. You see only what this device knows already.';
export const failed = 'The search could not be opened. Please try again.';
export const hint = 'Arrow keys to choose, Enter to open, Escape to close.';
