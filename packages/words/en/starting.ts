// The question before a tournament is started early: nobody or hardly anybody is entered, it is not its day yet, or entries are open (D9).
import { message } from './message.ts';

export const question = 'Start now?';
export const playersIn = message(
  '{count, plural, =0 {Nobody is entered.} one {# player is entered.} other {# players are entered.}}',
);
export const pairsIn = message(
  '{count, plural, =0 {Nobody is entered.} one {# pair is entered.} other {# pairs are entered.}}',
);
export const entriesClose = 'Entries close.';
export const firstDay = message('Its first day is {day}.');
