// Trouver un partenaire pour le double et le double mixte.
import { message } from './message.ts';

export const requests = 'Demandes de partenaire';
export const asks = message('{name} vous propose de jouer ensemble.');
export const asksPerson = message('{name} propose à {person} de jouer ensemble.');
export const asksIn = message('{name} vous propose de jouer ensemble. Tournoi : {tournament}.');
export const asksPersonIn = message('{name} propose à {person} de jouer ensemble. Tournoi : {tournament}.');
export const accept = 'Accepter';
export const decline = 'Refuser';
export const acceptOf = message('Accepter : {name}');
export const declineOf = message('Refuser : {name}');
export const accepted = 'Vous jouez ensemble';
export const declined = 'Demande refusée';
export const enterWith = 'Inscrire à deux';
export const enterWithOf = message('Inscrire à deux : {name}');
export const joinWith = 'Rejoindre à deux la liste d’attente';
export const joinWithOf = message('Rejoindre à deux la liste d’attente : {name}');
export const askTitle = 'Demander à quelqu’un';
export const askTitleOf = message('Demander à quelqu’un pour {name}');
export const whom = 'Nom ou adresse e-mail';
export const whomHint =
  'Choisissez une personne dans la liste ou saisissez une adresse e-mail. Elle reçoit un e-mail et accepte ou refuse.';
export const players = 'Joueuses et joueurs';
export const listMe = 'Figurer parmi ceux qui cherchent';
export const listMeHint = 'Les autres personnes connectées voient le nom ici et peuvent faire une demande.';
export const ask = 'Demander';
export const askOf = message('Demander à {name}');
export const enter = 'Inscrire';
export const chooseOne =
  'Veuillez choisir une personne dans la liste, saisir une adresse e-mail ou figurer parmi ceux qui cherchent.';
export const waitingFor = message('En attente de la réponse de {name}');
export const declinedBy = message('Refus de {name}');
export const takenBy = message('{name} joue avec quelqu’un d’autre');
export const noPartner = 'Pas encore de partenaire';
export const playsWith = message('Avec {name}');
export const isLooking = 'Cherche un partenaire';
export const takeBack = 'Retirer';
export const takeBackOf = message('Retirer : demande à {name}');
export const takenBack = 'La demande est retirée';
export const asked = 'La demande est envoyée';
export const listed = 'La liste est modifiée';
export const lookers = 'Cherchent un partenaire';
export const meaning =
  'L’inscription est complète dès que l’autre a accepté. Sans partenaire, on n’a plus de place après la clôture.';
export const awaits = 'en attente d’un partenaire';
export const leavePair =
  'L’autre personne reste inscrite et peut faire une autre demande tant que les inscriptions sont ouvertes.';
export const page = 'Demande de partenaire';
export const pageAsks = message('{name} aimerait jouer avec vous. Tournoi : {tournament}.');
export const starts = message('Début : {day}');
export const signInToAccept = 'Se connecter et accepter';
export const createAccount = 'Créer un compte';
export const whoPlays = 'Qui joue ?';
export const toTournament = 'Voir le tournoi';
export const pageState = message(
  '{state, select, accepted {Vous jouez ensemble.} declined {La demande a été refusée.} withdrawn {La demande a été retirée.} taken {Vous jouez avec quelqu’un d’autre dans ce tournoi.} other {Les inscriptions sont closes : il n’est plus possible de répondre.}}',
);
export const unknownLink =
  'Ce lien n’est pas ou plus connu. Veuillez vous adresser à la personne qui vous l’a envoyé.';
export const loadFailed = 'La demande n’a pas pu être chargée. Veuillez réessayer.';
