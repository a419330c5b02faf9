// The name of an entry (§3).
import type { Participant } from '@tennis/contract';

/** The account's or the player's name; of a pair both names; `Player #id` when nobody is known. */
export const participantName = ({ id, user, player }: Participant): string =>
  user?.name ?? player?.name ?? `Player #${id}`;
