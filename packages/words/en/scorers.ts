// Members who may score point by point without running the tournament.
import { message } from './message.ts';

export const title = 'Scorers';
export const hint =
  'These members score the matches of this tournament point by point on their phones. They can do nothing else here.';
export const search = 'Search members';
export const none = 'Nobody of this name';
export const noMembers = 'This club has no members yet.';
export const saved = message(
  '{count, plural, =0 {Nobody scores} one {# member may score} other {# members may score}}',
);
export const failed = 'Failed to save the scorers';
export const loadFailed = 'Failed to load the members. Please try again.';
export const chosen = message('{count} chosen');
export const ownTitle = 'You score';
export const ownIn = message('In {tournaments}');
export const ownNothing = 'No match can be scored at the moment.';
export const ownNowhere = 'You are not named to score in any tournament.';
export const score = 'Score';
export const scoreMatch = message('Score {match}');
export const matches = 'Matches to score';
