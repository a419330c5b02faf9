// Keeping score on court (en/scoring.ts).
import { message } from './message.ts';

export const logNothingToUndo = 'Es gibt nichts zurückzunehmen.';
export const logMatchOver = 'Das Match ist zu Ende.';
export const logNoLets = 'Ohne Netzwiederholung ist ein Aufschlag, der das Netz berührt, im Spiel.';
export const logNoChoiceOfCourt = 'Die Seite des Rückschlags wird nur beim Entscheidungspunkt gewählt.';
export const logOrderFixed =
  'Die Reihenfolge steht bis zum nächsten Satz fest. Berichtigen Sie stattdessen, wer aufschlägt.';
export const logNotTimed = 'Dieser Satz wird nicht auf Zeit gespielt.';
export const logNoGames = 'Dieser Satz zählt nach Punkten; ein Spiel kann man nicht verlieren.';
export const logImpossibleScore =
  'Diesen Stand gibt es im Modus dieses Matches nicht, oder er entscheidet das Match.';
export const logAlreadyStarted =
  'Das Match hat begonnen. Es endet also durch Aufgabe, Disqualifikation oder Abbruch.';
export const logNotDoubles = message(
  '{asked, select, order {Eine Reihenfolge innerhalb einer Seite gibt es nur im Doppel.} secondPlayer {Nur im Doppel hat eine Seite zwei Spieler.} other {Im Einzel gibt es nur einen Rückschläger.}}',
);

export const digitNoPartner = message('In diesem Modus endet kein Satz mit {value} auf einer Seite.');
export const digitSetNotOver = message('Bei {first}-{second} ist der Satz nicht zu Ende.');
export const digitTooManyDigits = 'Eine Zahl hat höchstens zwei Ziffern, und nach der 0 folgt keine.';
