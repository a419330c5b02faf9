// The choices in the dialog of suggested times: days, spread, and the limit of matches a day.
import { message } from './message.ts';

export const planDays = 'Jours';
export const planOneDay = message('{day} seulement');
export const planUntil = message('Jusqu’au {day}');
export const planHow = 'Utilisation des jours';
export const planSpread = 'Répartir sur les jours, derniers tours le dernier jour';
export const planSoon = 'Dès que possible';
export const notSpread =
  'Répartis sur les jours, des matchs ne trouveraient pas de place. Tout finit donc dès que possible.';
export const planOfDay = message('{day} : {count, plural, one {# match} other {# matchs}}, fini vers {time}');
export const planNothing = message('{day} : aucun match');
export const planDaysNote = 'Chaque jour est publié séparément.';
export const limit = 'Nombre maximal de matchs d’une personne par jour';
export const limitClub = 'Selon les règles du club';
export const limitOf = message('{count, plural, one {# match par jour} other {# matchs par jour}}');
export const limitNone = 'Sans limite';
export const limitSingles = message('{count, plural, one {# simple} other {# simples}}');
export const limitDoubles = message('{count, plural, one {# double} other {# doubles}}');
export const limitTotal = message('{count, plural, one {# match en tout} other {# matchs en tout}}');
export const limitAdults = message('Ce plan respecte : {limits}.');
export const limitJuniors = message('Jeunes : {limits}.');
export const limitNothing = 'Ce plan n’a pas de limite.';
export const helpDays = message(
  '{unplaced, plural, =0 {Avec plus de jours, tous les matchs trouvent une place.} one {Avec plus de jours, # match reste sans place.} other {Avec plus de jours, # matchs restent sans place.}}',
);
export const helpLimit = message(
  '{unplaced, plural, =0 {Avec une limite plus haute ces jours-là, tous les matchs trouvent une place.} one {Avec une limite plus haute ces jours-là, # match reste sans place.} other {Avec une limite plus haute ces jours-là, # matchs restent sans place.}}',
);
export const helpHours = message(
  '{hours, plural, one {Si les courts restent ouverts # heure de plus} other {Si les courts restent ouverts # heures de plus}}{unplaced, plural, =0 {, tous les matchs trouvent une place.} one {, il reste # match sans place.} other {, il reste # matchs sans place.}}',
);
export const helpDay = message(
  '{unplaced, plural, =0 {Si les tournois durent un jour de plus, tous les matchs trouvent une place.} one {Si les tournois durent un jour de plus, il reste # match sans place.} other {Si les tournois durent un jour de plus, il reste # matchs sans place.}}',
);
export const placeAllTheSame = message('Le placer tout de même : {day}, {time}, {court}');
export const courtHours = 'Horaires des courts';
export const tournamentDays = 'Jours du tournoi';
export const helpNone =
  'Rien de cela ne suffit à lui seul : horaires plus longs, jours en plus, limite plus haute. Changez-en plusieurs, ou jouez un format plus court.';
