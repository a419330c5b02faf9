// Which part of the desk a phone shows: all courts as they are now, or the day of one of them.
import { useState } from 'react';
import * as words from '@tennis/words/desk';
import type { CourtOfPlay } from '@tennis/contract';
import { usePageSearch } from '../../../lib/page-search.ts';
import { CourtChips } from '../court-chips.tsx';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import type { DayPlan, Place } from './day-plan.ts';
import { courtState, isPlayed, openingLater, openNow } from './live-day.ts';
import type { Moving } from './use-moving.ts';

/** The chip of all courts as they are now. */
const NOW = 'now';

/**
 * The court whose day is shown; null for all of them. A phone opens with all as they are now, or with what they will begin with, on another day with the first, and stays there when rain
 * or the evening closes the courts; for a match in the hand it shows the court where the match would go.
 */
export function useChosenCourt(plan: DayPlan, isWide: boolean, moving: Moving | null): CourtOfPlay | null {
  const [{ court }] = usePageSearch(validateSchedulesSearch);
  const { day } = plan.order;
  const opensWith = { day, now: openNow(plan).length > 0 || openingLater(plan).length > 0 };
  const [opened, setOpened] = useState(opensWith);
  if (opened.day !== day) setOpened(opensWith);
  if (isWide) return null;
  const chosen = plan.courts.find(({ id }) => id === (moving?.at?.courtId ?? court));
  if (chosen !== undefined) return chosen;
  return opened.now && moving === null ? null : (plan.courts[0] ?? null);
}

/** "Now" and the courts in a line; with a match in the hand, the courts where it may go. */
export function DeskChips({
  plan,
  chosen,
  moving,
  onAim,
}: {
  plan: DayPlan;
  chosen: CourtOfPlay | null;
  moving: Moving | null;
  /** Points at a place for the match in the hand. */
  onAim: (at: Place) => void;
}) {
  const [, setSearch] = usePageSearch(validateSchedulesSearch);
  const courts = plan.courts.map((court) => ({
    key: String(court.id),
    name: courtLabel(court.name),
    ...(court.surface !== null && { small: words.surface({ surface: court.surface }) }),
    isLive: isPlayed(courtState(plan, court)),
  }));
  const hasNow = openNow(plan).length > 0 || openingLater(plan).length > 0;
  const withNow = moving === null && (chosen === null || hasNow);
  const now = withNow ? [{ key: NOW, name: words.nowOnCourts, isLive: false }] : [];
  const choose = (key: string) => {
    const court = key === NOW ? undefined : Number(key);
    setSearch({ court }, true);
    if (moving !== null && court !== undefined)
      onAim({ courtId: court, start: moving.at?.start ?? plan.from });
  };
  return (
    // A press here chooses a court, whatever lies below it.
    <div data-above="" className="contents">
      <CourtChips
        courts={[...now, ...courts]}
        chosen={chosen === null ? NOW : String(chosen.id)}
        onChoose={choose}
      />
    </div>
  );
}
