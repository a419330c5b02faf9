// Why matches clash (`clash`): two need one court or one player at the same time, or a player plays against themselves.
import { message } from './message.ts';

export const clashCourtTaken = message('{court} has another match at that time.');
export const clashNumberedCourtTaken = message('Court {court} has another match at that time.');
export const clashPlayerBusy = message('{name} has another match at that time.');
export const clashSomebodyBusy = 'A player has another match at that time.';
export const clashPlayerTwice = message('{name} is on both sides of this match.');
export const clashSomebodyTwice = 'A player is on both sides of this match.';
export const clashPersonTwice = 'The same person is on both sides of this match.';
