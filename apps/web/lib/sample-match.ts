// A match for tests: nothing is known of it but what the test says.
import type { Match } from '@tennis/contract';

/** A scheduled knockout match between "Upper 7" and "Lower 7" (for id 7), whose entries are 71 and 72, with the given changes. */
export const sampleMatch = (id: number, change: Partial<Match> = {}): Match => ({
  id,
  tournamentId: 1,
  tournamentName: 'Riverside Clay Open',
  round: 'knockout',
  groupId: null,
  groupName: null,
  participant1Id: id * 10 + 1,
  participant2Id: id * 10 + 2,
  p1Name: `Upper ${id}`,
  p2Name: `Lower ${id}`,
  p1Seed: null,
  p2Seed: null,
  winnerId: null,
  status: 'scheduled',
  court: null,
  courtId: null,
  startTime: null,
  scores: null,
  scoreText: null,
  matchFormat: 'SET3-S:6/TB7',
  timeZone: 'UTC',
  drawId: null,
  drawMatch: null,
  notBefore: null,
  followedBy: false,
  pinned: false,
  version: 1,
  ...change,
});
