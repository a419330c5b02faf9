// The texts in the page before the app runs.
import { message } from './message.ts';

export const description =
  'Tennisturniere für Vereine anlegen und leiten: Auslosung, Spielplan, Spielstände und Ergebnisse.';
export const needsJavaScript =
  'Tennis Tournament Organizer braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.';

// The titles and descriptions of a page for search engines, and where somebody shares it.
export const ofList =
  'Tennisturniere, die laufen, bevorstehen oder beendet sind: Termine, Meldungen, Tableaus und Ergebnisse.';
export const ofSchedules =
  'Die Tennismatches des Tages mit Plätzen und Uhrzeiten und die neuesten Ergebnisse.';
export const ofTournament = message('{dates} · {place}. Meldungen, Tableau, Spielplan und Ergebnisse.');
export const ofMeeting = message(
  '{dates} · {place}. {count, plural, one {# Turnier} other {# Turniere}} mit Meldungen, Tableaus und Ergebnissen.',
);
export const ofPerson = message('{name} im Tennis: Ergebnisse nach Jahren, Finals und kommende Matches.');
export const ofClub = message('Alle Turniere: {name}.');
