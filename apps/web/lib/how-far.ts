// How far a tournament is, said as people ask for it: the one place that lists, cards and its own page have it from. The specification's statuses and
// stages stand beside it; a stage "Registration" alone says neither whether entries are open nor whether they are closed.
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { dayOf, formatDay } from './dates.ts';
import { presentMoment } from './rendering.ts';

type Asked = Pick<
  Tournament,
  'status' | 'startDate' | 'registrationEndDate' | 'timeZone' | 'matchCount' | 'matchesCompleted'
>;

/** "Entries open until Dec 3, 2026", "Draw published", "In play". */
export function howFar(tournament: Asked, now = presentMoment()): string {
  const {
    status,
    startDate,
    registrationEndDate: shuts,
    timeZone,
    matchCount,
    matchesCompleted,
  } = tournament;
  if (status === 'completed') return words.nowOver;
  if (status === 'draft') return words.nowDraft;
  if (matchesCompleted > 0) return words.nowInPlay;
  const isPast = (moment: string) => Date.parse(moment) <= now.getTime();
  // From the morning of its first day on, whatever the time that stands there.
  const hasBegun = dayOf(startDate, timeZone) <= dayOf(now.toISOString(), timeZone);
  if (matchCount > 0) return status === 'active' && hasBegun ? words.nowInPlay : words.nowDrawn;
  if (status === 'upcoming') return words.nowAnnounced;
  if (status === 'active' || (shuts !== null && isPast(shuts))) return words.nowShut;
  return shuts === null ? words.nowOpen : words.nowOpenUntil({ day: formatDay(shuts, timeZone) });
}
