// Following entries of a tournament in this browser.
import { message } from './message.ts';

export const title = 'You follow';
export const follow = message('Follow {name}');
export const unfollow = message('Stop following {name}');
export const onCourt = message('On court now, {court}, against {opponent}');
export const playing = message('On court now, against {opponent}');
export const interrupted = message(
  'Interrupted{score, select, none {} other { at {score}}}, against {opponent}',
);
export const against = message('Against {opponent}');
export const nextOn = message('Next on {court}, against {opponent}');
export const next = message('{when}, against {opponent}');
export const won = message('Won against {opponent}, {score}');
export const lost = message('Lost to {opponent}, {score}');
export const none = 'No match is planned now';
export const left = 'No longer in this tournament';
export const inTournaments = 'In tournaments';
export const begun = message('You follow {name}');
export const begunText =
  'Their next match is at the top of this tournament’s page, and under “What you follow”.';
export const wonAgainst = message('Won against {opponent}');
export const lostTo = message('Lost to {opponent}');
export const unfollowThis = 'Stop following this entry';
export const tellMe = 'Tell me on this device';
export const toldHere = 'This device is told';
export const stopHere = 'Stop';
export const tellHint =
  'This device tells you who is next on court, and of results, moves and rain, even when this page is closed. You need no account.';
export const tellHintAccount = 'Your notifications come to this device, even when this page is closed.';
export const tellBlocked =
  'This browser blocks notifications from here. Allow them in its settings for this site, then come back.';
export const tellInstall =
  'On an iPhone or iPad, add this page to the home screen first: tap Share, then “Add to Home Screen”. Then open it from there.';
export const tellBegun = 'This device gets notifications from now on';
export const tellEnded = 'This device gets no more notifications';
export const tellFailed = 'Notifications could not be allowed. Please check your connection and try again.';
export const stopFailed = 'Notifications could not be stopped. Please check your connection and try again.';
export const tournaments = 'Tournaments';
export const clubs = 'Clubs';
export const courts = 'Courts';
export const begunTournament = 'You hear when the draw or the order of play is out, and of rain.';
export const begunClub =
  'You hear when entries of its tournaments open, when a draw or an order of play is out, and of rain.';
export const begunCourt = 'You hear who is called to this court.';
export const keptHere = 'Kept in this browser.';
export const keptInAccount = 'Kept in your account, on all your devices.';
export const page = 'What you follow';
