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
export const partsHint = 'If both are given, visitors see “Nina K.” of a child. Otherwise they see initials.';
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
export const mergeMeaning = 'All entries move to the person whom you choose. You can undo it for 30 days.';
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
export const elsewhere = 'Another club, or their own account, keeps this record.';
