// A time at which nobody plays on a court.
import type { LucideIcon } from 'lucide-react';
import { cx } from '../../../ui/class-names.ts';
import { LINE_PX } from './overrun.ts';

/** Hatched, with an icon and words. What has no room for all of them shows the first, whole while it is pointed at. */
export function Hatched({
  icon: Icon,
  text,
  small,
  top,
  height,
}: {
  icon: LucideIcon;
  text: string;
  small: string;
  top: number;
  height: number;
}) {
  const lines = Math.floor(height / LINE_PX);
  return (
    <p
      className="absolute inset-x-1 grid place-content-center-safe overflow-hidden rounded-cell border border-line hatched px-2 text-center text-meta leading-4 text-ink2"
      style={{ top, height }}
      title={text}
    >
      {lines > 3 && <Icon aria-hidden="true" size={16} className="mx-auto mb-0.5" />}
      <b className={cx('font-semibold', lines < 2 ? 'truncate' : 'line-clamp-2')}>{text}</b>
      <span className={cx(lines < 3 && 'unseen')}>{small}</span>
    </p>
  );
}
