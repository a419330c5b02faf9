// Ergebnisse: die Matches, die auf jemanden warten, und das Feld zum Eintippen der Sätze.
import { message } from './message.ts';

export const title = 'Ergebnisse';
export const filter = 'Welche Matches';
export const all = 'Heute';
export const live = 'Läuft';
export const lacksWinner = 'Sieg offen';
export const queue = 'Matches, die auf Sie warten';
export const loading = 'Die wartenden Matches werden geladen';
export const failed = 'Die Matches konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const refresh = 'Aktualisieren';
export const emptyAll = 'Kein Match wartet.';
export const emptyAllText =
  'Hier stehen die Matches von heute und die ohne Uhrzeit, sobald beide Seiten feststehen.';
export const emptyLive = 'Es läuft kein Match.';
export const emptyWinner = 'Überall steht fest, wer gewonnen hat.';
export const won = message('{name} hat gewonnen');
export const choose = 'Wählen Sie ein Match, um sein Ergebnis einzutragen.';

export const boxes = 'Spiele je Satz';
export const box = message('{set}, {name}: {value, select, none {leer} other {{value}}}');
export const tieBreakBox = message(
  '{set}, Tiebreak-Punkte der Verliererseite: {value, select, none {leer} other {{value}}}',
);
export const gamesFor = message('{set}, Spiele für {name}');
export const pointsFor = message('{set}, Punkte für {name}');
export const tieBreakFor = message('{set}, Tiebreak-Punkte der Verliererseite');
export const keys = 'Ziffern';
export const erase = 'Löschen';
export const next = 'Nächstes Feld';
export const inPlay = 'Läuft noch';
export const allChoices = 'Alle Möglichkeiten';
export const whoDidNotCome = 'Wer ist nicht angetreten?';
export const wonByNobody = 'Abgebrochen: Niemand gewinnt';
export const whoWon = 'Wer hat gewonnen?';
export const setsLevel = message('{sets, plural, other {#}}:{sets, plural, other {#}} nach Sätzen');
export const leads = message('{name} führt nach Sätzen {won, plural, other {#}}:{lost, plural, other {#}}');
export const enterScore = 'Ergebnis eintippen';
export const enterSet = message('Satz {number} fehlt noch');
export const correctScore = 'Ergebnis korrigieren';
export const setNotOver = message(
  'Der Satz ist nicht zu Ende: {first}-{second}. Wählen Sie Aufgabe, oder tippen Sie weiter.',
);
export const bothSides = 'Geben Sie die Spiele beider Seiten ein.';
export const saveScore = 'Spielstand speichern';
