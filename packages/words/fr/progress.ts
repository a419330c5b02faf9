// The meaning of a change in a draw: results (`result`), what follows from them (`news`), and why something cannot be done (`refused`).
import { message } from './message.ts';

export const resultCompleted = message('{first} bat {second}');
export const resultLevel = message('{first} contre {second} : égalité');
export const resultRetired = message('{first} bat {second} par abandon');
export const resultWalkover = message('{first} bat {second} par forfait');
export const resultDefaulted = message('{first} bat {second} par disqualification');
export const resultDoubleWalkover = message('{first} contre {second} : double forfait');
export const resultDoubleDefault = message('{first} contre {second} : double disqualification');
export const resultAbandoned = message('{first} contre {second} : match interrompu définitivement');
export const resultCancelled = message('{first} contre {second} : match annulé');

export const newsResultEntered = message('{match} : {result}.');
export const newsResultChanged = message('{match} : {result}, et non plus « {before} ».');
export const newsResultRemoved = message('{match} : le résultat « {result} » est supprimé.');
export const newsNotNeeded = message('{match} : ce match n’a pas lieu d’être.');
export const newsNobodyAdvances = message('{match} : personne ne se qualifie.');
export const newsNoWinner = message('{match} : pas de vainqueur.');
export const newsWaitsAgain = message('{match} : l’affiche est de nouveau incomplète.');
export const newsOpenAgain = message('{match} : le match est de nouveau à jouer.');
export const newsWins = message('{match} : victoire de {name}.');
export const newsAdvances = message('{match} : {name} se qualifie sans jouer.');
export const newsWinnerPasses = message('{from} : le vainqueur se qualifiera ensuite sans jouer ({match}).');
export const newsOpponentPasses = message(
  '{match} : l’adversaire n’est pas encore connu et se qualifiera sans jouer.',
);
export const newsLeaves = message('{match} : {name} n’y est plus, la place est de nouveau libre.');
export const newsMovesIn = message('{match} : arrivée de {name}.');
export const newsTakesPlace = message('{match} : {name} prend la place de {before}.');
export const newsPlaceOpen = message('{match} : une place est de nouveau libre.');
export const newsBecomesBye = message('{match} : personne n’arrive, l’autre camp est exempt.');
export const newsNobodyComes = message('{match} : personne n’arrive, l’autre camp gagne par forfait.');
export const newsOrderOpen = message('{stage} : le classement est de nouveau ouvert.');
export const newsOrder = message('{stage}, classement final : {order}.');
export const newsStillIn = message('{name} est toujours en course.');
export const newsWithdraws = message('{name} déclare forfait.');
export const newsBack = message('{name} est de nouveau en course.');
export const newsEndsOnPlace = message('{name} termine à la place {place}.');
export const newsEndsOnPlaces = message('{name} termine aux places {best} à {worst}.');
export const newsSeed = message('{name} est désormais tête de série {seed}.');
export const newsLine = message('{stage} : la ligne {line} revient à {name}.');

export const refusedOverwritesPlayed = message(
  '{count, plural, one {{matches} : ce match a été joué ou commencé avec d’autres joueurs. Confirmez pour supprimer ce résultat.} other {{matches} : ces matchs ont été joués ou commencés avec d’autres joueurs. Confirmez pour supprimer ces résultats.}}',
);
export const refusedContradictsScore = 'Confirmez pour l’enregistrer malgré tout.';
export const refusedNoSuchMatch = message('Le match {number} n’existe pas.');
export const refusedNoSuchEntry = message('L’inscription {number} n’existe pas.');
export const refusedNoSuchStage = message('La partie {number} n’est pas une poule.');
export const refusedNotReady = message('{match} : l’affiche n’est pas encore complète.');
export const refusedNotNeeded = message('{match} : ce match n’a pas lieu d’être.');
export const refusedStillOpen = message('{match} : ce match reste à jouer.');
export const refusedNoResult = message('{match} : il n’y a pas de résultat.');
export const refusedNotPlayed = message(
  '{match} : le match ne se joue pas, {side, select, bye {l’un des camps est exempt.} other {l’un des camps est vide.}}',
);
export const refusedWinnerMissing = message(
  'Ce résultat ({outcome, select, completed {terminé} retired {abandon} walkover {forfait} defaulted {disqualification} double_walkover {double forfait} double_default {double disqualification} abandoned {interrompu définitivement} other {annulé}}) demande un vainqueur.',
);
export const refusedWinnerGiven = message(
  'Ce résultat ({outcome, select, completed {terminé} retired {abandon} walkover {forfait} defaulted {disqualification} double_walkover {double forfait} double_default {double disqualification} abandoned {interrompu définitivement} other {annulé}}) n’a pas de vainqueur.',
);
export const refusedBadOrder = message(
  '{stage} : le classement doit citer une fois chacun de ses {entries} participants.',
);
export const refusedAlreadyWithdrawn = message('{name} a déjà déclaré forfait.');
export const refusedNotWithdrawn = message('{name} n’a pas déclaré forfait.');
export const refusedNotInDraw = message('{name} n’est sur aucune ligne du tableau.');
export const refusedLineTaken = message('{name} n’a plus de ligne : elle a été reprise.');
export const refusedNotNext = message(
  '{name} est en tête de la liste des remplaçants. Confirmez pour passer outre.',
);
export const refusedAlreadyInDraw = message('{name} figure déjà dans ce tableau.');
export const refusedLoserWithdrawn = message('{name} a déclaré forfait.');
export const refusedHasNotLost = message('{name} n’a pas perdu en qualifications.');
export const refusedNoNextSeed = message(
  'On ne sait pas qui doit être la prochaine tête de série. Indiquez qui prend la ligne de {name}.',
);
export const refusedFirstMatchPlayed = message(
  '{name} a déjà {state, select, played {joué} other {commencé}} : {match}.',
);
export const refusedNoAlternate = 'Il ne reste aucun remplaçant sur la liste.';
