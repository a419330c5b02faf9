// How a match is played (en/formats.ts).
import { message } from './message.ts';

export const sentence = message('{clauses}.');
export const clauses = message('{before}; {clause}');

export const lengthGames = message(
  '{length, select, one {Ein Satz} all {{count, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {Fünf}} Sätze} other {{count, plural, =2 {Höchstens zwei Sätze} =3 {Zwei Gewinnsätze} =4 {Höchstens vier Sätze} other {Drei Gewinnsätze}}}} bis {to, plural, one {# Spiel} other {# Spiele}}, {tieBreak}{length, select, all {, alle werden gespielt} other {}}',
);
export const lengthTieBreaks = message(
  '{length, select, one {Ein Match-Tiebreak} all {{count, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {Fünf}} Match-Tiebreaks} other {{count, plural, =2 {Höchstens zwei} =3 {Zwei gewonnene} =4 {Höchstens vier} other {Drei gewonnene}} Match-Tiebreaks}} bis {points}{length, select, all {, alle werden gespielt} other {}}',
);
export const lengthTimed = message(
  '{length, select, one {Ein Satz auf Zeit} all {{count, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {Fünf}} Sätze auf Zeit} other {{count, plural, =2 {Höchstens zwei Sätze} =3 {Zwei Gewinnsätze} =4 {Höchstens vier Sätze} other {Drei Gewinnsätze}} auf Zeit}} zu {minutes, plural, one {# Minute} other {# Minuten}}{counting, select, points {, nach Punkten gezählt} other {}}{length, select, all {, alle werden gespielt} other {}}',
);

export const finalGames = message(
  'Entscheidungssatz bis {to, plural, one {# Spiel} other {# Spiele}}, {tieBreak}',
);
export const finalTieBreak = message('statt des Entscheidungssatzes ein Match-Tiebreak bis {points}');
export const finalTimed = message(
  'Entscheidungssatz auf Zeit zu {minutes, plural, one {# Minute} other {# Minuten}}{counting, select, points {, nach Punkten gezählt} other {}}',
);
export const noAdGames = 'Spiele mit No-Ad, also einem Entscheidungspunkt bei 40-40';
export const noLets = 'keine Netzwiederholung beim Aufschlag';

export const points = message(
  '{ending, select, decidingPoint {{to} Punkte, Entscheidungspunkt bei {before}-{before}} other {{to} Punkte}}',
);
export const noTieBreak = 'kein Tiebreak';
export const tieBreakAt = message('Tiebreak bei {at}-{at} bis {points}');

export const scoring = message(
  '{games, select, noAd {{lets, select, yes {No-Ad} other {No-Ad, ohne Netzwiederholung}}} other {{lets, select, yes {Standard} other {Standard, ohne Netzwiederholung}}}}',
);

export const sets = message(
  '{length, select, best {{count, plural, =2 {Höchstens 2 Sätze} =3 {2 Gewinnsätze} =4 {Höchstens 4 Sätze} other {3 Gewinnsätze}}} other {{count, plural, one {# Satz} other {# Sätze}}}}',
);
export const shortSets = message(
  '{length, select, best {{count, plural, =2 {Höchstens 2 Kurzsätze} =3 {2 gewonnene Kurzsätze} =4 {Höchstens 4 Kurzsätze} other {3 gewonnene Kurzsätze}} bis {to}} other {{count, plural, one {# Kurzsatz bis {to}} other {# Kurzsätze bis {to}}}}}',
);
export const proSets = message(
  '{length, select, best {{count, plural, =2 {Höchstens 2 Langsätze} =3 {2 gewonnene Langsätze} =4 {Höchstens 4 Langsätze} other {3 gewonnene Langsätze}} bis {to}} other {{count, plural, one {# Langsatz bis {to}} other {# Langsätze bis {to}}}}}',
);
export const matchTieBreaks = message(
  '{length, select, best {{count, plural, =2 {Höchstens 2} =3 {2 gewonnene} =4 {Höchstens 4} other {3 gewonnene}} Match-Tiebreaks bis {to}} other {{count, plural, one {# Match-Tiebreak bis {to}} other {# Match-Tiebreaks bis {to}}}}}',
);
export const timedSets = message(
  '{length, select, best {{count, plural, =2 {Höchstens 2 Sätze} =3 {2 Gewinnsätze} =4 {Höchstens 4 Sätze} other {3 Gewinnsätze}} auf Zeit zu {minutes, plural, one {# Minute} other {# Minuten}}} other {{count, plural, one {# Satz} other {# Sätze}} auf Zeit zu {minutes, plural, one {# Minute} other {# Minuten}}}}',
);

export const ruleNone = message('{place, select, inside {keiner} other {Keiner}}');
export const ruleStandard = message('{place, select, inside {Standard} other {Standard}}');
export const ruleTieBreakAt = message(
  '{place, select, inside {Tiebreak} other {Tiebreak}} bei {at}-{at} bis {points}',
);
export const ruleMatchTieBreak = message(
  '{place, select, inside {Match-Tiebreak} other {Match-Tiebreak}} bis {points}',
);
export const finalRuleNone = 'kein Tiebreak im Entscheidungssatz';
export const finalRuleStandard = 'Entscheidungssatz mit Standard-Tiebreak';
export const finalRuleTieBreakAt = message('Entscheidungssatz mit Tiebreak bei {at}-{at} bis {points}');
export const finalRuleMatchTieBreak = message('Match-Tiebreak bis {points} statt Entscheidungssatz');
export const finalRuleTimed = message(
  'Entscheidungssatz auf Zeit zu {minutes, plural, one {# Minute} other {# Minuten}}',
);
export const ruleWithFinal = message('{rule}, {final}');
export const choice = message('{sets}. Tiebreak: {rule}');
export const lastWithTieBreak = message('Satz mit Tiebreak bei {at}-{at} bis {points}');
export const lastWithoutTieBreak = 'Satz ohne Tiebreak';
export const lastTimed = message('Satz auf Zeit zu {minutes, plural, one {# Minute} other {# Minuten}}');
