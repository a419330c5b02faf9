// The notices: the bell of the header and its page (D18, D44, D53).
import { message } from './message.ts';

export const title = 'Notifications';
/** The count stops at 100. */
export const unread = message(
  '{count, plural, =0 {You have no unread notifications} =100 {You have more than 99 unread notifications} one {You have # unread notification} other {You have # unread notifications}}',
);
export const many = '99+';
export const viewAll = 'View all';
export const markAllRead = 'Mark all as read';
export const markFailed = 'Failed to mark notifications as read';
export const failed = 'Failed to load notifications. Please try again.';
export const isUnread = 'Unread';
export const moreFollow = message('{count} shown');
export const emptyTitle = 'Nothing new';
export const emptyText =
  'Here you will read when a draw is out, when you play, when your match is moved, and how it ended.';
export const about = message('About {name}');

export const kindPromoted = 'A place';
export const kindPartnerRequest = 'Partner wanted';
export const kindPartnerAnswer = 'Partner';
export const kindPartnerLeft = 'Partner';
export const kindUnpaired = 'No partner';
export const kindPaired = 'Pair';
export const kindTimesAsked = 'Times';
export const kindDrawOut = 'Draw';
export const kindDrawBack = 'Draw taken back';
export const kindWithdrawn = 'Withdrawn';
export const kindOpponent = 'Match changed';
export const kindUnplayed = 'Match not played';
export const kindPlaceBack = 'Place taken back';
export const kindOpponentLeft = 'Opponent withdrawn';
export const kindOrderOut = 'Order of play';
export const kindMoved = 'Moved';
export const kindLate = 'Expected time';
export const kindProposal = 'Proposed time';
export const kindProposalAccepted = 'Time agreed';
export const kindProposalDeclined = 'Time declined';
export const kindPlayBy = 'Play by';
export const kindCalled = 'To the court';
export const kindNext = 'Next on court';
export const kindResult = 'Result';
export const kindSuspended = 'Play suspended';
export const kindResumed = 'Play goes on';
export const kindDispute = 'Disputed result';
export const kindReported = 'Result reported';
export const kindScorer = 'Scorer';
export const kindEntriesOpen = 'Entries open';

export const promoted = message('{who, select, self {You have a place} other {{name} has a place}}');
export const partnerRequest = message(
  '{asker} would like to play with {who, select, self {you} other {{name}}}',
);
export const partnerAnswer = message(
  '{answer, select, accepted {Your request was accepted: you play together} declined {Your request was declined} taken {The player you asked plays with somebody else} other {The request was taken back}}',
);
export const partnerLeft = message(
  '{isOut, select, out {Your partner has withdrawn, and your pair is out} other {Your partner has withdrawn. Please find somebody else before entries close}}',
);
export const unpaired = message(
  '{who, select, self {Your entry} other {The entry of {name}}} has lost its place: it had no partner when entries closed',
);
export const paired = message('{who, select, self {You play} other {{name} plays}} as a pair: {entry}');
export const timesAsked = message('{name} says when they can play, and the order of play is out: {days}');
export const drawOut = 'The draw is out';
export const drawBack = 'The draw was taken back';
export const drawBackBecause = message('The draw was taken back: {reason}');
export const withdrawn = message(
  '{who, select, self {Your entry} other {The entry of {name}}} was withdrawn',
);
export const opponent = message('The draw has changed. To be played: {match}');
export const unplayed = message(
  '{match}: {isWon, select, yes {walkover} other {not played}}, one side has withdrawn',
);
export const placeBack = message(
  '{who, select, self {You wait again and are} other {{name} waits again and is}} not in the draw',
);
export const opponentLeft = message(
  '{isOut, select, out {{match}: one side has withdrawn, and the organisers decide how the match ends} other {{match}: to be played, the withdrawal was taken back}}',
);
export const orderOut = message('{match}: {place}');
export const moved = message('{match}: now {place}');
export const movedOff = message('{match}: cancelled');
export const movedFrom = message('Before: {place}');
export const late = message('{match} runs late: about {time} instead of {before}');
export const earlierAgain = message('{match}: earlier than last said, about {time}');
export const unplaced = 'without a time yet';
export const proposal = message('{match}: {place} is proposed. Please accept or decline.');
export const proposalAccepted = message('{match}: agreed, {place}');
export const proposalDeclined = message('{match}: {place} was declined');
export const playBy = message('{match}: please play by {day}. No time is agreed yet.');
export const called = message('{match}: please come to the court now');
export const calledTo = message('{match}: please come to {court} now');
export const next = message('{match}: next on {court}');
export const result = message('{winner} beat {loser}');
export const resultScored = message('{winner} beat {loser} {score}');
export const suspended = message('{match} is suspended');
export const resumed = message('{match} goes on: {place}');
export const dispute = message('{match}: the result is disputed');
export const reported = message(
  '{match}: the other side has reported the result. Please confirm or dispute it',
);
export const aMatch = 'Your match';
export const calledToFollowed = message('{match}: called to {court}');
export const calledFollowed = message('{match}: called to the court');
export const scorer = 'You may score the matches of this tournament';
export const entriesOpen = 'Entries are open';
export const orderOutToAll = 'The order of play is out';
export const suspendedToAll = 'Play is suspended';
export const resumedToAll = 'Play goes on';
export const pushStop = 'Stop notifications';
export const pushMany = message('{count, plural, one {# notification} other {# notifications}}');
export const followed = message('{name}: {text}');
