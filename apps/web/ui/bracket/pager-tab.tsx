// A round in the pager of a phone's bracket: its short name and how far it has come.
import * as words from '@tennis/words/draw';
import { Check } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { labelsOf, roundProgress, type BracketFacts } from '../../lib/bracket-facts.ts';
import { TabLink } from '../tab-link.tsx';

/** The tab of round `value`; `href` is its address, where it has one. */
export function PagerTab({
  facts,
  value,
  href,
}: {
  facts: BracketFacts;
  value: number;
  href: string | undefined;
}) {
  const slots = facts.rounds[value]?.slots ?? [];
  const { title, short } = labelsOf(facts, slots.length);
  const { done, of } = roundProgress(slots);
  const name = (
    <>
      <abbr title={title} className="font-display text-[1rem] leading-5 font-[650] no-underline">
        {short}
      </abbr>
      <span className="flex items-center gap-0.75 text-floor whitespace-nowrap text-ink3">
        {of > 0 && done === of && <Check aria-hidden="true" size={12} strokeWidth={2.4} />}
        {words.progress({ done, of })}
      </span>
    </>
  );
  return (
    <Tabs.Trigger
      asChild={href !== undefined}
      value={String(value)}
      ref={(element) => {
        // Moves only the pager: scrollIntoView would also scroll the page to the bracket when it opens. Done when the page is laid out anyway.
        if (element?.dataset['state'] !== 'active') return undefined;
        const frame = requestAnimationFrame(() => {
          element.parentElement?.scrollTo({
            left: element.offsetLeft - (element.parentElement.clientWidth - element.offsetWidth) / 2,
          });
        });
        return () => cancelAnimationFrame(frame);
      }}
      className="grid min-h-13 min-w-17 flex-1 px-1 place-content-center justify-items-center gap-px border-b-3 border-transparent text-ink2 data-[state=active]:border-primary data-[state=active]:text-ink"
    >
      {href === undefined ? name : <TabLink href={href}>{name}</TabLink>}
    </Tabs.Trigger>
  );
}
