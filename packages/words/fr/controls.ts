// Texts of controls wherever they stand: buttons, dialogs, lists, failures.
import { message } from './message.ts';

export const close = 'Fermer';
export const loading = 'Chargement';
export const error = 'Erreur';
export const networkError = 'Erreur réseau. Veuillez réessayer.';

export const discardQuestion = 'Abandonner les modifications ?';
export const discardText = 'Votre saisie n’est pas encore enregistrée.';
export const keepEditing = 'Continuer la saisie';
export const discard = 'Abandonner';

export const notifications = 'Notifications (F8)';
export const closeNotification = 'Fermer la notification';

export const optional = '(facultatif)';
export const showPassword = 'Afficher le mot de passe';
export const missingFields = message('Champs manquants : {fields}');
export const less = message('Moins : {field}');
export const more = message('Plus : {field}');
export const nothingFound = 'Aucun résultat.';
export const choices = 'Choix';
export const clear = 'Effacer le choix';
export const clearField = message('Effacer : {field}');
export const listFailed = 'La liste n’a pas pu être chargée. Veuillez réessayer.';

export const tournamentsFailed = 'Les tournois n’ont pas pu être chargés. Veuillez réessayer.';
export const sortBy = 'Trier par';
export const asListed = 'Dans l’ordre de la liste';
export const ascending = message('{column}, croissant');
export const descending = message('{column}, décroissant');
export const actions = 'Actions';
export const loadingTable = message('Chargement : {table}');

export const saved = 'Enregistré';
export const savedAt = message('Enregistré à {time}');
export const saving = 'Enregistrement';
export const offline = 'Hors ligne';
export const queued = message('Hors ligne, {count} en attente');
export const needsReview = 'À vérifier';

export const staleTitle = 'Quelqu’un a enregistré avant vous';
export const staleText = message(
  '{name} : modifié depuis que vous l’avez ouvert. Comparez les deux versions, puis choisissez.',
);
export const keepSaved = 'Garder la version enregistrée';
export const saveMine = 'Enregistrer ma version';
export const bothVersions = 'Les deux versions';
export const field = 'Champ';
export const yours = 'La vôtre';
export const theirs = 'Enregistrée';
export const empty = 'Vide';
export const sameVersions = 'Les deux versions sont identiques dans tous les champs.';

export const overtakenTitle = 'Enregistré, puis modifié';
export const overtakenText =
  'Votre modification a été enregistrée. Quelqu’un l’a modifiée depuis : voici l’état actuel.';
export const confirmTitle = 'Enregistrer quand même ?';
export const confirmLabel = 'Enregistrer quand même';
