// How large the bracket's canvas is drawn: 50 to 150 %, or as large as fits.
import * as words from '@tennis/words/draw';
import { Maximize, Minimize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../button.tsx';
import type { useFullScreen } from './full-screen.ts';

/** Bounds and step of the zoom as factors; below `captions` the cells' captions would be unreadable. */
export const ZOOM = { min: 0.5, max: 1.5, step: 0.1, captions: 0.7 } as const;

const BUTTON =
  'grid min-w-11 place-items-center px-2 hover:bg-sunk disabled:text-ink3 disabled:hover:bg-transparent md:pointer-fine:min-w-9.5';

/** Keeps a factor within the bounds; two decimals, so that steps do not drift. */
export const clampZoom = (factor: number): number =>
  Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, factor)) * 100) / 100;

/** Smaller, the current size, larger, `Fit` (the factor that shows the whole width), and full screen if the browser supports it. */
export function BracketZoom({
  zoom,
  onZoom,
  fit,
  screen,
}: {
  zoom: number;
  onZoom: (zoom: number) => void;
  fit: number | null;
  screen: ReturnType<typeof useFullScreen>;
}) {
  return (
    <fieldset className="ml-auto flex gap-3">
      <legend className="unseen">{words.zoom}</legend>
      <div className="control-height inline-flex items-stretch overflow-hidden rounded-control border border-field bg-surface text-control text-ink2">
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={zoom <= ZOOM.min}
          onClick={() => onZoom(clampZoom(zoom - ZOOM.step))}
          className={BUTTON}
        >
          <Minus aria-hidden="true" size={16} />
        </button>
        <output aria-label={words.zoom} className="grid min-w-12 place-items-center tabular-nums">
          {words.zoomPercent({ percent: Math.round(zoom * 100) })}
        </output>
        <button
          type="button"
          aria-label={words.zoomIn}
          disabled={zoom >= ZOOM.max}
          onClick={() => onZoom(clampZoom(zoom + ZOOM.step))}
          className={BUTTON}
        >
          <Plus aria-hidden="true" size={16} />
        </button>
        <button
          type="button"
          disabled={fit === null}
          onClick={() => onZoom(fit ?? 1)}
          className={`${BUTTON} border-l border-line font-semibold text-ink`}
        >
          {words.fit}
        </button>
      </div>
      {screen !== null && (
        <IconButton
          variant="secondary"
          icon={screen.isFull ? Minimize : Maximize}
          label={screen.isFull ? words.leaveFullScreen : words.fullScreen}
          onClick={screen.toggle}
        />
      )}
    </fieldset>
  );
}
