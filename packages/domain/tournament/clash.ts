// The things that two matches cannot both have, as a code for the caller to put into words (D15, D49).

export type Clash =
  | { readonly code: 'court-taken'; readonly court: string }
  /** A court that is only a number. */
  | { readonly code: 'numbered-court-taken'; readonly court: string }
  /** A player has another match at that time, or is on both sides of this one; `somebody` if no name is known. */
  | { readonly code: 'player-busy' | 'player-twice'; readonly name: string }
  | { readonly code: 'somebody-busy' | 'somebody-twice' }
  /** One person in two entries. */
  | { readonly code: 'person-twice' };
