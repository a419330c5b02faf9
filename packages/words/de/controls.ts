// Texts of controls wherever they stand: buttons, dialogs, lists, failures.
import { message } from './message.ts';

export const close = 'Schließen';
export const loading = 'Wird geladen';
export const error = 'Fehler';
export const networkError = 'Keine Verbindung. Bitte versuchen Sie es erneut.';

export const discardQuestion = 'Änderungen verwerfen?';
export const discardText = 'Ihre Eingaben sind noch nicht gespeichert.';
export const keepEditing = 'Weiter bearbeiten';
export const discard = 'Verwerfen';

export const notifications = 'Hinweise (F8)';
export const closeNotification = 'Hinweis schließen';

export const optional = '(optional)';
export const showPassword = 'Passwort anzeigen';
export const missingFields = message('Es fehlt: {fields}');
export const less = message('Weniger: {field}');
export const more = message('Mehr: {field}');
export const nothingFound = 'Nichts gefunden.';
export const choices = 'Auswahl';
export const clear = 'Auswahl löschen';
export const clearField = message('{field}: Auswahl löschen');
export const listFailed = 'Die Liste konnte nicht geladen werden. Bitte versuchen Sie es erneut.';

export const tournamentsFailed = 'Die Turniere konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const sortBy = 'Sortieren nach';
export const asListed = 'Wie aufgeführt';
export const ascending = message('{column}, aufsteigend');
export const descending = message('{column}, absteigend');
export const actions = 'Aktionen';
export const loadingTable = message('Wird geladen: {table}');

export const saved = 'Gespeichert';
export const savedAt = message('Gespeichert {time}');
export const saving = 'Wird gespeichert';
export const offline = 'Offline';
export const queued = message('Offline, {count} warten');
export const needsReview = 'Bitte prüfen';

export const staleTitle = 'Jemand anderes hat zuerst gespeichert';
export const staleText = message(
  '{name} wurde geändert, seit Sie es geöffnet haben. Vergleichen Sie beide Fassungen und entscheiden Sie.',
);
export const keepSaved = 'Gespeicherte Fassung behalten';
export const saveMine = 'Meine Fassung speichern';
export const bothVersions = 'Beide Fassungen';
export const field = 'Feld';
export const yours = 'Ihre';
export const theirs = 'Gespeichert';
export const empty = 'Leer';
export const sameVersions = 'Beide Fassungen stimmen in jedem Feld überein.';

export const overtakenTitle = 'Gespeichert und seither geändert';
export const overtakenText =
  'Ihre Änderung wurde gespeichert. Inzwischen hat jemand erneut geändert: Das ist der jetzige Stand.';
export const confirmTitle = 'Trotzdem speichern?';
export const confirmLabel = 'Trotzdem speichern';
