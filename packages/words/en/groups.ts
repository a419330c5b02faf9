// Tables of groups: who stands where and why, who can still go on, and the order that organisers settle.
import { message } from './message.ts';

export const groups = 'Groups';
export const tableOf = message('{group}, table');
export const place = 'Place';
export const placeShort = '#';
export const player = 'Player';
export const wonLost = 'Won and lost';
export const wonLostShort = 'W–L';
export const sets = 'Sets';
export const games = 'Games';
export const points = 'Points';
export const pointsShort = 'Pts';
export const through = 'Through';
export const out = 'Out';
export const toConsolation = 'Consolation';
export const pathIn = message(
  '{own, select, win {Goes on with a win.} lose {Goes on even after a defeat.} other {Goes on.}}',
);
export const pathOut = message(
  '{own, select, win {Is out even after a win.} lose {Is out after a defeat.} other {Is out.}}',
);
export const pathConsolation = message(
  '{own, select, win {Plays the consolation even after a win.} lose {Plays the consolation after a defeat.} other {Plays the consolation.}}',
);
export const pathLevel = message(
  '{own, select, win {After a win, sets and games decide.} lose {After a defeat, sets and games decide.} other {Sets and games decide.}}',
);
export const pathInIf = message(
  '{own, select, win {With a win, goes on if {results}.} lose {After a defeat, goes on if {results}.} other {Goes on if {results}.}}',
);
export const pathLevelIf = message(
  '{own, select, win {After a win, sets and games decide if {results}.} lose {After a defeat, sets and games decide if {results}.} other {Sets and games decide if {results}.}}',
);
export const beats = message('{winner} beats {loser}');
export const onlyLot = message('Only a lot can decide between {names}.');
export const waitsForLot = 'The places stay open until you settle the order.';
export const drawLots = 'Draw lots';
export const setOrder = 'Set the order';
export const orderTitle = message('Order in {group}');
export const orderHint =
  'Draw lots at the desk, then put the players in their order. You can undo this for ten minutes.';
export const moveUp = message('Move {name} up');
export const moveDown = message('Move {name} down');
export const movedTo = message('{name} is now number {place} of those level.');
export const saveOrder = 'Save order';
export const orderSaved = 'Order settled';
export const orderFailed = 'The order could not be settled';
export const askBeforeLot = 'Ask me before a lot decides in a group';
