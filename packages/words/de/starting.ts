// Die Frage, bevor ein Turnier früh gestartet wird: kaum jemand ist gemeldet, sein Tag ist noch nicht da, oder die Meldung läuft (D9).
import { message } from './message.ts';

export const question = 'Jetzt starten?';
export const playersIn = message(
  '{count, plural, =0 {Niemand ist gemeldet.} one {Eine Person ist gemeldet.} other {# Personen sind gemeldet.}}',
);
export const pairsIn = message(
  '{count, plural, =0 {Niemand ist gemeldet.} one {# Paar ist gemeldet.} other {# Paare sind gemeldet.}}',
);
export const entriesClose = 'Die Meldung wird geschlossen.';
export const firstDay = message('Der erste Tag ist der {day}.');
