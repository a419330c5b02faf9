// Who is drawn in the place of an entry without its partner [AG2, SB1].
import type { TournamentStatus } from './terms.ts';

/** What matters of an entry before its draw. */
export interface Waits {
  readonly id: number;
  readonly isOut: boolean;
  /** The place on the waiting list; null for an entry that holds a place. */
  readonly alternate: number | null;
  readonly awaitsPartner: boolean;
}

/** In these nobody plays yet, so anybody who waits can step in without a draw's rules. */
const BEFORE_PLAY: ReadonlySet<TournamentStatus> = new Set(['draft', 'upcoming', 'registering']);

export const isBeforePlay = (status: TournamentStatus): boolean => BEFORE_PLAY.has(status);

/**
 * The complete entries that wait and are drawn in the places of those without a partner, who are not drawn [AG2]; in the order of the waiting list. Nobody
 * steps in while a place is free: then the organisers want them to wait.
 */
export function steppingIn<E extends Waits>(
  entries: readonly E[],
  { status, places }: { readonly status: TournamentStatus; readonly places: number },
): readonly E[] {
  const here = entries.filter(({ isOut }) => !isOut);
  const holding = here.filter(({ alternate }) => alternate === null);
  if (!isBeforePlay(status) || holding.length < places) return [];
  const free = places - holding.filter(({ awaitsPartner }) => !awaitsPartner).length;
  return here
    .filter(({ alternate, awaitsPartner }) => alternate !== null && !awaitsPartner)
    .toSorted((one, other) => (one.alternate ?? 0) - (other.alternate ?? 0) || one.id - other.id)
    .slice(0, Math.max(0, free));
}
