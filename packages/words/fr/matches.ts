// Matches: rounds, states, endings, scores, and what is done to them.
import { message } from './message.ts';

export const roundRobin = 'Poule unique';
export const groupStage = 'Phase de poules';
export const group = 'Poule';
export const knockout = 'Élimination directe';
export const quarterFinal = 'Quart de finale';
export const semiFinal = 'Demi-finale';
export const thirdPlace = 'Match pour la 3e place';
export const final = 'Finale';
export const groupLetter = message('Poule {letter}');

export const stateUpcoming = 'À venir';
export const stateInProgress = 'En cours';
export const stateCompleted = 'Terminé';
export const stateCancelled = 'Annulé';

export const retiredShort = 'ab.';
export const walkoverShort = 'w.o.';
export const defaultedShort = 'disq.';
export const withdrawnShort = 'forf.';
export const abandonedShort = 'interr.';
export const cancelledShort = 'ann.';

export const tbd = 'à définir';
export const courtTbd = 'Court à définir';
export const courtNumber = message('Court {number}');
export const dateTbd = 'Date à définir';
export const timeTbd = 'Heure à définir';
export const versus = message('{first} contre {second}');
export const playerNumber = message('Inscription nº {id}');
export const seedBefore = message('Tête de série {seed}');

export const spoken = message(
  '{round, select, none {} other {{round}, }}{number, select, none {} other {match {number}, }}{first}, {second}, {phase, select, upcoming {à venir} live {en cours} completed {terminé} cancelled {annulé} other {exempt}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} vainqueur');
export const winner = 'Vainqueur';
export const serving = 'Au service';
export const tieBreak = 'jeu décisif';
export const points = 'points';
export const follow = message('Suivre {player}');
export const followed = 'Suivi :';
export const saving = 'Enregistrement';
export const conflict = 'Conflit';
export const check = 'À vérifier';

export const player1 = 'Participant 1';
export const player2 = 'Participant 2';
export const round = 'Tour';
export const start = 'Début';
export const court = 'Court';
export const status = 'État';
export const score = 'Score';
