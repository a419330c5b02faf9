// Cards on paper with a code to score by phone, and the links behind them.
import { message } from './message.ts';

export const title = 'Scoring cards';
export const about =
  'With this link, anybody can score a court or a match on this day, and do nothing else. It ends three hours after the day, or when you end it.';
export const forCourts = 'Cards for all courts';
export const forMatches = 'Cards for the matches of the day';
export const made = message(
  '{count, plural, one {# card} other {# cards}}. Print them now: the codes are shown this once.',
);
export const print = 'Print';
export const onScreens = 'Courts with a screen can show the code too:';
export const screenOf = message('Screen of {court}');
export const inUse = 'Links in use';
export const none = 'No link is in use.';
export const end = 'End';
export const endOf = message('End the link of {what}');
export const ended = 'The link has ended';
export const failed = 'The links could not be made. Please try again.';
export const endFailed = 'The link could not be ended. Please try again.';
export const loadFailed = 'The links could not be loaded. Please try again.';
export const noMatches = 'No matches with both players known are planned on this day.';
export const until = message('until {moment}');
export const scan =
  'Scan to score with your phone, point by point. Or write the score here and bring it to the desk.';
export const scanCourt = 'Scan to score the match on this court with your phone, point by point.';
export const qrCode = 'QR code of the scoring link';
export const set = message('Set {number}');
export const winner = 'Winner';
export const notPlayedOut = 'If it was not played out, tick what happened and name the winner:';
