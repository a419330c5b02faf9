// Keeping score on court: events that do not fit (`log`) and digits that may not follow (`digit`), each under its code (say/scoring.ts).
import { message } from './message.ts';

export const logNothingToUndo = 'There is nothing to undo.';
export const logMatchOver = 'The match is over.';
export const logNoLets = 'Without lets, a serve that touches the net is in play.';
export const logNoChoiceOfCourt = 'The receiver chooses the court at a deciding point only.';
export const logOrderFixed = 'The order is fixed until the next set; correct the server instead.';
export const logNotTimed = 'This set is not timed.';
export const logNoGames = 'This set is counted in points; there is no game to lose.';
export const logImpossibleScore =
  'This score cannot be in the format of this match, or it decides the match.';
export const logAlreadyStarted = 'The match has begun, so it ends by retirement, default or abandonment.';
export const logNotDoubles = message(
  '{asked, select, order {Only doubles has an order within a side.} secondPlayer {Only doubles has a second player.} other {In singles there is one receiver.}}',
);

export const digitNoPartner = message('No set of this format ends with {value} on one side.');
export const digitSetNotOver = message('At {first}-{second} the set is not over.');
export const digitTooManyDigits = 'A number has at most two digits, and none after 0.';
