// That a followed match is the next one on its court, as its followers read it (D53).
import { nextOn } from '@tennis/words/following';
import type { Match } from '@tennis/contract';
import { courtName } from './court-name.ts';
import { matchView } from './match-view.ts';
import { presentMoment } from './rendering.ts';
import { expectedText, insteadOfTime } from './when-words.ts';

/** The time that it is planned for, until then. */
function plannedTime(match: Match): string {
  const { startTime, followedBy } = match;
  const isAhead = startTime !== null && Date.parse(startTime) > presentMoment().getTime();
  return isAhead && !followedBy ? (insteadOfTime(match) ?? matchView(match).time) : '';
}

/** "Next on Court 3, against Priya Raman • about 2:40 PM, between 2:20 PM and 3:15 PM"; null if another is awaited there first, or it is called. */
export function nextOnCourt(match: Match, opponent: string): string | null {
  const { estimate, court, calledAt } = match;
  if (estimate?.isNext !== true || court === null || calledAt !== null) return null;
  const time = expectedText(match) || plannedTime(match);
  return [nextOn({ court: courtName(court), opponent }), time].filter((text) => text !== '').join(' • ');
}
