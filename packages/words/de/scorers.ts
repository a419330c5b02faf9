// Mitglieder, die Punkt für Punkt zählen dürfen, ohne das Turnier zu leiten.
import { message } from './message.ts';

export const title = 'Wer zählt';
export const hint =
  'Diese Mitglieder zählen die Matches dieses Turniers Punkt für Punkt auf ihrem Telefon. Sonst können sie hier nichts.';
export const search = 'Mitglieder suchen';
export const none = 'Niemand mit diesem Namen';
export const noMembers = 'Dieser Verein hat noch keine Mitglieder.';
export const saved = message(
  '{count, plural, =0 {Niemand zählt} one {# Mitglied darf zählen} other {# Mitglieder dürfen zählen}}',
);
export const failed = 'Die Zählenden konnten nicht gespeichert werden';
export const loadFailed = 'Die Mitglieder konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const chosen = message('{count} gewählt');
export const ownTitle = 'Sie zählen';
export const ownIn = message('In {tournaments}');
export const ownNothing = 'Zurzeit gibt es kein Match zu zählen.';
export const ownNowhere = 'Sie sind in keinem Turnier zum Zählen benannt.';
export const score = 'Zählen';
export const scoreMatch = message('{match} zählen');
export const matches = 'Matches zum Zählen';
