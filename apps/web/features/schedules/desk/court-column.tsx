// One court of the day: its hours, its matches at their times, and the lawful places while a match is moved.
import * as words from '@tennis/words/desk';
import type { CourtOfPlay } from '@tennis/contract';
import { PLACE_STEP } from '@tennis/domain';
import { Lock, Moon } from 'lucide-react';
import { formatTime } from '../../../lib/dates.ts';
import { clockSpan } from '../../../lib/when-words.ts';
import { CourtCards, HOUR_PX, LEAST_PX, type Zoom } from './court-cards.tsx';
import { minuteIn, momentOf, spanOf, type DayPlan, type Place } from './day-plan.ts';
import { Hatched } from './hatched.tsx';
import type { Moving } from './use-moving.ts';

interface Run {
  readonly start: number;
  readonly steps: number;
}

/** Consecutive lawful starts as one band. */
function bandsOf(places: readonly Place[], courtId: number): readonly Run[] {
  const runs: { start: number; steps: number }[] = [];
  for (const { start } of places.filter((place) => place.courtId === courtId)) {
    const last = runs.at(-1);
    if (last !== undefined && last.start + last.steps * PLACE_STEP === start) last.steps += 1;
    else runs.push({ start, steps: 1 });
  }
  return runs;
}

/** The column. Whatever drags over it reads the places from its data. */
export function CourtColumn({
  plan,
  court,
  zoom,
  moving,
  picked,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  zoom: Zoom;
  /** The match that is being moved. */
  moving: Moving | null;
  /** The match in the hand. */
  picked: number | null;
}) {
  const { from, to, order } = plan;
  const scale = HOUR_PX[zoom] / 60;
  const least = LEAST_PX[zoom];
  const top = (minute: number): number => (minute - from) * scale;
  const open = court.open.map((span) => spanOf(order, span));
  const shut = [...open.map(([start]) => start), to].map((end, at): [number, number] => [
    at === 0 ? from : (open[at - 1]?.[1] ?? from),
    end,
  ]);
  const dark = court.darkFrom === null ? null : minuteIn(court.darkFrom, order.timeZone);
  const moved = moving === null ? undefined : plan.order.matches.find(({ id }) => id === moving.matchId);
  const isHere = plan.cards.some(({ match, courtId }) => match.id === picked && courtId === court.id);
  return (
    <div
      data-court={court.id}
      data-from={from}
      data-scale={scale}
      className="relative border-l border-line"
      style={{ height: top(to) }}
    >
      {shut
        .filter(([start, end]) => end > start)
        .map(([start, end]) => (
          <span
            key={start}
            aria-hidden="true"
            className="absolute inset-x-0 bg-sunk"
            style={{ top: top(start), height: (end - start) * scale }}
          />
        ))}
      {court.blocked.map((span) => {
        const [start, end] = spanOf(order, span);
        return (
          <Hatched
            key={span.from}
            icon={Lock}
            text={span.note ?? words.outOfUse}
            small={clockSpan(formatTime(span.from, order.timeZone), formatTime(span.to, order.timeZone))}
            top={top(start)}
            height={(end - start) * scale}
          />
        );
      })}
      {dark !== null && (
        <Hatched
          icon={Moon}
          text={words.dark}
          small=""
          top={top(dark)}
          height={Math.max(0, (open.at(-1)?.[1] ?? dark) - dark) * scale}
        />
      )}
      {moving !== null &&
        bandsOf(moving.places ?? [], court.id).map(({ start, steps }) => (
          <span
            key={start}
            aria-hidden="true"
            className="absolute inset-x-0 border-l-4 border-primary bg-primary-soft"
            style={{ top: top(start), height: steps * PLACE_STEP * scale }}
          />
        ))}
      <div className={moving === null ? undefined : 'relative z-2 opacity-70'}>
        <CourtCards plan={plan} courtId={court.id} zoom={zoom} picked={isHere ? picked : null} />
      </div>
      {/* A press on a match is one on its place. A style of theirs would be worked out anew for each part of 300 cards. */}
      {moving !== null && <div aria-hidden="true" className="absolute inset-0 z-3" />}
      {moving?.at?.courtId === court.id && moved !== undefined && (
        <p
          className="pointer-events-none absolute inset-x-1 z-4 overflow-hidden rounded-cell border-2 border-dashed border-primary bg-surface px-2.5 py-1.5 text-meta font-semibold text-primary shadow-float"
          style={{ top: top(moving.at.start), height: Math.max(least, moved.minutes * scale) }}
        >
          {formatTime(momentOf(order, moving.at.start), order.timeZone)}
        </p>
      )}
    </div>
  );
}
