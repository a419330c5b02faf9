// Screens in the clubhouse and beside a court.
import { message } from './message.ts';

export const title = message('{place}, affichage');
export const onCourt = 'En cours';
export const interrupted = 'Interrompus';
export const next = 'À suivre';
/** After the match that is next. */
export const afterNext = 'Ensuite';
export const results = 'Derniers résultats';
export const page = message('{page} sur {of}');
export const drawOf = message('{tournament} : {part}');
export const standings = 'Classements';
export const standingsOf = message('{tournament} : classements');
export const section = message('Partie {section} sur {of}');
export const nothing = 'Aucun match en ce moment.';
export const nothingYet = message('Début des matchs le {day}.');
export const follow = 'À scanner pour suivre sur votre téléphone';
export const qrCode = 'QR code de cette page pour un téléphone';
export const score = 'À scanner pour compter sur ce court';
export const scoreCode = 'QR code pour compter les points sur ce court';
export const updated = message('Actualisé à {time}');
export const pause = 'Arrêter le défilement';
export const go = 'Reprendre le défilement';
export const before = 'Page précédente';
export const after = 'Page suivante';
export const wholeScreen = 'Plein écran';
export const missing = 'Il n’y a rien à afficher à cette adresse.';
export const failed = 'L’affichage n’a pas pu être chargé. Un nouvel essai suit automatiquement.';
