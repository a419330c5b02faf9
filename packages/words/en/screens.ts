// Screens in the clubhouse and beside a court.
import { message } from './message.ts';

export const title = message('{place}, on screen');
export const onCourt = 'On court now';
export const interrupted = 'Interrupted';
export const next = 'Next';
/** After the match that is next. */
export const afterNext = 'Then';
export const results = 'Latest results';
export const page = message('{page} of {of}');
export const drawOf = message('{tournament}: {part}');
export const standings = 'Standings';
export const standingsOf = message('{tournament}: standings');
export const section = message('Section {section} of {of}');
export const nothing = 'No matches right now.';
export const nothingYet = message('Play begins on {day}.');
export const follow = 'Scan to follow on your phone';
export const qrCode = 'QR code of this page on a phone';
export const score = 'Scan to score this court';
export const scoreCode = 'QR code to score on this court';
export const updated = message('Updated {time}');
export const pause = 'Stop turning';
export const go = 'Go on turning';
export const before = 'Previous page';
export const after = 'Next page';
export const wholeScreen = 'Full screen';
export const missing = 'There is nothing to show at this address.';
export const failed = 'The screen could not be loaded. It tries again by itself.';
