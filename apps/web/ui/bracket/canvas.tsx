// The bracket from 768 px on (brief section 6): columns of cells with elbows behind, one tab stop, arrow keys, zoom, full screen, a
// minimap beyond 16, and tabs for the quarters of 64 and 128.
import * as words from '@tennis/words/draw';
import { ArrowRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { singleKeysAct } from '../../lib/preferences.ts';
import { firstUnfinished, roundLabels, type BracketMatch } from '../../lib/bracket-facts.ts';
import { playerPath, type PathStep } from '../../lib/bracket-path.ts';
import {
  bracketWindow,
  columnIn,
  finishedColumns,
  isQuartered,
  openingQuarter,
  quarterOf,
  type Quarter,
} from '../../lib/bracket-window.ts';
import { useIsLive } from '../../lib/is-live.ts';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import type { BracketParts, DrawPlace } from './parts.ts';
import { BracketColumn } from './column.tsx';
import { Elbows } from './elbows.tsx';
import { FollowBar } from './follow-bar.tsx';
import { useFullScreen } from './full-screen.ts';
import { bracketGrid, HEADER } from './grid.ts';
import { BracketLegend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { cellName, entrance, isShown, matchAt, neighbour, nextToFollow, THIRD_PLACE } from './moves.ts';
import { usePan } from './pan.ts';
import { QuarterTabs } from './quarters.tsx';
import { FinderPicture } from './tools-place.tsx';
import { clampZoom, BracketZoom, ZOOM } from './zoom.tsx';

// The draw shows before its box of names has come.
const Finder = lazy(() => import('./finder.tsx'));

/** From this many slots in the first column, a scrolling canvas has a minimap: more than 16 players. */
const MINIMAP_FROM = 16;

/** The width for which a server draws, in pixels: it fits a window of 1280 with a scroll bar, and the gaps of four columns are whole numbers. */
const DRAWN_ROOM = 1215;

/** The width of an element as React state. */
function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new ResizeObserver(onChange);
      if (element.current !== null) observer.observe(element.current);
      return () => observer.disconnect();
    },
    () => element.current?.clientWidth,
    () => DRAWN_ROOM,
  );
}

const cellOf = ({ isThirdPlace, column, slot }: PathStep): string =>
  isThirdPlace ? THIRD_PLACE : cellName(column, slot);

/** The cell of the match that contains an element; a name stands beside the element with the cell's name. */
function cellAround(element: HTMLElement): string | undefined {
  const match = element.closest('article');
  const carrier =
    match?.dataset['cell'] === undefined ? match?.querySelector<HTMLElement>('[data-cell]') : match;
  return carrier?.dataset['cell'];
}

/** The canvas with its tools. */
export function BracketCanvas({
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
  const frame = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const sought = useRef<{ cell: string; takesFocus: boolean } | null>(null);
  const room = useWidth(frame);
  const isLive = useIsLive();
  const screen = useFullScreen(frame);
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const [stop, setStop] = useState<string | null>(null);

  const quartered = isQuartered(facts);
  const opening = openingQuarter(facts, path?.steps[0]);
  const marked = !quartered || place.quarter === 'all' ? null : (place.quarter ?? opening);
  // A press marks its quarter at once; the cells are drawn after that has been painted.
  const quarter = useDeferredValue(marked);
  const followed = useDeferredValue(path?.player);
  const window = bracketWindow(facts, quarter, whole);
  const hidden = finishedColumns(facts, quarter);
  // The width does not depend on the captions, and so neither does what fits.
  const wide = bracketGrid(facts, window, { room });
  const fit = room === undefined ? null : clampZoom(Math.floor((room / wide.width) * 100) / 100);
  // A large draw is first shown whole, as a map; everything else opens at its own size.
  const zoom = chosenZoom ?? (quartered && quarter === null ? Math.min(1, fit ?? 1) : 1);
  const withoutCaptions = zoom < ZOOM.captions;
  const grid = withoutCaptions ? bracketGrid(facts, window, { room, withoutCaptions }) : wide;
  const scrolls = room !== undefined && grid.width * zoom > room + 1;
  const current = stop !== null && isShown(stop, facts, window) ? stop : entrance(facts, window);

  // A match to scroll to may be in a part of the draw that is only now being drawn: every redraw checks.
  const look = useEffectEvent(() => {
    const wanted = sought.current;
    if (wanted === null) return;
    const found = region.current?.querySelector<HTMLElement>(`[data-cell="${wanted.cell}"]`);
    if (found === null || found === undefined) return;
    sought.current = null;
    setStop(wanted.cell);
    found.scrollIntoView({ block: 'center', inline: 'center' });
    if (wanted.takesFocus) found.focus({ preventScroll: true });
  });
  useEffect(() => look());
  // A canvas too wide for the screen opens on the first round with matches to come.
  const going = grid.left(Math.max(window.first, Math.min(firstUnfinished(facts.rounds), window.last)));
  const start = scrolls ? going : 0;
  const isMeasured = room !== undefined;
  // Where a server has drawn it, its reader has scrolled it already (reader/dress.ts).
  const opened = useRef<typeof quarter | undefined>(isLive ? undefined : quarter);
  useEffect(() => {
    // Where it opens, not where it is: once for each part of the draw.
    if (!isMeasured || opened.current === quarter) return;
    opened.current = quarter;
    region.current?.scrollTo({ left: start });
  }, [isMeasured, quarter, start]);

  /** Brings a match of somebody's path into view, and whatever part of the draw it is in. */
  function seek(step: PathStep, takesFocus: boolean, change: DrawPlace = {}) {
    sought.current = { cell: cellOf(step), takesFocus };
    const slots = facts.rounds[step.column]?.slots.length ?? 1;
    const part: Quarter | 'all' = slots < 4 ? 'all' : quarterOf(step.slot, slots);
    const next = quartered && quarter !== null ? part : null;
    if (step.column < finishedColumns(facts, next === 'all' ? null : next)) setWhole(true);
    onPlace({ ...change, ...(next === null ? {} : { quarter: next }) });
  }
  function find(player: number | null) {
    const found = player === null ? null : playerPath(facts, player);
    if (found === null) onPlace({ player: undefined });
    else seek(found.focus, false, { player: found.player });
  }
  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    const cell = target instanceof HTMLElement ? cellAround(target) : undefined;
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'f' && onFollow !== undefined && singleKeysAct()) {
      const match = matchAt(facts, cell);
      // On a name, its player; on a match, one player after the other.
      const named = target instanceof HTMLElement ? target.dataset['player'] : undefined;
      if (named !== undefined) onFollow(Number(named));
      else if (match !== undefined) onFollow(nextToFollow(match, path?.player));
      return;
    }
    const next = neighbour(cell, event.key, facts, window);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    region.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  const tools = onFollow !== undefined && (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3 print:hidden">
      <div className="control-height w-full md:w-64">
        <Suspense fallback={<FinderPicture />}>
          <Finder facts={facts} followed={path?.player} onFind={find} />
        </Suspense>
      </div>
      <BracketZoom zoom={zoom} onZoom={setZoom} fit={fit} screen={screen} />
    </div>
  );
  const hiding = hidden > 0 && onFollow !== undefined && (
    <Button
      variant="quiet"
      icon={whole ? ChevronsRight : ChevronsLeft}
      onClick={() => setWhole(!whole)}
      className={quartered ? undefined : '-ml-3.5'}
    >
      {whole ? words.hideCompleted : words.showCompleted}
    </Button>
  );
  const canvas = (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys belong to the cells inside */}
      <section
        ref={region}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={scrolls ? 0 : undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const cell = cellAround(event.target);
          if (cell !== undefined) setStop(cell);
        }}
        {...usePan(region, scrolls)}
        data-left={isLive ? undefined : going}
        // When the window shrinks below 768 px, the phone's layout takes over one frame later. For that frame the canvas scrolls inside itself.
        className={cx(
          'relative max-md:overflow-x-auto',
          !isLive && 'max-xl:overflow-x-auto',
          scrolls &&
            'overflow-auto scroll-pt-16 scroll-pb-8 overscroll-x-contain cursor-grab active:cursor-grabbing',
          scrolls && (screen?.isFull ? 'max-h-[calc(100dvh-9rem)]' : 'max-h-[85dvh]'),
        )}
      >
        <div className="relative isolate" style={{ width: grid.width, zoom }}>
          <Elbows facts={facts} window={window} grid={grid} path={path} />
          <div className="flex" style={{ gap: grid.gap }}>
            {facts.rounds.slice(window.first, window.last + 1).map(({ slots }, index) => (
              <BracketColumn
                key={slots.length}
                facts={facts}
                window={window}
                grid={grid}
                column={window.first + index}
                current={current}
                captionsHidden={withoutCaptions}
                followed={followed}
                onFollow={onFollow}
                onOpen={screen?.leave}
              />
            ))}
          </div>
          {quarter !== null && (
            <GoesOn
              slot={quarter - 1}
              top={grid.top(window.last, quarter - 1) + grid.cellHeight(window.last, quarter - 1)}
              left={grid.left(window.last)}
              match={columnIn(facts, null, window.last + 1)[Math.floor((quarter - 1) / 2)]}
              onGo={(semi) => {
                sought.current = { cell: cellName(window.last + 1, semi), takesFocus: true };
                onPlace({ quarter: 'all' });
              }}
            />
          )}
        </div>
      </section>
      {isLive && scrolls && columnIn(facts, null, 0).length >= MINIMAP_FROM && (
        <Minimap
          facts={facts}
          window={window}
          grid={grid}
          zoom={zoom}
          followed={path?.player}
          region={region}
        />
      )}
    </div>
  );
  return (
    <div
      ref={frame}
      className={cx('w-full contain-inline-size', screen?.isFull && 'overflow-auto bg-bg p-4')}
    >
      {tools !== false &&
        (toolsHost === undefined || screen?.isFull ? (
          <div className="mb-3">{tools}</div>
        ) : (
          toolsHost !== null && createPortal(tools, toolsHost)
        ))}
      {onFollow !== undefined && (
        <FollowBar
          path={path}
          about={about}
          tournament={tournament}
          onStep={(step) => seek(step, true)}
          onEnd={() => onFollow(null)}
        />
      )}
      {quartered ? (
        <QuarterTabs
          quarter={marked}
          whole={words.overview}
          onQuarter={(next) => {
            setZoom(null);
            onPlace({ quarter: next });
          }}
          hrefOf={hrefOf && ((next) => hrefOf({ quarter: next }))}
          beside={hiding}
        >
          {canvas}
        </QuarterTabs>
      ) : (
        <>
          {hiding}
          {canvas}
        </>
      )}
      {onFollow !== undefined && <BracketLegend facts={facts} />}
    </div>
  );
}

/** Under the last match of a quarter: where its winner goes on. */
function GoesOn({
  slot,
  top,
  left,
  match,
  onGo,
}: {
  slot: number;
  top: number;
  left: number;
  match: BracketMatch | undefined;
  onGo: (semi: number) => void;
}) {
  const semi = Math.floor(slot / 2);
  return (
    <button
      type="button"
      onClick={() => onGo(semi)}
      style={{ top: top + HEADER, left: left + 16 }}
      className="absolute flex min-h-11 items-center gap-3 rounded-bl-card border-b-2 border-l-2 border-field pr-1 pl-3 text-left text-control font-semibold whitespace-nowrap text-ink2 hover:text-ink"
    >
      <span>
        {match === undefined
          ? roundLabels(2).single
          : words.roundMatch({ round: roundLabels(2).single, number: match.number })}
        {match !== undefined && match.caption !== '' && (
          <span className="block text-meta font-normal text-ink3">{match.caption}</span>
        )}
      </span>
      <ArrowRight aria-hidden="true" size={16} className="flex-none" />
    </button>
  );
}
