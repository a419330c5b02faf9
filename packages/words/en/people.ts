// The people of a club: the list, a person's form, merging and parting.
import { message } from './message.ts';

export const title = 'People';
export const ofClub = message(
  'Everybody who plays at {club}: its own people, its members, and all who have entered its tournaments.',
);
export const ofThisClub =
  'Everybody who plays at this club: its own people, its members, and all who have entered its tournaments.';
export const search = 'Search by name';
export const list = 'People of the club';
export const failed = 'Failed to load people. Please try again.';
export const loading = 'Loading people';
export const none = 'Nobody yet. People appear here when you enter them into a tournament, or you add them.';
export const noMatch = 'Nobody with this name.';
export const add = 'Add person';
export const addTitle = 'Add a person';
export const edit = 'Edit person';
export const name = 'Name';
export const given = 'Given name';
export const family = 'Family name';
export const partsHint = 'If both are given, visitors see a child as “Nina K.”. Otherwise they see initials.';
export const gender = 'Gender';
export const female = 'Female';
export const male = 'Male';
export const other = 'Other';
export const notSaid = 'Not said';
export const birthYear = 'Birth year';
export const birthYearHint = 'Never public. It decides whether a name is shortened for visitors.';
export const addFailed = 'Failed to add person';
export const updateFailed = 'Failed to update person';
export const added = 'Person added';
export const updated = 'Person updated';
export const actionsFor = message('Actions for {name}');
export const merge = 'Merge';
export const mergeAction = 'Merge with another person';
export const mergeTitle = message('Merge {name} with another person');
export const mergeMeaning = 'All entries move to the person you choose. You can undo it for 30 days.';
export const mergeInto = 'Person to keep';
export const mergeQuestion = message('Merge {name} into {into}?');
export const mergeMissing = 'Please choose a person from the list.';
export const mergeFailed = 'Failed to merge';
export const merged = 'People merged';
export const mergedHere = message('{name} was merged into this person. You can undo it until {day}.');
export const part = 'Undo merge';
export const partOf = message('Undo merge of {name}');
export const parted = 'Merge undone';
export const partFailed = 'Failed to undo the merge';
export const more = message('{count, plural, one {# person} other {# people}} shown');
export const dashboard = 'Dashboard';
export const born = message('born {year}');
export const playedCounted = message('{count, plural, =0 {no entries} one {# entry} other {# entries}}');
export const hasAccount = 'has an account';
export const namesakesTitle = 'Somebody has this name already';
export const namesakesText =
  'Compare club and year of birth. Two people may share a name, but nobody should be listed twice.';
export const thisPerson = 'It is this person';
export const thisPersonOf = message('It is this person: {name}, {facts}');
export const somebodyElse = 'Somebody else of the same name';
export const namesakeMember = 'They belong to the club already. You are taken to their card.';
export const namesakeInvited = 'They have an account. You send them an invitation instead.';
export const namesakeLinked = 'They get the account, and their entries stay with them.';
export const namesakeElsewhere =
  'Another club keeps this person’s record, so they cannot get an account here.';
export const toDecide = 'Claims to decide';
export const saysSelf = message('{by} says: I am {name}.');
export const saysManager = message('{by} says: I look after {name}.');
export const member = 'Member';
export const memberOf = message('Member: {name}');
export const memberFailed = 'Failed to change the membership';
export const isMember = 'Member of the club';
export const isNoMember = 'Not a member of the club';
export const approve = 'Approve';
export const approveOf = message('Approve the claim of {name}');
export const decline = 'Decline';
export const declineOf = message('Decline the claim of {name}');
export const approved = 'Claim approved';
export const declined = 'Claim declined';
export const decideFailed = 'Failed to decide the claim';
export const peopleIManage = 'People I manage';
export const addChild = 'Add a child';
export const addChildText =
  'For a child under 18 who has not been entered anywhere yet. If a club knows your child already, open their entry and choose “I look after this player” instead.';
export const childYearHint =
  'Only clubs whose tournaments you enter see it. Visitors see a child as “Nina K.”.';
export const childrenText = 'You can enter the people you look after in tournaments.';
export const childAdded = message('{name} added');
export const childFailed = 'Failed to add the child';
export const myClaims = 'My claims';
export const iAm = message('I am {name}');
export const iLookAfter = message('I look after {name}');
export const statePending = 'The club decides';
export const stateApproved = 'Approved';
export const stateDeclined = 'Declined';
export const withdraw = 'Take back';
export const withdrawOf = message('Take back the claim on {name}');
export const withdrawn = 'Claim taken back';
export const withdrawFailed = 'Failed to take back the claim';
export const lookedAfterBy = message('Looked after by {name}');
export const managerRemove = 'Stop looking after';
export const managerRemoveOf = message('Stop looking after {name}: {by}');
export const managerRemoveQuestion = message('Stop {by} looking after {name}?');
export const managerRemoveMeaning =
  'They can no longer enter or withdraw this person, and no longer read the name in full. Entries stay.';
export const managerRemoved = message('{by} no longer looks after {name}');
export const managerRemoveFailed = 'This could not be ended. Please try again.';
export const stopManaging = 'No longer look after';
export const stopManagingOf = message('No longer look after {name}');
export const stopManagingQuestion = message('No longer look after {name}?');
export const stopManagingMeaning =
  'You can look after them again only if the club approves it once more. Entries stay.';
export const stopManagingDone = 'You no longer look after them';
export const stopManagingFailed = 'Failed to end it';
