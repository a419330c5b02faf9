// Finding a partner for Doubles and Mixed.
import { message } from './message.ts';

export const requests = 'Partner requests';
export const asks = message('{name} asks you to play together.');
export const asksPerson = message('{name} asks {person} to play together.');
export const asksIn = message('{name} asks you to play together in {tournament}.');
export const asksPersonIn = message('{name} asks {person} to play together in {tournament}.');
export const accept = 'Accept';
export const decline = 'Decline';
export const acceptOf = message('Accept: {name}');
export const declineOf = message('Decline: {name}');
export const accepted = 'You play together';
export const declined = 'Declined';
export const enterWith = 'Enter with a partner';
export const enterWithOf = message('Enter with a partner: {name}');
export const joinWith = 'Join the waiting list with a partner';
export const joinWithOf = message('Join the waiting list with a partner: {name}');
export const askTitle = 'Ask a partner';
export const askTitleOf = message('Ask a partner for {name}');
export const whom = 'Name or email address';
export const whomHint =
  'Choose a player from the list, or type any email address. They get an email, and can accept or decline.';
export const players = 'Players';
export const listMe = 'List me as looking for a partner';
export const listMeHint = 'Other players who are signed in see the name here and can ask.';
export const ask = 'Ask';
export const askOf = message('Ask {name}');
export const enter = 'Enter';
export const chooseOne =
  'Please choose a player from the list, type an email address, or be listed as looking.';
export const waitingFor = message('Waiting for {name} to accept');
export const declinedBy = message('{name} has declined');
export const takenBy = message('{name} plays with somebody else');
export const noPartner = 'No partner yet';
export const playsWith = message('With {name}');
export const isLooking = 'Looking for a partner';
export const takeBack = 'Take back';
export const takeBackOf = message('Take back: the request to {name}');
export const takenBack = 'The request is taken back';
export const asked = 'The request is sent';
export const listed = 'The list is changed';
export const lookers = 'Looking for a partner';
export const meaning =
  'An entry is complete once the partner has accepted. Without one it holds no place after the deadline.';
export const awaits = 'waiting for a partner';
export const leavePair = 'Your partner stays in, and can ask somebody else while entries are open.';
export const page = 'Partner request';
export const pageAsks = message('{name} would like to play with you in {tournament}.');
export const starts = message('Begins on {day}');
export const signInToAccept = 'Sign in to accept';
export const createAccount = 'Create an account';
export const whoPlays = 'Who plays?';
export const toTournament = 'Open the tournament';
export const pageState = message(
  '{state, select, accepted {You play together.} declined {The request was declined.} withdrawn {The request was taken back.} taken {You play with somebody else in this tournament.} other {Entries are closed: the request can no longer be answered.}}',
);
export const unknownLink = 'This link is wrong, or it has expired. Please ask the person who sent it.';
export const loadFailed = 'Failed to load the request. Please try again.';
