// The dashboard.
import { message } from './message.ts';

export const title = 'Dashboard';
export const greeting = "Welcome back! Here's what's happening with your tournaments.";
export const createTournament = 'Create Tournament';

export const activeTournaments = 'Active Tournaments';
export const upcomingMatches = 'Upcoming Matches';
export const totalPlayers = 'Total Players';
export const completedMatches = 'Completed Matches';
export const viewAll = 'View all';
export const schedule = 'Schedule';
export const viewResults = 'View results';
export const figureFailed = 'This figure could not be loaded.';

export const noActive = "You don't have any active tournaments.";
export const createFirst = 'Create Your First Tournament';
export const seeComing = 'See Your Tournaments';
export const showAllActive = message('Show all {count} active tournaments');
export const viewDetails = 'View details';

export const myClubs = 'My Clubs';
export const createClub = 'Create club';
export const createFirstClub = 'Create a club';
export const noClubs = "You don't administer any clubs yet";
export const showAllClubs = message('Show all {count} clubs');
export const noLocation = 'No location set';
export const manage = 'Manage';
export const manageClub = message('Manage {club}');
export const clubNeeds = message('Your club still needs: {things}.');
export const needsCourts = 'courts';
export const needsMembers = 'members';
export const needsTournament = 'a tournament';
export const seeToDo = 'See what to do';
export const clubsFailed = 'Failed to load clubs. Please try again.';

export const todaysMatches = "Today's Matches";
export const viewSchedule = 'View all scheduled matches';
export const noMatchesToday = 'No matches scheduled for today.';
export const showAllToday = message('Show all {count} matches of today');
export const todaysFailed = "Failed to load today's matches. Please try again.";
export const scheduled = 'Scheduled';
export const completed = 'Completed';
export const cancelled = 'Cancelled';
export const roundOfTournament = message('{tournament}, {round}');

export const brackets = 'Tournament Brackets';
export const noBracket = 'No knockout bracket matches available yet.';
export const noBracketHint = 'Matches will appear here once the tournament progresses to the knockout stage.';
export const drawOf = message('{tournament} draw');
export const matchesFailed = 'Failed to load matches. Please try again.';
export const seeSample = 'See a sample draw';
export const sample = 'Sample';
export const sampleText = 'These players and results are invented.';
export const sampleDraw = 'Sample draw';
export const samplePlayer = message('{name} Sample');
export const toBeDetermined = 'TBD';
export const winnerOf = message('Winner of {match}');
