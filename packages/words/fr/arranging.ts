// Convenir d’un match à jouer avant une date limite (OP39).
import { message } from './message.ts';

export const page = 'Convenir du match';
export const arrangeWith = message('Convenir du match contre {opponent}');
export const failed = 'Le match n’a pas pu être chargé. Veuillez réessayer.';
export const missing = 'Ce match n’existe pas, ou vous n’y jouez pas.';
export const loading = 'Chargement du match';
export const playByDay = message('À jouer au plus tard le {day}');
export const daysLeft = message(
  '{days, plural, =0 {dernier jour aujourd’hui} one {encore # jour} other {encore # jours}}',
);
export const isLate = message(
  'La date limite était le {day}. Adressez-vous à l’organisation du tournoi : elle peut vous accorder plus de temps ou décider un forfait.',
);
export const isAgreed = message('Convenu : {place}');
export const agreedHint = 'Si vous ne pouvez plus, proposez un autre créneau ci-dessous.';
export const isOver = 'Ce match est terminé ou n’est plus à convenir.';
export const ownProposal = message('Vous avez proposé {place}');
export const waiting = 'L’adversaire n’a pas encore répondu.';
export const theirProposal = message('On vous propose {place}');
export const accept = 'Accepter';
export const decline = 'Refuser';
export const takeBack = 'Retirer';
export const accepted = 'Le créneau est convenu';
export const declined = 'Proposition refusée';
export const takenBack = 'Proposition retirée';
export const wasDeclined = message('{place} a été refusé. Veuillez choisir un autre créneau.');
export const wasOvertaken = message('La proposition {place} n’est plus valable : le match a changé.');
export const answerFailed = 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.';
export const places = 'Créneaux libres';
export const placesHint =
  'Choisissez un créneau pour le proposer à l’adversaire. Le court est réservé dès qu’il est accepté.';
export const day = 'Jour';
export const previousDays = 'Jours précédents';
export const nextDays = 'Jours suivants';
export const noPlaces = 'Aucun court n’est libre pour votre match ce jour-là.';
export const loadingPlaces = 'Chargement des créneaux';
export const proposePlace = message('Proposer {time}, {court}');
export const proposeQuestion = message('Proposer {place} ?');
export const proposeMeaning = 'L’adversaire est prévenu et accepte ou refuse.';
export const proposeInstead = 'Votre proposition précédente est retirée.';
export const proposeCounter = 'Vous refusez ainsi le créneau qui vous a été proposé.';
export const propose = 'Proposer';
export const proposed = 'Créneau proposé';
export const proposeFailed = 'Le créneau n’a pas pu être proposé. Veuillez réessayer.';
export const contact = 'Contact';
export const contactOfManager = message('Pour {name}');
export const noContact = 'Votre adversaire ne montre aucune adresse.';
export const shareHint = 'Dans vos réglages, vous pouvez montrer la vôtre à vos adversaires.';
