// The courts of a day in one line under the thumb. Radio buttons underneath: arrow keys move, one tab stop. A court in play has the "live" stripe,
// and says so.
import * as words from '@tennis/words/schedules';
import { useId } from 'react';
import { cx } from '../../ui/class-names.ts';

export interface CourtChip {
  readonly key: string;
  readonly name: string;
  /** Below the name: its surface. */
  readonly small?: string;
  /** Somebody plays on it. */
  readonly isLive: boolean;
}

/** Only the line scrolls; `scrollIntoView` would move the page too. */
function bringIntoView(chip: HTMLLabelElement | null): void {
  const line = chip?.parentElement;
  if (chip && line) line.scrollLeft = chip.offsetLeft - (line.clientWidth - chip.clientWidth) / 2;
}

/** One of the courts. */
export function CourtChips({
  courts,
  chosen,
  onChoose,
}: {
  courts: readonly CourtChip[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={words.courtsOfDay}
      data-sticks=""
      className="sticky top-14 z-10 -mx-4 flex gap-1.5 overflow-x-auto bg-bg px-4 py-2"
    >
      {courts.map(({ key, name, small, isLive }) => {
        const isChosen = key === chosen;
        return (
          <label
            key={key}
            ref={isChosen ? bringIntoView : undefined}
            className={cx(
              'relative flex min-h-11 min-w-16 flex-none cursor-pointer items-center justify-center overflow-hidden rounded-control border px-3 text-control font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-focus',
              isChosen
                ? 'border-primary bg-primary-soft font-semibold text-primary'
                : 'border-field bg-surface text-ink2',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={isChosen}
              aria-label={
                isLive ? words.liveOn({ court: small === undefined ? name : `${name} ${small}` }) : undefined
              }
              onChange={() => onChoose(key)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {isLive && (
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 w-1.5 border-r border-on-ball/40 bg-ball"
              />
            )}
            <span className="text-center">
              {name}
              {small !== undefined && <span className="block text-floor font-normal">{small}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
