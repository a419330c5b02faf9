// Meldungen, die ein Turnier verlassen, wer ihren Platz einnimmt, und wie man etwas in einer Auslosung rückgängig macht.
import { message } from './message.ts';

export const withdraw = 'Zurückziehen';
export const reinstate = 'Wieder aufnehmen';
export const title = message('{name} zurückziehen?');
export const backTitle = message('{name} wieder aufnehmen?');
export const reason = 'Grund';
export const injury = 'Verletzung';
export const illness = 'Krankheit';
export const noShow = 'Nicht erschienen';
export const other = 'Anderer Grund';
export const note = 'Bemerkung';
export const noteHint = 'Sichtbar für die Turnierleitung und die Person selbst.';
export const replacement = 'Wer rückt nach?';
export const luckyLoser = message('{name} (Lucky Loser)');
export const nextSeed = 'Wer auf die gesetzte Zeile kommt';
export const nextSeedHint =
  'Noch ist kein Spielplan veröffentlicht: Wer als Nächstes gesetzt wäre, kommt auf diese Zeile, und wer nachrückt, auf deren Zeile.';
export const stepsInThere = message('{name} rückt dort ein');
export const nobody = 'Niemand';
export const byTheRules = message('{name} (als Nächstes auf der Liste)');
export const passOver = 'Warum nicht der erste Name der Liste?';
export const happens = 'Das geschieht';
export const alone = 'Sonst ändert sich nichts.';
export const staysOpen = message('{match} bleibt offen: Das Ergebnis tragen Sie ein.');
export const lost = 'Diese Ergebnisse gehen verloren';
export const apply = message('{events, plural, one {Zurückziehen} other {# Meldungen zurückziehen}}');
export const otherEvents = 'Auch zurückziehen aus';
export const inEvent = message('{event}: {reason}');
export const applyBack = 'Wieder aufnehmen';
export const done = message('{name} ist zurückgezogen');
export const backDone = message('{name} ist wieder dabei');
export const failed = 'Die Meldung konnte nicht zurückgezogen werden';
export const loading = 'Die Folgen werden ermittelt …';
export const withdrawn = 'zurückgezogen';
export const withdrawnBecause = message(
  'Zurückgezogen: {reason, select, injury {Verletzung} illness {Krankheit} no_show {nicht erschienen} other {anderer Grund}}',
);
export const alternate = message('Nachrücker {place}');
export const makeAlternate = 'Als Nachrücker vormerken';
export const noAlternate = 'Aus der Nachrückerliste nehmen';
export const alternateFirst = 'An die Spitze der Nachrückerliste';
export const alternatesSaved = 'Nachrückerliste gespeichert';
export const alternatesFailed = 'Die Nachrückerliste konnte nicht geändert werden';
export const undo = 'Rückgängig';
export const undone = 'Rückgängig gemacht';
export const undoFailed = 'Das ließ sich nicht rückgängig machen';
export const more = message('{count, plural, one {# weitere Änderung} other {# weitere Änderungen}}');
export const complete = 'Match beenden';
export const bothAbsent = 'Niemand gewinnt. Der nächste Gegner kommt ohne Spiel weiter.';

// A late entry that takes a bye.
export const lateEntry = 'Ins Tableau setzen';
export const lateTitle = message('{name} ins Tableau setzen?');
export const lateHint =
  'Die Nachmeldung übernimmt ein Freilos und spielt zuerst gegen die Seite, die es hatte. Sonst ändert sich keine Linie.';
export const lateBye = 'Wer verliert das Freilos?';
export const lateBreaks = 'Das Tableau hält dann nicht alle Regeln ein';
export const latePassOver = message('Warum nicht {name} von der ersten Stelle der Liste?');
export const lateApply = 'Ins Tableau setzen';
export const lateDone = message('{name} steht im Tableau');
export const lateFailed = 'Die Meldung konnte nicht ins Tableau gesetzt werden';
