// One court of the day: its head, its hours, its matches in their time, and the lawful places while a match is moved.
import * as words from '@tennis/words/desk';
import * as rainWords from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { PLACE_STEP } from '@tennis/domain';
import { formatTime } from '../../../lib/dates.ts';
import { cx } from '../../../ui/class-names.ts';
import { momentOf, spanOf, type DayPlan, type Place } from './day-plan.ts';
import { courtState } from './live-day.ts';
import { stateText } from './live-words.ts';
import { MatchCard } from './match-card.tsx';
import type { Moving } from './use-moving.ts';

/** Pixels of an hour (brief, section 7). */
export const HOUR_PX = 76;
export const MINUTE_PX = HOUR_PX / 60;

const SURFACES: Readonly<Record<string, string>> = {
  clay: 'bg-clay',
  hard: 'bg-hard',
  grass: 'bg-grass',
  artificial_grass: 'bg-grass',
  carpet: 'bg-carpet',
};

/** "Court 4" or the name that the club gave it. */
export const courtLabel = (name: string): string =>
  words.court({ court: name, numbered: /^\d+$/.test(name) ? 'yes' : 'no' });

/** What a court is: "clay, lights". */
export function courtFacts({ surface, indoor, lights }: CourtOfPlay): string {
  const facts = [
    ...(surface === null ? [] : [words.surface({ surface })]),
    ...(indoor ? [words.indoor] : []),
    ...(lights ? [words.lights] : []),
  ];
  return facts.join(', ');
}

/** The bar in the colour of the surface, the name, and what goes on. */
export function CourtHead({ plan, court }: { plan: DayPlan; court: CourtOfPlay }) {
  const state = courtState(plan, court);
  const [first] = court.open;
  const last = court.open.at(-1);
  const hours =
    first === undefined || last === undefined
      ? words.closed
      : words.open({
          from: formatTime(first.from, plan.order.timeZone),
          to: formatTime(last.to, plan.order.timeZone),
        });
  return (
    <div className="relative px-2.5 pt-3 pb-2">
      <span
        aria-hidden="true"
        className={cx('absolute inset-x-0 top-0 h-1', SURFACES[court.surface ?? ''] ?? 'bg-slate')}
      />
      <h3 className="type-column">
        {courtLabel(court.name)}{' '}
        <span className="font-ui text-meta font-normal text-ink2">{courtFacts(court)}</span>
      </h3>
      {court.suspended === null ? (
        <p className="text-meta text-ink2">{stateText(plan, state) ?? hours}</p>
      ) : (
        <p className="text-meta font-semibold text-clay">{rainWords.courtSuspended}</p>
      )}
    </div>
  );
}

interface Run {
  readonly start: number;
  readonly steps: number;
}

/** Lawful starts one after the other as one band. */
function bandsOf(places: readonly Place[], courtId: number): readonly Run[] {
  const runs: { start: number; steps: number }[] = [];
  for (const { start } of places.filter((place) => place.courtId === courtId)) {
    const last = runs.at(-1);
    if (last !== undefined && last.start + last.steps * PLACE_STEP === start) last.steps += 1;
    else runs.push({ start, steps: 1 });
  }
  return runs;
}

/** The column: places are read from its data by whoever drags over it. */
export function CourtColumn({
  plan,
  court,
  moving,
  onPick,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  moving: Moving | null;
  onPick: (matchId: number) => void;
}) {
  const { from, to, order } = plan;
  const top = (minute: number): number => (minute - from) * MINUTE_PX;
  const open = court.open.map((span) => spanOf(order, span));
  const shut = [...open.map(([start]) => start), to].map((end, at): [number, number] => [
    at === 0 ? from : (open[at - 1]?.[1] ?? from),
    end,
  ]);
  const moved = moving === null ? undefined : plan.order.matches.find(({ id }) => id === moving.matchId);
  return (
    <div
      data-court={court.id}
      data-from={from}
      data-scale={MINUTE_PX}
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
            style={{ top: top(start), height: (end - start) * MINUTE_PX }}
          />
        ))}
      {court.blocked.map((span) => {
        const [start, end] = spanOf(order, span);
        return (
          <p
            key={span.from}
            className="absolute inset-x-1 grid place-content-center rounded-cell border border-line bg-sunk text-center text-meta text-ink2"
            style={{ top: top(start), height: (end - start) * MINUTE_PX }}
          >
            {span.note ?? words.outOfUse}
          </p>
        );
      })}
      {moving !== null &&
        bandsOf(moving.places, court.id).map(({ start, steps }) => (
          <span
            key={start}
            aria-hidden="true"
            className="absolute inset-x-0 border-l-4 border-primary bg-primary-soft"
            style={{ top: top(start), height: steps * PLACE_STEP * MINUTE_PX }}
          />
        ))}
      {plan.cards
        .filter(({ courtId }) => courtId === court.id)
        .map((card) => (
          <div
            key={card.match.id}
            className={cx('absolute inset-x-1', moving !== null && 'pointer-events-none opacity-70')}
            style={{ top: top(card.start) + 1, height: Math.max(44, card.minutes * MINUTE_PX - 2) }}
          >
            <MatchCard plan={plan} card={card} isPicked={moving?.matchId === card.match.id} onPick={onPick} />
          </div>
        ))}
      {moving?.at?.courtId === court.id && moved !== undefined && (
        <p
          className="pointer-events-none absolute inset-x-1 z-3 overflow-hidden rounded-cell border-2 border-dashed border-primary bg-surface px-2.5 py-1.5 text-meta font-semibold text-primary shadow-float"
          style={{ top: top(moving.at.start), height: Math.max(44, moved.minutes * MINUTE_PX) }}
        >
          {formatTime(momentOf(order, moving.at.start), order.timeZone)}
        </p>
      )}
    </div>
  );
}
