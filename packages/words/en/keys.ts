// The keys of the app, as one list.
import { message } from './message.ts';

export const title = 'Keyboard shortcuts';
export const failed = 'The list of keys could not be opened. Please try again.';
export const search = 'Search';
export const follow = 'Follow a player in a draw';
export const score = 'Enter a score on the score pad';
export const off = 'Do single keys get in your way? Turn them off:';
export const go = message('G, then {letter}');
export const followKey = 'F';
