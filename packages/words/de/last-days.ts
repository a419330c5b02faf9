// Bis zu welchem Tag Runden zu spielen sind: was die Turnierleitung festlegt und sieht (OP39).
import { message } from './message.ts';

export const lastDays = 'Spielfristen';
export const lastDaysHint =
  'Für eine Meisterschaft über Wochen: Wählen Sie, bis zu welchem Tag jede Runde gespielt sein muss. Platz und Zeit vereinbaren die Spieler dann selbst.';
export const matchesToPlay = message(
  '{count, plural, one {# Match zu spielen} other {# Matches zu spielen}}',
);
export const lastDay = message('{round}: spielen bis');
export const spread = 'Gleichmäßig verteilen';
export const spreadHint = message('Bis zum Ende des Turniers, {day}');
export const warnBefore = message(
  'Nicht nach der Runde davor ({round}): Die darf am selben Tag oder später enden.',
);
export const warnEnd = message('Nach dem Ende des Turniers, {day}');
export const warnPast = 'Dieser Tag ist vorbei.';
export const warnClosed = 'Von der Runde davor bis zu diesem Tag ist kein Platz geöffnet.';
export const daysSaved = 'Spielfristen gespeichert';
export const daysFailed =
  'Die Spielfristen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
export const panel = 'Matches mit Spielfrist';
export const countPlayed = message('{count, plural, one {# gespielt} other {# gespielt}}');
export const countAgreed = message('{count, plural, one {# vereinbart} other {# vereinbart}}');
export const countProposed = message('{count, plural, one {# vorgeschlagen} other {# vorgeschlagen}}');
export const countNothing = message('{count, plural, one {# nicht vereinbart} other {# nicht vereinbart}}');
export const countWaiting = message(
  '{count, plural, one {# wartet auf Spieler} other {# warten auf Spieler}}',
);
export const atRisk = 'In Gefahr';
export const riskOverdue = message('{match}: Der letzte Tag war {day}');
export const riskSoon = message(
  '{match}: {days, plural, =0 {heute ist der letzte Tag} one {noch # Tag} other {noch # Tage}}, kein Termin vereinbart',
);
export const riskFeeder = message('{match}: Die Spieler stehen noch nicht fest, der letzte Tag ist {day}');
export const walkover = 'Ohne Spiel?';
