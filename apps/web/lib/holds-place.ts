// Which entries count: those that hold one of the tournament's places, and are to be drawn.
import type { Participant } from '@tennis/contract';

/** Neither withdrawn nor waiting. */
export const holdsPlace = ({ withdrawn, alternate }: Participant): boolean =>
  !withdrawn && alternate === null;
