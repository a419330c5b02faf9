// Die Suche in der Kopfzeile.
import { message } from './message.ts';

export const open = 'Turniere, Spieler, Vereine suchen';
export const title = 'Suche';
export const field = 'Turniere, Spieler, Vereine und Seiten suchen';
export const keys = 'Strg K';
export const results = 'Treffer';
export const tournaments = 'Turniere';
export const people = 'Spielerinnen und Spieler';
export const clubs = 'Vereine';
export const pages = 'Seiten';
export const actions = 'Aktionen';
export const createTournament = 'Turnier anlegen';
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
