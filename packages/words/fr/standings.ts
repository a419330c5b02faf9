// Why somebody stands where they do in a table: the steps (`step`), what each had (`value`) and what that says (`reason`), each under its code (en/standings.ts).
import { message } from './message.ts';

export const stepWins = 'Victoires';
export const stepWinsShare = 'Proportion de matchs gagnés';
export const stepMatchesPlayed = 'Matchs joués';
export const stepNoForfeit = 'Sans abandon, disqualification ni forfait';
export const stepPoints = 'Points';
export const stepPointsPerMatch = 'Points par match';
export const stepHeadToHeadOfTwo = 'Confrontation directe';
export const stepHeadToHead = 'Confrontation directe';
export const stepCompletedOfThree = 'Tous les matchs terminés';
export const stepSetsShare = 'Proportion de sets gagnés';
export const stepSetsShareAmong = 'Proportion de sets gagnés entre ex æquo';
export const stepSetDifference = 'Différence de sets';
export const stepSetDifferencePerMatch = 'Différence de sets par match';
export const stepGamesShare = 'Proportion de jeux gagnés';
export const stepGamesShareAmong = 'Proportion de jeux gagnés entre ex æquo';
export const stepGameDifference = 'Différence de jeux';
export const stepGameDifferencePerMatch = 'Différence de jeux par match';
export const stepRanking = 'Classement';
export const stepLot = 'Tirage au sort';

export const valueWins = message('{count, plural, one {{count} victoire} other {{count} victoires}}');
export const valueMatchesPlayed = message(
  '{count, plural, one {{count} match joué} other {{count} matchs joués}}',
);
export const valuePoints = message('{count, plural, one {{count} point} other {{count} points}}');
export const valuePointsPerMatch = message(
  '{points, plural, one {{points} point} other {{points} points}} en {matches, plural, one {{matches} match} other {{matches} matchs}}',
);
export const valueShare = message(
  '{of} {what, select, matches {matchs} sets {sets} other {jeux}} gagnés sur {total}',
);
export const valueShareAmong = message(
  '{of} {what, select, matches {matchs} sets {sets} other {jeux}} gagnés sur {total} entre ex æquo',
);
export const valueNone = message(
  '{what, select, matches {aucun match gagné} sets {aucun set gagné} other {aucun jeu gagné}}',
);
export const valueNoneAmong = message(
  '{what, select, matches {aucun match gagné} sets {aucun set gagné} other {aucun jeu gagné}} entre ex æquo',
);
export const valueDifference = message(
  '{what, select, sets {différence de sets} other {différence de jeux}} {difference}',
);
export const valueDifferencePerMatch = message(
  '{what, select, sets {différence de sets} other {différence de jeux}} {difference} en {matches, plural, one {{matches} match} other {{matches} matchs}}',
);
export const valueBeat = message('victoire contre {rival}');
export const valueLostTo = message('défaite contre {rival}');
export const valueWonAgainst = message('{of} matchs gagnés sur {total} contre {rival}');
export const valueWonAmong = message('{of} matchs gagnés sur {total} entre ex æquo');
export const valueFinishedEveryMatch = 'tous les matchs menés à leur terme';
export const valueGaveUpAMatch = 'abandon, disqualification ou forfait';
export const valueCompletedEveryMatch = 'tous les matchs terminés';
export const valueDidNotComplete = 'des matchs non terminés';
export const valueRanked = message('classement {ranking}');
export const valueNotRanked = 'sans classement';
export const valueLot = message('tirage au sort {lot}');

export const reasonCompared = message('{own} ; {rivals}');
export const reasonRival = message('{name} : {value}');
export const reasonLevel = message('{names} à égalité sur tous les critères');
export const reasonManyLevel = message('{count} à égalité sur tous les critères');
export const reasonAlone = 'personne à qui se comparer';
export const reasonSettled = 'l’ordre a été fixé par la direction du tournoi';
export const reasonWithdrawn = 'forfait, aucun match ne compte';
