// Matches: rounds, states, endings, scores, and what is done to them.
import { message } from './message.ts';

export const roundRobin = 'Round Robin';
export const groupStage = 'Group Stage';
export const group = 'Group';
export const knockout = 'Knockout';
export const quarterFinal = 'Quarter Final';
export const semiFinal = 'Semi Final';
export const thirdPlace = 'Third Place';
export const final = 'Final';
export const groupLetter = message('Group {letter}');

export const stateUpcoming = 'Upcoming';
export const stateInProgress = 'In Progress';
export const stateCompleted = 'Completed';
export const stateCancelled = 'Cancelled';

export const retiredShort = 'ret.';
export const walkoverShort = 'w.o.';
export const defaultedShort = 'def.';
export const withdrawnShort = 'wdn.';
export const abandonedShort = 'abn.';
export const cancelledShort = 'canc.';

export const tbd = 'TBD';
export const courtTbd = 'Court TBD';
export const courtNumber = message('Court {number}');
export const dateTbd = 'Date TBD';
export const timeTbd = 'Time TBD';
export const versus = message('{first} v {second}');
export const playerNumber = message('Player #{id}');
export const seedBefore = message('Seed {seed}');

export const spoken = message(
  '{round, select, none {} other {{round}, }}{number, select, none {} other {match {number}, }}{first}, {second}, {phase, select, upcoming {upcoming} live {in progress} completed {completed} cancelled {cancelled} other {bye}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} winner');
export const winner = 'Winner';
export const serving = 'Serving';
export const tieBreak = 'tie-break';
export const points = 'points';
export const follow = message('Follow {player}');
export const followed = 'Followed:';
export const saving = 'Saving';
export const conflict = 'Conflict';
export const check = 'Check';

export const player1 = 'Player 1';
export const player2 = 'Player 2';
export const round = 'Round';
export const start = 'Start';
export const court = 'Court';
export const status = 'Status';
export const score = 'Score';
