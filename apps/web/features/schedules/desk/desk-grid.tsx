// The hours of a day beside its courts, as large as somebody wants to see them.
import * as words from '@tennis/words/desk';
import * as zoomWords from '@tennis/words/draw';
import type { CourtOfPlay } from '@tennis/contract';
import { ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';
import { useDeferredValue } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { HOUR_PX, type Zoom } from './court-cards.tsx';
import type { AskedOfCourt } from './closing/court-question.tsx';
import { CourtColumn } from './court-column.tsx';
import { CourtHead } from './court-head.tsx';
import { momentOf, type DayPlan } from './day-plan.ts';
import type { useMoving } from './use-moving.ts';

const HOUR = 60;

/** The clock beside the line of the present covers hours that stand up to this far above or below the line. */
const COVERED_PX = { above: 28, below: 4 } as const;

/** The courts side by side; with `only` that one, for a phone. */
export function DeskGrid({
  plan,
  only,
  moving,
  picked,
  onAsk,
}: {
  plan: DayPlan;
  only: CourtOfPlay | null;
  /** The match in the hand, if it can be put elsewhere. */
  moving: ReturnType<typeof useMoving>['moving'];
  /** The match in the hand, whatever can be done with it. */
  picked: number | null;
  /** Somebody wants to close a court, or to open it again. */
  onAsk: (asked: AskedOfCourt) => void;
}) {
  const [{ zoom: marked = 'usual' }, setSearch] = usePageSearch(validateSchedulesSearch);
  // A press marks its size at once; the cards are drawn after that has been painted.
  const zoom = useDeferredValue(marked);
  const scale = HOUR_PX[zoom] / HOUR;
  const shown = only === null ? plan.courts : [only];
  const { from, to, now, order } = plan;
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
  const isNowDrawn = now !== null && now >= from && now < to;
  const isCovered = (minute: number): boolean => {
    const above = ((now ?? 0) - minute) * scale;
    return isNowDrawn && above < COVERED_PX.above && above > -COVERED_PX.below;
  };
  return (
    <>
      <ZoomButtons
        zoom={marked}
        onZoom={(next) => setSearch({ zoom: next === 'usual' ? undefined : next }, true)}
      />
      <section
        // Wide days are scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes the focus
        tabIndex={0}
        aria-label={words.courts}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <div
          className="relative isolate grid min-w-full"
          style={{
            gridTemplateColumns: `4.25rem repeat(${shown.length}, minmax(${only === null ? '10.25rem' : '0'}, 1fr))`,
          }}
        >
          <span />
          {shown.map((one) => (
            <div key={one.id} className="border-l border-line">
              <CourtHead plan={plan} court={one} isHeld={picked !== null} onAsk={onAsk} />
            </div>
          ))}
          <div className="relative border-t border-line" style={{ height: (to - from) * scale }}>
            {hours.map((minute) => (
              <span
                key={minute}
                className={cx(
                  'absolute right-2 text-floor whitespace-nowrap text-ink2',
                  isCovered(minute) && 'unseen',
                )}
                style={{ top: (minute - from) * scale + 2 }}
              >
                {formatTime(momentOf(order, minute), order.timeZone)}
              </span>
            ))}
          </div>
          {shown.map((one) => (
            <div
              key={one.id}
              className="border-t border-line"
              style={{
                backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
                backgroundSize: `100% ${HOUR_PX[zoom]}px`,
              }}
            >
              <CourtColumn plan={plan} court={one} zoom={zoom} moving={moving} picked={picked} />
            </div>
          ))}
          {isNowDrawn && <NowLine plan={plan} now={now} scale={scale} />}
        </div>
      </section>
    </>
  );
}

const ZOOMS = ['small', 'usual', 'large'] as const satisfies readonly Zoom[];

/** More of the day, or more of each match. */
function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const at = ZOOMS.indexOf(zoom);
  const button = (icon: LucideIcon, label: string, next: Zoom | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={next === undefined}
      onClick={() => onZoom(next ?? zoom)}
    />
  );
  return (
    <div className="-mb-1 flex justify-end gap-1">
      {button(ZoomOut, zoomWords.zoomOut, ZOOMS[at - 1])}
      {button(ZoomIn, zoomWords.zoomIn, ZOOMS[at + 1])}
    </div>
  );
}

/** The present time, as a line over all courts. */
function NowLine({
  plan: { order, to },
  now,
  scale,
}: {
  plan: DayPlan;
  now: number;
  /** Pixels of a minute. */
  scale: number;
}) {
  return (
    <p
      // Behind the matches, so that it strikes out no name.
      className="pointer-events-none absolute inset-x-0 z-1 border-t-2 border-ink"
      style={{ bottom: (to - now) * scale }}
    >
      <span className="absolute -top-2.5 left-0 rounded-[4px] bg-ink px-1 text-floor text-surface">
        <span className="unseen">{words.now({ time: '' })}</span>
        {formatTime(momentOf(order, now), order.timeZone)}
      </span>
    </p>
  );
}
