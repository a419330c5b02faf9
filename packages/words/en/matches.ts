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
export const stateInterrupted = 'Interrupted';
export const stateCompleted = 'Completed';
export const stateCancelled = 'Cancelled';

export const retiredShort = 'ret.';
export const walkoverShort = 'w.o.';
export const defaultedShort = 'def.';
export const withdrawnShort = 'wdn.';
export const abandonedShort = 'abn.';
export const doubleEnding = message('double {ending}');
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
  '{round, select, none {} other {{round}, }}{number, select, none {} other {match {number}, }}{first}, {second}, {phase, select, upcoming {upcoming} live {in progress} interrupted {interrupted} completed {completed} cancelled {cancelled} other {bye}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} winner');
export const winner = 'Winner';
export const serving = 'Serving';
export const tieBreak = 'tie-break';
export const points = 'points';
export const follow = message('Path of {player}');
export const followed = 'Marked:';
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

export const list = 'List';
export const draw = 'Draw';
export const view = 'View';
export const noneYet = 'No matches yet.';
export const failed = 'Failed to load matches. Please try again.';
export const loading = 'Loading matches';
export const onCourtNow = 'On court now';
export const onCourtCount = message('{count, plural, one {# match} other {# matches}} on court now');
export const openScreen = 'TV display';
export const overVideo = 'Score over a video';
export const progress = message('{done} of {of} completed');

export const add = 'Add Match';
export const addFirst = 'Create First Match';
export const correctResult = 'Correct result';
export const reopen = 'Reopen match';
export const edit = 'Edit match';
export const setWinner = message('Set winner: {name}');
export const clearWinner = 'Clear winner';
export const cancel = 'Cancel match';
export const deleteMatch = 'Delete match';
export const startMatch = 'Start Match';
export const completeMatch = 'Complete Match';
export const scoresAndWinner = 'Scores & Winner';
export const scores = 'Scores';
export const setAsWinner = message('Set {name} as winner');
export const reschedule = 'Reschedule';
export const moreActions = message('More actions for {match}');

export const deleteQuestion = message('Delete the match {match}?');
export const deleteMeaning = 'It disappears from the list and the schedule. This cannot be undone.';
export const cancelQuestion = message('Cancel the match {match}?');
export const cancelMeaning = 'It stays in the list as cancelled and can be rescheduled.';
export const keep = 'Keep match';

export const createTitle = 'Create New Match';
export const create = 'Create Match';
export const created = 'Match created';
export const editTitle = 'Edit Match';
export const updated = 'Match updated';
export const saveFailed = 'An error occurred while saving the match.';
export const nobodyFound = 'No participant with that name.';
export const playersStay =
  'This match has already begun, so its players stay. Court, time and round can change.';
export const samePlayers = 'Player 1 and Player 2 are the same.';
export const fullRound = message(
  'A draw has {places, plural, one {# match} other {# matches}} in the round {round}, and this tournament has {present, plural, other {#}} already.',
);
export const date = 'Date';
export const time = 'Time';
export const noGroup = 'No group';
export const withoutTime = 'Without a time the match stays unscheduled.';
export const clubZone = message('Times are those of the club, in the time zone {zone}.');

export const scoreTitle = 'Update Match Scores & Winner';
export const clearScore = 'Clear score';
export const clearQuestion = message('Clear the score of {match}?');
export const clearMeaning = 'The stored score and the winner are removed.';
export const keepScore = 'Keep score';
export const blankIsZero = 'An empty box counts as 0.';
export const wasPlayed = 'This is what was played';
export const confirmUnusual = 'Please confirm the unusual score, or correct it.';
export const quickEntry = 'Quick entry';
export const quickEntryHint = 'All sets in one line, such as 63 46 7610 or 6-3 2-1 ret.';
export const howEnded = 'How it ended';
export const playedOut = 'Played to the end, or still in play';
export const retired = 'Retired';
export const walkover = 'Walkover';
export const defaulted = 'Default';
export const withdrawn = 'Withdrawn';
export const abandoned = 'Abandoned';
export const notPlayed = 'Not played';
export const whoRetired = 'Who retired?';
export const whoDidNotPlay = 'Who did not play?';
export const whoDefaulted = 'Who was defaulted?';
export const whoWithdrew = 'Who withdrew?';
export const pleaseChoose = 'Please choose';
export const both = 'Both';
export const sideMissing = 'Please choose the side that could not go on.';
export const player1Tbd = 'Player 1 (TBD)';
export const player2Tbd = 'Player 2 (TBD)';
export const winsBy = message('{name} wins {score}');
export const suggested = 'Suggested by the score';
export const nobody = 'Nobody';
export const noWinner = 'No winner yet';
export const setNumber = message('Set {number}');
export const matchTieBreak = 'Match tie-break';
export const tieBreakNumber = message('Tie-break {number}');
export const gamesOfSets = message('{format}: games of each set');
export const player = 'Player';
export const gamesOf = message('{set}, {name}');
export const losersPoints = "Tie-break, loser's points";
export const losersPointsOf = message('{set}, tie-break points of the loser');

export const scoreSaved = 'Match scores and winner updated successfully';
export const scoreFailed = 'Failed to update match scores';
export const saveQuestion = 'Save this result?';
export const saveAnyway = 'Save all the same';
export const changeQuestion = message('Change the match {match} with its result?');
export const applyAnyway = 'Apply all the same';
export const statusChanged = message(
  'Match status updated to {status, select, scheduled {scheduled} in_progress {in_progress} completed {completed} other {cancelled}}',
);
export const statusFailed = 'Failed to update match status';
export const winnerSaved = 'Match winner set successfully';
export const winnerFailed = 'Failed to set match winner';
export const deleted = 'Match deleted';
export const deleteFailed = 'Failed to delete match';
export const deleteWithResultQuestion = message('Delete the match {match} with its result?');
export const deleteWithResult = 'Delete match and result';
