// Ob die Matches eines Tableaus auf die Plätze und Tage des Turniers passen, und womit sie passen würden.
import { message } from './message.ts';

export const checking = 'Es wird geprüft, ob Platz für alle Matches ist …';
export const fits = 'Die Matches lassen sich unterbringen.';
export const fitsNot = 'Die Matches lassen sich nicht alle unterbringen.';
export const fitsPerhaps = 'Es könnte zu eng werden.';
export const need = message(
  '{matches, plural, one {# Match braucht} other {# Matches brauchen}} etwa {hours, plural, one {# Platzstunde} other {# Platzstunden}}.',
);
export const have = message(
  '{days}: {courts, plural, one {# Platz hat} other {# Plätze haben}} {hours, plural, one {# Stunde} other {# Stunden}}.',
);
export const haveFewer = message(
  'Andere Turniere brauchen davon {hours, plural, one {# Stunde} other {# Stunden}}.',
);
export const overBy = message('Alles könnte zu Ende sein: {time}.');
export const missingHours = message(
  'Es {hours, plural, one {fehlt # Platzstunde} other {fehlen # Platzstunden}}.',
);
export const roundsTooLong =
  'Eine Runde nach der anderen, mit ihren Pausen, dauert länger, als die Plätze offen sind.';
export const tooManyADay = message(
  'Jemand kommt vielleicht auf {needed} Matches, und die Regeln des Vereins erlauben in dieser Zeit {given}.',
);
export const noPlanFound = 'Die Platzzeit reicht, aber auf Anhieb wurde kein Spielplan gefunden.';
export const waysTitle = 'Eines davon würde genügen:';
export const wayDays = message('{days, plural, one {ein Tag mehr} other {# Tage mehr}}');
export const wayCourts = message('{courts, plural, one {ein Platz mehr} other {# Plätze mehr}}');
export const wayEntries = message('höchstens {entries} Meldungen');
export const wayLimit = message(
  '{limit, plural, =0 {keine Grenze der Matches am Tag} one {# Match pro Person und Tag} other {# Matches pro Person und Tag}}; das können Sie erlauben, wenn Sie Zeiten vorschlagen lassen',
);
export const wayFormat = message('Matches von etwa {minutes} Minuten: {format}');
export const noWay = 'Eine Änderung allein genügt nicht. Ändern Sie mehreres zugleich.';
export const noCourts =
  'Der Verein hat noch keine Plätze. Ob Platz für alle Matches ist, lässt sich so nicht sagen.';
export const addCourts = 'Plätze anlegen';
export const noHours = 'An den Tagen des Turniers ist kein Platz offen.';
export const planFits = message('Mit {entries} Meldungen lassen sich die Matches unterbringen.');
export const planFitsNot = message(
  'Mit {entries} Meldungen lassen sich die Matches nicht alle unterbringen.',
);
export const planFitsPerhaps = message('Mit {entries} Meldungen könnte es zu eng werden.');
export const planOn = message(
  '{matches, plural, one {# Match} other {# Matches}} auf {courts, plural, one {# Platz} other {# Plätzen}}.',
);
export const planDays = message(
  'Etwa {matches, plural, one {# Match braucht} other {# Matches brauchen}} {needed} Tage auf {courts, plural, one {# Platz} other {# Plätzen}}; geplant {planned, plural, one {ist ein Tag} other {sind # Tage}}.',
);
export const waysElse = 'Auch eines davon würde genügen:';
