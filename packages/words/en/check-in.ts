// Check-in at the desk: who is here, who is missing.
import { message } from './message.ts';

export const open = 'Check-in';
export const title = 'Check-in';
export const tournaments = 'Tournaments';
export const search = 'Find a player';
export const show = 'Show';
export const all = 'All';
export const expected = 'Expected';
export const here = 'Here';
export const missing = 'Missing';
export const counted = message('{here, number} of {all} here');
export const missingCounted = message(
  '{count, plural, =0 {nobody missing} one {# missing} other {# missing}}',
);
export const markMissing = message('{name}: missing');
export const expect = 'Not missing';
export const expectAgain = message('{name}: not missing');
export const list = 'Players';
export const none = 'Nobody is entered yet.';
export const noneFound = 'Nobody here.';
export const allHere = 'Everybody is here.';
export const failed = 'The check-in could not be saved. Please try again.';
export const refresh = 'Refresh';
export const clear = 'Expect everybody again';
export const clearQuestion = 'Expect everybody again?';
export const clearText = 'A fresh start, as on a new morning: nobody is marked as here or missing any more.';
export const cleared = 'Everybody is expected';
export const withdrawAction = message('Withdraw {name}');
export const withdraw = 'Withdraw';
export const notYours = 'Only the organisers can check people in.';
export const back = 'Back to the tournament';
export const over = 'This tournament is over.';
export const entriesFailed = 'Failed to load entries. Please try again.';
export const isExpected = 'Expected';
export const isHere = 'Here';
export const isMissing = 'Missing';
