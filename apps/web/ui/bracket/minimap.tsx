// A small picture of a scrolling canvas, with the visible part marked; pressing it goes there. The keyboard does not need it: the arrow keys move
// between the matches and scroll along.
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import { sideOfPlayer } from '../../lib/bracket-path.ts';
import { columnIn, slotsOf, type BracketWindow } from '../../lib/bracket-window.ts';
import { COLUMN, HEADER, type BracketGrid } from './grid.ts';

/** Largest width and height of the picture in pixels. */
const ROOM = { width: 132, height: 132 } as const;

interface MinimapProps {
  facts: BracketFacts;
  window: BracketWindow;
  grid: BracketGrid;
  zoom: number;
  followed: number | undefined;
  /** The element that scrolls. */
  region: RefObject<HTMLElement | null>;
}

/** The picture. */
export function Minimap({
  facts,
  window: { quarter, first, last },
  grid,
  zoom,
  followed,
  region,
}: MinimapProps) {
  const view = useRef<SVGRectElement>(null);
  const height = grid.height + HEADER;
  const scale = Math.min(ROOM.width / grid.width, ROOM.height / height);

  useEffect(() => {
    const scrolled = region.current;
    if (scrolled === null) return undefined;
    const follow = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = scrolled;
      const box = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
      for (const [name, value] of Object.entries(box))
        view.current?.setAttribute(name, String((value / zoom) * scale));
    };
    follow();
    scrolled.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(scrolled);
    return () => {
      scrolled.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [region, zoom, scale]);

  function go(event: PointerEvent<SVGSVGElement>) {
    const scrolled = region.current;
    if (scrolled === null || event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    scrolled.scrollTo({
      left: ((event.clientX - box.left) / scale) * zoom - scrolled.clientWidth / 2,
      top: ((event.clientY - box.top) / scale) * zoom - scrolled.clientHeight / 2,
    });
  }

  return (
    // At the lower edge of the canvas, or of the window while the canvas reaches below it.
    <div aria-hidden="true" className="sticky bottom-6 z-20 h-0 max-md:hidden print:hidden">
      <div
        data-minimap
        className="absolute right-5 bottom-0 rounded-cell border border-line bg-surface p-1.5 shadow-float"
      >
        <svg
          width={grid.width * scale}
          height={height * scale}
          className="block cursor-pointer touch-none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(event);
          }}
          onPointerMove={go}
        >
          {facts.rounds
            .slice(first, last + 1)
            .map(({ slots }, index) =>
              columnIn(facts, quarter, first + index).map((match, own) => (
                <rect
                  key={match.id}
                  x={grid.left(first + index) * scale}
                  y={(grid.top(first + index, slotsOf(quarter, slots.length).from + own) + HEADER) * scale}
                  width={COLUMN * scale}
                  height={Math.max(
                    1,
                    grid.cellHeight(first + index, slotsOf(quarter, slots.length).from + own) * scale,
                  )}
                  fill={
                    followed !== undefined && sideOfPlayer(match, followed) !== null
                      ? 'var(--primary)'
                      : match.phase === 'live'
                        ? 'var(--ball)'
                        : 'var(--field)'
                  }
                  stroke={match.phase === 'live' ? 'var(--ball-edge)' : 'none'}
                  strokeWidth={0.5}
                />
              )),
            )}
          <rect
            ref={view}
            fill="var(--primary)"
            fillOpacity={0.14}
            stroke="var(--primary)"
            strokeWidth={1.5}
          />
        </svg>
      </div>
    </div>
  );
}
