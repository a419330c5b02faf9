// Événements : les tournois d’un club qui se jouent ensemble (D47).
import { message } from './message.ts';

export const meeting = 'Événement';
export const meetings = 'Événements';
export const intro =
  'Réunissez les tournois qui se jouent ensemble : une page où les joueurs les trouvent tous, s’inscrivent et voient qui joue.';
export const add = 'Nouvel événement';
export const remove = 'Supprimer';
export const name = 'Nom';
export const chosen = 'Tournois';
export const chooseHint = 'Ceux d’un autre événement passent à celui-ci.';
export const noTournaments = 'Le club n’a aucun tournoi à réunir.';
export const created = 'Événement créé';
export const updated = 'Événement modifié';
export const removed = 'Événement supprimé';
export const saveFailed = 'L’événement n’a pas pu être enregistré';
export const removeFailed = 'L’événement n’a pas pu être supprimé';
export const removeQuestion = message('Supprimer {name} ?');
export const removeText = 'Ses tournois restent tels quels.';
export const loadFailed = 'L’événement n’a pas pu être chargé. Veuillez réessayer.';
export const listFailed = 'Les événements n’ont pas pu être chargés. Veuillez réessayer.';
export const notFound = 'Événement introuvable';
export const notFoundText = 'Cet événement n’existe pas ou a été supprimé.';
export const events = 'Épreuves';
export const entered = message('{count} inscrits sur {most}');
export const entriesUntil = message('Inscriptions jusqu’au {when}');
export const enter = 'S’inscrire';
export const players = 'Joueurs';
export const noPlayers = 'Personne n’est encore inscrit.';
export const filter = 'Chercher un joueur';
export const noneLike = message('Personne ne s’appelle « {text} ».');
export const partOf = 'Se joue avec d’autres tournois';
export const editOf = message('Modifier {name}');
export const removeOf = message('Supprimer {name}');
export const look = 'Voir';
