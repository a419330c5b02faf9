// The properties that canvas and pages of a bracket share.
import type { ReactNode } from 'react';
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import type { PlayerPath } from '../../lib/bracket-path.ts';
import type { Quarter } from '../../lib/bracket-window.ts';

/** The part of a draw in view; the bracket chooses whatever is left out. */
export interface DrawPlace {
  /** The round shown on a phone, counted from the first column. */
  round?: number | undefined;
  /** A quarter of a draw of 64 or more, or all of it. */
  quarter?: Quarter | 'all' | undefined;
  /** The followed participant. */
  player?: number | undefined;
}

/** The properties of canvas and pages. */
export interface BracketParts {
  facts: BracketFacts;
  label: string;
  place: DrawPlace;
  onPlace: (change: DrawPlace) => void;
  /** The address of another part; left out where none keeps it. */
  hrefOf: ((change: DrawPlace) => string) | undefined;
  path: PlayerPath | null;
  /** Follows a player, or nobody any more; left out without tools. */
  onFollow: ((player: number | null) => void) | undefined;
  /** More about the followed player. */
  about: ReactNode;
  /** The tournament in which the player can be followed; left out where none can. */
  tournament: number | undefined;
  toolsHost: HTMLElement | null | undefined;
}
