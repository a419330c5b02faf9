// Players enter a tournament themselves.
import { message } from './message.ts';

export const title = 'Entries';
export const taken = message('{taken, number} of {most} entered');
export const waitingCounted = message(
  '{count, plural, =0 {nobody waiting} one {# waiting} other {# waiting}}',
);
export const closes = message('Entries close on {moment}.');
export const closesAt = message('Entries closed on {moment}.');
export const noDeadline = 'Entries are open until the draw is published.';
export const drawn = 'Entries are closed: the draw is out.';
export const notOpen = 'Entries are not open yet.';
export const signIn = 'Sign in to enter';
export const enter = 'Enter';
export const join = 'Join the waiting list';
export const leave = 'Withdraw';
export const enterOf = message('Enter {name}');
export const joinOf = message('Join the waiting list: {name}');
export const leaveOf = message('Withdraw {name}');
export const you = 'You';
export const entered = 'Entered';
export const enteredUndrawn = 'Entered, but not in the draw';
export const place = message('Place {place} on the waiting list');
export const withdrawn = 'Withdrawn';
export const unpaired = 'Withdrawn: no partner when entries closed';
export const notEntered = 'Not entered';
export const tooOld = message('Only players born in {year} or later may play.');
export const birthYear = 'Year of birth';
export const birthYearHint = 'Only clubs whose tournaments you enter see it.';
export const birthYearMissing = 'Please give the year of birth with four digits.';
export const leaveQuestion = message('Withdraw {name}?');
export const leaveYou = 'Withdraw from this tournament?';
export const leaveText =
  'The place goes to the next person on the waiting list. You can enter again while entries are open, at the end of the waiting list.';
export const tellOrganisers = 'To withdraw now, please tell the organisers.';
export const enteredDone = 'You are entered';
export const waitingDone = 'You are on the waiting list';
export const leftDone = 'Withdrawn';
export const failed = 'This did not work. Please try again.';
export const loadFailed = 'Failed to load entries. Please try again.';
export const people = 'You and the people you look after';
export const leaveWaiting =
  'You lose your place on the waiting list. You can join it again while entries are open, at the end.';
export const leaveForGood =
  'The place goes to the next person on the waiting list. Entries are closed: you cannot enter again.';
export const notMember = 'Only members of the club may enter.';
export const genderHint =
  'In Mixed a woman and a man play together. Only clubs whose tournaments you enter see it.';
export const genderUnsaid = 'Not said';
export const club = 'Club';
export const clubHint = 'In the draw, players of one club can be kept apart.';
export const clubIs = message('Plays for {club}');
export const changeClub = 'Change club';
export const changeClubOf = message('Change club of {name}');
