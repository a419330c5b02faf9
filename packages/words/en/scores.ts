// Manage Scores: the queue of matches that wait for somebody, and the pad for set scores.
import { message } from './message.ts';

export const title = 'Manage Scores';
export const filter = 'Which matches';
export const all = 'Today';
export const live = 'In Progress';
export const lacksWinner = 'Set winner';
export const queue = 'Matches that wait for you';
export const loading = 'Loading the matches that wait';
export const failed = 'Failed to load the matches. Please try again.';
export const refresh = 'Refresh';
export const emptyAll = 'No match is waiting.';
export const emptyAllText =
  'Today’s matches, and those without a time, appear here once both players are known.';
export const emptyLive = 'No match is in progress.';
export const emptyWinner = 'Every match has its winner.';
export const won = message('{name} won');
export const choose = 'Choose a match to enter its score.';

export const boxes = 'Games of each set';
export const box = message('{set}, {name}: {value, select, none {empty} other {{value}}}');
export const tieBreakBox = message(
  '{set}, tie-break points of the loser: {value, select, none {empty} other {{value}}}',
);
export const gamesFor = message('{set}, games for {name}');
export const pointsFor = message('{set}, points for {name}');
export const tieBreakFor = message("{set}, the loser's points in the tie-break");
export const keys = 'Digits';
export const erase = 'Erase';
export const next = 'Next box';
export const inPlay = 'Still in play';
export const allChoices = 'All choices';
export const whoDidNotCome = 'Who did not come?';
export const wonByNobody = 'Abandoned: nobody wins';
export const whoWon = 'Who has won?';
export const setsLevel = message('{sets, plural, one {# set all} other {# sets all}}');
export const leads = message(
  '{name} leads {won, plural, one {# set} other {# sets}} to {lost, plural, other {#}}',
);
export const enterScore = 'Enter the score';
export const enterSet = message('Enter set {number} to finish');
export const correctScore = 'Correct the score';
export const setNotOver = message('The set is not over: {first}-{second}. Choose Retired, or go on typing.');
export const bothSides = 'Type the games of both players.';
export const saveScore = 'Save score';
