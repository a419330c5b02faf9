// The days to which the match in the hand can be moved: one press, a key, or a drag to the button offers the places of that day.
import * as words from '@tennis/words/desk';
import { formatCalendarDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';

/** The days, the one whose places are offered pressed; nothing where there is only one. */
export function MovingDays({
  days,
  chosen,
  name,
  onChoose,
}: {
  days: readonly string[];
  chosen: string;
  name: string;
  onChoose: (day: string) => void;
}) {
  if (days.length < 2) return null;
  return (
    <fieldset aria-label={words.dayOfMove({ match: name })} className="flex min-w-0 gap-2 overflow-x-auto">
      {days.map((day) => (
        <Button
          key={day}
          data-day={day}
          variant={day === chosen ? 'on-pine' : 'pine'}
          aria-pressed={day === chosen}
          className="flex-none"
          onClick={() => onChoose(day)}
        >
          {formatCalendarDay(day)}
        </Button>
      ))}
    </fieldset>
  );
}
