// How matches end.

/** How a match can end [OU1]; endings with a winner come first. `withdrawn` is a state of the entry, not of the match. */
export const OUTCOMES = [
  'completed',
  'retired',
  'walkover',
  'defaulted',
  'double_walkover',
  'double_default',
  'abandoned',
  'cancelled',
] as const;
/** How a match ended [OU1]. */
export type Outcome = (typeof OUTCOMES)[number];
