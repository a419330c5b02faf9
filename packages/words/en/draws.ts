// Texts about draws: their stages (`stage`), their matches (`match`), rules they break (`breach`) and why they cannot be made (`draw`).
import { message } from './message.ts';

export const stageMain = 'Main draw';
export const stageThirdPlace = 'Third place';
export const stageConsolation = 'Consolation';
export const stageWinners = 'Winners bracket';
export const stageLosers = 'Losers bracket';
export const stageGrandFinal = 'Grand final';
export const stageRoundRobin = 'Round robin';
export const stageQualifying = 'Qualifying';
export const stageKnockout = 'Knockout';
export const stageEast = 'East';
export const stageWest = 'West';
export const stageNorth = 'North';
export const stageSouth = 'South';
export const stageNortheast = 'Northeast';
export const stageSouthwest = 'Southwest';
export const stageNorthwest = 'Northwest';
export const stageSoutheast = 'Southeast';
export const stagePlaces = message('Places {best} to {worst}');
export const stageGroup = message('Group {letter}');

export const matchFinal = 'Final';
export const matchSemiFinal = message('Semi final, match {position}');
export const matchQuarterFinal = message('Quarter final, match {position}');
export const matchRoundOf = message('Round of {players, plural, other {{players}}}, match {position}');
export const matchRound = message('round {round}, match {position}');
export const matchInStage = message('{stage}, {match}');

export const breachSeedMisplaced = message(
  '{name}, {seedOf, select, replaced {in place of seed {seed}} other {seed {seed}}}, stands on line {line} and belongs on {count, plural, one {line {lines}} other {one of the lines {lines}}}.',
);
export const breachSeedWithoutBye = message(
  '{name}, {seedOf, select, replaced {in place of seed {seed}} other {seed {seed}}}, is due a bye and has none.',
);
export const breachTwoByes = message('Lines {first} and {second} are two byes in one match.');
export const breachByesUneven = message(
  'The byes of the {parts, select, halves {halves} other {quarters}} are {counts}; they should differ by one at most.',
);
export const breachFirstMatch = message(
  '{first} and {second} meet in their first match and {key, select, club {share the club {value}} family {are of one family} other {share the school {value}}}.',
);
export const breachFewerMatches = message(
  '{name} plays {matches, plural, one {{matches} match} other {{matches} matches}}, everybody else {others}, because {players} × {others} is odd.',
);
export const breachLineWithFewerMatches = message(
  'On line {line} somebody plays {matches, plural, one {{matches} match} other {{matches} matches}}, everybody else {others}, because {players} × {others} is odd.',
);
export const breachSeedsTogether = message('{names} share {stage} and are seeded too closely for that.');
export const breachOneGroup = message(
  '{stage} is the only group: whoever goes on has the first match of the knockout against somebody of that group.',
);
export const breachGroupShared = message(
  '{names} share {stage} and {key, select, club {the club {value}} family {are of one family} other {the school {value}}}.',
);

export const drawTooFewEntries = message(
  'A draw needs at least 2 entries; there {count, plural, one {is {count}} other {are {count}}}.',
);
export const drawTooManyEntries = message('A draw holds at most {most} entries; there are {count}.');
export const drawTooFewLines = message('There are {lines} open lines for {entries} entries.');
export const drawTooManySeeds = message('A draw of {size} takes at most {most} seeds; you have {seeds}.');
export const drawBadSeed = message('{name} has the seeding {seed}; seeds count from 1.');
export const drawSameSeed = message('{first} and {second} are both seeded {seed}.');
export const drawDuplicateEntry = message('{name} is entered twice.');
export const drawEnteredTwice = 'Somebody is entered twice, or both in the qualifying and in the main draw.';
export const drawBadMatchesEach = message('Everybody needs at least 1 match; {matches} is not possible.');
export const drawBadGroups = message('{players} players do not make {groups} groups of at least 2.');
export const drawBadProgressing = message('{progressing} cannot go on from a group of {smallest}.');
export const drawBadBestNext = message('Only {candidates} can go through as best next, not {bestNext}.');
export const drawConsolationAndBestNext =
  'With a consolation for the others, nobody goes through as best next: choose one of the two.';
export const drawWrongBestNext = message('The draw has lines for {lines} best next, not {given}.');
export const drawBadQualifiers = message(
  'Qualifying needs at least one qualifier; {qualifiers} is not possible.',
);
export const drawNoQualifyingNeeded = message(
  '{entries} entries need no qualifying for {qualifiers} places.',
);
export const drawGroupOpen = message('{stage} is not finished.');
export const drawLotMissing = message('A lot has to be drawn between {names}.');
export const drawNotRedrawable = 'Only a bracket with entries on its lines can be redrawn.';
export const drawNoSuchEntry = message('There is no entry {entry}.');
export const drawNoSuchLine = message('There is no line {line}.');
export const drawPartsApart = message('{first} and {second} do not share players.');
export const drawLineIsBye = message('Line {line} of {stage} is a bye, and a bye never moves.');
export const drawLineWaits = message('Line {line} of {stage} waits for somebody who qualifies.');
