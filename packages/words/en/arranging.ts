// Arranging a match that has a last day: the page of its two sides, and what the organisers set and see (OP39).
import { message } from './message.ts';

export const page = 'Arrange the match';
export const arrangeWith = message('Arrange the match against {opponent}');
export const failed = 'Failed to load the match. Please try again.';
export const missing = 'There is no such match, or you do not play in it.';
export const loading = 'Loading the match';
export const playByDay = message('Play by {day}');
export const daysLeft = message(
  '{days, plural, =0 {today is the last day} one {# day left} other {# days left}}',
);
export const isLate = message(
  'The last day was {day}. Please speak to the organisers: they may give you more time, or decide a walkover.',
);
export const isAgreed = message('Agreed: {place}');
export const agreedHint = 'If you can no longer make it, propose another time below.';
export const isOver = 'This match is over, or can no longer be arranged.';
export const ownProposal = message('You have proposed {place}');
export const waiting = 'Waiting for the other side to answer.';
export const theirProposal = message('Proposed to you: {place}');
export const accept = 'Accept';
export const decline = 'Decline';
export const takeBack = 'Take back';
export const accepted = 'The time is agreed';
export const declined = 'Proposal declined';
export const takenBack = 'Proposal taken back';
export const wasDeclined = message('{place} was declined. Please choose another time.');
export const wasOvertaken = message('The proposal of {place} no longer stands: the match has changed.');
export const answerFailed = 'Your answer could not be saved. Please try again.';
export const places = 'Free times';
export const placesHint =
  'Choose a time to propose it to the other side. The court is taken once they accept.';
export const day = 'Day';
export const previousDays = 'Earlier days';
export const nextDays = 'Later days';
export const noPlaces = 'No court is free for your match on this day.';
export const loadingPlaces = 'Loading free times';
export const proposePlace = message('Propose {time}, {court}');
export const proposeQuestion = message('Propose {place}?');
export const proposeMeaning = 'The other side gets a message and accepts or declines.';
export const proposeInstead = 'Your earlier proposal is taken back.';
export const proposeCounter = 'This also declines the time that was proposed to you.';
export const propose = 'Propose';
export const proposed = 'Time proposed';
export const proposeFailed = 'The time could not be proposed. Please try again.';
export const contact = 'Contact';
export const contactOfManager = message('For {name}');
export const noContact = 'Nobody on the other side shows an address.';
export const shareHint = 'In your settings you can let opponents see yours.';
