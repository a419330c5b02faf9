// Entries of a tournament: who is entered, seeds, groups, entering by name and from a list.
import { message } from './message.ts';

export const participants = 'Participants';
export const entered = message('{count} of {most} entered');
export const followHint = 'Press the star beside a name to see when and where they play next.';
export const none = 'No participants yet.';
export const noGroup = 'No group';
export const failed = 'Failed to load participants. Please try again.';
export const loading = 'Loading participants';
export const seed = 'Seed';
export const seedOf = message('Seed of {name}');
export const groupOf = message('Group of {name}');

export const addGroup = 'Add group';
export const addGroupTitle = 'Add a group';
export const groupAdded = message('{group} added');
export const groupFailed = 'Failed to add group';
export const groupNameHint = 'Without a name it gets a letter.';

export const name = 'Name';
export const club = 'Club';
export const group = 'Group';
export const partner = 'Partner';
export const firstPlayer = 'First player';
export const add = 'Add';
export const addWaiting = 'Add to the waiting list';
export const addedWaiting = message('{name} added to the waiting list.');
export const addOne = 'Add a participant';
export const addSeveral = 'Add participants';
export const addFailed = 'Failed to add participant';
export const added = message('{name} added.');
export const oneAtATime = 'Everybody enters alone here. Add one name at a time.';
export const nameTooShort = 'Name must be at least 2 characters.';
export const juniorsHint =
  'Visitors see initials. Write “Kovač, Nina” or “Nina KOVAČ”, and they see “Nina K.”';
export const known = 'Someone with this name is already entered.';
export const knownQuestion = message('Add another {name}?');
export const knownMeaning = 'Someone with this name is already entered. Two people may share a name.';
export const addAnyway = 'Add all the same';
export const full = 'This tournament is full.';
export const fullCanGrow =
  'New entries wait for a place. For more places, allow more participants or remove an entry.';
export const fullAtMost = message('{most} is the most that can be entered. New entries wait for a place.');
export const raiseLimit = 'Raise the limit';

export const pasteList = 'Paste a list';

export const actionsFor = message('Actions for {name}');
export const edit = 'Edit participant';
export const updated = 'Participant updated';
export const updateFailed = 'Failed to update participant';
export const remove = 'Remove participant';
export const removeQuestion = message('Remove {name}?');
export const removeMeaning = 'The entry is taken out of the tournament.';
export const removed = 'Participant removed';
export const removeFailed = 'Failed to remove participant';
export const fromAccount = 'From the player’s account.';
export const partnerFromAccount = 'From the partner’s account.';
export const enteredAlone = 'Entered without a partner';
export const partnerChoice =
  'Choose a player who is entered without a partner, or type a name. Choosing makes one pair of the two entries.';
export const birthYear = 'Birth year';
export const birthYearFirst = 'First player’s birth year';
export const birthYearPartner = 'Partner’s birth year';
export const birthYearHint = 'Never public. It decides whether a name is shortened for visitors.';
export const birthYearPartnerHint = 'Never public either.';

export const notInDraw = 'Not in the draw. As an alternate they could step in if somebody withdraws.';
export const notInDrawYet =
  'Not in the draw. They can take a bye, or step in as an alternate if somebody withdraws.';
export const suggestions = 'People of the club';
export const whichQuestion = message('Which {name} is this?');
export const whichMeaning =
  'The club knows this name. Choose who is meant, and all their results stay together.';
export const somebodyElse = 'Somebody new';
export const choosePerson = 'Please choose';
export const peopleOfClub = 'People of the club';
export const thisIsMe = message('{name}: this is me');
export const lookAfter = message('{name}: I look after this player');
export const claimed = 'Claim sent';
export const claimedText = message('{club} decides. You find it on your profile.');
export const claimFailed = 'Failed to send the claim';
export const note = 'Note for organisers';
export const noteHint = 'Only the organisers see it.';
export const overruled = message('Entered by {by} all the same: {reasons}');
export const overruledBySomebody = message('Entered all the same: {reasons}');
export const overruleQuestion = 'Enter all the same?';
export const overruleLabel = 'Enter all the same';
export const ineligibleNotMember = 'not a member of the club';
export const ineligibleTooOld = 'too old';
export const ineligibleSameGender = 'not one woman and one man';
