// A person's matches and results: their own page, and everybody’s page of a person.
import { message } from './message.ts';

export const title = 'My Tennis';
export const failed = 'Failed to load your tennis. Please try again.';
export const whose = 'Whose tennis';
export const lookedAfter = 'People you look after';
export const loading = 'Loading matches';

export const nextMatch = 'Next match';
export const onCourtNow = 'On court now';
export const interruptedMatch = 'Interrupted match';
export const brokenOffAt = message('at {score}');
export const against = message('against {opponent}');
export const opponentOpen = 'The opponent is not known yet';
export const expected = message('Expected {when}');
export const timeOpen = 'No time yet';
export const arrange = 'Arrange';
export const openMatch = 'Open the match';

export const toCome = 'Matches to come';
export const afterThat = 'After that';
export const moreUpcoming = message('{count, plural, one {# more match} other {# more matches}}');
export const noMatchTitle = 'No match is planned';
export const noMatchEntered = 'The next match appears here as soon as it is known.';
export const noMatchText = 'Enter a tournament. Matches appear here when its draw is out.';
export const findTournament = 'Find a tournament';
export const noMatchOfPerson = 'No match is planned.';

export const entries = 'Entries';
export const entered = 'Entered';
export const waiting = message('Place {place} on the waiting list');
export const awaitsPartner = 'Waiting for a partner';
export const withdrawn = 'Withdrawn';
export const withPartner = message('with {partner}');
export const noEntries = 'No entries at the moment.';
export const moreEntries = message('{count, plural, one {# more entry} other {# more entries}}');

export const results = 'Results';
export const won = 'Won';
export const lost = 'Lost';
export const noResults = 'No results yet.';
export const resultsFailed = 'Failed to load results. Please try again.';
export const shown = message('{count, number} shown');
export const balance = message('{won, number} won, {lost, number} lost');
export const walkovers = 'Walkovers do not count.';

export const headToHead = 'Head-to-head';
export const headToHeadWith = message('Head-to-head with {name}');
export const noOpponents = 'Opponents appear here after the first match.';
export const allOpponents = message('Show all {count} opponents');
export const moreOpponents = message('{count, plural, one {# more opponent} other {# more opponents}}');

export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const followName = message('Follow {name}');
export const unfollowName = message('Unfollow {name}');
export const followFull = message('You can follow {most} people at most.');
export const followed = 'People you follow';
export const followNobody = 'You follow nobody yet.';
export const followHow =
  'Press the star beside a name in a list of participants, or Follow on a player’s page.';
export const noLongerPublic = 'This page is no longer public.';
export const unfollowThis = 'Unfollow this page';
export const pageFailed = 'Failed to load this page. Please try again.';

export const pageOf = message('Page of {name}');
export const page = 'Player’s page';
export const byYear = 'By year';
export const year = 'Year';
export const allYears = 'All years';
export const opponent = 'Opponent';
export const everybody = 'Everybody';
export const finals = 'Finals';
export const titles = 'Titles';
export const titlesAndFinals = 'Titles and finals';
export const wonFinal = 'Title';
export const lostFinal = 'Final';
export const noFinals = 'No finals yet.';
