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

// How far a tournament is, for somebody who does not know its stages.
export const nowDraft = 'Not announced yet';
export const nowAnnounced = 'Entries are not open yet';
export const nowOpen = 'Entries open';
export const nowOpenUntil = message('Entries open until {day}');
export const nowShut = 'Entries closed; the draw is not out yet';
export const nowDrawn = 'Draw published';
export const nowInPlay = 'In play';
export const nowOver = 'Finished';

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

export const create = 'Create Tournament';
export const clubsFailed = 'Failed to fetch clubs';
export const noClub = 'You are not an admin for any clubs. Please contact an administrator.';
export const noClubHint = 'A tournament belongs to a club. You can start one of your own.';
export const createClub = 'Create a club';
export const created = 'Tournament created';
export const createFailed = 'Failed to create tournament.';
export const saveDraft = 'Save as draft';
export const draftHint = "A draft is seen only by the club's admins.";

export const edit = 'Edit Tournament';
export const editCrumb = 'Edit';
export const updated = 'Tournament updated';
export const updateFailed = 'Failed to update tournament.';
export const detailsFailed = 'Failed to load tournament details. Please try again later.';
export const isArchived = 'This tournament is archived. Restore it before changing it.';
export const notYours = 'Only the organisers can edit this tournament.';
export const backToTournament = 'Back to the tournament';

export const title = 'Tournaments';
export const titleMine = 'My Tournaments';
export const titleAll = 'All Tournaments';
export const byStatus = 'Tournaments by status';
export const tabActive = 'Active';
export const tabUpcoming = 'Upcoming';
export const tabCompleted = 'Completed';
export const emptyMine = message(
  "You don't have any {tab, select, active {active} upcoming {upcoming} other {completed}} tournaments.",
);
export const emptyAll = message(
  'No {tab, select, active {active} upcoming {upcoming} other {completed}} tournaments found',
);
export const emptyClub = 'No tournaments yet';
export const createFirst = 'Create Your First Tournament';
export const seeUpcoming = 'See Upcoming Tournaments';
export const seeCompleted = 'See Completed Tournaments';
export const archivedLink = 'Archived tournaments';
export const archivedTitle = 'Archived Tournaments';
export const archiveCrumb = 'Archive';
export const archiveText = 'They no longer appear in any list. You can restore one on its page.';
export const archiveEmpty = 'No archived tournaments.';
export const backToList = 'Back to the list';
export const viewResults = 'View Results';
export const viewDetails = 'View Details';

export const tournament = 'Tournament';
export const checkForm = 'Please check the form for errors';
export const dates = 'Dates';
export const rules = 'Rules';
export const moreOptions = 'More options';
export const name = 'Name';
export const description = 'Description';
export const type = 'Type';
export const club = 'Club';
export const selectClub = 'Select a club';
export const maxParticipants = 'Max participants';
export const startDate = 'Start date';
export const startTime = 'Start time';
export const endDate = 'End date';
export const endTime = 'End time';
export const clubZone = message('Dates and times are those of the club, in the time zone {zone}.');
export const location = 'Location';
export const locationHint = 'Where it is played, if not at the club.';
export const contactEmail = 'Contact email';
export const contactEmailHint = 'Everyone can see it.';
export const registrationDay = 'Registration ends on';
export const registrationTime = 'Registration ends at';
export const registrationTimeHint = 'Blank: the end of the day.';
export const registrationOver = 'Registration has already ended on that day.';
export const registrationDayMissing = 'Please choose the day on which registration ends.';
export const matchFormat = 'Match format';
export const stageFormats = 'Other formats for parts of the tournament';
export const stageFormat = message(
  '{stage, select, groups {Groups} qualifying {Qualifying} places {Consolation and places} other {Final}}',
);
export const asTournament = 'As the tournament';
export const formatParts = 'Put a format together';
export const formatSets = 'Sets';
export const setsChoice = message(
  '{length, select, all {{count, plural, one {One set} other {# sets, all of them played}}} other {Best of {count, plural, other {#}}}}',
);
export const setKindLabel = 'A set is';
export const setKind = message(
  '{kind, select, games {played for games} tieBreak {a match tie-break} other {ended by the clock}}',
);
export const gamesOfSet = 'Games to win a set';
export const pointsOfSet = 'Points to win';
export const minutesOfSet = 'Length of a set';
export const countedIn = 'What counts';
export const counting = message('{what, select, games {Games} other {Points}}');
export const tieBreakOfSet = 'Tie-break';
export const lastSet = 'Last set';
export const lastSame = 'Like the others';
export const noFormat =
  'A set has 1 to 20 games, a match tie-break 2 to 50 points, and the clock 1 to 600 minutes.';
export const usualMinutes = message(
  'Clubs plan about {usual} minutes for a match like this. The time limit is {planned}.',
);
export const planUsual = message('Set the time limit to {usual} minutes');
export const format = 'Format';
export const progressing = 'Players progressing from groups';
export const tieBreaker = 'Tie-breaker';
export const pointSystem = 'Point system';
export const pointSystemHint = 'Sudden death deuce: one point decides at 40-40.';
export const timeLimit = 'Time limit';
export const timeLimitHint = message('For one match, from {min} to {max} minutes.');
export const minutesUnit = 'minutes';
export const minutes = message('{count} minutes');
export const matchesPerParticipant = 'Matches per participant';
export const knockoutHint = 'In a knockout the draw decides how many each plays.';
export const letRule = 'Let rule';
export const letRuleHint = 'A serve that touches the net is played again.';
export const on = 'On';
export const off = 'Off';
export const start = 'Start';
export const end = 'End';
export const registrationEnds = 'Registration ends';
export const startDateMissing = 'Start date is required';
export const endDateMissing = 'End date is required';

export const loadingTournament = 'Loading tournament';
export const detailsTab = 'Details';
export const participantsTab = 'Participants';
export const matchesTab = 'Matches';
export const stages = 'Stages';
export const stageDone = 'Done:';
/** "Knockout, Open, clay"; without the surface where the courts differ. */
export const whatItIs = message(
  '{format}, {type}{surface, select, clay {, clay} hard {, hard} grass {, grass} artificial_grass {, artificial grass} carpet {, carpet} other {}}',
);
export const players = message('{count, plural, one {# player} other {# players}}');
export const pairs = message('{count, plural, one {# pair} other {# pairs}}');

export const about = 'About';
export const noDescription = 'No description available';
export const advancement = 'Advancement';
export const advancementTop = message('Top {count, plural, other {#}} from each group');
export const currentStage = 'Current stage';
export const participantsTerm = 'Participants';
export const entered = message('{count} of {most} entered');
export const starts = 'Starts';
export const ends = 'Ends';
export const timeZone = 'Time zone';
export const noLocation = 'No location set';
export const contact = 'Contact';
export const createdBy = 'Created by';
export const unknownPerson = 'Unknown';
export const createdOn = 'Created on';
export const scoringType = 'Scoring type';
export const setsFormat = 'Sets format';
export const tiebreakerRule = 'Tiebreaker rule';
export const letsPlayed = 'Lets are played again';
export const noLets = 'No lets';

export const publish = 'Publish';
export const reopen = 'Reopen tournament';
export const backToDraft = 'Back to draft';
export const backToUpcoming = 'Back to upcoming';
export const closeRegistration = 'Close registration';
export const backToRegistration = 'Back to registration';
export const openRegistration = 'Open registration';
export const startTournament = 'Start';
export const noEntriesYet = "Players can't enter yet.";
export const isOpen = 'Registration is open.';
export const shareLink = 'Share the link';
export const share = message('Share {name}');
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied. Copy it from the address bar.';
export const complete = 'Complete tournament';
export const editButton = 'Edit';
export const moreActions = message('More actions for {name}');
export const status = 'Status';
export const statusChanged = message(
  'Tournament status updated to {status, select, draft {draft} upcoming {upcoming} registering {registering} active {active} other {completed}}',
);
export const statusFailed = 'Failed to update tournament status.';

export const archive = 'Archive tournament';
export const archiveQuestion = message('Archive {name}?');
export const archiveMeaning =
  'It leaves the lists, the schedule and the dashboard. Its page with all results stays, and it can be restored.';
export const archived = 'Tournament archived';
export const archiveFailed = 'Failed to archive tournament.';
export const archivedOn = message('This tournament was archived on {day}.');
export const archivedNotice = 'It is no longer in any list; its results stay here.';
export const restore = 'Restore tournament';
export const restored = 'Tournament restored';
export const restoreFailed = 'Failed to restore tournament.';
export const archiveInsteadQuestion = message('Archive {name} instead?');
export const archiveInsteadMeaning =
  'Matches of this tournament have been played, so it cannot be deleted. It leaves the lists, the schedule and the dashboard. Its page with all results stays, and it can be restored.';
export const archiveInstead = 'Archive instead';

export const deleteTournament = 'Delete tournament';
export const deleteQuestion = message('Delete {name}?');
export const deleteMeaning = 'Its participants and matches are deleted with it. This cannot be undone.';
export const deleted = 'Tournament deleted';
export const deleteFailed = 'Failed to delete tournament.';
export const membersOnly = 'Only members of the club may enter';
export const membersOnlyHint = 'The organisers can still enter anybody by hand.';
export const whoEnters = 'Entries';
export const whoEntersMembers = 'Members of the club only';
