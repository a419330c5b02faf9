// Eine veröffentlichte Auslosung prüfen: Sie wird im Browser noch einmal gelost.
import { message } from './message.ts';

export const title = 'Auslosung prüfen';
export const tournaments = 'Turniere';
export const intro =
  'Ihr Browser holt die Meldungen, die Einstellungen und die Nummer der Auslosung vom Server und lost hier und jetzt noch einmal. Dieselbe Nummer ergibt immer dasselbe Tableau. Niemand kann sich also aussuchen, wo ein Name steht.';
export const facts = message(
  'Auslosung {number} von {made}. Gelost mit der Nummer {seed} aus {entries, plural, one {# Meldung} other {# Meldungen}}.',
);
export const families =
  'Verwandte hält allein die Nummer auseinander: Es wurden andere Nummern versucht, bis niemand früh auf Verwandte traf, soweit das möglich ist. Aus dem Tableau geht also nicht hervor, wer verwandt ist.';
export const redrawn = message(
  'Auslosung {from} hatte die Nummer {seed}. {kept, plural, =0 {Keine ihrer Zeilen blieb} one {Eine ihrer Zeilen blieb} other {# ihrer Zeilen blieben}}, der Rest wurde mit der Nummer {next} gelost: Auslosung {to}.',
);
export const same = message(
  'Es ist dasselbe Tableau: {lines, plural, one {die einzige Zeile stimmt} other {alle # Zeilen stimmen}} überein.',
);
export const differs = message(
  '{lines, plural, one {Eine Zeile ist} other {# Zeilen sind}} anders, als die Nummer es ergibt.',
);
export const byHand = 'Die Turnierleitung hat Zeilen von Hand geändert.';
export const line = 'Zeile';
export const drawn = 'Neu gelost';
export const stands = 'Veröffentlicht';
export const other = 'anders';
export const steppedIn = 'später nachgerückt';
export const lines = 'Alle Zeilen';
export const impossible =
  'Es lässt sich nicht noch einmal losen: Die Meldungen oder die Regeln haben sich seither geändert.';
export const noDraw = 'Es ist kein Tableau veröffentlicht.';
export const back = 'Zurück zum Tableau';
export const link = 'Auslosung prüfen';
export const published = message('Auslosung {number} von {made}, gelost mit der Nummer {seed}.');
export const print = 'Tableau drucken';
