// Texts about draws: their stages (`stage`), their matches (`match`), rules they break (`breach`) and why they cannot be made (`draw`), each under
// its code (en/draws.ts).
import { message } from './message.ts';

export const stageMain = 'Hauptfeld';
export const stageThirdPlace = 'Spiel um Platz 3';
export const stageConsolation = 'Nebenrunde';
export const stageWinners = 'Gewinnerseite';
export const stageLosers = 'Verliererseite';
export const stageGrandFinal = 'Endspiel';
export const stageRoundRobin = 'Jeder gegen jeden';
export const stageQualifying = 'Qualifikation';
export const stageKnockout = 'K.-o.-Runde';
export const stageEast = 'Ost';
export const stageWest = 'West';
export const stageNorth = 'Nord';
export const stageSouth = 'Süd';
export const stageNortheast = 'Nordost';
export const stageSouthwest = 'Südwest';
export const stageNorthwest = 'Nordwest';
export const stageSoutheast = 'Südost';
export const stagePlaces = message('Plätze {best} bis {worst}');
export const stageGroup = message('Gruppe {letter}');

export const matchFinal = 'Finale';
export const matchSemiFinal = message('Halbfinale, Match {position}');
export const matchQuarterFinal = message('Viertelfinale, Match {position}');
export const matchRoundOf = message(
  '{players, plural, =16 {Achtelfinale} =32 {Sechzehntelfinale} other {Runde der letzten {players}}}, Match {position}',
);
export const matchRound = message('Runde {round}, Match {position}');
export const matchInStage = message('{stage}, {match}');

export const breachSeedMisplaced = message(
  '{name} ({seedOf, select, replaced {anstelle von Nr. {seed}} other {Nr. {seed}}}) steht auf Zeile {line} und gehört auf {count, plural, one {Zeile {lines}} other {eine der Zeilen {lines}}}.',
);
export const breachSeedWithoutBye = message(
  '{name} ({seedOf, select, replaced {anstelle von Nr. {seed}} other {Nr. {seed}}}) steht ein Freilos zu, hat aber keines.',
);
export const breachTwoByes = message(
  'Auf den Zeilen {first} und {second} treffen zwei Freilose aufeinander.',
);
export const breachByesUneven = message(
  'Freilose je {parts, select, halves {Hälfte} other {Viertel}}: {counts}. Sie sollten sich höchstens um eins unterscheiden.',
);
export const breachFirstMatch = message(
  '{first} und {second} treffen im ersten Match aufeinander und gehören zu {key, select, club {demselben Verein ({value})} family {derselben Familie} other {derselben Schule ({value})}}.',
);
export const breachFewerMatches = message(
  '{name} spielt {matches, plural, one {{matches} Match} other {{matches} Matches}}, alle anderen {others}, weil {players} × {others} ungerade ist.',
);
export const breachLineWithFewerMatches = message(
  'Wer auf Zeile {line} steht, spielt {matches, plural, one {{matches} Match} other {{matches} Matches}}, alle anderen {others}, weil {players} × {others} ungerade ist.',
);
export const breachSeedsTogether = message(
  '{stage}: {names} sind so ähnlich gesetzt, dass sie nicht in dieselbe Gruppe gehören.',
);
export const breachOneGroup = message(
  '{stage} ist die einzige Gruppe: Wer weiterkommt, trifft im ersten Match der K.-o.-Runde auf jemanden aus derselben Gruppe.',
);
export const breachGroupShared = message(
  '{stage}: {names} gehören zu {key, select, club {demselben Verein ({value})} family {derselben Familie} other {derselben Schule ({value})}}.',
);

export const drawTooFewEntries = message(
  'Ein Tableau braucht mindestens 2 Meldungen; gemeldet {count, plural, one {ist {count}} other {sind {count}}}.',
);
export const drawTooManyEntries = message('Ein Tableau fasst höchstens {most} Meldungen; es sind {count}.');
export const drawTooFewLines = message('Für {entries} Meldungen gibt es nur {lines} freie Zeilen.');
export const drawTooManySeeds = message(
  'Ein Tableau mit {size} Zeilen hat {most} Setzplätze; gesetzt sind {seeds}.',
);
export const drawBadSeed = message('{name} hat die Setznummer {seed}; Setznummern beginnen bei 1.');
export const drawSameSeed = message('{first} und {second} sind beide an {seed} gesetzt.');
export const drawDuplicateEntry = message('{name} ist doppelt gemeldet.');
export const drawEnteredTwice =
  'Jemand ist doppelt gemeldet oder steht in der Qualifikation und im Hauptfeld zugleich.';
export const drawBadMatchesEach = message('Alle brauchen mindestens 1 Match; {matches} ist nicht möglich.');
export const drawBadGroups = message(
  'Aus {players} Teilnehmenden lassen sich nicht {groups} Gruppen zu mindestens 2 bilden.',
);
export const drawBadProgressing = message(
  'Aus einer Gruppe von {smallest} können nicht {progressing} weiterkommen.',
);
export const drawBadBestNext = message(
  'Von {candidates} Nächstplatzierten können nicht {bestNext} weiterkommen.',
);
export const drawConsolationAndBestNext =
  'Wenn die anderen eine Nebenrunde spielen, kommt niemand als Nächstplatzierter weiter: Wählen Sie eines von beiden.';
export const drawWrongBestNext = message(
  'Das Tableau hat Zeilen für {lines} beste Nächstplatzierte, nicht für {given}.',
);
export const drawBadQualifiers = message(
  'Eine Qualifikation braucht mindestens einen Qualifikanten; {qualifiers} ist nicht möglich.',
);
export const drawNoQualifyingNeeded = message(
  'Bei {entries} Meldungen für {qualifiers} Plätze braucht es keine Qualifikation.',
);
export const drawGroupOpen = message('{stage} ist noch nicht zu Ende gespielt.');
export const drawLotMissing = message('Zwischen {names} muss das Los entscheiden.');
export const drawNotRedrawable =
  'Neu auslosen lässt sich nur ein Tableau, in dessen Zeilen Meldungen stehen.';
export const drawNoSuchEntry = message('Es gibt keine Meldung {entry}.');
export const drawNoSuchLine = message('Es gibt keine Zeile {line}.');
export const drawPartsApart = message('{first} und {second} haben keine gemeinsamen Teilnehmenden.');
export const drawLineIsBye = message('{stage}, Zeile {line}: Ein Freilos wird nie verschoben.');
export const drawLineWaits = message('{stage}, Zeile {line}: Dieser Platz ist für die Qualifikation frei.');
