// Tournaments: their list, their form, their page.
import { message } from './message.ts';

export const statusDraft = 'Draft';
export const statusUpcoming = 'Upcoming';
export const statusRegistering = 'Registering';
export const statusActive = 'Active';
export const statusCompleted = 'Completed';

export const formatRoundRobin = 'Round Robin';
export const formatGroupsKnockout = 'Group + Knockout';
export const formatKnockout = 'Knockout';

export const typeOpen = 'Open';
export const typeAdults = 'Adults';
export const typeDoubles = 'Doubles';
export const typeMixed = 'Mixed';

export const stage = message('Stage: {stage}');
export const stageRegistration = 'Registration';
export const stageGroup = 'Group';
export const stageKnockout = 'Knockout';
export const stageComplete = 'Complete';

export const normalDeuce = 'Normal deuce';
export const suddenDeathDeuce = 'Sudden death deuce';
export const matchesWon = 'Matches won';
export const totalPoints = 'Total points';
export const headToHead = 'Head to head';

export const someClub = 'Tennis Club';
export const independent = 'Independent';

export const participants = message('{count, plural, one {# participant} other {# participants}}');
export const noMatchesCompleted = '0 matches completed';
export const matchesCompleted = message(
  '{completed} of {total, plural, one {# match} other {# matches}} completed',
);

export const notFound = 'Tournament Not Found';
export const notFoundText = "The tournament you're looking for doesn't exist or has been removed.";
export const allTournaments = 'All tournaments';
