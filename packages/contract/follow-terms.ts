// The things that people can follow (D53). Light, because the stars of public pages need it.

export const FOLLOW_KINDS = ['entry', 'person', 'tournament', 'club', 'court'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** So much can one account, or one browser, follow. */
export const MOST_FOLLOWS = 100;
