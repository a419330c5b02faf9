// The colour of a court's surface, always beside its word (brief section 3).
import type { Surface } from '@tennis/domain';
import { cx } from './class-names.ts';

const GROUNDS = {
  clay: 'bg-clay-ground',
  hard: 'bg-hard-ground',
  grass: 'bg-grass-ground',
  artificial_grass: 'bg-grass-ground',
  carpet: 'bg-carpet-ground',
} satisfies Record<Surface, string>;

/** The class of a surface's ground; slate where it is not known. */
export const groundOf = (surface: Surface | null): string =>
  surface === null ? 'bg-slate-ground' : GROUNDS[surface];

/** A small court seen from above, on its colour. */
export function SurfaceMark({ surface, className }: { surface: Surface | null; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 40"
      className={cx('h-10 w-7 flex-none rounded-[4px]', groundOf(surface), className)}
    >
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        d="M5.5 4.5h17v31h-17zM5.5 12.5h17M5.5 27.5h17M14 12.5v15M3 20h22"
      />
    </svg>
  );
}
