// Feuilles : tableaux, inscriptions, pointage.
import { message } from './message.ts';

export const title = 'Imprimer';
export const print = 'Imprimer';
export const sheet = 'Que faut-il imprimer ?';
export const draw = 'Tableau';
export const entries = 'Liste des inscriptions';
export const checkIn = 'Liste de pointage';
export const waitingList = 'Liste d’attente';
export const back = 'Retour';
export const lastRounds = 'Derniers tours';
export const name = 'Nom';
export const club = 'Club';
export const seed = 'Tête de série';
export const here = 'Présent';
export const signs = '[1] tête de série · ab. abandon · WO forfait';
export const printed = message('Imprimé le {at}. Résultats en direct : {address}');
export const drawNumber = message('Tirage {number} sur {made}');
export const numberShort = 'N°';
export const preview = 'Aperçu';
export const qrCode = 'Code QR : la page en direct';
export const sectionsFrom = message('Sections {first} à {last}');
export const notice = 'Affiche avec code QR';
export const scanToEnter = 'Scannez pour vous inscrire';
export const scanToFollow = 'Scannez pour suivre en direct';
