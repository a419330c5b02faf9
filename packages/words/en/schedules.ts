// Match Schedules: a day’s matches, and results.
import { message } from './message.ts';

export const title = 'Match Schedules';
export const scheduleTab = 'Schedule';
export const resultsTab = 'Results';

export const date = 'Date';
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const today = 'Today';
export const chooseDate = message('Choose a date, {day}');
export const matchesFor = message('Matches for {day}');
export const showing = message('Showing {count, plural, one {# match} other {# matches}}');
export const moreFollow = message('{count, plural, other {#}} shown, more follow.');
export const noTime = 'No Time Specified';

export const dayFailed = 'Failed to fetch matches for date';
export const dayEmpty = 'No matches scheduled for this day.';
export const resultsFailed = 'Failed to load completed matches. Please try again.';
export const resultsEmpty = 'No completed matches found.';
export const loading = 'Loading matches';
export const refresh = 'Refresh';

export const tournament = 'Tournament';
export const allTournaments = 'All tournaments';
export const noTournamentFound = 'No tournament found.';
export const unknownTournament = 'Unknown tournament';
export const filter = 'Filter by tournament';
export const filterFailed = 'The filter could not be loaded. Please try again.';
export const showMatches = 'Show matches';
export const onlyTournament = message('Only {tournament}');
export const showAllTournaments = 'Show all tournaments';

// By court, and on paper.
export const view = 'View';
export const viewList = 'List';
export const viewOrder = 'Order of play';
export const club = 'Club';
export const courtsOfDay = 'Courts';
export const sorted = 'Sorted';
export const byCourt = 'By court';
export const byTime = 'By time';
export const toCome = 'To come';
export const played = 'Played';
export const yourMatches = 'Your matches';
export const now = message('Now, {time}');
export const freeUntil = message('Free until {time}');
export const playBegins = message('Play begins at {time}');
export const nextIsDue = 'The next match is due';
export const standsStill = 'Play suspended';
export const interrupted = 'Interrupted';
export const onCourt = 'On court now';
export const closedNow = 'Out of use';
export const print = 'Print';
export const orderOfPlay = 'Order of play';
export const orderByTime = 'Order of play by time';
export const printedAt = message('Printed {time}');
export const time = 'Time';
export const court = 'Court';
export const event = 'Event';
export const players = 'Players';
export const planNote = 'Times may change. Ask at the desk.';
export const liveOn = message('{court}, on court now');
export const suspended = message(
  'Play suspended since {time}: {reason, select, rain {rain} light {light} other {other reasons}}',
);
export const againAbout = message('It is expected to go on at about {time}.');
