// Ce qui est annoncé aux personnes : la cloche de l'en-tête et sa page (D18, D44, D53).
import { message } from './message.ts';

export const title = 'Notifications';
export const unread = message(
  '{count, plural, =0 {Vous n’avez aucune notification non lue} =100 {Vous avez plus de 99 notifications non lues} one {Vous avez # notification non lue} other {Vous avez # notifications non lues}}',
);
export const many = '99+';
export const viewAll = 'Tout voir';
export const markAllRead = 'Tout marquer comme lu';
export const markFailed = 'Les notifications n’ont pas pu être marquées comme lues';
export const failed = 'Les notifications n’ont pas pu être chargées. Veuillez réessayer.';
export const isUnread = 'Non lue';
export const moreFollow = message('{count} affichées');
export const emptyTitle = 'Rien de nouveau';
export const emptyText =
  'Vous lirez ici quand un tableau est publié, quand vous jouez, quand votre match est déplacé et comment il s’est terminé.';
export const about = message('À propos de {name}');

export const kindPromoted = 'Une place';
export const kindPartnerRequest = 'Demande de partenaire';
export const kindPartnerAnswer = 'Partenaire';
export const kindPartnerLeft = 'Partenaire';
export const kindUnpaired = 'Sans partenaire';
export const kindPaired = 'Équipe';
export const kindTimesAsked = 'Horaires';
export const kindDrawOut = 'Tableau';
export const kindDrawBack = 'Tableau retiré';
export const kindWithdrawn = 'Forfait';
export const kindOpponent = 'Match modifié';
export const kindUnplayed = 'Match non joué';
export const kindPlaceBack = 'Place retirée';
export const kindOpponentLeft = 'Forfait adverse';
export const kindOrderOut = 'Programmation';
export const kindMoved = 'Déplacé';
export const kindLate = 'Heure estimée';
export const kindProposal = 'Créneau proposé';
export const kindProposalAccepted = 'Créneau convenu';
export const kindProposalDeclined = 'Créneau refusé';
export const kindPlayBy = 'À jouer avant';
export const kindCalled = 'Sur le court';
export const kindNext = 'Match suivant';
export const kindResult = 'Résultat';
export const kindSuspended = 'Jeu suspendu';
export const kindResumed = 'Le jeu reprend';
export const kindDispute = 'Résultat contesté';
export const kindReported = 'Résultat déclaré';
export const kindScorer = 'Marqueur';
export const kindEntriesOpen = 'Inscriptions ouvertes';

export const promoted = message('{who, select, self {Vous avez une place} other {{name} a une place}}');
export const partnerRequest = message(
  '{asker} souhaite jouer avec {who, select, self {vous} other {{name}}}',
);
export const partnerAnswer = message(
  '{answer, select, accepted {Votre demande est acceptée : vous jouez ensemble} declined {Votre demande est refusée} taken {La personne sollicitée joue avec quelqu’un d’autre} other {La demande a été retirée}}',
);
export const partnerLeft = message(
  '{isOut, select, out {L’autre membre de votre équipe s’est désinscrit : votre équipe ne joue pas} other {L’autre membre de votre équipe s’est désinscrit. Trouvez quelqu’un d’autre avant la clôture}}',
);
export const unpaired = message(
  '{who, select, self {Votre inscription} other {L’inscription de {name}}} n’a plus de place : l’équipe n’était pas complète à la clôture',
);
export const paired = message('{who, select, self {Vous jouez} other {{name} joue}} en équipe : {entry}');
export const timesAsked = message(
  '{name} indique des horaires, et la programmation est déjà publiée : {days}',
);
export const drawOut = 'Le tableau est publié';
export const drawBack = 'Le tableau a été retiré';
export const drawBackBecause = message('Le tableau a été retiré : {reason}');
export const withdrawn = message(
  '{who, select, self {Votre inscription} other {L’inscription de {name}}} a été retirée',
);
export const opponent = message('Le tableau a changé. Match à jouer : {match}');
export const unplayed = message(
  '{match} : {isWon, select, yes {gagné par forfait} other {non joué}}, un camp a déclaré forfait',
);
export const placeBack = message(
  '{who, select, self {Vous attendez de nouveau et n’êtes plus} other {{name} attend de nouveau et n’est plus}} dans le tableau',
);
export const opponentLeft = message(
  '{isOut, select, out {{match} : un camp a déclaré forfait, la direction du tournoi décide de l’issue du match} other {{match} : à jouer, le forfait a été annulé}}',
);
export const orderOut = message('{match} : {place}');
export const moved = message('{match} : désormais {place}');
export const movedOff = message('{match} : annulé');
export const movedFrom = message('Avant : {place}');
export const late = message('{match} a du retard : vers {time} au lieu de {before}');
export const earlierAgain = message('{match} : plus tôt qu’annoncé, vers {time}');
export const unplaced = 'encore sans horaire';
export const proposal = message('{match} : {place} est proposé. Veuillez accepter ou refuser.');
export const proposalAccepted = message('{match} : convenu, {place}');
export const proposalDeclined = message('{match} : {place} a été refusé');
export const playBy = message('{match} : à jouer au plus tard le {day}. Aucun créneau n’est encore convenu.');
export const called = message('{match} : venez maintenant sur le court');
export const calledTo = message('{match} : venez maintenant sur {court}');
export const next = message('{match} : prochain match sur {court}');
export const result = message('{winner} bat {loser}');
export const resultScored = message('{winner} bat {loser} {score}');
export const suspended = message('{match} est suspendu');
export const resumed = message('{match} reprend : {place}');
export const dispute = message('{match} : le résultat est contesté');
export const reported = message(
  '{match} : l’adversaire a déclaré le résultat. Veuillez le confirmer ou le contester',
);
export const aMatch = 'Votre match';
export const calledToFollowed = message('{match} : appelé sur {court}');
export const calledFollowed = message('{match} : appelé sur le court');
export const scorer = 'Vous pouvez marquer les matchs de ce tournoi';
export const entriesOpen = 'Les inscriptions sont ouvertes';
export const orderOutToAll = 'La programmation est publiée';
export const suspendedToAll = 'Le jeu est suspendu';
export const resumedToAll = 'Le jeu reprend';
export const pushStop = 'Arrêter les notifications';
export const pushMany = message('{count, plural, one {# notification} other {# notifications}}');
export const followed = message('{name} : {text}');
