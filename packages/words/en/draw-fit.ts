// Whether the matches of a draw fit the courts and days of the tournament, and what would make them fit.
import { message } from './message.ts';

export const checking = 'Checking whether the matches fit…';
export const fits = 'The matches fit.';
export const fitsNot = 'The matches do not fit.';
export const fitsPerhaps = 'It may be too tight.';
export const need = message(
  '{matches, plural, one {# match needs} other {# matches need}} about {hours, plural, one {# court hour} other {# court hours}}.',
);
export const have = message(
  '{days}: {courts, plural, one {# court has} other {# courts have}} {hours, plural, one {# hour} other {# hours}}.',
);
export const haveFewer = message(
  'Other tournaments need {hours, plural, one {# hour} other {# hours}} of that.',
);
export const overBy = message('All could be over by {time}.');
export const missingHours = message(
  '{hours, plural, one {# court hour is} other {# court hours are}} missing.',
);
export const roundsTooLong =
  'One round after the other, with its rests, takes longer than the courts are open.';
export const tooManyADay = message(
  'Somebody may come to {needed} matches, and the club’s rules allow {given} in this time.',
);
export const noPlanFound = 'There is enough court time, but no order of play was found at once.';
export const waysTitle = 'It would fit with one of these:';
export const wayDays = message('{days, plural, one {one more day} other {# more days}}');
export const wayCourts = message('{courts, plural, one {one more court} other {# more courts}}');
export const wayEntries = message('{entries} entries or fewer');
export const wayLimit = message(
  '{limit, plural, =0 {no limit of matches a day} one {# match of one player a day} other {# matches of one player a day}}, which you can allow when you suggest times',
);
export const wayFormat = message('matches of about {minutes} minutes: {format}');
export const noWay = 'No single change is enough. Change several things at once.';
export const noCourts = 'The club has no courts yet, so nobody can tell whether the matches fit.';
export const addCourts = 'Add courts';
export const noHours = 'No court is open on the days of the tournament.';
export const planFits = message('With {entries} entries, the matches fit.');
export const planFitsNot = message('With {entries} entries, the matches do not fit.');
export const planFitsPerhaps = message('With {entries} entries, it may be too tight.');
export const planOn = message(
  '{matches, plural, one {# match} other {# matches}} on {courts, plural, one {# court} other {# courts}}.',
);
export const planDays = message(
  'About {matches, plural, one {# match needs} other {# matches need}} {needed} days on {courts, plural, one {# court} other {# courts}}; you planned {planned, plural, one {one day} other {# days}}.',
);
export const waysElse = 'It would also fit with one of these:';
