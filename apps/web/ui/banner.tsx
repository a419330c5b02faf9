// A line across the content that stays until its cause is gone: a failed load, a conflict, suspended play, a success.
import { CircleAlert, CircleCheck, CloudRain, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BannerTone = 'danger' | 'warn' | 'info' | 'success' | 'suspended';

const TONES: Record<BannerTone, [string, LucideIcon]> = {
  danger: ['bg-danger-soft text-danger', CircleAlert],
  warn: ['bg-warn-soft text-warn', TriangleAlert],
  info: ['bg-info-soft text-info', Info],
  success: ['bg-primary-soft text-primary', CircleCheck],
  suspended: ['bg-clay-soft text-clay', CloudRain],
};

/** A banner; failures are announced at once (`role=alert`), the rest politely. `actions` holds the proposed fix. */
export function Banner({
  tone = 'danger',
  title,
  children,
  actions,
}: {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const [colours, Icon] = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 py-3', colours)}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
        <div className="min-w-0 text-control text-ink">
          {title !== undefined && <strong className="font-semibold">{title} </strong>}
          {children}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
