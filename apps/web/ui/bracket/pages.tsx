// The bracket on a phone: one round per page under a sticky pager with progress, pairs joined to the match that they feed.
// Tap a round, swipe, or follow a pair; opens on the first unfinished round.
import * as words from '@tennis/words/draw';
import * as Tabs from 'radix-ui/tabs';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState, type TouchEvent } from 'react';
import { createPortal } from 'react-dom';
import { firstUnfinished } from '../../lib/bracket-facts.ts';
import { playerPath, type PathStep } from '../../lib/bracket-path.ts';
import { isQuartered, quarterOf } from '../../lib/bracket-window.ts';
import { FollowBar } from './follow-bar.tsx';
import { cellName, THIRD_PLACE } from './moves.ts';
import { PagerTab } from './pager-tab.tsx';
import type { BracketParts, DrawPlace } from './parts.ts';
import { QuarterTabs } from './quarters.tsx';
import { RoundPage } from './round-page.tsx';
import { FinderPicture } from './tools-place.tsx';

/** A sideways move of at least this many pixels turns the page; more than half as much up or down is scrolling. */
const SWIPE = 50;

// The draw shows before its box of names has come.
const Finder = lazy(() => import('./finder.tsx'));

/** Slots of a round from which on a phone's page shows one quarter of it. */
const LONG_PAGE = 16;

const cellOf = ({ isThirdPlace, column, slot }: PathStep): string =>
  isThirdPlace ? THIRD_PLACE : cellName(column, slot);

/** One page per round. */
export function BracketPages({
  facts,
  label,
  place,
  onPlace,
  hrefOf,
  path,
  onFollow,
  about,
  tournament,
  toolsHost,
}: BracketParts) {
  const { rounds } = facts;
  const [opening] = useState(() => firstUnfinished(rounds));
  const shown = Math.min(Math.max(place.round ?? opening, 0), rounds.length - 1);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const pages = useRef<HTMLDivElement>(null);
  const sought = useRef<string | null>(null);
  const slots = rounds[shown]?.slots.length ?? 1;
  const isLong = slots >= LONG_PAGE && isQuartered(facts);
  const start = path?.steps.find(({ column }) => column === shown);
  const own = start === undefined ? 1 : quarterOf(start.slot, slots);
  const quarter = !isLong
    ? null
    : place.quarter === undefined || place.quarter === 'all'
      ? own
      : place.quarter;

  // The next round's cells exist only after the change has been drawn.
  useEffect(() => {
    const cell = pages.current?.querySelector<HTMLElement>(`[data-cell="${sought.current ?? ''}"]`);
    if (cell === null || cell === undefined) return;
    sought.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center' });
  });

  function turn(to: number) {
    if (to >= 0 && to < rounds.length && to !== shown) onPlace({ round: to });
  }
  function endTouch(event: TouchEvent) {
    const from = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (from === null || end === undefined) return;
    const x = end.clientX - from.x;
    if (Math.abs(x) >= SWIPE && Math.abs(end.clientY - from.y) < Math.abs(x) / 2) turn(shown - Math.sign(x));
  }
  /** The page on which a match stands. */
  function placeIn(column: number, slot: number): DrawPlace {
    const there = rounds[column]?.slots.length ?? 1;
    const isThereLong = there >= LONG_PAGE && isQuartered(facts);
    return { round: column, ...(isThereLong ? { quarter: quarterOf(slot, there) } : {}) };
  }
  function seek(cell: string, column: number, slot: number, change: DrawPlace = {}) {
    sought.current = cell;
    onPlace({ ...change, ...placeIn(column, slot) });
  }
  const seekStep = (step: PathStep, change: DrawPlace = {}) =>
    seek(cellOf(step), step.column, step.slot, change);
  function find(player: number | null) {
    const found = player === null ? null : playerPath(facts, player);
    if (found === null) onPlace({ player: undefined });
    else seekStep(found.focus, { player: found.player });
  }

  const finder = onFollow !== undefined && (
    <div className="control-height w-full">
      <Suspense fallback={<FinderPicture />}>
        <Finder facts={facts} followed={path?.player} onFind={find} />
      </Suspense>
    </div>
  );
  // A press marks its round or quarter at once; the cells are drawn after that has been painted.
  const drawn = useDeferredValue(shown);
  const drawnQuarter = useDeferredValue(quarter);
  const followed = useDeferredValue(path?.player);
  const page = (
    <RoundPage
      facts={facts}
      column={drawn}
      quarter={drawnQuarter}
      follow={onFollow === undefined ? undefined : { followed, onFollow }}
      onNext={(slot) => seek(cellName(drawn + 1, slot), drawn + 1, slot)}
      nextHref={hrefOf && ((slot) => hrefOf(placeIn(drawn + 1, slot)))}
    />
  );
  return (
    <>
      {finder !== false &&
        (toolsHost === undefined ? (
          <div className="mb-3">{finder}</div>
        ) : (
          toolsHost !== null && createPortal(finder, toolsHost)
        ))}
      {onFollow !== undefined && (
        <FollowBar
          path={path}
          about={about}
          tournament={tournament}
          onStep={seekStep}
          onEnd={() => onPlace({ player: undefined })}
        />
      )}
      <Tabs.Root
        ref={pages}
        value={String(shown)}
        onValueChange={(next) => turn(Number(next))}
        className="w-full contain-inline-size"
      >
        <Tabs.List
          aria-label={words.roundsLabel({ draw: label })}
          data-sticks
          className="sticky top-14 z-15 -mx-4 flex overflow-x-auto border-b border-line bg-bg px-4 [scrollbar-width:none] max-md:[mask-image:linear-gradient(90deg,#0000,#000_1rem,#000_95%,#0000)]"
        >
          {rounds.map((each, index) => (
            <PagerTab key={each.slots.length} facts={facts} value={index} href={hrefOf?.({ round: index })} />
          ))}
        </Tabs.List>
        <Tabs.Content
          value={String(shown)}
          onTouchStart={(event) => {
            const point = event.touches[0];
            touch.current = point === undefined ? null : { x: point.clientX, y: point.clientY };
          }}
          onTouchEnd={endTouch}
          className="outline-offset-4"
        >
          {drawnQuarter === null ? (
            page
          ) : (
            <div className="pt-4">
              <QuarterTabs
                quarter={quarter ?? drawnQuarter}
                onQuarter={(next) => onPlace({ round: shown, quarter: next })}
                hrefOf={hrefOf && ((next) => hrefOf({ round: shown, quarter: next }))}
              >
                {page}
              </QuarterTabs>
            </div>
          )}
          {shown < rounds.length - 1 && (
            <p className="py-4 text-center text-meta text-ink3 pointer-fine:hidden">{words.swipe}</p>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
