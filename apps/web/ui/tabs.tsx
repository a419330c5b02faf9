// Tabs on Radix: arrow keys, Home and End, one tab stop. The caller holds the chosen tab, usually in the address. A press marks its tab at once; what the
// tab shows is drawn after that has been painted, and until then the tab before stays.
import * as Primitive from 'radix-ui/tabs';
import { useDeferredValue, type ReactNode } from 'react';
import { useIsLive } from '../lib/is-live.ts';
import { Count } from './badge.tsx';
import { cx } from './class-names.ts';
import { TabLink } from './tab-link.tsx';

export interface TabSpec<V extends string> {
  value: V;
  label: string;
  count?: number;
  /** The content of the tab; only that of the chosen tab is mounted. */
  content: ReactNode;
}

export interface TabsProps<V extends string> {
  label: string;
  tabs: TabSpec<V>[];
  value: V;
  onChange: (value: V) => void;
  /** A tab with its own address is a link, which also works without script. */
  hrefOf?: (value: V) => string;
  /** Buttons at the right end of the tab line, from 768 px on. */
  actions?: ReactNode;
  /**
   * Keeps the tab line under the phone's app bar while scrolling, unless something in the panel (`data-sticks`) takes that place: there is room for
   * only one.
   */
  sticky?: boolean;
}

/** A tab line with its panel. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  hrefOf,
  actions,
  sticky = false,
}: TabsProps<V>) {
  const isLive = useIsLive();
  const shown = useDeferredValue(value);
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as V)} className="group/tabs">
      <div
        className={cx(
          'flex items-center justify-between gap-4 border-b border-line',
          sticky &&
            'max-md:sticky max-md:top-14 max-md:z-20 max-md:-mx-4 max-md:bg-surface max-md:px-2 max-md:group-has-data-sticks/tabs:static',
        )}
      >
        <Primitive.List aria-label={label} className="flex min-w-0 gap-1 max-md:flex-1 max-[359px]:gap-0">
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              asChild={hrefOf !== undefined}
              // Radix knows the tab stop in a browser only: in a page that a server has drawn Tab would lead past them.
              {...(!isLive && tab.value === value && { tabIndex: 0 })}
              className="relative flex min-h-12 items-center justify-center gap-2 px-3.5 text-body font-medium text-ink2 hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-2.5 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.75 data-[state=active]:after:bg-primary max-md:flex-1 max-md:px-1.5 max-md:after:inset-x-1! max-[359px]:gap-0 max-[359px]:px-0.5 max-[359px]:text-control"
            >
              {hrefOf === undefined ? (
                <TabName tab={tab} />
              ) : (
                <TabLink href={hrefOf(tab.value)}>
                  <TabName tab={tab} />
                </TabLink>
              )}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {actions !== undefined && <div className="hidden items-center gap-1 md:flex">{actions}</div>}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== shown}
          className="pt-5"
        >
          {tab.value === shown && tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

function TabName({ tab: { label, count } }: { tab: Pick<TabSpec<string>, 'label' | 'count'> }) {
  return (
    <>
      {label}
      {count !== undefined && <Count value={count} />}
    </>
  );
}
