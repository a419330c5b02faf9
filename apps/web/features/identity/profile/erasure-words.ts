// What the end of an account means, in sentences.
import type { Erasure } from '@tennis/contract';
import { counted } from './counted.ts';

const unless = (count: number, line: string): string[] => (count === 0 ? [] : [line]);

/** What is deleted. */
export const goingLines = ({ goes }: Erasure): string[] => [
  'Your name, username, email address, date of birth and password.',
  `Every sign-in: you are signed out on ${counted(goes.sessions, 'device')}.`,
  ...unless(goes.memberships, `Your membership in ${counted(goes.memberships, 'club')}.`),
  ...unless(goes.invitations, `${counted(goes.invitations, 'invitation')} to your address.`),
  ...unless(goes.entries, `${counted(goes.entries, 'entry', 'entries')} without a match: you are withdrawn.`),
];

/** What stays, without saying who it was. */
export const stayingLines = ({ stays, neutralName }: Erasure): string[] => [
  ...unless(
    stays.entries,
    `${counted(stays.entries, 'entry', 'entries')}, with the results of ${counted(stays.matches, 'match', 'matches')}, as “${neutralName}”.`,
  ),
  ...unless(
    stays.tournaments,
    `${counted(stays.tournaments, 'tournament')} that you created, without your name.`,
  ),
];
