// The faults of a place in the order of play (`fault`).
import { message } from './message.ts';

export const faultCourtTaken = message(
  '{numbered, select, yes {Court {court}} other {{court}}} has another match then.',
);
export const faultCourtClosed = message(
  '{numbered, select, yes {Court {court}} other {{court}}} is not open then.',
);
export const faultInTwoPlaces = message(
  '{name} also plays on {numbered, select, yes {court {court}} other {{court}}} then.',
);
export const faultShortRest = message('{name} gets {minutes} min too little rest.');
export const faultShortNight = message('{name} gets {minutes} min too little rest overnight.');
export const faultMayBeInBoth = message(
  '{name} may have to play both, with {minutes} min too little between.',
);
export const faultBeforeItsFeeder = 'The match that decides who plays is not over by then.';
export const faultShortRestAfterFeeder = message('The match before it leaves {minutes} min too little rest.');
export const faultBeforeItIsOver = 'The match that waits for it begins before it is over.';
export const faultShortRestBeforeNext = message('The match after it comes {minutes} min too soon.');
export const faultAway = message('{name} is away then.');
export const faultAwayUntil = message('{name} cannot play then: {minutes} min too early.');
export const faultAwayFrom = message('{name} cannot play then: {minutes} min too late.');
export const faultTooMany = message('{name} plays too many matches that day.');
export const faultTooEarly = message('It was not to begin before: {minutes} min too early.');
export const faultTooLate = message('It ends {minutes} min too late.');
export const faultPinnedElsewhere = 'The match is fixed to another place.';
export const faultDoesNotFollow = 'It no longer comes after the match that it should follow.';
export const faultInThePast = 'This time is over.';
export const faultToldLater = 'Its players were told a later time.';
export const faultCourtNotAllowed = message(
  '{numbered, select, yes {Court {court}} other {{court}}} is not one of the courts of this tournament.',
);
export const faultCourtUnknown = 'The match may not be played on this court.';
