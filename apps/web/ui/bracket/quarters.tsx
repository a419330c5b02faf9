// The tabs of a large draw: all of it, or one of its quarters (brief section 6).
import * as words from '@tennis/words/draw';
import * as Tabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { TabLink } from '../tab-link.tsx';
import { QUARTERS, type Quarter } from '../../lib/bracket-window.ts';

type Part = Quarter | 'all';

const TAB =
  'min-h-11 min-w-11 flex-1 rounded-control px-3 text-control font-medium whitespace-nowrap text-ink2 hover:text-ink data-[state=active]:bg-surface data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-lift-hover dark:data-[state=active]:bg-[#22332B] md:flex-none md:pointer-fine:min-h-8.5';

/** Tab line and panel; `whole` is the tab for all of the draw, left out if only quarters are shown. */
export function QuarterTabs({
  quarter,
  whole,
  onQuarter,
  hrefOf,
  beside,
  children,
}: {
  quarter: Quarter | null;
  whole?: string;
  onQuarter: (part: Part) => void;
  /** The address of a part, where it has one. */
  hrefOf?: ((part: Part) => string) | undefined;
  /** At the right end of the tab line. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const value = String(quarter ?? 'all');
  return (
    <Tabs.Root
      value={value}
      onValueChange={(next) => onQuarter(QUARTERS.find((one) => String(one) === next) ?? 'all')}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <Tabs.List
          aria-label={words.partOfDraw}
          className="flex rounded-cell border border-line bg-sunk p-0.75 max-md:w-full"
        >
          {whole !== undefined && (
            <PartTab part="all" href={hrefOf?.('all')}>
              {whole}
            </PartTab>
          )}
          {QUARTERS.map((one) => (
            <PartTab key={one} part={one} href={hrefOf?.(one)}>
              {/* Four words do not fit a phone; the tab's name keeps them. */}
              <span className="max-md:unseen">{words.quarter({ number: one })}</span>
              <span aria-hidden="true" className="md:hidden">
                {words.quarterShort({ number: one })}
              </span>
            </PartTab>
          ))}
        </Tabs.List>
        {beside}
      </div>
      <Tabs.Content value={value} tabIndex={-1} className="outline-none">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function PartTab({ part, href, children }: { part: Part; href: string | undefined; children: ReactNode }) {
  return (
    <Tabs.Trigger value={String(part)} asChild={href !== undefined} className={TAB}>
      {href === undefined ? (
        children
      ) : (
        <TabLink href={href} className="grid place-items-center">
          {/* Several children of a grid would be rows. */}
          <span>{children}</span>
        </TabLink>
      )}
    </Tabs.Trigger>
  );
}
