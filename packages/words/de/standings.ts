// Why somebody stands where they do in a table: the steps (`step`), what each had (`value`) and what that says (`reason`), each under its code (en/standings.ts).
import { message } from './message.ts';

export const stepWins = 'Siege';
export const stepWinsShare = 'Anteil gewonnener Matches';
export const stepMatchesPlayed = 'Gespielte Matches';
export const stepNoForfeit = 'Ohne Aufgabe, Disqualifikation oder Match ohne Spiel (w.o.)';
export const stepPoints = 'Punkte';
export const stepPointsPerMatch = 'Punkte pro Match';
export const stepHeadToHeadOfTwo = 'Direkter Vergleich';
export const stepHeadToHead = 'Direkter Vergleich';
export const stepCompletedOfThree = 'Alle Matches zu Ende gespielt';
export const stepSetsShare = 'Anteil gewonnener Sätze';
export const stepSetsShareAmong = 'Anteil gewonnener Sätze im direkten Vergleich';
export const stepSetDifference = 'Satzdifferenz';
export const stepSetDifferencePerMatch = 'Satzdifferenz pro Match';
export const stepGamesShare = 'Anteil gewonnener Spiele';
export const stepGamesShareAmong = 'Anteil gewonnener Spiele im direkten Vergleich';
export const stepGameDifference = 'Spieldifferenz';
export const stepGameDifferencePerMatch = 'Spieldifferenz pro Match';
export const stepRanking = 'Rangliste';
export const stepLot = 'Los';

export const valueWins = message('{count, plural, one {{count} Sieg} other {{count} Siege}}');
export const valueMatchesPlayed = message(
  '{count, plural, one {{count} Match gespielt} other {{count} Matches gespielt}}',
);
export const valuePoints = message('{count, plural, one {{count} Punkt} other {{count} Punkte}}');
export const valuePointsPerMatch = message(
  '{points, plural, one {{points} Punkt} other {{points} Punkte}} in {matches, plural, one {{matches} Match} other {{matches} Matches}}',
);
export const valueShare = message(
  '{of} von {total} {what, select, matches {Matches} sets {Sätzen} other {Spielen}} gewonnen',
);
export const valueShareAmong = message(
  '{of} von {total} {what, select, matches {Matches} sets {Sätzen} other {Spielen}} im direkten Vergleich gewonnen',
);
export const valueNone = message(
  '{what, select, matches {kein Match} sets {keinen Satz} other {kein Spiel}} gewonnen',
);
export const valueNoneAmong = message(
  '{what, select, matches {kein Match} sets {keinen Satz} other {kein Spiel}} im direkten Vergleich gewonnen',
);
export const valueDifference = message(
  '{what, select, sets {Satzdifferenz} other {Spieldifferenz}} {difference}',
);
export const valueDifferencePerMatch = message(
  '{what, select, sets {Satzdifferenz} other {Spieldifferenz}} {difference} in {matches, plural, one {{matches} Match} other {{matches} Matches}}',
);
export const valueBeat = message('Sieg gegen {rival}');
export const valueLostTo = message('Niederlage gegen {rival}');
export const valueWonAgainst = message('{of} von {total} Matches gegen {rival} gewonnen');
export const valueWonAmong = message('{of} von {total} Matches im direkten Vergleich gewonnen');
export const valueFinishedEveryMatch = 'alle Matches zu Ende gebracht';
export const valueGaveUpAMatch = 'aufgegeben, disqualifiziert oder ohne Spiel verloren (w.o.)';
export const valueCompletedEveryMatch = 'alle Matches zu Ende gespielt';
export const valueDidNotComplete = 'nicht alle Matches zu Ende gespielt';
export const valueRanked = message('Ranglistenplatz {ranking}');
export const valueNotRanked = 'ohne Ranglistenplatz';
export const valueLot = message('Los {lot}');

export const reasonCompared = message('{own}; {rivals}');
export const reasonRival = message('{name}: {value}');
export const reasonLevel = message('{names} nach allen Kriterien gleich');
export const reasonManyLevel = message('{count} nach allen Kriterien gleich');
export const reasonAlone = 'niemand zum Vergleich';
export const reasonSettled = 'die Reihenfolge hat die Turnierleitung festgelegt';
export const reasonWithdrawn = 'zurückgezogen, kein Match zählt';
