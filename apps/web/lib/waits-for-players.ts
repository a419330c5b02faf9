import type { Match } from '@tennis/contract';

/** A match that still waits for players from its draw: until they are known, it cannot be started or get a result. */
export const waitsForPlayers = ({ drawId, participant1Id, participant2Id }: Match): boolean =>
  drawId !== null && (participant1Id === null || participant2Id === null);
