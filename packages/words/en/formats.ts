// How a match is played: a format in one sentence, and the three display texts of a tournament's rules (D25).
import { message } from './message.ts';

export const sentence = message('{clauses}.');
export const clauses = message('{before}; {clause}');

export const lengthGames = message(
  '{length, select, one {One set} all {{count, plural, =2 {Two} =3 {Three} =4 {Four} other {Five}} sets} other {Best of {count, plural, =2 {two} =3 {three} =4 {four} other {five}} sets}} to {to, plural, one {# game} other {# games}}, {tieBreak}{length, select, all {, all of them played} other {}}',
);
export const lengthTieBreaks = message(
  '{length, select, one {One match tie-break} all {{count, plural, =2 {Two} =3 {Three} =4 {Four} other {Five}} match tie-breaks} other {Best of {count, plural, =2 {two} =3 {three} =4 {four} other {five}} match tie-breaks}} to {points}{length, select, all {, all of them played} other {}}',
);
export const lengthTimed = message(
  '{length, select, one {One timed set} all {{count, plural, =2 {Two} =3 {Three} =4 {Four} other {Five}} timed sets} other {Best of {count, plural, =2 {two} =3 {three} =4 {four} other {five}} timed sets}} of {minutes, plural, one {# minute} other {# minutes}}{counting, select, points {, counted in points} other {}}{length, select, all {, all of them played} other {}}',
);

export const finalGames = message(
  'final set a set to {to, plural, one {# game} other {# games}}, {tieBreak}',
);
export const finalTieBreak = message('final set a match tie-break to {points}');
export const finalTimed = message(
  'final set a timed set of {minutes, plural, one {# minute} other {# minutes}}{counting, select, points {, counted in points} other {}}',
);
export const noAdGames = 'no-ad games with a deciding point at 40-40';
export const noLets = 'no lets on serve';

export const points = message(
  '{ending, select, decidingPoint {{to} points, deciding point at {before}-{before}} other {{to} points}}',
);
export const noTieBreak = 'no tie-break';
export const tieBreakAt = message('tie-break at {at}-{at} to {points}');

export const scoring = message(
  '{games, select, noAd {{lets, select, yes {No-ad} other {No-ad, no let}}} other {{lets, select, yes {Standard} other {Standard, no let}}}}',
);

export const sets = message(
  '{length, select, best {Best of {count, plural, other {#}}} other {{count, plural, one {# set} other {# sets}}}}',
);
export const shortSets = message(
  '{length, select, best {Best of {count, plural, other {#}} short sets to {to}} other {{count, plural, one {# short set to {to}} other {# short sets to {to}}}}}',
);
export const proSets = message(
  '{length, select, best {Best of {count, plural, other {#}} pro sets to {to}} other {{count, plural, one {# pro set to {to}} other {# pro sets to {to}}}}}',
);
export const matchTieBreaks = message(
  '{length, select, best {Best of {count, plural, other {#}} match tie-breaks to {to}} other {{count, plural, one {# match tie-break to {to}} other {# match tie-breaks to {to}}}}}',
);
export const timedSets = message(
  '{length, select, best {Best of {count, plural, other {#}} timed sets of {minutes, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# timed set} other {# timed sets}} of {minutes, plural, one {# minute} other {# minutes}}}}',
);

export const ruleNone = message('{place, select, inside {none} other {None}}');
export const ruleStandard = message('{place, select, inside {standard} other {Standard}}');
export const ruleTieBreakAt = message(
  '{place, select, inside {tie-break} other {Tie-break}} at {at}-{at} to {points}',
);
export const ruleMatchTieBreak = message(
  '{place, select, inside {match tie-break} other {Match tie-break}} to {points}',
);
export const finalRuleNone = 'no tie-break in the final set';
export const finalRuleStandard = 'final set standard';
export const finalRuleTieBreakAt = message('final set tie-break at {at}-{at} to {points}');
export const finalRuleMatchTieBreak = message('match tie-break to {points} as final set');
export const finalRuleTimed = message(
  'timed final set of {minutes, plural, one {# minute} other {# minutes}}',
);
export const ruleWithFinal = message('{rule}, {final}');
export const choice = message('{sets}. Tie-break: {rule}');
export const lastWithTieBreak = message('Set with a tie-break at {at}-{at} to {points}');
export const lastWithoutTieBreak = 'Set without a tie-break';
export const lastTimed = message('Timed set of {minutes, plural, one {# minute} other {# minutes}}');
