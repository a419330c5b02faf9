// Où mène une partie d’un tableau.
import { message } from './message.ts';

export const loserGoesTo = message('Le perdant va vers : {stage}, tour {round}, ligne {line}');
export const firstLoserGoesTo = message(
  'Le perdant, si c’est son premier match, va vers : {stage}, tour {round}, ligne {line}',
);
export const losersGoTo = message('Les perdants vont vers : {stages}');
export const winnersGoTo = message('Les vainqueurs vont vers : {stages}');
