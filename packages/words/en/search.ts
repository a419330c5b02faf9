// The search in the header.
import { message } from './message.ts';

export const open = 'Search tournaments, players, clubs';
export const title = 'Search';
export const field = 'Search tournaments, players, clubs and pages';
export const keys = 'Ctrl K';
export const results = 'Results';
export const tournaments = 'Tournaments';
export const meetings = 'Meetings';
export const events = message('{count, plural, one {# event} other {# events}}');
export const runsToday = 'Runs today';
export const entriesOpen = 'Entries open';
export const people = 'Players';
export const clubs = 'Clubs';
export const pages = 'Pages';
export const actions = 'Actions';
export const createTournament = 'Create a tournament';
export const whenDoIPlay = 'See when you play';
export const enterTournament = 'Enter a tournament';
export const planDay = 'Plan the order of play';
export const changeSettings = 'Change theme, language or notices';
export const myProfile = 'Your profile and password';
export const born = message('born {year}');
export const found = message('{count, plural, =0 {Nothing found} one {# result} other {# results}}');
export const searching = 'Searching';
export const nothing = message('Nothing found for “{text}”. Check the spelling, or try a shorter word.');
export const unreachable = 'The server cannot be reached. You see only what this device knows already.';
export const failed = 'The search could not be opened. Please try again.';
export const hint = 'Arrow keys to choose, Enter to open, Escape to close.';

// The page at /search.
export const submit = 'Search';
export const titleOf = message('Search: {text}');
export const whatToType = 'Type the name of a player, a tournament, a meeting or a club.';
export const tooShort = 'Type at least two letters.';
export const tooOften =
  'Many searches have come from your network in a short time. Please wait a little, then load this page again.';
export const notFoundByName =
  'Players under 18 are not found by name unless their club shows names in full. Look for their tournament or club.';
export const more = message('These are the first {count}. Add a word to find the others.');
export const pageFailed = 'The search could not be done. Please try again.';
