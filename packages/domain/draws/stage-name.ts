// The name of a stage in a draw, as a code for the caller to put into words.

/** The names that draws give their stages; groups are numbered beside them. */
export const STAGE_CODES = [
  'main',
  'third-place',
  'consolation',
  'winners',
  'losers',
  'grand-final',
  'round-robin',
  'qualifying',
  'knockout',
  'east',
  'west',
  'north',
  'south',
  'northeast',
  'southwest',
  'northwest',
  'southeast',
] as const;
export type StageCode = (typeof STAGE_CODES)[number];

export type StageName =
  | { readonly code: StageCode }
  /** A part that plays for these places alone. */
  | { readonly code: 'places'; readonly best: number; readonly worst: number }
  /** Groups count from 1 and are called by letters, see `groupLetter`. */
  | { readonly code: 'group'; readonly number: number }
  /** A name of its own, in a draw that was not made here. */
  | { readonly code: 'given'; readonly name: string };

/** The letter of a group by its index: A to Z, then AA, AB and so on. */
export const groupLetter = (group: number): string =>
  (group >= 26 ? groupLetter(Math.floor(group / 26) - 1) : '') + String.fromCharCode(65 + (group % 26));
