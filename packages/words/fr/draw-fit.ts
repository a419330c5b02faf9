// Si les matchs d’un tableau tiennent sur les courts et les jours du tournoi, et ce qui les ferait tenir.
import { message } from './message.ts';

export const checking = 'Vérification de la place pour les matchs…';
export const fits = 'Il y a de la place pour tous les matchs.';
export const fitsNot = 'Il n’y a pas de place pour tous les matchs.';
export const fitsPerhaps = 'Ce sera peut-être trop juste.';
export const need = message(
  '{matches, plural, one {# match demande} other {# matchs demandent}} environ {hours, plural, one {# heure de court} other {# heures de court}}.',
);
export const have = message(
  '{courts, plural, one {# court offre} other {# courts offrent}} {hours, plural, one {# heure} other {# heures}} ({days}).',
);
export const haveFewer = message(
  'D’autres tournois en prennent {hours, plural, one {# heure} other {# heures}}.',
);
export const overBy = message('Tout pourrait être fini : {time}.');
export const missingHours = message(
  'Il manque {hours, plural, one {# heure de court} other {# heures de court}}.',
);
export const roundsTooLong =
  'Un tour après l’autre, avec les temps de repos, dure plus longtemps que l’ouverture des courts.';
export const tooManyADay = message(
  'Quelqu’un peut avoir {needed} matchs, et les règles du club en permettent {given} sur cette durée.',
);
export const noPlanFound =
  'Les heures de court suffisent, mais aucune programmation n’a été trouvée tout de suite.';
export const waysTitle = 'Une de ces choses suffirait :';
export const wayDays = message('{days, plural, one {un jour de plus} other {# jours de plus}}');
export const wayCourts = message('{courts, plural, one {un court de plus} other {# courts de plus}}');
export const wayEntries = message('{entries} inscriptions au plus');
export const wayLimit = message(
  '{limit, plural, =0 {aucune limite de matchs par jour} one {# match d’une personne par jour} other {# matchs d’une personne par jour}}, ce que vous pouvez permettre en proposant des horaires',
);
export const wayFormat = message('des matchs d’environ {minutes} minutes : {format}');
export const noWay = 'Un seul changement ne suffit pas. Changez plusieurs choses à la fois.';
export const noCourts =
  'Le club n’a pas encore de courts : on ne peut pas dire s’il y a de la place pour tous les matchs.';
export const addCourts = 'Ajouter des courts';
export const noHours = 'Aucun court n’est ouvert les jours du tournoi.';
export const planFits = message('Avec {entries} inscriptions, il y a de la place pour tous les matchs.');
export const planFitsNot = message(
  'Avec {entries} inscriptions, il n’y a pas de place pour tous les matchs.',
);
export const planFitsPerhaps = message('Avec {entries} inscriptions, ce sera peut-être trop juste.');
export const planOn = message(
  '{matches, plural, one {# match} other {# matchs}} sur {courts, plural, one {# court} other {# courts}}.',
);
export const planDays = message(
  'Environ {matches, plural, one {# match demande} other {# matchs demandent}} {needed} jours sur {courts, plural, one {# court} other {# courts}} ; vous en avez prévu {planned}.',
);
export const waysElse = 'Une de ces choses suffirait aussi :';
