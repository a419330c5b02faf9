// Closing a court at the desk, and opening it again.
import { message } from './message.ts';

export const close = 'Fermer le court';
export const open = 'Rouvrir';
export const hours = 'Horaires et périodes hors service';
export const closeTitle = message('Fermer : {court}');
export const closeText =
  'Personne n’est placé sur le court pendant ce temps. Aucun match n’est déplacé pour autant.';
export const from = 'De';
export const until = 'Jusqu’à';
export const untilHint = 'Vide : le reste de la journée.';
export const fromMissing = 'Veuillez saisir une heure.';
export const already = 'Déjà hors service, et cela reste ainsi :';
export const alreadyWhole = 'Le court est déjà hors service pendant tout ce temps :';
export const span = message('de {from} à {to}');
export const spanEndless = message('à partir de {from}, jusqu’à nouvel ordre');
export const spanBecause = message('{span} : {reason}');
export const matchesThen = message(
  '{count, plural, =0 {Aucun match n’y est prévu à ce moment.} one {# match y est prévu à ce moment et doit changer de place :} other {# matchs y sont prévus à ce moment et doivent changer de place :}}',
);
export const matchAt = message('{time} : {match}');
export const playsOn = message('{match} est en cours et peut aller jusqu’au bout.');
export const closedDone = message('{court} est fermé.');
export const openTitle = message('Rouvrir : {court}');
export const openText = 'Les périodes que vous choisissez sont supprimées. Les matchs restent où ils sont.';
export const openTextNow =
  'Les périodes que vous choisissez finissent maintenant. Celles à venir sont supprimées. Les matchs restent où ils sont.';
export const times = 'Hors service';
export const openedDone = message('{court} est rouvert.');
export const failed = 'Le court n’a pas pu être modifié. Veuillez réessayer.';
