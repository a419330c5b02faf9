// When a match is played: what the plan says, and when it is expected to begin.
import { message } from './message.ts';

export const followedBy = 'Followed by';
/** The same where the match before it is not in sight. */
export const afterAnother = 'after another match';
export const notBefore = message('Not before {time}');
export const playBy = message('Play by {day}');
export const expected = message('about {median}, between {low} and {high}');
export const expectedAbout = message('about {median}');
export const span = message('{low}–{high}');
export const expectedSoon = message('soon, by about {high}');
export const calledTo = message('Called to {court}');
/** Of a match that was broken off. */
export const goesOnAt = message('Goes on at {time}');
export const goesOnWhen = message('Goes on {when}');
export const goesOnAbout = message('Expected to go on at about {time}');
export const shorterFormat = message(
  'Sets to {to}{noAd, select, yes {, no-ad} other {}}{deciding, select, tieBreak {, match tie-break} other {}}',
);
