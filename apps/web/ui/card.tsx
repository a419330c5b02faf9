// Cards: a border first, a shadow only when the whole card is a link.
import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Space inside: none for tables and lists that draw to the edge. */
  padding?: 'none' | 'm' | 'l';
  /** A match in progress: a yellow stripe and a strong edge, which are visible in greyscale too (brief 1.4). */
  live?: boolean;
}

/** A bordered surface. */
export function Card({
  as: Tag = 'div',
  padding = 'm',
  live = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag
      className={cx(
        'rounded-card border bg-surface',
        live ? 'relative overflow-hidden border-ball-edge shadow-lift-hover' : 'border-line',
        padding === 'm' && (live ? 'py-4 pr-4 pl-5' : 'p-4'),
        padding === 'l' && 'p-5 md:p-6',
        className,
      )}
      {...rest}
    >
      {live && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-1.25 border-r border-ball-edge bg-ball"
        />
      )}
      {children}
    </Tag>
  );
}

/** The heading line of a card or section: title on the left, actions on the right; wraps before it shortens. */
export function CardHeader({
  title,
  meta,
  actions,
  level = 2,
}: {
  title: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <Heading className={level === 2 ? 'type-section' : 'type-column'}>{title}</Heading>
        {meta !== undefined && <span className="text-meta text-ink3">{meta}</span>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
