// Meetings: tournaments of a club that are played together (D47).
import { message } from './message.ts';

export const meeting = 'Meeting';
export const meetings = 'Meetings';
export const intro =
  'Put tournaments that are played together on one page, where players find them all, enter and see who plays.';
export const add = 'New meeting';
export const remove = 'Delete';
export const name = 'Name';
export const chosen = 'Tournaments';
export const chooseHint = 'Tournaments of another meeting move to this one.';
export const noTournaments = 'The club has no tournaments that could be put together.';
export const created = 'Meeting created';
export const updated = 'Meeting updated';
export const removed = 'Meeting deleted';
export const saveFailed = 'Failed to save the meeting';
export const removeFailed = 'Failed to delete the meeting';
export const removeQuestion = message('Delete {name}?');
export const removeText = 'Its tournaments stay as they are.';
export const loadFailed = 'Failed to load the meeting. Please try again.';
export const listFailed = 'Failed to load the meetings. Please try again.';
export const notFound = 'Meeting not found';
export const notFoundText = "The meeting you're looking for doesn't exist or has been removed.";
export const events = 'Events';
export const entered = message('{count} of {most} entered');
export const entriesUntil = message('Entries until {when}');
export const enter = 'Enter';
export const players = 'Players';
export const noPlayers = 'Nobody has entered yet.';
export const filter = 'Find a player';
export const noneLike = message('Nobody is called “{text}”.');
export const partOf = 'Played together with other tournaments';
export const editOf = message('Edit {name}');
export const removeOf = message('Delete {name}');
export const look = 'View';
export const enterSeveral = 'Enter several events';
export const enterSeveralText = 'Tick the events you want to play, then enter them all at once.';
export const who = 'Who plays?';
export const enterEvents = message('{count, plural, =0 {Enter} one {Enter # event} other {Enter # events}}');
export const joinEvents = message(
  '{count, plural, one {Join the waiting list} other {Join # waiting lists}}',
);
export const enterAndJoin = message(
  'Enter {count, plural, one {# event} other {# events}}, join {waiting, plural, one {# waiting list} other {# waiting lists}}',
);
export const partnerMail = message('Partner’s email for {event}');
export const partnerHint =
  'They accept or decline by mail. Left empty, you are listed as looking for a partner.';
export const results = 'What has become of it';
export const isEntered = message('{event}: entered');
export const isWaiting = message('{event}: number {place} on the waiting list');
export const isRefused = message('{event}: {reason}');
export const tickFirst = 'Please tick at least one event.';
export const qr = 'QR code: this page';
export const qrHint = 'For the notice board: scan it to come to this page.';
