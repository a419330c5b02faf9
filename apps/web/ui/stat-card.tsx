// A figure with its name and one link. Four states: loading, failed with retry, zero, value.
import * as common from '@tennis/words/common';
import type { LucideIcon } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

export interface StatCardProps {
  label: string;
  /** The figure, ready to print; undefined while it loads. */
  value?: string | number | undefined;
  icon?: LucideIcon;
  link?: { label: string; href: string };
  /** Set when loading failed; the card then offers to try again. */
  error?: { message: string; retry: () => void } | undefined;
}

const FOOT =
  'inline-flex min-h-11 items-center text-control font-semibold text-primary underline-offset-4 hover:underline md:min-h-8';

/** One figure of a dashboard; the height is the same in every state. */
export function StatCard({ label, value, icon: Icon, link, error }: StatCardProps) {
  return (
    <article
      aria-label={label}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 max-[359px]:p-3"
    >
      {/* Two lines on a phone, so that the figures of a row stand side by side. */}
      <div className="flex items-start justify-between gap-2 max-md:min-h-10">
        <p className="min-w-0 text-control font-medium text-ink2 [overflow-wrap:anywhere]">{label}</p>
        {Icon !== undefined && (
          <Icon
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="flex-none text-ink3 max-[359px]:hidden"
          />
        )}
      </div>
      {error === undefined ? (
        <Figure value={value} />
      ) : (
        <p role="alert" className="mt-1 min-h-10 text-meta text-danger">
          {error.message}
        </p>
      )}
      <div className="mt-1 flex min-h-11 items-center md:min-h-8">
        {error !== undefined ? (
          <button
            type="button"
            onClick={error.retry}
            aria-label={common.actionFor({ action: common.tryAgain, name: label })}
            className={FOOT}
          >
            {common.tryAgain}
          </button>
        ) : (
          link !== undefined && (
            <AppLink
              href={link.href}
              aria-label={common.actionFor({ action: link.label, name: label })}
              className={FOOT}
            >
              {link.label}
            </AppLink>
          )
        )}
      </div>
    </article>
  );
}

function Figure({ value }: { value: string | number | undefined }) {
  if (value === undefined) {
    return (
      <SkeletonGroup className="mt-1 flex h-10 items-center">
        <Skeleton className="h-8 w-16" />
      </SkeletonGroup>
    );
  }
  const zero = value === 0 || value === '0';
  return (
    <p
      className={cx(
        'digits mt-1 flex min-h-10 items-center text-[2rem] leading-10 font-bold',
        zero && 'text-ink3',
      )}
    >
      {value}
    </p>
  );
}
