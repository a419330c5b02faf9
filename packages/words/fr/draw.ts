// The draw: its rounds, its tools, a player’s path.
import { message } from './message.ts';

export const final = 'Finale';
export const semiFinals = 'Demi-finales';
export const semiFinal = 'Demi-finale';
export const semiFinalShort = '1/2';
export const quarterFinals = 'Quarts de finale';
export const quarterFinal = 'Quart de finale';
export const quarterFinalShort = '1/4';
export const roundsOf = message(
  '{players, plural, =16 {Huitièmes de finale} =32 {Seizièmes de finale} =64 {32es de finale} =128 {64es de finale} other {Tour à #}}',
);
export const roundOf = message(
  '{players, plural, =16 {Huitième de finale} =32 {Seizième de finale} =64 {32e de finale} =128 {64e de finale} other {Tour à #}}',
);
export const roundOfShort = message(
  '{players, plural, =16 {1/8} =32 {1/16} =64 {1/32} =128 {1/64} other {#}}',
);
export const roundMatch = message('{round}, match {number}');
export const thirdPlace = 'Match pour la 3e place';
export const champion = 'Vainqueur du tournoi';
export const qualifier = 'Qualifié';
export const qualifyingRound = message('Qualifications, tour {number}');
export const qualifyingRoundShort = message('Q{number}');

export const bye = 'Exempt';
export const byeName = 'Exempt';
export const winnerOf = message('Vainqueur du {number}');
export const loserOf = message('Perdant du {number}');
export const eitherName = message('{first} ou {second}');

export const pathWon = message('bat {opponent}{score, select, none {} other { {score}}}');
export const pathLost = message('perd contre {opponent}{score, select, none {} other { {score}}}');
export const pathAgainst = message('contre {opponent}{score, select, none {} other { {score}}}');
export const pathCancelled = message('contre {opponent}, annulé');
export const pathAloud = message('Parcours de {player}. {match} : {result}');
export const pathOf = message('Parcours de {player}');
export const closePath = message('Fermer le parcours de {player}');

export const roundsLabel = message('{draw}, tours');
export const progress = message('{done} sur {of}');
export const progressCompleted = message('{done} sur {of} terminés');
export const completed = 'Terminé';
export const showCompleted = 'Afficher les tours terminés';
export const hideCompleted = 'Masquer les tours terminés';
export const swipe = 'Balayez pour le tour suivant';

export const partOfDraw = 'Partie du tableau';
export const overview = 'Vue d’ensemble';
export const quarter = message('Quart {number}');
export const quarterShort = message('Q{number}');

export const findPlayer = 'Chercher dans le tableau';
export const nobodyFound = 'Personne de ce nom.';

export const zoom = 'Zoom';
export const zoomIn = 'Agrandir';
export const zoomOut = 'Réduire';
export const zoomPercent = message('{percent} %');
export const fit = 'Ajuster';
export const fullScreen = 'Plein écran';
export const leaveFullScreen = 'Quitter le plein écran';

export const signSeed = message('{sign} tête de série');
export const signRetired = message('{sign} abandon');
export const signWalkover = message('{sign} forfait');
export const signServing = 'au service';
export const keysMove = 'passer d’un match à l’autre';
export const keyOpen = message('{key} ouvrir');
export const keyFollow = message('{key} parcours');
export const enterKey = 'Entrée';

export const draw = 'Tableau';
export const drawOf = message('Tableau de {tournament}');
export const empty = 'Aucun match dans le tableau pour l’instant.';
export const emptyHint = 'Les matchs apparaîtront ici dès le début de l’élimination directe.';
export const unplaced = 'Hors du tableau :';
export const unplacedText = message('{matches}. Leurs tours n’ont plus de place libre.');
export const withdrawnShort = 'forf.';
export const stageMap = 'Plan du tableau';
