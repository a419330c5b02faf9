// Cards on paper with a code to score by phone, and the links behind them.
import { message } from './message.ts';

export const title = 'Fiches de score';
export const about =
  'Un lien permet de compter les points d’un court, ou d’un match, ce jour-là et rien d’autre. Il prend fin trois heures après la journée, ou quand vous y mettez fin.';
export const forCourts = 'Fiches de tous les courts';
export const forMatches = 'Fiches des matchs du jour';
export const made = message(
  '{count, plural, one {# fiche} other {# fiches}}. Imprimez-les maintenant : les codes ne sont montrés qu’une fois.',
);
export const print = 'Imprimer';
export const onScreens = 'L’écran d’un court peut aussi montrer le code :';
export const screenOf = message('Écran : {court}');
export const inUse = 'Liens en cours';
export const none = 'Aucun lien en cours.';
export const end = 'Mettre fin';
export const endOf = message('Mettre fin au lien : {what}');
export const ended = 'Le lien a pris fin';
export const failed = 'Les liens n’ont pas pu être créés. Veuillez réessayer.';
export const endFailed = 'Il n’a pas été possible de mettre fin au lien. Veuillez réessayer.';
export const loadFailed = 'Les liens n’ont pas pu être chargés. Veuillez réessayer.';
export const noMatches = 'Aucun match dont les deux joueurs sont connus n’est prévu ce jour-là.';
export const until = message('jusqu’à {moment}');
export const scan =
  'À scanner pour compter les points sur votre téléphone. Ou notez le score ici et apportez-le à la direction.';
export const scanCourt = 'À scanner pour compter sur votre téléphone les points du match de ce court.';
export const qrCode = 'QR code du lien de saisie du score';
export const set = message('Set {number}');
export const winner = 'Vainqueur';
export const notPlayedOut =
  'Si le match n’est pas allé à son terme, cochez le motif et indiquez le vainqueur :';
