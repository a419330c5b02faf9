// The page of the audit log. What its records say is the server’s and the domain’s.
import { message } from './message.ts';

export const title = 'Journal';
export const dashboard = 'Tableau de bord';
export const ofPlatform =
  'Qui a fait quoi sur cette plateforme, et ce qui a été refusé. Les entrées ne font que s’ajouter.';
export const ofClub = message(
  'Qui a fait quoi dans {club}, et ce qui a été refusé. Les entrées ne font que s’ajouter.',
);
export const ofThisClub =
  'Qui a fait quoi dans ce club, et ce qui a été refusé. Les entrées ne font que s’ajouter.';
export const exportCsv = 'Exporter en CSV';
export const exportJson = 'Exporter en JSON Lines';
export const failed = 'Le journal n’a pas pu être chargé. Veuillez réessayer.';
export const nothingYet = 'Rien n’a encore été enregistré.';
export const noMatch = 'Aucune entrée ne correspond.';
export const moreFollow = message('{count} affichées, d’autres suivent.');

export const person = 'Personne';
export const act = 'Action';
export const allActs = 'Toutes les actions';
export const outcome = 'Issue';
export const doneAndRefused = 'Faites et refusées';
export const done = 'Faite';
export const refused = 'Refusée';
export const from = 'Du';
export const to = 'Au';
export const reversedDays = 'Le dernier jour ne peut pas précéder le premier.';
export const show = 'Afficher';
export const filter = 'Filtrer';
export const filterTitle = 'Filtrer les entrées';
export const showAll = 'Afficher toutes les entrées';

export const checkAll = 'Vérifier toutes les entrées';
export const allGood = message(
  'Les {count} entrées sont telles qu’elles ont été écrites. Notez ailleurs la dernière empreinte pour la comparer plus tard : {hash}',
);
export const broken = message(
  'L’entrée {number} {problem, select, changed {n’est pas celle qui a été écrite} missing {manque} added {n’a pas été écrite par ce programme} other {n’est pas celle qui a été notée}}. Comparez avec un export ou une sauvegarde de confiance.',
);
export const checkFailed = 'Les entrées n’ont pas pu être vérifiées. Veuillez réessayer.';

export const timesOfDevice = message('Les jours et les heures sont ceux de cet appareil, {zone}.');
export const records = 'Entrées, les plus récentes d’abord';
export const loading = 'Chargement des entrées';
export const numberAndTime = message('N° {number} • {time}');
export const between = message('{start} à {end}');
export const onlyThis = 'Seulement';
export const onlyThisKind = message(
  'Seulement {kind, select, person {cette personne} tournament {ce tournoi} club {ce club} membership {cette adhésion} account {ce compte} session {cette session} entry {cette inscription} group {cette poule} meeting {événement} match {ce match} invitation {cette invitation} setting {ce réglage} other {ce serveur}}',
);
export const kind = message(
  '{kind, select, person {cette personne} tournament {ce tournoi} club {ce club} membership {cette adhésion} account {ce compte} session {cette session} entry {cette inscription} group {cette poule} meeting {événement} match {ce match} invitation {cette invitation} setting {ce réglage} other {ce serveur}}',
);
export const fields = message('{count, plural, one {# champ} other {# champs}}');
