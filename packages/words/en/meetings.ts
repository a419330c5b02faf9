// Meetings: tournaments of a club that are played together (D47).
import { message } from './message.ts';

export const meeting = 'Meeting';
export const meetings = 'Meetings';
export const intro =
  'Put tournaments together that are played together: one page for players to find them all, enter and see who plays.';
export const add = 'New meeting';
export const remove = 'Delete';
export const name = 'Name';
export const chosen = 'Tournaments';
export const chooseHint = 'Those of another meeting move to this one.';
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
