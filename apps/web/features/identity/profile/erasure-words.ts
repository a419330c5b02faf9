// The effects of deleting an account, in sentences.
import * as words from '@tennis/words/accounts';
import type { Erasure } from '@tennis/contract';

const unless = (count: number, line: string): string[] => (count === 0 ? [] : [line]);

/** The lines about what is deleted. */
export const goingLines = ({ goes }: Erasure): string[] => [
  words.goesDetails,
  words.goesSessions({ count: goes.sessions }),
  ...unless(goes.memberships, words.goesMemberships({ count: goes.memberships })),
  ...unless(goes.invitations, words.goesInvitations({ count: goes.invitations })),
  ...unless(goes.entries, words.goesEntries({ count: goes.entries })),
];

/** The things that stay: without the person's name, unless somebody else looks after them. */
export const stayingLines = ({ stays, neutralName }: Erasure): string[] => [
  ...unless(
    stays.entries,
    neutralName === null
      ? words.staysNamed({ entries: stays.entries, matches: stays.matches })
      : words.staysEntries({ entries: stays.entries, matches: stays.matches, name: neutralName }),
  ),
  ...unless(stays.tournaments, words.staysTournaments({ count: stays.tournaments })),
];
