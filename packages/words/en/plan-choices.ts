// The choices in the dialog of suggested times: days, spread, and the limit of matches a day.
import { message } from './message.ts';

export const planDays = 'Days';
export const planOneDay = message('{day} only');
export const planUntil = message('Until {day}');
export const planHow = 'How the days are used';
export const planSpread = 'Spread over the days, last rounds on the last day';
export const planSoon = 'As soon as possible';
export const notSpread =
  'Spread over the days, matches would find no place. So all is over as soon as possible.';
export const planOfDay = message(
  '{day}: {count, plural, one {# match} other {# matches}}, over about {time}',
);
export const planNothing = message('{day}: no match');
export const planDaysNote = 'Each day is published on its own.';
export const limit = 'The most matches of one player on a day';
export const limitClub = 'As the club’s rules say';
export const limitOf = message('{count, plural, one {# match a day} other {# matches a day}}');
export const limitNone = 'No limit';
export const limitSingles = message('{count, plural, other {# singles}}');
export const limitDoubles = message('{count, plural, other {# doubles}}');
export const limitTotal = message('{count, plural, one {# match in all} other {# matches in all}}');
export const limitAdults = message('This plan keeps to {limits}.');
export const limitJuniors = message('Juniors: {limits}.');
export const limitNothing = 'This plan has no limit.';
export const helpDays = message(
  '{unplaced, plural, =0 {With more days all matches find a place.} one {With more days # match is left out.} other {With more days # matches are left out.}}',
);
export const helpLimit = message(
  '{unplaced, plural, =0 {With a higher limit for these days all matches find a place.} one {With a higher limit for these days # match is left out.} other {With a higher limit for these days # matches are left out.}}',
);
export const helpHours = message(
  '{hours, plural, one {If the courts are open # hour longer} other {If the courts are open # hours longer}}{unplaced, plural, =0 {, all matches find a place.} one {, # match is left out.} other {, # matches are left out.}}',
);
export const helpDay = message(
  '{unplaced, plural, =0 {If the tournaments go on for one more day, all matches find a place.} one {If the tournaments go on for one more day, # match is left out.} other {If the tournaments go on for one more day, # matches are left out.}}',
);
export const placeAllTheSame = message('Place it all the same: {day}, {time}, {court}');
export const courtHours = 'Court hours';
export const tournamentDays = 'Days of the tournament';
export const helpNone =
  'None of these alone makes more room: longer hours, more days, a higher limit. Change several of them, or a shorter format.';
