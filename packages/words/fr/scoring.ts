// Keeping score on court (en/scoring.ts).
import { message } from './message.ts';

export const logNothingToUndo = 'Il n’y a rien à annuler.';
export const logMatchOver = 'Le match est terminé.';
export const logNoLets = 'Sans let, un service qui touche le filet reste en jeu.';
export const logNoChoiceOfCourt = 'Le relanceur ne choisit son côté que sur un point décisif.';
export const logOrderFixed = 'L’ordre est fixé jusqu’au prochain set ; corrigez plutôt qui est au service.';
export const logNotTimed = 'Ce set ne se joue pas au temps.';
export const logNoGames = 'Ce set se compte en points ; il n’y a pas de jeu à perdre.';
export const logImpossibleScore =
  'Ce score n’est pas possible dans le format de ce match, ou il décide du match.';
export const logAlreadyStarted =
  'Le match a commencé : il se termine donc par un abandon, une disqualification ou une interruption définitive.';
export const logNotDoubles = message(
  '{asked, select, order {Seul le double a un ordre au sein d’un camp.} secondPlayer {Seul le double a un second joueur.} other {En simple, il n’y a qu’un relanceur.}}',
);

export const digitNoPartner = message('Aucun set de ce format ne se termine avec {value} d’un côté.');
export const digitSetNotOver = message('À {first}-{second}, le set n’est pas terminé.');
export const digitTooManyDigits = 'Un nombre a au plus deux chiffres, et aucun après 0.';
