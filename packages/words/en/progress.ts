// The meaning of a change in a draw: results (`result`), what follows from them (`news`), and why something cannot be done (`refused`).
import { message } from './message.ts';

export const resultCompleted = message('{first} beat {second}');
export const resultLevel = message('{first} against {second} ended level');
export const resultRetired = message('{first} beat {second}, who retired');
export const resultWalkover = message('{first} beat {second} by walkover');
export const resultDefaulted = message('{first} beat {second}, who was defaulted');
export const resultDoubleWalkover = message('{first} against {second} is a double walkover');
export const resultDoubleDefault = message('{first} against {second} is a double default');
export const resultAbandoned = message('{first} against {second} was abandoned');
export const resultCancelled = message('{first} against {second} was cancelled');

export const newsResultEntered = message('{match}: {result}.');
export const newsResultChanged = message('{match}: {result}, no longer "{before}".');
export const newsResultRemoved = message('{match}: the result "{result}" is removed.');
export const newsNotNeeded = message('{match} is not needed.');
export const newsNobodyAdvances = message('Nobody advances from {match}.');
export const newsNoWinner = message('{match} has no winner.');
export const newsWaitsAgain = message('{match} waits for its players again.');
export const newsOpenAgain = message('{match} is open again.');
export const newsWins = message('{name} wins {match}.');
export const newsAdvances = message('{name} advances from {match} without playing.');
export const newsWinnerPasses = message('The winner of {from} will advance from {match} without playing.');
export const newsOpponentPasses = message(
  'The opponent in {match} is not known yet and will advance without playing.',
);
export const newsLeaves = message('{name} leaves {match}; the place is open again.');
export const newsMovesIn = message('{name} moves into {match}.');
export const newsTakesPlace = message('{name} takes the place of {before} in {match}.');
export const newsPlaceOpen = message('A place in {match} is open again.');
export const newsBecomesBye = message('Nobody comes to {match}: it is a bye.');
export const newsNobodyComes = message('Nobody comes to {match}: the player who is there wins by walkover.');
export const newsOrderOpen = message('The order of {stage} is open again.');
export const newsOrder = message('{stage} ends in this order: {order}.');
export const newsStillIn = message('{name} is still in the draw.');
export const newsWithdraws = message('{name} withdraws.');
export const newsBack = message('{name} is back in the draw.');
export const newsEndsOnPlace = message('{name} finishes in place {place}.');
export const newsEndsOnPlaces = message('{name} finishes in places {best} to {worst}.');
export const newsSeed = message('{name} is now seed {seed}.');
export const newsLine = message('Line {line} of {stage} now belongs to {name}.');

export const refusedOverwritesPlayed = message(
  '{count, plural, one {{matches} has been played or started with other players; confirm to remove that result.} other {{matches} have been played or started with other players; confirm to remove those results.}}',
);
export const refusedContradictsScore = 'Confirm to enter it all the same.';
export const refusedNoSuchMatch = message('There is no match {number}.');
export const refusedNoSuchEntry = message('There is no entry {number}.');
export const refusedNoSuchStage = message('Stage {number} is not a group.');
export const refusedNotReady = message('{match} still waits for a player.');
export const refusedNotNeeded = message('{match} is not needed.');
export const refusedStillOpen = message('{match} is still to be played.');
export const refusedNoResult = message('{match} has no result.');
export const refusedNotPlayed = message(
  '{match} is not played: one side is {side, select, bye {a bye} other {nobody}}.',
);
export const refusedWinnerMissing = message(
  'This kind of result ({outcome, select, completed {completed} retired {retired} walkover {walkover} defaulted {defaulted} double_walkover {double walkover} double_default {double default} abandoned {abandoned} other {cancelled}}) needs a winner.',
);
export const refusedWinnerGiven = message(
  'This kind of result ({outcome, select, completed {completed} retired {retired} walkover {walkover} defaulted {defaulted} double_walkover {double walkover} double_default {double default} abandoned {abandoned} other {cancelled}}) has no winner.',
);
export const refusedBadOrder = message(
  'The order of {stage} has to name each of its {entries} entries once.',
);
export const refusedAlreadyWithdrawn = message('{name} has already withdrawn.');
export const refusedNotWithdrawn = message('{name} has not withdrawn.');
export const refusedNotInDraw = message('{name} is not on any line of the draw.');
export const refusedLineTaken = message('{name} has no line any more; somebody has taken it.');
export const refusedNotNext = message('{name} is first on the list of alternates; confirm to pass over.');
export const refusedAlreadyInDraw = message('{name} is in that draw already.');
export const refusedLoserWithdrawn = message('{name} has withdrawn.');
export const refusedHasNotLost = message('{name} has not lost in qualifying.');
export const refusedNoNextSeed = message(
  'It is not known who is next due a seed. Name the player who takes the line of {name}.',
);
export const refusedFirstMatchPlayed = message(
  '{name} has already {state, select, played {played} other {begun}} {match}.',
);
export const refusedNoAlternate = 'No alternate is left on the list.';
