// Veranstaltungen: Turniere eines Vereins, die zusammen gespielt werden (D47).
import { message } from './message.ts';

export const meeting = 'Veranstaltung';
export const meetings = 'Veranstaltungen';
export const intro =
  'Fassen Sie Turniere zusammen, die gemeinsam gespielt werden: eine Seite, auf der Spieler alle finden, sich melden und sehen, wer spielt.';
export const add = 'Neue Veranstaltung';
export const remove = 'Löschen';
export const name = 'Name';
export const chosen = 'Turniere';
export const chooseHint = 'Turniere einer anderen Veranstaltung wechseln zu dieser.';
export const noTournaments = 'Der Verein hat keine Turniere, die sich zusammenfassen lassen.';
export const created = 'Veranstaltung angelegt';
export const updated = 'Veranstaltung geändert';
export const removed = 'Veranstaltung gelöscht';
export const saveFailed = 'Die Veranstaltung konnte nicht gespeichert werden';
export const removeFailed = 'Die Veranstaltung konnte nicht gelöscht werden';
export const removeQuestion = message('{name} löschen?');
export const removeText = 'Ihre Turniere bleiben, wie sie sind.';
export const loadFailed =
  'Die Veranstaltung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const listFailed =
  'Die Veranstaltungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const notFound = 'Veranstaltung nicht gefunden';
export const notFoundText = 'Diese Veranstaltung gibt es nicht oder nicht mehr.';
export const events = 'Wettbewerbe';
export const entered = message('{count} von {most} gemeldet');
export const entriesUntil = message('Meldeschluss: {when}');
export const enter = 'Melden';
export const players = 'Spieler';
export const noPlayers = 'Noch hat niemand gemeldet.';
export const filter = 'Spieler suchen';
export const noneLike = message('Niemand heißt „{text}“.');
export const partOf = 'Wird zusammen mit anderen Turnieren gespielt';
export const editOf = message('{name} bearbeiten');
export const removeOf = message('{name} löschen');
export const look = 'Ansehen';
export const enterSeveral = 'Für mehrere Wettbewerbe melden';
export const enterSeveralText = 'Kreuzen Sie an, was gespielt werden soll, und melden Sie alles auf einmal.';
export const who = 'Wer spielt?';
export const enterEvents = message(
  '{count, plural, =0 {Melden} one {Für # Wettbewerb melden} other {Für # Wettbewerbe melden}}',
);
export const joinEvents = message('{count, plural, one {Auf die Warteliste} other {Auf # Wartelisten}}');
export const enterAndJoin = message(
  'Für {count, plural, one {# Wettbewerb} other {# Wettbewerbe}} melden, auf {waiting, plural, one {# Warteliste} other {# Wartelisten}}',
);
export const partnerMail = message('E-Mail des Partners für {event}');
export const partnerHint =
  'Zu- oder Absage kommt per E-Mail. Bleibt das Feld leer, stehen Sie auf der Liste derer, die einen Partner suchen.';
export const results = 'Was daraus geworden ist';
export const isEntered = message('{event}: gemeldet');
export const isWaiting = message('{event}: Nummer {place} auf der Warteliste');
export const isRefused = message('{event}: {reason}');
export const tickFirst = 'Bitte kreuzen Sie mindestens einen Wettbewerb an.';
export const qr = 'QR-Code: diese Seite';
export const qrHint = 'Für den Aushang: Der Code führt auf diese Seite.';
