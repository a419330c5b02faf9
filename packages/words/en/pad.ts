// The score pad: a match point by point (brief section 8).
import { message } from './message.ts';

export const title = 'Score pad';
export const failed = 'The match could not be loaded. Please check your connection and try again.';
export const close = 'Close the score pad';
export const byPoints = 'Point by point';
export const bySets = 'Set score';
export const mode = 'Entry mode';
export const whoServes = 'Who serves first?';
export const whoServesNow = 'Who serves now?';
export const enterSets = 'Enter the set score';
export const enterSetsText =
  'Choose the games of each set. With the last set the match is over; before that, points go on from here.';
export const goesOnFrom = message(
  'The score so far, {score}, was typed set by set. Points go on from there.',
);
export const replacesTyped = message(
  'The score so far, {score}, was typed set by set. Points begin at 0-0 and replace it.',
);
export const serves = message('{name} to serve');
export const serveOf = 'Serves';
export const returnOf = 'Receives';
export const changeTo = message('Change to {name}');
export const receives = message('{name} to receive');
export const second = '2nd serve';
export const pointTo = message('Point to {name}');
export const undo = 'Undo';
export const undoTo = message('back to {points}');
export const nothingToUndo = 'nothing to undo';
export const fault = 'Fault';
export const letServe = 'Let';
export const more = 'More';
export const complete = 'Complete match';
export const completeQuestion = 'Complete this match?';
export const nobodyWins = message('{score}, and nobody wins');
export const completesLater =
  'The match is completed as soon as the server answers. Leave this page open, or open it again when the connection is back.';
export const stakes = message(
  '{stake, select, game {Game point} break {Break point} set {Set point} other {Match point}}',
);
export const deuce = 'Deuce';
export const deciding = 'Deciding point';
export const decidingFor = message(
  '{stake, select, set {Deciding point, set point} other {Deciding point, match point}}',
);
export const tieBreak = 'Tie-break';
export const changeEnds = 'Change ends';
export const inGame = 'Game under way';
export const over = 'Match over';
export const minutes = message('{minutes} of {limit} min');
export const time = 'Time';
export const timeUp = 'Time is up';
export const timeQuestion = 'Is the time of this set up?';
export const timeStands = message('The set ends {score}.');
export const timeGameLost = 'The game under way does not count.';
export const timeLevel = message(
  'It is level, and in a knockout somebody has to win: play one more {counting, select, points {point} other {game}} first.',
);
export const endSet = 'End the set';
export const wins = message('{name} wins');
export const called = message('{server} serves, {points}. {first} {second} games.');
export const moreTitle = 'More';
export const changeServer = 'Change server';
export const correctServer = 'Correct who serves';
export const correctReceiver = 'Correct who receives';
export const ends = 'Players stand at the other ends';
export const replay = 'Play the point again';
export const correctScore = 'Correct score';
export const advantage = 'AD';
export const correctText =
  'What was noted stays in the log. The match goes on from this score, or is over with its last set. You can undo it.';
export const setNumber = message('Set {number}');
export const points = 'Points';
export const countOf = message('{what}, {name}');
export const takeScore = 'Use this score';
export const impossibleScore = 'No match in this format comes to this score.';
export const levelScore = 'It is level, and in a knockout somebody has to win.';
export const retiredOf = message('{name} retires');
export const defaultOf = message('{name} is defaulted');
export const walkoverOf = message('{name} did not come');
export const endUnplayed = 'Walkover or default';
export const endUnserved = 'Retired, defaulted or abandoned';
export const abandon = 'The match is abandoned';
export const endQuestion = 'End the match like this?';
export const endText = 'You can undo it here until the match is completed.';
export const endMatch = 'End the match';
export const held = message('{name} keeps the score of this match');
export const heldByLink = 'Somebody with a link keeps the score of this match';
export const heldText = 'You can follow it here or take over. The other device is told at its next point.';
export const takeOver = 'Take over';
export const differsTitle = 'Two devices have noted different points';
export const differsText = 'Both are kept. Choose which one counts.';
export const tabsTitle = 'Another tab of this device has noted different points';
export const otherTab = message('In the other tab: {score}');
export const chooseTab = 'Use what is in the other tab';
export const overTitle = 'This match has been decided, or its score was typed';
export const overText = 'The points that you noted are still on this device. Choose which score to use.';
export const formatTitle = 'The format of this match has been changed';
export const formatText =
  'Your points were counted in the format before, and are kept. Ask the tournament desk what counts.';
export const inNewFormat = message('In the new format: {score}');
export const notInNewFormat = 'Your points do not fit the new format.';
export const chooseAnew = 'Count my points in the new format';
export const chooseBegin = 'Begin anew at 0-0';
export const mine = message('Here: {score}');
export const theirs = message('On the server: {score}');
export const noScore = 'no game yet';
export const chooseMine = 'Use what is here';
export const chooseTheirs = 'Use what is on the server';
export const diskFull =
  'This device has no room left: points are only safe while this page is open and online.';
export const notKept =
  'The browser keeps nothing on this device at the moment: points are only safe while this page is open and online.';
export const signedOut = 'Your session has ended. Points are kept on this device until you sign in again.';
export const signInAgain = 'Sign in';
export const noAnswer =
  'The server does not answer. What is here stays on this device: try again when the connection is back.';
export const completed = 'The match is completed';
export const backToScores = 'Manage Scores';
export const notReady = 'This match waits for its players.';
export const alreadyOver = 'This match already has a result.';
export const openPad = 'Score it point by point';

// Scoring with a link.
export const otherMatches = 'Other matches to score';
export const linkTitle = 'Score a match';
export const linkFor = message('{court}, {club}, {day}');
export const linkMatches = 'Matches to score';
export const linkEarly = message('This card opens on {day}. On that day, scan its code again.');
export const linkNone = 'There is nothing to score here now. The page checks again by itself.';
export const linkOver =
  'This scoring link has ended, or it is not valid. Ask the tournament desk for a new one.';
export const linkScore = 'Score this match';
export const linkTournament = 'See the tournament';
export const keptHere = 'Matches on this device';
export const goOn = 'Go on scoring';
export const goOnWith = message('Go on scoring {match}');
export const linkForget = 'Forget this link';
export const violation = message(
  'Code violation, {name}: {loss, select, warning {warning} point {point penalty} other {game penalty}}',
);
export const leftHanded = 'Controls for the left hand';
export const sound = 'A sound with each point';
