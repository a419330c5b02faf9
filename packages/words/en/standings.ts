// Why somebody stands where they do in a table: the steps (`step`), what each had (`value`) and what that says (`reason`).
import { message } from './message.ts';

export const stepWins = 'Wins';
export const stepWinsShare = 'Share of matches won';
export const stepMatchesPlayed = 'Matches played';
export const stepNoForfeit = 'No retirement, default or walkover';
export const stepPoints = 'Points';
export const stepPointsPerMatch = 'Points per match';
export const stepHeadToHeadOfTwo = 'Head-to-head';
export const stepHeadToHead = 'Head-to-head';
export const stepCompletedOfThree = 'All matches completed';
export const stepSetsShare = 'Share of sets won';
export const stepSetsShareAmong = 'Share of sets won among those tied';
export const stepSetDifference = 'Set difference';
export const stepSetDifferencePerMatch = 'Set difference per match';
export const stepGamesShare = 'Share of games won';
export const stepGamesShareAmong = 'Share of games won among those tied';
export const stepGameDifference = 'Game difference';
export const stepGameDifferencePerMatch = 'Game difference per match';
export const stepRanking = 'Ranking';
export const stepLot = 'Lot';

export const valueWins = message('{count, plural, one {{count} win} other {{count} wins}}');
export const valueMatchesPlayed = message(
  '{count, plural, one {{count} match played} other {{count} matches played}}',
);
export const valuePoints = message('{count, plural, one {{count} point} other {{count} points}}');
export const valuePointsPerMatch = message(
  '{points, plural, one {{points} point} other {{points} points}} in {matches, plural, one {{matches} match} other {{matches} matches}}',
);
export const valueShare = message(
  '{of} of {total} {what, select, matches {matches} sets {sets} other {games}} won',
);
export const valueShareAmong = message(
  '{of} of {total} {what, select, matches {matches} sets {sets} other {games}} won among those tied',
);
export const valueNone = message('no {what, select, matches {matches} sets {sets} other {games}} won');
export const valueNoneAmong = message(
  'no {what, select, matches {matches} sets {sets} other {games}} won among those tied',
);
export const valueDifference = message('{what, select, sets {set} other {game}} difference {difference}');
export const valueDifferencePerMatch = message(
  '{what, select, sets {set} other {game}} difference {difference} in {matches, plural, one {{matches} match} other {{matches} matches}}',
);
export const valueBeat = message('beat {rival}');
export const valueLostTo = message('lost to {rival}');
export const valueWonAgainst = message('won {of} of {total} matches against {rival}');
export const valueWonAmong = message('won {of} of {total} matches among those tied');
export const valueFinishedEveryMatch = 'finished every match';
export const valueGaveUpAMatch = 'retired, was defaulted or gave a walkover';
export const valueCompletedEveryMatch = 'completed every match';
export const valueDidNotComplete = 'did not complete every match';
export const valueRanked = message('ranked {ranking}');
export const valueNotRanked = 'not ranked';
export const valueLot = message('lot {lot}');

export const reasonCompared = message('{own}; {rivals}');
export const reasonRival = message('{name}: {value}');
export const reasonLevel = message('{names} level on every step');
export const reasonManyLevel = message('{count} level on every step');
export const reasonAlone = 'nobody to be compared with';
export const reasonSettled = 'the organisers settled the order';
export const reasonWithdrawn = 'withdrew; no match counts';
