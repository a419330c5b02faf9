import type { Match } from '@tennis/contract';

/** A match whose players its draw has yet to bring: until then there is nothing to start and no result to enter. */
export const waitsForPlayers = ({ drawId, participant1Id, participant2Id }: Match): boolean =>
  drawId !== null && (participant1Id === null || participant2Id === null);
