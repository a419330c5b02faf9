// Results by the players: reported by one side, confirmed or disputed by the other.
import { message } from './message.ts';

export const title = 'Result';
export const failed = 'Failed to load this result. Please try again.';
export const report = 'Report the result';
export const reportAction = 'Report result';
export const answerAction = 'Confirm the result';
export const seeReport = 'See the reported result';
export const meaning = message(
  '{count, plural, one {The other side has # hour to confirm or dispute it. Without an answer it counts.} other {The other side has # hours to confirm or dispute it. Without an answer it counts.}}',
);
export const reported = 'The result is reported';
export const reportFailed = 'Failed to report the result';
export const versionOf = message('{name} says');
export const wonBy = message('{winner} won {score}');
export const noVersion = 'Not like this. No other score was given.';
export const waitsFor = message('Waits for {name} until {time}. Without an answer it counts then.');
export const countsAt = message('Without your answer it counts on {time}.');
export const confirm = 'Confirm';
export const dispute = 'Dispute';
export const takeBack = 'Take back';
export const sendDispute = 'Dispute this result';
export const confirmed = 'The result counts';
export const disputedToast = 'The organisers will decide';
export const takenBack = 'Your report is taken back';
export const answerFailed = 'Failed to send your answer';
export const disputeTitle = 'How did it end?';
export const disputeHint = 'Give the score as you remember it, or leave it empty.';
export const disputed = 'Disputed';
export const disputedText = 'The two sides do not agree. The organisers decide.';
export const open = 'Reported';
export const enterThis = 'Enter this result';
export const entered = 'Result entered';
export const nothing = 'There is nothing to report';
export const nothingText =
  'This match already has a result, is not ready yet, or its tournament enters results itself.';
export const toMatch = 'Open the tournament';
export const wholeScore = 'Please give the whole result, with its winner.';
export const setting = 'Players report their results';
export const settingHint = 'One side reports, the other confirms or disputes. Nobody moves on before.';
export const settingOff = 'No';
export const settingHours = message(
  '{count, plural, one {Yes, answer within # hour} other {Yes, answer within # hours}}',
);
export const settingDays = message(
  '{count, plural, one {Yes, answer within # day} other {Yes, answer within # days}}',
);
export const queueOpen = message('Reported by {name}');
export const queueDisputed = 'Disputed result';
