// A club as its admins see and change it.
import { message } from './message.ts';

export const club = 'Club';
export const dashboard = 'Dashboard';
export const pagesOfClub = 'Pages of the club';
export const overview = 'Overview';
export const courts = 'Courts';
export const members = 'Members';
export const people = 'People';
export const invitations = 'Invitations';
export const tournaments = 'Tournaments';
export const auditLog = 'Audit log';
export const details = 'Details';
export const clubFailed = 'The club could not be loaded.';
export const viewAll = 'View all';
export const schedule = 'Schedule';
export const pendingInvitations = 'Pending invitations';
export const activeTournaments = 'Active tournaments';
export const matchesInProgress = 'Matches in progress';
export const toDo = 'To do';
export const nothingToDo = 'Nothing is waiting for you.';
export const waitingInvitations = message(
  '{count, plural, one {{count} invitation is} other {{count} invitations are}} waiting for an answer.',
);
export const aloneTask = 'You are the only member so far. Add members or invite them.';
export const onlyAdminsTask = 'So far all members are admins. Add members or invite them.';
export const oneAdminTask =
  'The club has a single admin. Make somebody else an admin too, in case you are away.';
export const noCourtsTask = 'The club has no courts yet.';
export const noTournamentTask = 'The club has no tournament yet.';
export const noLocationTask = 'Players cannot see yet where the club is.';
export const otherClockTask = message(
  'The club’s clock is that of {zone}, which differs from yours. New tournaments use the club’s time.',
);
export const createTournament = 'Create Tournament';
export const underWay = 'Tournaments under way';
export const noneUnderWay = 'No tournament is under way.';
export const noTournaments = 'This club has no tournaments yet.';
export const name = 'Club name';
export const location = 'Location';
export const description = 'Description';
export const contactEmail = 'Contact address';
export const contactEmailHint = 'Only the admins of the club see it for now.';
export const timeZone = 'Time zone';
export const timeZoneHint = 'For new tournaments. Those that exist keep theirs.';
export const fullNames = 'Publish full names of young players';
export const fullNamesHint =
  'If this is off, visitors see players under 18, and everybody in a U9 to U18 event, by first name and initial only. Turn it on only if their parents have agreed, and keep that agreement.';
export const colours = 'Colours of the house';
export const coloursHint =
  'You see them at the top of your tournaments, on the screens in the clubhouse and on printed sheets. Without them we use our own.';
export const mainColour = 'Main colour';
export const secondColour = 'Second colour';
export const pickMain = 'Pick the main colour';
export const pickSecond = 'Pick the second colour';
export const chooseColours = 'Choose colours';
export const addSecond = 'Add a second colour';
export const removeSecond = 'Remove the second colour';
export const removeColours = 'Remove the colours';
export const inLight = 'In light';
export const inDark = 'In dark';
export const darkened =
  'White text would be hard to read on your colour, so we use a darker shade of it behind text. Printed sheets show your colour as it is.';
export const noColours = 'None';
export const saved = 'Club saved';
export const saveFailed = 'Failed to update club';
export const yes = 'Yes';
export const no = 'No';
export const chooseClub = 'Choose a club';
export const chooseClubText = 'You administer several clubs.';
export const searchClubs = 'Search clubs by name or place';
export const noClubFound = message('No club matches “{q}”.');
export const showAllClubs = message('Show all {count} clubs');
export const manageClub = 'Manage';
export const clubsFailed = 'The clubs could not be loaded.';
