// The coloured header: a court seen from above, cropped, in its surface's colour. The surface's name always stands beside it, so the colour is never
// the only sign (brief section 3). If a club has colours of its own, these are used instead (ADR 51).
import type { ReactNode } from 'react';
import { useIsLive } from '../lib/is-live.ts';
import { cx } from './class-names.ts';
import { houseGround, type HouseColours } from './house-ground.ts';

export type SurfaceName = 'clay' | 'hard' | 'grass' | 'carpet' | 'slate';

/** A surface, or the product's own colour where no court is meant. */
export type Ground = SurfaceName | 'pine';

const GROUNDS: Record<Ground, string> = {
  pine: 'bg-pine2',
  clay: 'bg-clay-ground',
  hard: 'bg-hard-ground',
  grass: 'bg-grass-ground',
  carpet: 'bg-carpet-ground',
  slate: 'bg-slate-ground',
};

/** A header on a surface's ground with white text; `slate` is for an unknown surface. */
export function CourtPlan({
  surface,
  house: chosen = null,
  children,
  className,
}: {
  surface: Ground;
  /** The colours of the club whose head it is. */
  house?: HouseColours | null;
  children: ReactNode;
  className?: string;
}) {
  // Markup from the server cannot have colours of its own: the security policy forbids styles in it. It names the colours instead (reader/dress.ts).
  const isLive = useIsLive();
  const house = isLive ? chosen : null;
  const own = house === null ? { className: GROUNDS[surface], style: undefined } : houseGround(house);
  return (
    <header
      style={own.style}
      data-house={chosen === null ? undefined : `${chosen.light} ${chosen.dark}`}
      className={cx(
        'on-pine relative flex flex-col justify-between overflow-hidden px-4 py-4 text-white md:min-h-37.5 md:rounded-sheet md:px-7 md:py-4.5',
        'print:bg-transparent print:text-black',
        own.className,
        className,
      )}
    >
      <CourtLines />
      {chosen !== null && chosen.second !== null && (
        <div
          aria-hidden="true"
          data-stripe={chosen.second}
          className="absolute inset-x-0 bottom-0 h-1.5 print:hidden"
          style={isLive ? { backgroundColor: chosen.second } : undefined}
        />
      )}
      <div className="relative flex flex-1 flex-col justify-between gap-4">{children}</div>
    </header>
  );
}

/** A doubles court of 23.77 × 10.97 m drawn at 780 × 360, with net, service lines and one ball; a background for content on dark ground. */
export function CourtLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-60 -70 900 500"
      preserveAspectRatio="xMidYMid slice"
      className="absolute -top-17.5 -right-82.5 h-82.5 w-160 opacity-60 [mask-image:linear-gradient(90deg,transparent_35%,#000_62%)] md:-top-21 md:-right-10 md:h-[max(21.25rem,calc(100%+9rem))] md:w-[40%] xl:w-[min(700px,50%)] md:opacity-100 md:[mask-image:linear-gradient(90deg,transparent_5%,#000_60%)] print:hidden"
    >
      <g transform="rotate(-14 390 180)">
        <rect x="-120" y="-120" width="1020" height="600" fill="#fff" opacity=".05" />
        <rect width="780" height="360" fill="#fff" opacity=".06" />
        <g fill="none" stroke="#fff" strokeWidth="5" opacity=".62">
          <rect width="780" height="360" />
          <path d="M0 45H780M0 315H780M180 45V315M600 45V315M180 180H600M0 180h14M780 180h-14" />
        </g>
        <path d="M390-34V394" stroke="#fff" strokeWidth="3" strokeDasharray="3 5" opacity=".8" />
        <ellipse cx="524" cy="170" rx="12" ry="5" opacity=".25" />
        <circle cx="510" cy="158" r="12" fill="#DDF247" />
      </g>
    </svg>
  );
}
