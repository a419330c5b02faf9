// How a match is played (en/formats.ts).
import { message } from './message.ts';

export const sentence = message('{clauses}.');
export const clauses = message('{before} ; {clause}');

export const lengthGames = message(
  '{length, select, one {Un set} all {{count, plural, =2 {Deux} =3 {Trois} =4 {Quatre} other {Cinq}} sets} other {Au meilleur des {count, plural, =2 {deux} =3 {trois} =4 {quatre} other {cinq}} sets}} en {to, plural, one {# jeu} other {# jeux}}, {tieBreak}{length, select, all {, tous joués} other {}}',
);
export const lengthTieBreaks = message(
  '{length, select, one {Un super jeu décisif} all {{count, plural, =2 {Deux} =3 {Trois} =4 {Quatre} other {Cinq}} super jeux décisifs} other {Au meilleur des {count, plural, =2 {deux} =3 {trois} =4 {quatre} other {cinq}} super jeux décisifs}} en {points}{length, select, all {, tous joués} other {}}',
);
export const lengthTimed = message(
  '{length, select, one {Un set au temps} all {{count, plural, =2 {Deux} =3 {Trois} =4 {Quatre} other {Cinq}} sets au temps} other {Au meilleur des {count, plural, =2 {deux} =3 {trois} =4 {quatre} other {cinq}} sets au temps}} de {minutes, plural, one {# minute} other {# minutes}}{counting, select, points {, comptés en points} other {}}{length, select, all {, tous joués} other {}}',
);

export const finalGames = message('set décisif en {to, plural, one {# jeu} other {# jeux}}, {tieBreak}');
export const finalTieBreak = message('un super jeu décisif en {points} à la place du set décisif');
export const finalTimed = message(
  'set décisif au temps de {minutes, plural, one {# minute} other {# minutes}}{counting, select, points {, compté en points} other {}}',
);
export const noAdGames = 'point décisif à 40-40 dans chaque jeu';
export const noLets = 'pas de let au service';

export const points = message(
  '{ending, select, decidingPoint {{to} points, point décisif à {before}-{before}} other {{to} points}}',
);
export const noTieBreak = 'sans jeu décisif';
export const tieBreakAt = message('jeu décisif à {at}-{at} en {points}');

export const scoring = message(
  '{games, select, noAd {{lets, select, yes {Point décisif} other {Point décisif, sans let}}} other {{lets, select, yes {Standard} other {Standard, sans let}}}}',
);

export const sets = message(
  '{length, select, best {Au meilleur des {count, plural, other {#}} sets} other {{count, plural, one {# set} other {# sets}}}}',
);
export const shortSets = message(
  '{length, select, best {Au meilleur des {count, plural, other {#}} sets courts en {to} jeux} other {{count, plural, one {# set court en {to} jeux} other {# sets courts en {to} jeux}}}}',
);
export const proSets = message(
  '{length, select, best {Au meilleur des {count, plural, other {#}} sets longs en {to} jeux} other {{count, plural, one {# set unique long en {to} jeux} other {# sets longs en {to} jeux}}}}',
);
export const matchTieBreaks = message(
  '{length, select, best {Au meilleur des {count, plural, other {#}} super jeux décisifs en {to} points} other {{count, plural, one {# super jeu décisif en {to} points} other {# super jeux décisifs en {to} points}}}}',
);
export const timedSets = message(
  '{length, select, best {Au meilleur des {count, plural, other {#}} sets au temps de {minutes, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# set} other {# sets}} au temps de {minutes, plural, one {# minute} other {# minutes}}}}',
);

export const ruleNone = message('{place, select, inside {aucun} other {Aucun}}');
export const ruleStandard = message('{place, select, inside {standard} other {Standard}}');
export const ruleTieBreakAt = message(
  '{place, select, inside {jeu décisif} other {Jeu décisif}} à {at}-{at} en {points}',
);
export const ruleMatchTieBreak = message(
  '{place, select, inside {super jeu décisif} other {Super jeu décisif}} en {points}',
);
export const finalRuleNone = 'pas de jeu décisif au set décisif';
export const finalRuleStandard = 'jeu décisif standard au set décisif';
export const finalRuleTieBreakAt = message('au set décisif, jeu décisif à {at}-{at} en {points}');
export const finalRuleMatchTieBreak = message('super jeu décisif en {points} comme set décisif');
export const finalRuleTimed = message(
  'set décisif au temps de {minutes, plural, one {# minute} other {# minutes}}',
);
export const ruleWithFinal = message('{rule}, {final}');
export const choice = message('{sets}. Jeu décisif : {rule}');
export const lastWithTieBreak = message('Set avec jeu décisif à {at}-{at} en {points}');
export const lastWithoutTieBreak = 'Set sans jeu décisif';
export const lastTimed = message('Set au temps de {minutes, plural, one {# minute} other {# minutes}}');
