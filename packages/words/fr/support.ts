// Support tickets: those of everybody for super admins, and one's own.
import { message } from './message.ts';

export const title = 'Tickets d’assistance';
export const intro = 'Les questions de tous, les plus récentes d’abord.';
export const ticketsFailed = 'Les tickets n’ont pas pu être chargés. Veuillez réessayer.';
export const responsesFailed = 'Les réponses n’ont pas pu être chargées.';
export const search = 'Rechercher par objet, nom ou e-mail';
export const status = 'Statut';
export const priority = 'Priorité';
export const assignedTo = 'Attribué à';
export const statusOpen = 'Ouvert';
export const statusInProgress = 'En cours';
export const statusResolved = 'Résolu';
export const statusClosed = 'Fermé';
export const priorityLow = 'Faible';
export const priorityMedium = 'Moyenne';
export const priorityHigh = 'Haute';
export const priorityUrgent = 'Urgente';
export const everyStatus = 'Tous les statuts';
export const everyPriority = 'Toute priorité';
export const everyAssignment = 'Tous';
export const assignedToMe = 'Qui me sont attribués';
export const unassigned = 'Non attribué';
export const me = message('{name} (moi)');
export const otherAdmin = 'Une autre personne';
export const list = 'Tickets';
export const noTickets = 'Il n’y a pas de ticket.';
export const noneFound = 'Aucun ticket ne correspond.';
export const clearFilter = 'Effacer le filtre';
export const moreFollow = message(
  '{count, plural, one {{count} ticket affiché} other {{count} tickets affichés}}',
);
export const choose = 'Choisissez un ticket pour le lire.';
export const backToList = 'Tous les tickets';
export const asked = message('{name}, {when}');
export const responses = 'Réponses';
export const noResponses = 'Pas encore de réponse.';
export const yourResponse = 'Votre réponse';
export const send = 'Envoyer la réponse';
export const sending = 'Envoi…';
export const sent = 'Réponse envoyée';
export const sentText = 'Elle figure maintenant sous le ticket.';
export const sendFailed = 'La réponse n’a pas pu être envoyée.';
export const updated = 'Ticket modifié';
export const updatedText = message('{subject} a été modifié.');
export const updateFailed = 'Le ticket n’a pas pu être modifié.';
export const saved = message('{field} : enregistré');

export const helpTitle = 'Aide';
export const helpIntro = 'Posez vos questions à l’administration de la plateforme et suivez ses réponses.';
export const writeTo = message('Vous pouvez aussi écrire à {address}.');
export const newTicket = 'Nouveau ticket';
export const newTicketText =
  'Dites ce que vous vouliez faire et ce qui s’est passé. N’indiquez pas de mot de passe.';
export const subject = 'Objet';
export const question = 'Votre question';
export const openTicket = 'Envoyer le ticket';
export const opened = 'Ticket envoyé';
export const openedText = 'Vous trouverez la réponse ici.';
export const openFailed = 'Le ticket n’a pas pu être envoyé';
export const noOwnTickets = 'Vous n’avez encore rien demandé.';
export const yourTickets = 'Vos tickets';
