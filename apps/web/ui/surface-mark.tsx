// A small court on the colour of its surface, always beside its word (brief section 3).
import { cx } from './class-names.ts';
import type { SurfaceName } from './court-plan.tsx';

const GROUNDS: Record<SurfaceName, string> = {
  clay: 'bg-clay-ground',
  hard: 'bg-hard-ground',
  grass: 'bg-grass-ground',
  carpet: 'bg-carpet-ground',
  slate: 'bg-slate-ground',
};

/** A court seen from above. */
export function SurfaceMark({ surface, className }: { surface: SurfaceName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 40"
      className={cx('h-10 w-7 flex-none rounded-[4px]', GROUNDS[surface], className)}
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
