// Texts about scores: verdicts (`verdict`), texts and shapes that are no score (`text`, `shape`), formats that cannot be played (`format`), and
// winners whom a score contradicts (`winner`). The rest of each name is the code of the domain or the contract (say/score.ts).
import { message } from './message.ts';

export const verdictPlayedOut = 'The match was played to its end.';
export const verdictTied = 'The match ended level, without a winner.';
export const verdictNotStarted = 'Nothing has been played yet.';
export const verdictUnfinished = 'The match is not over yet.';
export const verdictRetired = 'The match ended early, by retirement.';
export const verdictDefaulted = message(
  '{when, select, duringPlay {The match ended early, by default.} other {The match was not played: a default.}}',
);
export const verdictAbandoned = 'The match ended early, abandoned, without a winner.';
export const verdictWalkover = 'The match was not played: a walkover.';
export const verdictWithdrawn = 'The match was not played: a withdrawal.';
export const verdictCancelled = 'The match was cancelled.';
export const verdictWinnerDiffers = 'By this score the other side won.';
export const verdictMixedFormats = 'Each set is possible, but no known format allows them all in one match.';
export const verdictRareFormat = 'This score fits only a format that very few tournaments have used.';
export const verdictSetUnfinished = message('Set {number} is not over, but another set follows it.');
export const verdictTooManySets = message('This match has at most {most} sets.');
export const verdictAfterTheEnd = message('The match was over after {score}.');
export const verdictOverBeforeEnding = message(
  'By this score the match was already over, so it cannot have been {kind, select, retired {retired} defaulted {defaulted} other {abandoned}}.',
);
export const verdictStartedBeforeEnding = message(
  'Games were played, so this is no {kind, select, walkover {walkover} withdrawn {withdrawal} other {cancelled match}} but a retirement or an abandoned match.',
);
export const verdictNotANumber = message(
  '{what, select, points {Points are whole numbers, 0 or more.} other {Games are whole numbers, 0 or more.}}',
);
export const verdictGamesBeyondEnd = message(
  'A set to {to} was over at {to}-{low}; {first}-{second} cannot be reached.',
);
export const verdictGamesNotTwoClear = message(
  'A set to {to} that goes on ends two games clear, so not {first}-{second}.',
);
export const verdictGamesPastTieBreak = message(
  'At {at} games all a tie-break decides, so the set ends {end}-{at} and never reaches {first}-{second}.',
);
export const verdictTieBreakWithoutCause = message(
  'A tie-break is played at {at} games all, so {first}-{second} has none.',
);
export const verdictTieBreakInAdvantageSet = message(
  'This set has no tie-break, yet {first}-{second} carries tie-break points.',
);
export const verdictTieBreakNotOver = message(
  'The set is given as {first}-{second}, but its tie-break is not over.',
);
export const verdictTieBreakAlreadyOver = message(
  'The tie-break is won, so the set cannot still be {first}-{second}.',
);
export const verdictTieBreakBeyondEnd = message(
  '{margin, select, onePoint {A tie-break to {to} was over before {first}-{second}.} other {A tie-break to {to}, two clear was over before {first}-{second}.}}',
);
export const verdictTieBreakLostByWinner = message(
  '{winner}-{loser} was won by the side that lost the tie-break.',
);
export const verdictTieBreakPointsOfWinner =
  'The tie-break points stand with the winner of the set. Enter the loser’s points instead.';
export const verdictTieBreakSideUnknown = 'The tie-break has no points at all.';
export const verdictTieBreakTooHigh = message(
  'With a deciding point the loser of a tie-break to {to} has at most {most} points, not {points}.',
);
export const verdictNotAMatchTieBreak = 'Here a full set is played, not a match tie-break.';
export const verdictNotASetOfGames = message(
  'Here a tie-break to {to} is played in place of a set, not a set of games.',
);
export const verdictTieBreakInTimedSet = 'A timed set has no tie-break.';

export const textEmpty = 'There is no score.';
export const textBye = 'A bye has no score.';
export const textTooManySets = 'No match has that many sets.';
export const textTooLong = message('A score has at most {most} characters.');
export const textNotRecorded = message('"{text}" says that no score was recorded.');
export const textDate = message('"{text}" is a date. A spreadsheet may have turned a score into it.');
export const textUnknownSign = message('"{text}" is not part of a score.');
export const textUnknownWord = message('"{text}" is not a word that ends a score.');
export const textNotASet = message(
  '"{text}" is not a set; write it like 6-4, with a blank between the sets.',
);
export const textWordBeforeScore = message(
  '"{text}" stands {where, select, before {before} other {inside}} the score.',
);
export const textTieBreakTooHigh = message('No tie-break has {points} points.');
export const textStrayTieBreak = message('({points}) belongs to no set.');
export const textTieBreakSideUnknown = message(
  'In {left}-{right}({points}) it is not clear whose points these are. Write both numbers.',
);
export const textTieBreakContradicts = message(
  '{left}-{right} does not fit its tie-break points {first}-{second}.',
);

export const shapeNotAShape = 'Scores are a text, an object of sets or a list of sets.';
export const shapeNotASet = message('{name} must hold player1 and player2.');
export const shapeNotACount = message('{name} must be a whole number, 0 or more.');
export const shapeTooHigh = message('{name} is more than {most}.');
export const shapeTieBreakTooHigh = message('{name}: a tie-break is not lost with {points} points.');
export const shapeSetNumber = 'Every set of the list needs its number, 1 to 5.';
export const shapeSetTwice = message('Set {number} is listed twice.');
export const shapeOutcome = message('The outcome must be one of {kinds}, by 1, 2 or both.');

export const formatNotACode = message('"{text}" is not a format code such as SET3-S:6/TB7.');
export const formatUnsupported = message(
  '"{text}" counts across sets or caps the match, which is not supported.',
);
export const formatSets = message('A match has {min} to {max} sets.');
export const formatGames = message('A set is played to {min} to {max} games.');
export const formatTieBreak = message('A tie-break is played to {min} to {max} points.');
export const formatMinutes = message('A timed set lasts {min} to {max} minutes.');
export const formatTieBreakAt = message(
  'In a set to {to} the tie-break comes at {min} games all or later, because the set can be won before.',
);
export const formatFinalSet = message(
  '{sets, select, one {A match of one set has no other final set.} other {An even number of sets has no deciding set.}}',
);

export const winnerWinnerDiffers = 'By this score the other side won.';
export const winnerNobodyWentOn = 'By this score neither side could go on, so nobody won.';
export const winnerWinnerGaveUp = 'By this score the winner would be the side that could not go on.';
export const winnerNoWinner = message(
  'A match that was {kind, select, abandoned {abandoned} other {cancelled}} has no winner.',
);
