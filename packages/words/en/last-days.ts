// The day by which rounds are played: what the organisers set and see (OP39).
import { message } from './message.ts';

export const lastDays = 'Dates to play by';
export const lastDaysHint =
  'For a championship over weeks: choose the day by which each round must be played. The players then agree on a court and a time themselves.';
export const matchesToPlay = message('{count, plural, one {# match to play} other {# matches to play}}');
export const lastDay = message('{round}: play by');
export const spread = 'Spread evenly';
export const spreadHint = message('Until the end of the tournament, {day}');
export const warnBefore = message('Not after {round}, which may end later or on the same day.');
export const warnEnd = message('After the end of the tournament, {day}');
export const warnPast = 'This day is over.';
export const warnClosed = 'No court is open from the round before until this day.';
export const daysSaved = 'Dates saved';
export const daysFailed = 'The dates could not be saved. Please try again.';
export const panel = 'Matches to play by a date';
export const countPlayed = message('{count, plural, one {# played} other {# played}}');
export const countAgreed = message('{count, plural, one {# agreed} other {# agreed}}');
export const countProposed = message('{count, plural, one {# proposed} other {# proposed}}');
export const countNothing = message('{count, plural, one {# not arranged} other {# not arranged}}');
export const countWaiting = message('{count, plural, one {# waits for players} other {# wait for players}}');
export const atRisk = 'At risk';
export const riskOverdue = message('{match}: the last day was {day}');
export const riskSoon = message(
  '{match}: {days, plural, =0 {today is the last day} one {# day left} other {# days left}}, no time agreed',
);
export const riskFeeder = message('{match}: players are not known yet, the last day is {day}');
export const walkover = 'Walkover?';
