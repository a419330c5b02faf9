// Closing a court at the desk, and opening it again.
import { message } from './message.ts';

export const close = 'Close court';
export const open = 'Open again';
export const hours = 'Opening hours and times out of use';
export const closeTitle = message('Close {court}');
export const closeText = 'Nobody is put on the court in that time. No match is moved by it.';
export const from = 'From';
export const until = 'Until';
export const untilHint = 'Empty: the rest of the day.';
export const fromMissing = 'Please enter a time.';
export const already = 'Out of use already, and stays so:';
export const alreadyWhole = 'The court is out of use in all of that time already:';
export const span = message('{from} until {to}');
export const spanEndless = message('{from} until further notice');
export const spanBecause = message('{span}: {reason}');
export const matchesThen = message(
  '{count, plural, =0 {No match is planned there then.} one {# match is planned there then and needs another place:} other {# matches are planned there then and need another place:}}',
);
export const matchAt = message('{time}: {match}');
export const playsOn = message('{match} is on court and can be played to its end.');
export const closedDone = message('{court} is closed.');
export const openTitle = message('Open {court} again');
export const openText = 'The times that you choose are taken away. Matches stay where they are.';
export const openTextNow =
  'The times that you choose end now. Those still to come are taken away. Matches stay where they are.';
export const times = 'Out of use';
export const openedDone = message('{court} is open again.');
export const failed = 'The court could not be changed. Please try again.';
