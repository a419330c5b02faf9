// One court of the day: its header, its hours, its matches at their times, and the lawful places while a match is moved.
import * as words from '@tennis/words/desk';
import * as rainWords from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { PLACE_STEP } from '@tennis/domain';
import { memo } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { cx } from '../../../ui/class-names.ts';
import { minuteIn, momentOf, spanOf, type DayPlan, type Place, type PlacedCard } from './day-plan.ts';
import { courtState } from './live-day.ts';
import { stateText } from './live-words.ts';
import { MatchCard, wordsOfCard } from './match-card.tsx';
import type { Moving } from './use-moving.ts';

/** Pixels of an hour: the usual ones (brief, section 7), the whole day at a glance, and room for many names. */
export const HOUR_PX = { small: 36, usual: 76, large: 128 } as const;
export type Zoom = keyof typeof HOUR_PX;
/** The height of a card's edges, and of a line close to the next one. */
const CARD_EDGE_PX = 8;
const LINE_PX = 16;
/** A card keeps two lines, or one where a day is seen at one glance. */
const LEAST_PX = { small: 22, usual: 44, large: 44 } as const;

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

/** The properties of a court: "clay, lights". */
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

/** A match that goes on here may have only a few minutes left, with the next one right behind it. */
const isRest = ({ match }: PlacedCard): boolean => match.broken?.hereSince !== undefined;

/** The matches of a court. While one is moved, the others stay as they are. */
const Cards = memo(function Cards({
  plan,
  courtId,
  zoom,
  picked,
}: {
  plan: DayPlan;
  courtId: number;
  zoom: Zoom;
  /** The match in the hand, where it is one of these. */
  picked: number | null;
}) {
  const { from, order } = plan;
  const scale = HOUR_PX[zoom] / 60;
  const least = LEAST_PX[zoom];
  const leastOf = (card: PlacedCard): number => (isRest(card) ? LEAST_PX.small : least);
  return plan.cards
    .filter((card) => card.courtId === courtId)
    .map((card) => (
      <div
        key={card.match.id}
        data-far=""
        // Parts out of sight are not laid out. The margin keeps outlines from being cut off.
        className="absolute inset-x-1 [content-visibility:auto] [overflow-clip-margin:8px]"
        style={{
          top: (card.start - from) * scale + 1,
          height: Math.max(leastOf(card), card.minutes * scale - 2),
        }}
      >
        <MatchCard
          match={card.match}
          faults={card.faults}
          over={card.over}
          {...wordsOfCard(plan, card.match)}
          zone={order.timeZone}
          isToday={plan.now !== null}
          isSmall={zoom === 'small' || isRest(card)}
          lines={Math.floor((Math.max(least, card.minutes * scale) - CARD_EDGE_PX) / LINE_PX)}
          isPicked={picked === card.match.id}
        />
      </div>
    ));
});

/** The column. Whatever drags over it reads the places from its data. */
export function CourtColumn({
  plan,
  court,
  zoom,
  moving,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  zoom: Zoom;
  moving: Moving | null;
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
  const isHere = plan.cards.some(
    ({ match, courtId }) => match.id === moving?.matchId && courtId === court.id,
  );
  const pickedHere = moving !== null && isHere ? moving.matchId : null;
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
          <p
            key={span.from}
            className="absolute inset-x-1 grid place-content-center rounded-cell border border-line bg-sunk text-center text-meta text-ink2"
            style={{ top: top(start), height: (end - start) * scale }}
          >
            {span.note ?? words.outOfUse}
          </p>
        );
      })}
      {dark !== null && (
        <p
          className="absolute inset-x-1 grid place-content-center rounded-cell border border-line bg-sunk text-center text-meta text-ink2"
          style={{ top: top(dark), height: Math.max(0, (open.at(-1)?.[1] ?? dark) - dark) * scale }}
        >
          {words.dark}
        </p>
      )}
      {moving !== null &&
        bandsOf(moving.places, court.id).map(({ start, steps }) => (
          <span
            key={start}
            aria-hidden="true"
            className="absolute inset-x-0 border-l-4 border-primary bg-primary-soft"
            style={{ top: top(start), height: steps * PLACE_STEP * scale }}
          />
        ))}
      <div className={moving === null ? undefined : 'pointer-events-none opacity-70'}>
        <Cards plan={plan} courtId={court.id} zoom={zoom} picked={pickedHere} />
      </div>
      {moving?.at?.courtId === court.id && moved !== undefined && (
        <p
          className="pointer-events-none absolute inset-x-1 z-3 overflow-hidden rounded-cell border-2 border-dashed border-primary bg-surface px-2.5 py-1.5 text-meta font-semibold text-primary shadow-float"
          style={{ top: top(moving.at.start), height: Math.max(least, moved.minutes * scale) }}
        >
          {formatTime(momentOf(order, moving.at.start), order.timeZone)}
        </p>
      )}
    </div>
  );
}
