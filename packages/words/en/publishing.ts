// The question before an event for children is made public (D24).
import { message } from './message.ts';

export const question = message('Publish {name}?');
export const names = message(
  '{shown, select, full {Your club publishes the full names of young players: everybody will read them, in lists, in draws and with results. Publish only if the parents of all who play have agreed.} short {Everybody but the members of your club will read these players by first name and initial, such as “Nina K.”. Nobody reads years of birth.} other {Everybody will read these players by first name and initial, such as “Nina K.”, unless your club publishes full names. Nobody reads years of birth.}}',
);
export const confirm = 'Publish';
export const change = 'How the club shows names';
