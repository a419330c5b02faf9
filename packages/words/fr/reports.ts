// Résultats déclarés par les joueurs.
import { message } from './message.ts';

export const title = 'Résultat';
export const failed = 'Ce résultat n’a pas pu être chargé. Veuillez réessayer.';
export const report = 'Déclarer le résultat';
export const reportAction = 'Déclarer le résultat';
export const answerAction = 'Confirmer le résultat';
export const seeReport = 'Voir le résultat déclaré';
export const meaning = message(
  '{count, plural, one {L’adversaire a # heure pour le confirmer ou le contester. Sans réponse, il compte.} other {L’adversaire a # heures pour le confirmer ou le contester. Sans réponse, il compte.}}',
);
export const reported = 'Le résultat est déclaré';
export const reportFailed = 'Le résultat n’a pas pu être déclaré';
export const versionOf = message('Selon {name}');
export const wonBy = message('{winner} a gagné {score}');
export const noVersion = 'Pas comme cela. Aucun autre score n’a été donné.';
export const waitsFor = message('Attend la réponse de {name} jusqu’à {time}. Sans réponse, il compte alors.');
export const countsAt = message('Sans votre réponse, il compte à partir de {time}.');
export const confirm = 'Confirmer';
export const dispute = 'Contester';
export const takeBack = 'Retirer';
export const sendDispute = 'Contester ce résultat';
export const confirmed = 'Le résultat compte';
export const disputedToast = 'La direction du tournoi décidera';
export const takenBack = 'Votre déclaration est retirée';
export const answerFailed = 'Votre réponse n’a pas pu être envoyée';
export const disputeTitle = 'Comment le match s’est-il terminé ?';
export const disputeHint = 'Donnez le score tel que vous l’avez, ou laissez-le vide.';
export const disputed = 'Contesté';
export const disputedText = 'Les deux camps ne sont pas d’accord. La direction du tournoi décide.';
export const open = 'Déclaré';
export const enterThis = 'Saisir ce résultat';
export const entered = 'Résultat saisi';
export const nothing = 'Il n’y a rien à déclarer';
export const nothingText =
  'Ce match a déjà son résultat, n’est pas encore prêt, ou le tournoi saisit lui-même les résultats.';
export const toMatch = 'Ouvrir le tournoi';
export const wholeScore = 'Veuillez donner le résultat entier, avec son vainqueur.';
export const setting = 'Les joueurs déclarent leurs résultats';
export const settingHint =
  'Un camp déclare, l’autre confirme ou conteste. Jusque-là, personne n’avance dans le tableau.';
export const settingOff = 'Non';
export const settingHours = message(
  '{count, plural, one {Oui, réponse sous # heure} other {Oui, réponse sous # heures}}',
);
export const settingDays = message(
  '{count, plural, one {Oui, réponse sous # jour} other {Oui, réponse sous # jours}}',
);
export const queueOpen = message('Déclaré par {name}');
export const queueDisputed = 'Résultat contesté';
