// Following entries of a tournament in this browser.
import { message } from './message.ts';

export const title = 'You follow';
export const follow = message('Follow {name}');
export const unfollow = message('Stop following {name}');
export const onCourt = message('On court now, {court}, against {opponent}');
export const playing = message('On court now, against {opponent}');
export const next = message('{when}, against {opponent}');
export const won = message('Won against {opponent}, {score}');
export const lost = message('Lost to {opponent}, {score}');
export const none = 'No match is planned now';
export const left = 'No longer in this tournament';
export const inTournaments = 'In tournaments';
export const begun = message('You follow {name}');
export const begunText = 'Their next match stands on top of this tournament’s page.';
export const wonAgainst = message('Won against {opponent}');
export const lostTo = message('Lost to {opponent}');
export const unfollowThis = 'Stop following this entry';
