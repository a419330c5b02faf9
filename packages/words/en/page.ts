// The texts in the page before the app runs.
import { message } from './message.ts';

export const description =
  'Create and run tennis tournaments for clubs: draws, schedules, scores and results.';
export const needsJavaScript =
  'Tennis Tournament Organizer needs JavaScript. Please turn it on and reload the page.';

// The titles and descriptions of a page for search engines, and where somebody shares it.
export const ofList =
  'Tennis tournaments that are on, that are coming up and that are over: dates, entries, draws and results.';
export const ofSchedules = 'Tennis matches of the day with their courts and times, and the latest results.';
export const ofTournament = message('{dates} · {place}. Entries, draw, order of play and results.');
export const ofMeeting = message(
  '{dates} · {place}. {count, plural, one {# tournament} other {# tournaments}} with entries, draws and results.',
);
export const ofPerson = message('{name} at tennis: results by year, finals and matches to come.');
export const ofClub = message('All tournaments of {name}.');
