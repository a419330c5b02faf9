// The matches of a court at their times, and how far those on court reach beyond theirs.
import * as words from '@tennis/words/desk';
import { Fragment, memo } from 'react';
import { wordsOfCard } from './card-words.ts';
import type { DayPlan, PlacedCard } from './day-plan.ts';
import { MatchCard } from './match-card.tsx';
import { LINE_PX, overrunOf } from './overrun.ts';

/** Pixels of an hour: the usual ones (brief, section 7), the whole day at a glance, and room for many names. */
export const HOUR_PX = { small: 36, usual: 76, large: 128 } as const;
export type Zoom = keyof typeof HOUR_PX;
/** The height of a card's edges. */
const CARD_EDGE_PX = 8;
/** A card keeps two lines, or one where a day is seen at one glance. */
export const LEAST_PX = { small: 22, usual: 44, large: 44 } as const;

/** A match that goes on here may have only a few minutes left, with the next one right behind it. */
const isRest = ({ match }: PlacedCard): boolean => match.broken?.hereSince !== undefined;

/** The matches of a court. While one is moved, the others stay as they are. */
export const CourtCards = memo(function CourtCards({
  plan,
  courtId,
  zoom,
  picked,
}: {
  plan: DayPlan;
  courtId: number;
  zoom: Zoom;
  /** The match that is being moved, if it is one of these. */
  picked: number | null;
}) {
  const { from, order } = plan;
  const scale = HOUR_PX[zoom] / 60;
  const least = LEAST_PX[zoom];
  const leastOf = (card: PlacedCard): number => (isRest(card) ? LEAST_PX.small : least);
  const own = plan.cards.filter((card) => card.courtId === courtId);
  return own.map((card) => {
    const height = Math.max(leastOf(card), card.minutes * scale - 2);
    const overrun = overrunOf(plan, own, card, card.start + (height + 2) / scale, scale);
    return (
      <Fragment key={card.match.id}>
        <div
          data-far=""
          // Parts out of sight are not laid out. The margin keeps outlines from being cut off.
          className="absolute inset-x-1 z-2 [content-visibility:auto] [overflow-clip-margin:8px]"
          style={{ top: (card.start - from) * scale + 1, height }}
        >
          <MatchCard
            match={card.match}
            faults={card.faults}
            over={card.over}
            {...wordsOfCard(plan, card.match)}
            zone={order.timeZone}
            isToday={plan.now !== null}
            isSmall={zoom === 'small' || isRest(card)}
            isOverBelow={overrun?.isSaid === true}
            lines={Math.floor((Math.max(least, card.minutes * scale) - CARD_EDGE_PX) / LINE_PX)}
            isPicked={picked === card.match.id}
          />
        </div>
        {overrun !== null && (
          <p
            aria-hidden="true"
            className="absolute inset-x-1 overflow-hidden rounded-b-cell border border-t-0 border-dashed border-ball-edge overrun text-right text-floor leading-4 font-semibold"
            style={{ top: (card.start - from) * scale + height, height: overrun.height }}
          >
            {overrun.isSaid && (
              <span className="rounded-tl-[4px] bg-surface px-1.5">{words.over({ minutes: card.over })}</span>
            )}
          </p>
        )}
      </Fragment>
    );
  });
});
