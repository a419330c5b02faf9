// Where a part of a draw leads.
import { message } from './message.ts';

export const loserGoesTo = message('Loser goes to {stage}, round {round}, line {line}');
export const firstLoserGoesTo = message(
  'Loser goes to {stage}, round {round}, line {line}, if it is their first match',
);
export const losersGoTo = message('Losers go to: {stages}');
export const winnersGoTo = message('Winners go to: {stages}');
