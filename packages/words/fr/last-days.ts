// Avant quelle date les tours sont joués : ce que l’organisation fixe et voit (OP39).
import { message } from './message.ts';

export const lastDays = 'Dates limites';
export const lastDaysHint =
  'Pour un championnat sur plusieurs semaines : choisissez la date limite de chaque tour. Les joueurs conviennent alors eux-mêmes du court et de l’heure.';
export const matchesToPlay = message('{count, plural, one {# match à jouer} other {# matchs à jouer}}');
export const lastDay = message('{round} : à jouer au plus tard le');
export const spread = 'Répartir également';
export const spreadHint = message('Jusqu’à la fin du tournoi, le {day}');
export const warnBefore = message(
  'Pas après le tour précédent ({round}), qui peut finir le même jour ou plus tard.',
);
export const warnEnd = message('Après la fin du tournoi, le {day}');
export const warnPast = 'Ce jour est passé.';
export const warnClosed = 'Aucun court n’est ouvert entre le tour précédent et ce jour.';
export const daysSaved = 'Dates limites enregistrées';
export const daysFailed = 'Les dates limites n’ont pas pu être enregistrées. Veuillez réessayer.';
export const panel = 'Matchs avec date limite';
export const countPlayed = message('{count, plural, one {# joué} other {# joués}}');
export const countAgreed = message('{count, plural, one {# convenu} other {# convenus}}');
export const countProposed = message('{count, plural, one {# proposé} other {# proposés}}');
export const countNothing = message('{count, plural, one {# non convenu} other {# non convenus}}');
export const countWaiting = message(
  '{count, plural, one {# attend ses joueurs} other {# attendent leurs joueurs}}',
);
export const atRisk = 'En danger';
export const riskOverdue = message('{match} : la date limite était le {day}');
export const riskSoon = message(
  '{match} : {days, plural, =0 {dernier jour aujourd’hui} one {encore # jour} other {encore # jours}}, aucun créneau convenu',
);
export const riskFeeder = message(
  '{match} : les joueurs ne sont pas encore connus, la date limite est le {day}',
);
export const walkover = 'Forfait ?';
