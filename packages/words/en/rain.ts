// Rain at the desk: play is suspended and goes on court by court, and plans for the rest of the day.
import { message } from './message.ts';

export const rain = 'Rain';
export const suspendTitle = 'Suspend play';
export const suspendText = 'Clocks stop and every score is kept. The players on court are told.';
export const why = 'Why';
export const whyRain = 'Rain';
export const whyLight = 'Light';
export const whyOther = 'Other';
export const whichCourts = 'Courts';
export const outdoorCourts = 'Outdoor courts';
export const allCourts = 'All courts';
export const noCourt = 'Choose at least one court.';
export const suspend = 'Suspend play';
export const suspendedDone = 'Play is suspended.';
export const resume = 'Resume play';
export const resumeTitle = 'Resume play';
export const resumeText = 'Which courts are dry? The others stay suspended.';
export const resumedDone = 'Play goes on.';
export const failed = 'That did not work. Please try again.';
export const courtSuspended = 'Play suspended';
export const playedFor = message('Suspended, {minutes} min played');
export const plan = 'Plan the rest';
export const planTitle = 'The rest of the day';
export const planText = 'When could play go on? Nothing is moved until you apply a plan.';
export const planLateText =
  'Ways to go on from now, the best first. Nothing is moved until you apply a plan.';
export const again = 'Play again at about';
export const inMinutes = message('+{minutes} min');
export const compute = 'Compute plans';
export const computeAgain = 'Compute again';
export const computeFailed = 'No plans could be worked out. Please try again.';
export const best = 'Best';
export const rankedFirst = message('Stands first: {reason}.');
export const rankedBehind = message('“{plan}” stands before it: {reason}.');
export const rankReason = message(
  '{reason, select, lost {more matches are played} too_late {fewer matches end too late} another_day {fewer matches are left for another day} clashes {fewer clashes are to be expected} late {less is played after the time by which all should be over} juniorsLate {juniors are done earlier} waits {players wait less} unfair {opponents rest more alike} finalsElsewhere {more finals are on the centre court} wishes {more wishes for times are kept} finish {all is over earlier} told {fewer matches move} courtChanges {fewer matches change courts} shortened {fewer matches are shortened} broken {what was broken off goes on sooner} other {}}',
);
export const kindWait = 'Wait and move back';
export const kindRearrange = 'Wait and rearrange';
export const kindHalls = 'Play on indoors';
export const aboutWait = 'Matches keep their court and their order where they can.';
export const aboutRearrange = 'Matches change courts where that saves time.';
export const aboutHalls = 'No more matches are played outdoors today.';
export const end = 'All over about';
export const moved = 'Matches moved';
export const nowFollowed = 'Now “Followed by”';
export const timesBack = 'Times given back';
export const told = 'People to tell';
export const latest = 'Longest delay';
export const minutes = message('{minutes} min');
export const lost = message(
  '{count, plural, =0 {Every match is played today.} one {# match is not played today.} other {# matches are not played today.}}',
);
export const nothingLost = 'Every match has its place, today or on another day.';
export const apply = 'Apply';
export const noEnd = 'none';
export const againOptional = 'Expected to go on at about (optional)';
export const movePins = 'Move pinned matches off wet courts too';
export const staysPinned = message('Stays pinned on a wet court: {match}, {time}, {court}');
export const againPast = 'Choose a time that is still to come.';
export const waits = 'Waiting beyond two hours';
export const anotherDay = 'Left for another day';
export const shortened = 'Matches shortened';
export const givenUp = 'Matches given up';
export const kindShorten = 'No-ad and match tie-break';
export const kindShortSets = 'Short sets';
export const kindTomorrow = 'Last rounds tomorrow';
export const kindConsolationDoubles = 'Give up consolation doubles';
export const kindConsolation = 'Give up the consolation';
export const aboutShorten =
  'Rounds that have not begun are played without advantage, with a match tie-break for the third set.';
export const aboutShortSets =
  'Rounds that have not begun are played in sets to 4, with a match tie-break for the third set.';
export const aboutTomorrow =
  'The last rounds, and matches that do not fit today, move to the next day of the tournament.';
export const aboutConsolation = 'Its remaining matches are cancelled. The main draw keeps its matches.';
