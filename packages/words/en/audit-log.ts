// The page of the audit log. What its records say is the server’s and the domain’s.
import { message } from './message.ts';

export const title = 'Audit log';
export const dashboard = 'Dashboard';
export const ofPlatform = 'Who did what on this platform, and what was refused. Records are only ever added.';
export const ofClub = message('Who did what in {club}, and what was refused. Records are only ever added.');
export const ofThisClub = 'Who did what in this club, and what was refused. Records are only ever added.';
export const exportCsv = 'Export CSV';
export const exportJson = 'Export JSON Lines';
export const failed = 'Failed to load audit log. Please try again.';
export const nothingYet = 'Nothing has been recorded yet.';
export const noMatch = 'No records match.';
export const moreFollow = message('{count} shown, more follow.');

export const person = 'Person';
export const act = 'Act';
export const allActs = 'All acts';
export const outcome = 'Outcome';
export const doneAndRefused = 'Done and refused';
export const done = 'Done';
export const refused = 'Refused';
export const from = 'From';
export const to = 'To';
export const reversedDays = 'The last day cannot be before the first one.';
export const show = 'Show';
export const filter = 'Filter';
export const filterTitle = 'Filter the records';
export const showAll = 'Show all records';

export const checkAll = 'Check all records';
export const allGood = message(
  'All {count} records are as they were written. Note the last hash elsewhere, to compare it later: {hash}',
);
export const broken = message(
  'Record {number} {problem, select, changed {is not what was written} missing {is missing} added {was not written by this program} other {is not the one that was noted}}. Compare with an export or a backup that you trust.',
);
export const checkFailed = 'The records could not be checked. Please try again.';

export const timesOfDevice = message('Days and times are those of this device, {zone}.');
export const records = 'Records, newest first';
export const loading = 'Loading records';
export const numberAndTime = message('No. {number} • {time}');
export const between = message('{start} to {end}');
export const onlyThis = 'Only this';
export const onlyThisKind = message(
  'Only this {kind, select, person {person} tournament {tournament} club {club} account {account} session {session} entry {entry} group {group} match {match} invitation {invitation} setting {setting} other {server}}',
);
export const kind = message(
  '{kind, select, person {person} tournament {tournament} club {club} account {account} session {session} entry {entry} group {group} match {match} invitation {invitation} setting {setting} other {server}}',
);
export const fields = message('{count, plural, one {# field} other {# fields}}');

export const archivedAtField = 'Archived at';
export const birthYearField = 'Birth year';
export const clubField = 'Club';
export const contactEmailField = 'Contact email';
export const courtField = 'Court';
export const dateOfBirthField = 'Date of birth';
export const descriptionField = 'Description';
export const emailField = 'Email';
export const endDateField = 'End date';
export const expiresAtField = 'Expires at';
export const formatField = 'Format';
export const groupIdField = 'Group';
export const letRuleField = 'Let rule';
export const locationField = 'Location';
export const matchFormatField = 'Match format';
export const matchesPerParticipantField = 'Matches per participant';
export const maxParticipantsField = 'Max participants';
export const nameField = 'Name';
export const participant1IdField = 'Participant 1';
export const participant2IdField = 'Participant 2';
export const partnerBirthYearField = 'Partner birth year';
export const partnerNameField = 'Partner name';
export const partnerUserIdField = 'Partner user';
export const passwordField = 'Password';
export const playersProgressingField = 'Players progressing';
export const pointSystemField = 'Point system';
export const publishesFullNamesField = 'Publishes full names';
export const registrationEndDateField = 'Registration end date';
export const roleField = 'Role';
export const roundField = 'Round';
export const scoresField = 'Scores';
export const seedField = 'Seed';
export const startDateField = 'Start date';
export const startTimeField = 'Start time';
export const statusField = 'Status';
export const tieBreakerRuleField = 'Tie breaker rule';
export const timeLimitField = 'Time limit';
export const timeZoneField = 'Time zone';
export const typeField = 'Type';
export const userIdField = 'User';
export const usernameField = 'Username';
export const winnerIdField = 'Winner';
export const changeHidden = message('{field} changed; its text is not kept here');
export const changeTo = message('{field}: {after}');
export const changeRemoved = message('{field}: {before} (removed)');
export const changeFromTo = message('{field}: {before} → {after}');
export const none = 'none';
