// How far a tournament is, for those who look for one: whether they can enter, watch today, or only read results.
import type { TournamentStatus } from './terms.ts';

/** In the order in which people look for them: something to watch now, something to enter, then what comes, and last what is over. */
export const HOW_FAR = ['today', 'registering', 'upcoming', 'active', 'completed', 'draft'] as const;
export type HowFar = (typeof HOW_FAR)[number];

/** The first and the last day of a tournament, as its own calendar has them (yyyy-mm-dd). */
export interface Days {
  readonly startDay: string;
  readonly endDay: string;
}

/** Its status; `today` if it is played on that day. */
export const howFar = (status: TournamentStatus, { startDay, endDay }: Days, today: string): HowFar =>
  status === 'active' && startDay <= today && today <= endDay ? 'today' : status;

/** Statuses, the one that says most of several tournaments together first. */
const OF_SEVERAL: readonly TournamentStatus[] = ['active', 'registering', 'upcoming', 'completed', 'draft'];

/** The status of several tournaments that are played together; a draft if there are none. */
export const statusOfSeveral = (statuses: readonly TournamentStatus[]): TournamentStatus =>
  OF_SEVERAL.find((status) => statuses.includes(status)) ?? 'draft';

interface Found {
  readonly state: HowFar;
  readonly startDay: string;
}

const isOver = ({ state }: Found): boolean => state === 'active' || state === 'completed';

/** Sorts what was found equally well: by how far it is, then the next one first; of what is over, the last one first. */
export function byHowFar(one: Found, other: Found): number {
  const apart = HOW_FAR.indexOf(one.state) - HOW_FAR.indexOf(other.state);
  if (apart !== 0) return apart;
  const sooner = one.startDay < other.startDay ? -1 : one.startDay > other.startDay ? 1 : 0;
  return isOver(one) ? -sooner : sooner;
}
