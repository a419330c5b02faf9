// When a match is played: what the plan says, and when it is expected to begin.
import { message } from './message.ts';

export const followedBy = 'À suivre';
/** The same where the match before it is not in sight. */
export const afterAnother = 'après un autre match';
export const notBefore = message('Pas avant {time}');
export const playBy = message('À jouer avant le {day} inclus');
export const expected = message('vers {median}, entre {low} et {high}');
export const expectedAbout = message('vers {median}');
export const span = message('{low}–{high}');
export const expectedSoon = message('bientôt, avant {high} environ');
export const calledTo = message('Appelé : {court}');
/** Of a match that was broken off. */
export const goesOnAt = message('Reprise à {time}');
export const goesOnWhen = message('Reprise {when}');
export const goesOnAbout = message('Reprise prévue vers {time}');
export const shorterFormat = message(
  'Sets à {to} jeux{noAd, select, yes {, sans avantage} other {}}{deciding, select, tieBreak {, super jeu décisif} other {}}',
);
