// The round of its draw in which a match is, as its row keeps it.
import type { DrawRound } from '@tennis/domain';

/** As it is stored; null if the round of lists says all. */
export const storedDrawRound = (round: DrawRound | null): string | null =>
  round === null ? null : JSON.stringify(round);

/** Few there are, and each of them stands in many rows. */
const known = new Map<string, { readonly drawRound: DrawRound }>();

/** For the wire, from a row; nothing if nothing is stored. */
export function drawRoundIn(stored: string | null): { readonly drawRound?: DrawRound } {
  if (stored === null) return {};
  const found = known.get(stored);
  if (found !== undefined) return found;
  const read = { drawRound: JSON.parse(stored) as DrawRound };
  known.set(stored, read);
  return read;
}
