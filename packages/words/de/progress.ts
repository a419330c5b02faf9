// The meaning of a change in a draw: results (`result`), what follows from them (`news`), and why something cannot be done (`refused`).
import { message } from './message.ts';

export const resultCompleted = message('{first} schlägt {second}');
export const resultLevel = message('{first} gegen {second}: unentschieden');
export const resultRetired = message('{first} schlägt {second} durch Aufgabe');
export const resultWalkover = message('{first} schlägt {second} ohne Spiel');
export const resultDefaulted = message('{first} schlägt {second} durch Disqualifikation');
export const resultDoubleWalkover = message('{first} gegen {second}: beide ohne Spiel');
export const resultDoubleDefault = message('{first} gegen {second}: beide disqualifiziert');
export const resultAbandoned = message('{first} gegen {second}: abgebrochen');
export const resultCancelled = message('{first} gegen {second}: abgesagt');

export const newsResultEntered = message('{match}: {result}.');
export const newsResultChanged = message('{match}: {result}, nicht mehr „{before}“.');
export const newsResultRemoved = message('{match}: Das Ergebnis „{result}“ wird gelöscht.');
export const newsNotNeeded = message('{match}: Dieses Match entfällt.');
export const newsNobodyAdvances = message('{match}: Niemand kommt weiter.');
export const newsNoWinner = message('{match}: kein Sieg.');
export const newsWaitsAgain = message('{match}: Die Paarung steht wieder nicht fest.');
export const newsOpenAgain = message('{match}: Das Match ist wieder offen.');
export const newsWins = message('{match}: {name} gewinnt.');
export const newsAdvances = message('{match}: {name} kommt ohne Spiel weiter.');
export const newsWinnerPasses = message(
  '{from}: Wer hier gewinnt, kommt danach ohne Spiel weiter ({match}).',
);
export const newsOpponentPasses = message(
  '{match}: Die andere Seite steht noch nicht fest und kommt ohne Spiel weiter.',
);
export const newsLeaves = message('{match}: {name} fällt heraus, der Platz ist wieder offen.');
export const newsMovesIn = message('{match}: {name} rückt ein.');
export const newsTakesPlace = message('{match}: {name} tritt an die Stelle von {before}.');
export const newsPlaceOpen = message('{match}: Ein Platz ist wieder offen.');
export const newsBecomesBye = message('{match}: Niemand kommt hinzu, es gibt ein Freilos.');
export const newsNobodyComes = message('{match}: Niemand kommt hinzu, die andere Seite gewinnt ohne Spiel.');
export const newsOrderOpen = message('{stage}: Die Reihenfolge ist wieder offen.');
export const newsOrder = message('{stage} endet so: {order}.');
export const newsStillIn = message('{name} ist noch im Wettbewerb.');
export const newsWithdraws = message('{name} zieht zurück.');
export const newsBack = message('{name} ist wieder im Wettbewerb.');
export const newsEndsOnPlace = message('{name} belegt Platz {place}.');
export const newsEndsOnPlaces = message('{name} belegt die Plätze {best} bis {worst}.');
export const newsSeed = message('{name} ist jetzt an {seed} gesetzt.');
export const newsLine = message('{stage}: Auf Zeile {line} steht jetzt {name}.');

export const refusedOverwritesPlayed = message(
  '{count, plural, one {{matches}: Dieses Match wurde mit anderen gespielt oder begonnen. Bestätigen Sie, um das Ergebnis zu löschen.} other {{matches}: Diese Matches wurden mit anderen gespielt oder begonnen. Bestätigen Sie, um die Ergebnisse zu löschen.}}',
);
export const refusedContradictsScore = 'Bestätigen Sie, um es trotzdem einzutragen.';
export const refusedNoSuchMatch = message('Es gibt kein Match {number}.');
export const refusedNoSuchEntry = message('Es gibt keine Meldung {number}.');
export const refusedNoSuchStage = message('Teil {number} ist keine Gruppe.');
export const refusedNotReady = message('{match}: Eine Seite steht noch nicht fest.');
export const refusedNotNeeded = message('{match}: Dieses Match entfällt.');
export const refusedStillOpen = message('{match}: Dieses Match ist noch zu spielen.');
export const refusedNoResult = message('{match}: Es gibt kein Ergebnis.');
export const refusedNotPlayed = message(
  '{match} wird nicht gespielt: {side, select, bye {Eine Seite hat ein Freilos.} other {Auf einer Seite steht niemand.}}',
);
export const refusedWinnerMissing = message(
  'Zu diesem Ergebnis ({outcome, select, completed {beendet} retired {Aufgabe} walkover {ohne Spiel} defaulted {Disqualifikation} double_walkover {beide ohne Spiel} double_default {beide disqualifiziert} abandoned {abgebrochen} other {abgesagt}}) gehört ein Sieg.',
);
export const refusedWinnerGiven = message(
  'Bei diesem Ergebnis ({outcome, select, completed {beendet} retired {Aufgabe} walkover {ohne Spiel} defaulted {Disqualifikation} double_walkover {beide ohne Spiel} double_default {beide disqualifiziert} abandoned {abgebrochen} other {abgesagt}}) hat niemand gewonnen.',
);
export const refusedBadOrder = message('{stage}: Die Reihenfolge muss alle {entries} genau einmal nennen.');
export const refusedAlreadyWithdrawn = message('{name} hat bereits zurückgezogen.');
export const refusedNotWithdrawn = message('{name} hat nicht zurückgezogen.');
export const refusedNotInDraw = message('{name} steht auf keiner Zeile des Tableaus.');
export const refusedLineTaken = message('{name} hat keine Zeile mehr; sie ist neu besetzt.');
export const refusedNotNext = message(
  '{name} steht auf der Nachrückerliste an erster Stelle. Bestätigen Sie, um davon abzuweichen.',
);
export const refusedAlreadyInDraw = message('{name} steht schon in diesem Feld.');
export const refusedLoserWithdrawn = message('{name} hat zurückgezogen.');
export const refusedHasNotLost = message('{name} hat in der Qualifikation nicht verloren.');
export const refusedNoNextSeed = message(
  'Es ist nicht bekannt, wer als Nächstes gesetzt wird. Geben Sie an, wer auf die Zeile von {name} rückt.',
);
export const refusedFirstMatchPlayed = message(
  '{name} hat schon {state, select, played {gespielt} other {begonnen}}: {match}.',
);
export const refusedNoAlternate = 'Auf der Nachrückerliste steht niemand mehr.';
