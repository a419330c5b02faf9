// The faults of a place in the order of play (`fault`).
import { message } from './message.ts';

export const faultCourtTaken = message(
  '{numbered, select, yes {Le court {court}} other {{court}}} a un autre match à ce moment-là.',
);
export const faultCourtClosed = message(
  '{numbered, select, yes {Le court {court}} other {{court}}} n’est pas ouvert à ce moment-là.',
);
export const faultInTwoPlaces = message(
  '{name} : aussi sur {numbered, select, yes {le court {court}} other {{court}}} à ce moment-là.',
);
export const faultShortRest = message('Il manque {minutes} min de repos à {name}.');
export const faultShortNight = message('Il manque {minutes} min de repos à {name} pendant la nuit.');
export const faultMayBeInBoth = message(
  '{name} : peut-être dans les deux, avec {minutes} min de trop peu entre eux.',
);
export const faultBeforeItsFeeder = 'Le match qui décide qui joue n’est pas terminé à ce moment-là.';
export const faultShortRestAfterFeeder = message(
  'Le match précédent laisse {minutes} min de repos de trop peu.',
);
export const faultBeforeItIsOver = 'Le match qui l’attend commence avant sa fin.';
export const faultShortRestBeforeNext = message('Le match suivant arrive {minutes} min trop tôt.');
export const faultAway = message('{name} : indisponible à ce moment-là.');
export const faultAwayUntil = message('{name} : indisponible, {minutes} min trop tôt.');
export const faultAwayFrom = message('{name} : indisponible, {minutes} min trop tard.');
export const faultTooMany = message('{name} : trop de matchs ce jour-là.');
export const faultTooEarly = message('Il ne devait pas commencer si tôt : {minutes} min trop tôt.');
export const faultTooLate = message('Il se termine {minutes} min trop tard.');
export const faultPinnedElsewhere = 'Le match est fixé ailleurs.';
export const faultDoesNotFollow = 'Il ne suit plus le match après lequel il devait venir.';
export const faultInThePast = 'Cette heure est passée.';
export const faultToldLater = 'Une heure plus tardive a été annoncée aux joueurs.';
export const faultCourtNotAllowed = message(
  '{numbered, select, yes {Le court {court}} other {{court}}} n’est pas un des courts de ce tournoi.',
);
export const faultCourtUnknown = 'Le match ne peut pas se jouer sur ce court.';
