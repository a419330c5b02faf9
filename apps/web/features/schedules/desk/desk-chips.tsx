// Which part of the desk a phone shows: all courts as they are now, or the day of one of them.
import * as words from '@tennis/words/desk';
import type { CourtOfPlay } from '@tennis/contract';
import { usePageSearch } from '../../../lib/page-search.ts';
import { CourtChips } from '../court-chips.tsx';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { courtLabel } from './court-head.tsx';
import type { DayPlan } from './day-plan.ts';
import { courtState, openNow } from './live-day.ts';

/** The chip of all courts as they are now. */
const NOW = 'now';

/**
 * The court whose day is shown; null for all of them. A phone opens with all as they are now, on another day with the first; a match that is moved
 * needs the hours of a court.
 */
export function useChosenCourt(plan: DayPlan, isWide: boolean, isMoving: boolean): CourtOfPlay | null {
  const [{ court }] = usePageSearch(validateSchedulesSearch);
  if (isWide) return null;
  const chosen = plan.courts.find(({ id }) => id === court);
  if (chosen !== undefined) return chosen;
  return openNow(plan).length > 0 && !isMoving ? null : (plan.courts[0] ?? null);
}

/** "Now" and the courts in a line. */
export function DeskChips({ plan, chosen }: { plan: DayPlan; chosen: CourtOfPlay | null }) {
  const [, setSearch] = usePageSearch(validateSchedulesSearch);
  const courts = plan.courts.map((court) => ({
    key: String(court.id),
    name: courtLabel(court.name),
    isLive: courtState(plan, court).kind === 'live',
  }));
  const now = openNow(plan).length > 0 ? [{ key: NOW, name: words.nowOnCourts, isLive: false }] : [];
  return (
    <CourtChips
      courts={[...now, ...courts]}
      chosen={chosen === null ? NOW : String(chosen.id)}
      onChoose={(key) => setSearch({ court: key === NOW ? undefined : Number(key) }, true)}
    />
  );
}
