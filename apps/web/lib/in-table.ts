// Which matches a table counts.
import type { Match } from '@tennis/contract';

/** Whether a table counts the match: there it may end level, as in a bracket nobody would go on (SC8). */
export const isInTable = ({ drawId, round }: Pick<Match, 'drawId' | 'round'>): boolean =>
  drawId !== null && (round === 'round_robin' || round === 'group_stage');
