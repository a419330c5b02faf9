// Événements : les tournois d’un club qui se jouent ensemble (D47).
import { message } from './message.ts';

export const meeting = 'Événement';
export const meetings = 'Événements';
export const intro =
  'Réunissez les tournois qui se jouent ensemble : une page où les joueurs les trouvent tous, s’inscrivent et voient qui joue.';
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
export const removeQuestion = message('Supprimer {name} ?');
export const removeText = 'Ses tournois restent tels quels.';
export const loadFailed = 'L’événement n’a pas pu être chargé. Veuillez réessayer.';
export const listFailed = 'Les événements n’ont pas pu être chargés. Veuillez réessayer.';
export const notFound = 'Événement introuvable';
export const notFoundText = 'Cet événement n’existe pas ou a été supprimé.';
export const events = 'Épreuves';
export const entered = message('Inscrits : {count} sur {most}');
export const entriesUntil = message('Inscriptions jusqu’au {when}');
export const enter = 'S’inscrire';
export const players = 'Joueurs';
export const noPlayers = 'Personne n’est encore inscrit.';
export const filter = 'Chercher un joueur';
export const noneLike = message('Personne ne s’appelle « {text} ».');
export const partOf = 'Se joue avec d’autres tournois';
export const editOf = message('Modifier {name}');
export const removeOf = message('Supprimer {name}');
export const look = 'Voir';
export const enterSeveral = 'S’inscrire à plusieurs épreuves';
export const enterSeveralText = 'Cochez ce qui doit être joué, et inscrivez tout d’un coup.';
export const who = 'Qui joue ?';
export const enterEvents = message(
  '{count, plural, =0 {S’inscrire} one {S’inscrire à # épreuve} other {S’inscrire à # épreuves}}',
);
export const joinEvents = message(
  '{count, plural, one {Rejoindre la liste d’attente} other {Rejoindre # listes d’attente}}',
);
export const enterAndJoin = message(
  'S’inscrire à {count, plural, one {# épreuve} other {# épreuves}}, rejoindre {waiting, plural, one {# liste d’attente} other {# listes d’attente}}',
);
export const partnerMail = message('E-mail du partenaire pour {event}');
export const partnerHint =
  'La personne accepte ou refuse par e-mail. Si le champ reste vide, vous figurez parmi ceux qui cherchent un partenaire.';
export const results = 'Ce qu’il en est';
export const isEntered = message('{event} : inscription faite');
export const isWaiting = message('{event} : numéro {place} sur la liste d’attente');
export const isRefused = message('{event} : {reason}');
export const tickFirst = 'Veuillez cocher au moins une épreuve.';
export const qr = 'Code QR : cette page';
export const qrHint = 'Pour l’affichage : le code mène à cette page.';
