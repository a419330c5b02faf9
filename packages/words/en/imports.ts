// Lists from files: people, members and entries read from spreadsheets, and written for them.
import { message } from './message.ts';

export const importPeople = 'Import people';
export const importMembers = 'Invite from a list';
export const peopleIntro =
  'Add and update many people at once from a spreadsheet. You see what each line does before anything is saved.';
export const membersIntro =
  'Invite many people at once from a spreadsheet. You see what each line does before anybody is invited.';
export const importAction = 'Import';
export const exportAction = 'Export';
export const exportFailed = 'The list could not be put together. Please try again.';
export const people = 'People';
export const members = 'Members';
export const peopleFile = 'people';
export const membersFile = 'members';
export const reportFile = 'import-report';

export const source = 'List';
export const file = 'File';
export const fileHint =
  'CSV or text from any spreadsheet. In Excel: Save as, CSV. Only the columns that you choose below are sent.';
export const paste = 'Or paste the cells here';
export const pasteHint = 'Copy them from the spreadsheet, together with their headings.';
export const readFile = message(
  '{name}: {count, plural, one {# line} other {# lines}}, {encoding}, {separator}',
);
export const readPaste = message('{count, plural, one {# line} other {# lines}}, {separator}');
export const readFileLines = message('{name}: {count, plural, one {# line} other {# lines}}, {encoding}');
export const readPasteLines = message('{count, plural, one {# line} other {# lines}}');
export const comma = 'separated by commas';
export const semicolon = 'separated by semicolons';
export const tab = 'separated by tabs';
export const bar = 'separated by bars';
export const workbook =
  'This is a workbook, not a CSV file. Save it as CSV in your spreadsheet and choose that file.';
export const binary = 'This file is not text. Save the list as CSV in your spreadsheet and choose that file.';
export const fileUnread = 'The file could not be read. Please choose it again.';
export const tooLarge = message('This file is larger than {max} MB. Leave out what is not needed.');
export const tooMany = message(
  'A list has at most {max, number} lines, and this one has {count, number}. Import it in parts.',
);
export const noLines = 'There are no lines in this list.';

export const columns = 'Columns';
export const columnsHint = 'Check what each column holds.';
export const firstLineHeads = 'The first line holds the headings';
export const columnNumbered = message('Column {number}');
export const examples = message('For example: {examples}');
export const noExamples = 'This column is empty.';
export const leftOut = 'Leave out';
export const fieldName = 'Name';
export const fieldGiven = 'Given name';
export const fieldFamily = 'Family name';
export const fieldGender = 'Gender';
export const fieldBirth = 'Date or year of birth';
export const fieldNumber = 'Person no.';
export const fieldEmail = 'Email';
export const fieldRole = 'Role';
export const dayOrder = 'Days are written';
export const dayFirst = message('with the day first: {example} is {day}');
export const monthFirst = message('with the month first: {example} is {day}');
export const yearFirst = message('with the year first: {example} is {day}');
export const chooseOrder = 'Please choose';
export const dayOrderHint =
  'The days of this list can be read in more than one way. The list is checked once you have chosen.';
export const nameMissing = 'Choose the column that holds the name.';
export const emailMissing = 'Choose the column that holds the email address.';

export const quotesBroken = 'The quotation marks in this line do not match.';
export const birthUnread = message('This is neither a date nor a year of birth: {text}');
export const genderUnread = message('We do not know this gender: {text}');
export const numberUnread = message('This is not a person’s number: {text}');
export const roleUnread = message('This is not a role: {text}. A role is admin or member.');

export const preview = 'What will happen';
export const checking = message('Checking {count, plural, one {# line} other {# lines}}');
export const checkFailed = 'The list could not be checked. Please try again.';
export const saving = message('Saving {count, plural, one {# line} other {# lines}}');
export const inviting = message('Inviting {count, plural, one {# person} other {# people}}');
export const show = 'Lines shown';
export const groupCounted = message(
  '{group, select, all {All} new {New} changed {Changes} same {Unchanged} choose {To choose} invited {To invite} entered {To enter} waiting {Waiting list} ineligible {Not eligible} other {Left out}}: {count, number}',
);
export const line = 'Line';
export const lines = 'Lines of the list';
export const who = 'Who';
export const happens = 'What happens';
export const noneShown = 'No such lines.';
export const moreLines = message('{shown, number} of {count, number} lines');
export const showMore = 'Show more';
export const becomesNew = 'New person';
export const staysSame = 'Nothing changes';
export const becomesMember = 'Counts as a member of the club from now on';
export const changesOf = message('{field}: {before} → {after}');
export const changesFrom = message('{field}: {after}');
export const parts = 'Given and family name';
export const birth = 'Birth';
export const meantWho = message('Who is meant by {name}, line {line}?');
export const choosePerson = 'Please choose';
export const somebodyNew = 'Somebody new';
export const skipLine = 'Leave this line out';
export const candidate = message('{name}, born {year}');
export const doubleOf = message('Left out: line {line} says the same');
export const doubleUndecided = message('Left out until you choose: line {line} says the same');
export const leftOutBecause = message('Left out: {reason}');
export const undecided = 'Left out until you choose';
export const skipped = 'Left out by you';
export const chooseAll = message(
  '{count, plural, one {# line could mean somebody the club knows.} other {# lines could mean somebody the club knows.}}',
);
export const othersAsk = message(
  '{count, plural, one {# line says the same as another one.} other {# lines say the same as others.}} Are they different people?',
);
export const allOthers = 'Yes, enter them all';
export const allSame = 'Take the first person for each';
export const allNew = 'All are new people';
export const becomesInvited = 'Gets an invitation by mail';
export const isMember = message('Belongs to the club: {name}');
export const isWaiting = 'Has an open invitation';
export const mailsApart = message(
  'The mails go out one after the other, {count, plural, one {within a minute} other {within # minutes}}. Each invitation is good for 7 days.',
);

export const save = message('{count, plural, one {Save # line} other {Save # lines}}');
export const invite = message('{count, plural, one {Invite # person} other {Invite # people}}');
export const nothingToDo = 'There is nothing to save: everything already matches this list.';
export const nobodyToInvite = 'There is nobody to invite.';
export const saveFailed = 'The list could not be saved. Nothing was changed.';
export const inviteFailed = 'The invitations could not be sent. Nobody was invited.';
export const saved = 'List saved.';
export const savedText = message(
  '{added, plural, one {# new person} other {# new people}}, {changed, plural, one {# changed} other {# changed}}, {left, plural, one {# line left out} other {# lines left out}}.',
);
export const invited = 'Invitations are on their way.';
export const invitedText = message(
  '{count, plural, one {# person is invited} other {# people are invited}}, {left, plural, one {# line left out} other {# lines left out}}.',
);
export const report = 'Download report';
export const another = 'Import another list';
export const toPeople = 'Back to the people';
export const toMembers = 'Back to the members';

// Entries of a tournament.
export const importEntries = 'Enter a list';
export const entriesIntro =
  'Enter many players at once, from a paper list that you type or from a spreadsheet. You see what each line does before anything is saved.';
export const entries = 'Participants';
export const pasteEntries = 'Or paste the list here';
export const namesHint =
  'One name a line, as on paper: 1. Ana Silva (Hillside) 2012 [1]. Or with semicolons: Ana Silva; Hillside; 2012; 1. You can also paste cells of a spreadsheet.';
export const pairsHint =
  'One pair a line: Ana Silva / Rui Costa. You can also paste cells of a spreadsheet with their headings.';
export const fieldPartner = 'Partner';
export const fieldSeed = 'Seed';
export const fieldClub = 'Club';
export const fieldYear = 'Year';
export const seedUnread = message('This is no seed: {text}');
export const checkName = 'Check this name. Take out what is not part of it.';
export const checkNumber = message(
  'Check this name. If {number} is a seed, write [{number}]. If not, take it out.',
);
export const partnerMissing = 'No partner is named. A slash stands between the two of a pair.';
export const twoPeople =
  'Two people stand on this line, and here everybody enters alone. Give each a line of their own.';
export const becomesEntered = message(
  '{count, plural, =0 {Is entered} one {Is entered, as a new person of the club} other {Are entered, as new people of the club}}',
);
export const becomesWaiting = message('Number {place} on the waiting list: all places are taken');
export const placesShort = message(
  '{count, plural, one {# line finds no place and would wait} other {# lines find no place and would wait}}: this tournament takes {most, number}.',
);
export const makeRoom = message('Raise the limit to {most}');
export const limitFailed = 'The limit could not be raised. Please try again.';
export const someWait = message(
  '{count, plural, one {# line goes to the waiting list.} other {# lines go to the waiting list.}}',
);
export const someAsk = message(
  '{count, plural, one {# line needs your answer.} other {# lines need your answer.}}',
);
export const showQuestions = 'Show';
export const someLeftOut = message(
  '{count, plural, one {# line is left out.} other {# lines are left out.}}',
);
export const overruledBecause = message('Is entered although: {reasons}');
export const isEntered = 'Is entered already';
export const standsAgainst = message('Left out: {reasons}');
export const enterAnyway = 'Enter all the same';
export const enterList = message('{count, plural, one {Enter # line} other {Enter # lines}}');
export const enteringList = message('Entering {count, plural, one {# line} other {# lines}}');
export const nobodyToEnter = 'There is nobody to enter.';
export const enterFailed = 'The list could not be entered. Nothing was changed.';
export const listEntered = 'List entered.';
export const listEnteredText = message(
  '{entered, plural, one {# entry} other {# entries}}, {waiting, plural, =0 {nobody} one {# entry} other {# entries}} on the waiting list, {left, plural, one {# line left out} other {# lines left out}}.',
);
export const toEntries = 'To the participants';
export const entriesClosedForList = 'The tournament is completed. Reopen it before you enter a list.';
