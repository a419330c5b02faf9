// On which courts of its club a tournament is played.
import { message } from './message.ts';

export const title = 'Courts of the tournament';
export const hint =
  'Suggested times, free places and the next free court keep to these courts. You may still put a match on another one by hand.';
export const which = 'Where matches may be played';
export const all = 'On all courts of the club';
export const some = 'Only on these courts';
export const chooseOne = 'Choose at least one court.';
export const noCourts = 'The club has no courts yet.';
export const savedAll = 'All courts may be used';
export const savedSome = message('{count, plural, one {# court may be used} other {# courts may be used}}');
export const failed = 'Failed to save the courts';
export const loadFailed = 'Failed to load the courts. Please try again.';
