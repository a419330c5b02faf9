// The tournaments of the demo season: every status, type and format, on days and courts that do not collide. Their order gives them their numbers.
import { LAST_YEAR, type TournamentPlan } from './plan.ts';
import { CASCAIS } from './plans-of-cascais.ts';
import { EUCALYPTUS_HILL } from './plans-of-eucalyptus-hill.ts';
import { HARBOUR_FRONT } from './plans-of-harbour-front.ts';

/** In the order in which they are made. */
export const TOURNAMENTS: readonly TournamentPlan[] = [
  ...CASCAIS,
  ...HARBOUR_FRONT,
  ...EUCALYPTUS_HILL,
  { ...LAST_YEAR, club: 0 },
  { ...LAST_YEAR, club: 1 },
  { ...LAST_YEAR, club: 2 },
];
