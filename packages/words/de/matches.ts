// Matches: rounds, states, endings, scores, and what is done to them.
import { message } from './message.ts';

export const roundRobin = 'Jeder gegen jeden';
export const groupStage = 'Gruppenphase';
export const group = 'Gruppe';
export const knockout = 'K.-o.-Runde';
export const quarterFinal = 'Viertelfinale';
export const semiFinal = 'Halbfinale';
export const thirdPlace = 'Spiel um Platz 3';
export const final = 'Finale';
export const groupLetter = message('Gruppe {letter}');

export const stateUpcoming = 'Steht an';
export const stateInProgress = 'Läuft';
export const stateCompleted = 'Beendet';
export const stateCancelled = 'Abgesagt';

export const retiredShort = 'Aufg.';
export const walkoverShort = 'w. o.';
export const defaultedShort = 'disq.';
export const withdrawnShort = 'zgz.';
export const abandonedShort = 'abgebr.';
export const cancelledShort = 'abges.';

export const tbd = 'offen';
export const courtTbd = 'Platz offen';
export const courtNumber = message('Platz {number}');
export const dateTbd = 'Datum offen';
export const timeTbd = 'Zeit offen';
export const versus = message('{first} gegen {second}');
export const playerNumber = message('Meldung Nr. {id}');
export const seedBefore = message('Setzplatz {seed}');

export const spoken = message(
  '{round, select, none {} other {{round}, }}{number, select, none {} other {Match {number}, }}{first}, {second}, {phase, select, upcoming {steht an} live {läuft} completed {beendet} cancelled {abgesagt} other {Freilos}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} Sieg');
export const winner = 'Sieg';
export const serving = 'Schlägt auf';
export const tieBreak = 'Tiebreak';
export const points = 'Punkte';
export const follow = message('{player} folgen');
export const followed = 'Verfolgt:';
export const saving = 'Wird gespeichert';
export const conflict = 'Konflikt';
export const check = 'Prüfen';

export const player1 = 'Teilnehmer/in 1';
export const player2 = 'Teilnehmer/in 2';
export const round = 'Runde';
export const start = 'Beginn';
export const court = 'Platz';
export const status = 'Stand';
export const score = 'Ergebnis';
