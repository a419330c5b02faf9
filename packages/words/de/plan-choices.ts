// The choices in the dialog of suggested times: days, spread, and the limit of matches a day.
import { message } from './message.ts';

export const planDays = 'Tage';
export const planOneDay = message('Nur {day}');
export const planUntil = message('Bis {day}');
export const planHow = 'Wie die Tage genutzt werden';
export const planSpread = 'Auf die Tage verteilt, die letzten Runden am letzten Tag';
export const planSoon = 'So bald wie möglich';
export const notSpread =
  'Auf die Tage verteilt fänden Matches keine Stelle. Deshalb ist alles so bald wie möglich vorbei.';
export const planOfDay = message(
  '{day}: {count, plural, one {# Match} other {# Matches}}, vorbei etwa um {time}',
);
export const planNothing = message('{day}: kein Match');
export const planDaysNote = 'Jeder Tag wird für sich veröffentlicht.';
export const limit = 'Höchstzahl der Matches pro Person und Tag';
export const limitClub = 'Nach den Regeln des Vereins';
export const limitOf = message('{count, plural, one {# Match am Tag} other {# Matches am Tag}}');
export const limitNone = 'Keine Grenze';
export const limitSingles = message('{count, plural, other {# Einzel}}');
export const limitDoubles = message('{count, plural, other {# Doppel}}');
export const limitTotal = message('{count, plural, one {insgesamt # Match} other {insgesamt # Matches}}');
export const limitAdults = message('Dieser Plan hält ein: {limits}.');
export const limitJuniors = message('Jugend: {limits}.');
export const limitNothing = 'Dieser Plan hat keine Grenze.';
export const helpDays = message(
  '{unplaced, plural, =0 {Mit mehr Tagen finden alle Matches eine Stelle.} one {Mit mehr Tagen bleibt # Match übrig.} other {Mit mehr Tagen bleiben # Matches übrig.}}',
);
export const helpLimit = message(
  '{unplaced, plural, =0 {Mit einer höheren Grenze für diese Tage finden alle Matches eine Stelle.} one {Mit einer höheren Grenze für diese Tage bleibt # Match übrig.} other {Mit einer höheren Grenze für diese Tage bleiben # Matches übrig.}}',
);
export const helpHours = message(
  '{hours, plural, one {Sind die Plätze # Stunde länger offen} other {Sind die Plätze # Stunden länger offen}}{unplaced, plural, =0 {, finden alle Matches eine Stelle.} one {, bleibt # Match übrig.} other {, bleiben # Matches übrig.}}',
);
export const helpDay = message(
  '{unplaced, plural, =0 {Dauern die Turniere einen Tag länger, finden alle Matches eine Stelle.} one {Dauern die Turniere einen Tag länger, bleibt # Match übrig.} other {Dauern die Turniere einen Tag länger, bleiben # Matches übrig.}}',
);
export const placeAllTheSame = message('Trotzdem ansetzen: {day}, {time}, {court}');
export const courtHours = 'Öffnungszeiten';
export const tournamentDays = 'Tage des Turniers';
export const helpNone =
  'Nichts davon allein schafft mehr Raum: längere Öffnungszeiten, mehr Tage, eine höhere Grenze. Ändern Sie mehreres, oder spielen Sie in einem kürzeren Modus.';
