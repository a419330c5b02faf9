// When a match is played: what the plan says, and when it is expected to begin.
import { message } from './message.ts';

export const followedBy = 'Anschließend';
/** The same where the match before it is not in sight. */
export const afterAnother = 'nach einem anderen Match';
export const notBefore = message('Nicht vor {time}');
export const playBy = message('Zu spielen bis {day}');
export const expected = message('etwa {median}, zwischen {low} und {high}');
export const expectedAbout = message('etwa {median}');
export const span = message('{low}–{high}');
export const expectedSoon = message('bald, bis etwa {high}');
export const calledTo = message('Aufgerufen: {court}');
/** Of a match that was broken off. */
export const goesOnAt = message('Geht um {time} weiter');
export const goesOnWhen = message('Geht {when} weiter');
export const goesOnAbout = message('Geht voraussichtlich gegen {time} weiter');
export const shorterFormat = message(
  'Sätze bis {to}{noAd, select, yes {, No-Ad} other {}}{deciding, select, tieBreak {, Match-Tiebreak} other {}}',
);
