// Die Suche in der Kopfzeile.
import { message } from './message.ts';

export const open = 'Turniere, Spieler, Vereine suchen';
export const title = 'Suche';
export const field = 'Turniere, Spieler, Vereine und Seiten suchen';
export const keys = 'Strg K';
export const results = 'Treffer';
export const tournaments = 'Turniere';
export const meetings = 'Veranstaltungen';
export const events = message('{count, plural, one {# Wettbewerb} other {# Wettbewerbe}}');
export const runsToday = 'Läuft heute';
export const entriesOpen = 'Meldung offen';
export const people = 'Spielerinnen und Spieler';
export const clubs = 'Vereine';
export const pages = 'Seiten';
export const actions = 'Aktionen';
export const createTournament = 'Turnier anlegen';
export const whenDoIPlay = 'Nachsehen, wann Sie spielen';
export const enterTournament = 'Zu einem Turnier melden';
export const planDay = 'Den Spielplan erstellen';
export const changeSettings = 'Farben, Sprache oder Mitteilungen ändern';
export const myProfile = 'Ihr Profil und Passwort';
export const born = message('Jahrgang {year}');
export const found = message('{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}');
export const searching = 'Suche läuft';
export const nothing = message(
  'Nichts gefunden zu „{text}“. Prüfen Sie die Schreibweise oder versuchen Sie es mit einem kürzeren Wort.',
);
export const unreachable = 'Der Server ist nicht zu erreichen. Sie sehen nur, was dieses Gerät schon kennt.';
export const failed = 'Die Suche ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.';
export const hint = 'Pfeiltasten zum Wählen, Enter zum Öffnen, Esc zum Schließen.';

// The page at /search.
export const submit = 'Suchen';
export const titleOf = message('Suche: {text}');
export const whatToType =
  'Geben Sie den Namen einer Person, eines Turniers, einer Veranstaltung oder eines Vereins ein.';
export const tooShort = 'Geben Sie mindestens zwei Buchstaben ein.';
export const tooOften =
  'Aus Ihrem Netz kamen in kurzer Zeit viele Suchen. Bitte warten Sie ein wenig und laden Sie die Seite dann neu.';
export const notFoundByName =
  'Wer unter 18 ist, wird nicht beim Namen gefunden, außer der Verein zeigt volle Namen. Suchen Sie nach dem Turnier oder dem Verein.';
export const more = message('Das sind die ersten {count}. Mit einem weiteren Wort finden Sie die anderen.');
export const pageFailed = 'Die Suche ist nicht gelungen. Bitte versuchen Sie es noch einmal.';
