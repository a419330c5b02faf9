// Anmeldung vor Ort: wer da ist, wer fehlt.
import { message } from './message.ts';

export const open = 'Anmeldung vor Ort';
export const title = 'Anmeldung vor Ort';
export const tournaments = 'Turniere';
export const search = 'Spieler/in finden';
export const show = 'Anzeigen';
export const all = 'Alle';
export const expected = 'Erwartet';
export const here = 'Da';
export const missing = 'Fehlt';
export const counted = message('{here, number} von {all} da');
export const missingCounted = message('{count, plural, =0 {niemand fehlt} one {# fehlt} other {# fehlen}}');
export const markMissing = message('{name}: fehlt');
export const expect = 'Fehlt nicht';
export const expectAgain = message('{name}: fehlt nicht');
export const list = 'Spielerinnen und Spieler';
export const none = 'Noch niemand gemeldet.';
export const noneFound = 'Hier ist niemand.';
export const allHere = 'Alle sind da.';
export const failed = 'Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.';
export const refresh = 'Aktualisieren';
export const clear = 'Alle wieder erwarten';
export const clearQuestion = 'Alle wieder erwarten?';
export const clearText = 'Wie am Morgen eines neuen Tages: Niemand gilt mehr als da oder fehlend.';
export const cleared = 'Alle werden erwartet';
export const withdrawAction = message('{name} zurückziehen');
export const withdraw = 'Zurückziehen';
export const notYours = 'Nur wer dieses Turnier leitet, kann die Anmeldung vor Ort führen.';
export const back = 'Zurück zum Turnier';
export const over = 'Dieses Turnier ist beendet.';
export const entriesFailed =
  'Die Meldungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const isExpected = 'Erwartet';
export const isHere = 'Da';
export const isMissing = 'Fehlt';
