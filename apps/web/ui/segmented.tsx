// One of two to four views, side by side. Radio buttons underneath: arrow keys move, one tab stop.
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Count } from './badge.tsx';
import { cx } from './class-names.ts';

export interface SegmentedOption<V extends string> {
  value: V;
  label: string;
  icon?: LucideIcon;
  /** Shows only the icon; the label is still read aloud. */
  iconOnly?: boolean;
  count?: number;
}

export interface SegmentedProps<V extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
  /** If each choice has its own address, it also works without script, and without the app on a page that the server has drawn. */
  hrefOf?: ((value: V) => string) | undefined;
  /** Fills the width it is given, for phones. */
  stretch?: boolean;
  className?: string;
}

/** A segmented control; the choice belongs in the address where it changes what is seen. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  hrefOf,
  stretch = false,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'rounded-cell border border-line bg-sunk p-0.75',
        stretch ? 'flex' : 'inline-flex max-w-full',
        className,
      )}
    >
      {options.map(({ value: own, label: text, icon: Icon, iconOnly, count }) => (
        <label
          key={own}
          title={iconOnly ? text : undefined}
          className={cx(
            'relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3.5 text-center text-control font-medium text-ink2 transition-colors duration-120 md:pointer-fine:min-h-8.5',
            'cursor-pointer hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-lift-hover dark:has-checked:bg-[#22332B]',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            stretch && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            data-href={hrefOf?.(own)}
            onChange={() => onChange(own)}
            className="absolute inset-0 appearance-none opacity-0"
          />
          {hrefOf !== undefined && (
            <noscript>
              <a href={hrefOf(own)} aria-label={text} className="absolute inset-0" />
            </noscript>
          )}
          {Icon !== undefined && (
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
          )}
          <span className={iconOnly ? 'unseen' : undefined}>{text}</span>
          {count !== undefined && <Count value={count} />}
        </label>
      ))}
    </div>
  );
}
