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
  'Only this {kind, select, person {person} tournament {tournament} club {club} membership {membership} account {account} session {session} entry {entry} group {group} meeting {meeting} match {match} invitation {invitation} setting {setting} other {server}}',
);
export const kind = message(
  '{kind, select, person {person} tournament {tournament} club {club} membership {membership} account {account} session {session} entry {entry} group {group} meeting {meeting} match {match} invitation {invitation} setting {setting} other {server}}',
);
export const fields = message('{count, plural, one {# field} other {# fields}}');
