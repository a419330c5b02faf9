// Entries that leave a tournament, who takes their place, and undoing what was done in a draw.
import { message } from './message.ts';

export const withdraw = 'Withdraw';
export const reinstate = 'Take back in';
export const title = message('Withdraw {name}?');
export const backTitle = message('Take {name} back in?');
export const reason = 'Reason';
export const injury = 'Injury';
export const illness = 'Illness';
export const noShow = 'Did not come';
export const other = 'Another reason';
export const note = 'Note';
export const noteHint = 'Seen by the organisers and by the player.';
export const replacement = 'Who takes the place?';
export const luckyLoser = message('{name} (lucky loser)');
export const nextSeed = 'Who takes the seed’s line';
export const nextSeedHint =
  'No order of play is out yet, so the next player due a seed takes this line, and the player who steps in takes theirs.';
export const stepsInThere = message('{name}, who steps in');
export const nobody = 'Nobody';
export const byTheRules = message('{name} (next on the list)');
export const passOver = 'Why not the first on the list?';
export const happens = 'This is what happens';
export const alone = 'Nothing else changes.';
export const staysOpen = message('{match} stays open: you enter its result.');
export const lost = 'These results are lost';
export const apply = message('{events, plural, one {Withdraw entry} other {Withdraw # entries}}');
export const otherEvents = 'Also withdraw from';
export const inEvent = message('{event}: {reason}');
export const applyBack = 'Take back in';
export const done = message('{name} has withdrawn');
export const backDone = message('{name} is back in');
export const failed = 'The entry could not be withdrawn';
export const loading = 'Working out what happens…';
export const withdrawn = 'withdrawn';
export const withdrawnBecause = message(
  'Withdrawn: {reason, select, injury {injury} illness {illness} no_show {did not come} other {another reason}}',
);
export const alternate = message('Alternate {place}');
export const makeAlternate = 'Make an alternate';
export const noAlternate = 'Take off the list of alternates';
export const alternateFirst = 'First alternate';
export const alternatesSaved = 'List of alternates saved';
export const alternatesFailed = 'The list of alternates could not be changed';
export const undo = 'Undo';
export const undone = 'Undone';
export const undoFailed = 'It could not be undone';
export const more = message('{count, plural, one {# more change} other {# more changes}}');
export const complete = 'Complete the match';
export const bothAbsent =
  'Nobody wins. The player who would have met the winner goes through without playing.';

// A late entry that takes a bye.
export const lateEntry = 'Put into the draw';
export const lateTitle = message('Put {name} into the draw?');
export const lateHint =
  'The late entry takes a bye and first meets the player or pair who had it. Nobody else moves.';
export const lateBye = 'Who loses their bye?';
export const lateBreaks = 'The draw then does not keep every rule';
export const latePassOver = message('Why not {name}, who comes first on the list?');
export const lateApply = 'Put into the draw';
export const lateDone = message('{name} is in the draw');
export const lateFailed = 'The entry could not be put into the draw';
