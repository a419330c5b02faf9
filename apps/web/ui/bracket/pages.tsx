// The bracket on a phone: one round per page under a sticky pager with progress, pairs joined to the match that they feed.
// Tap a round, swipe, or follow a pair; opens on the first unfinished round.
import { ArrowRight, Check } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { useRef, useState, type TouchEvent } from 'react';
import {
  championOf,
  firstUnfinished,
  roundLabels,
  roundProgress,
  type BracketFacts,
  type BracketMatch,
  type BracketRound,
} from '../../lib/bracket-facts.ts';
import { Champion } from './champion.tsx';
import { MatchCell } from '../match-cell.tsx';

/** A sideways move of at least this many pixels turns the page; more than half as much up or down is scrolling. */
const SWIPE = 50;

export interface BracketPagesProps {
  facts: BracketFacts;
  /** Names the bracket for screen readers: "Riverside Clay Open draw". */
  label: string;
  /** The round shown on a phone, counted from the first column; belongs in the address. Without it the first unfinished one opens. */
  round?: number | undefined;
  onRoundChange?: (round: number) => void;
}

/** One page per round. */
export function BracketPages({ facts, label, round, onRoundChange }: BracketPagesProps) {
  const { rounds } = facts;
  const [own, setOwn] = useState(() => firstUnfinished(rounds));
  const shown = Math.min(Math.max(round ?? own, 0), rounds.length - 1);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const pages = useRef<HTMLDivElement>(null);

  function turn(to: number) {
    if (to < 0 || to >= rounds.length) return;
    setOwn(to);
    onRoundChange?.(to);
  }
  function endTouch(event: TouchEvent) {
    const start = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (start === null || end === undefined) return;
    const x = end.clientX - start.x;
    if (Math.abs(x) >= SWIPE && Math.abs(end.clientY - start.y) < Math.abs(x) / 2) turn(shown - Math.sign(x));
  }
  function follow(slot: number) {
    turn(shown + 1);
    // The next round's cells exist only after this change has been drawn.
    requestAnimationFrame(() => {
      const cell = pages.current?.querySelector<HTMLElement>(`[data-cell="${shown + 1}:${slot}"]`);
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <Tabs.Root
      ref={pages}
      value={String(shown)}
      onValueChange={(next) => turn(Number(next))}
      className="w-full contain-inline-size"
    >
      <Tabs.List
        aria-label={`${label}, rounds`}
        className="sticky top-14 z-15 -mx-4 flex overflow-x-auto border-b border-line bg-bg px-4 [scrollbar-width:none]"
      >
        {rounds.map((each, index) => (
          <PagerTab key={each.slots.length} round={each} value={index} />
        ))}
      </Tabs.List>
      <Tabs.Content
        value={String(shown)}
        onTouchStart={(event) => {
          const point = event.touches[0];
          touch.current = point === undefined ? null : { x: point.clientX, y: point.clientY };
        }}
        onTouchEnd={endTouch}
        className="outline-offset-4"
      >
        <RoundPage facts={facts} column={shown} onFollow={follow} />
        {shown < rounds.length - 1 && (
          <p className="py-4 text-center text-meta text-ink3 pointer-fine:hidden">Swipe for the next round</p>
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function PagerTab({ round, value }: { round: BracketRound; value: number }) {
  const { title, short } = roundLabels(round.slots.length);
  const { done, of } = roundProgress(round);
  return (
    <Tabs.Trigger
      value={String(value)}
      ref={(element) => {
        // Only the pager moves: scrollIntoView would also take the page to the bracket when it opens.
        if (element?.dataset['state'] === 'active')
          element.parentElement?.scrollTo({
            left: element.offsetLeft - (element.parentElement.clientWidth - element.offsetWidth) / 2,
          });
      }}
      className="grid min-h-13 min-w-17 flex-1 px-1 place-content-center justify-items-center gap-px border-b-3 border-transparent text-ink2 data-[state=active]:border-primary data-[state=active]:text-ink"
    >
      <abbr title={title} className="font-display text-[1rem] leading-5 font-[650] no-underline">
        {short}
      </abbr>
      <span className="flex items-center gap-0.75 text-floor whitespace-nowrap text-ink3">
        {of > 0 && done === of && <Check aria-hidden="true" size={12} strokeWidth={2.4} />}
        {done} of {of}
      </span>
    </Tabs.Trigger>
  );
}

interface RoundPageProps {
  facts: BracketFacts;
  column: number;
  onFollow: (slot: number) => void;
}

function RoundPage({ facts, column, onFollow }: RoundPageProps) {
  const { rounds, thirdPlace } = facts;
  const slots = rounds[column]?.slots ?? [];
  const { title, single } = roundLabels(slots.length);
  const next = rounds[column + 1]?.slots;
  if (next === undefined) {
    return (
      <section aria-label={title} className="grid grid-cols-1 gap-4 pt-4">
        <Champion name={championOf(facts)} />
        <h3 className="type-section">{title}</h3>
        {slots.map((match, slot) => (
          <PageCell key={match.id} match={match} cell={`${column}:${slot}`} round={single} />
        ))}
        {thirdPlace !== undefined && (
          <>
            <h3 className="type-column">Third place</h3>
            <PageCell match={thirdPlace} cell="third" round="Third place" />
          </>
        )}
      </section>
    );
  }
  return (
    <section aria-label={title}>
      <h3 className="type-section pt-4 pb-2">{title}</h3>
      <ol className="grid grid-cols-1 gap-5">
        {next.map((fed, slot) => (
          <li key={fed.id}>
            <ol className="grid grid-cols-1 gap-2">
              {slots.slice(slot * 2, slot * 2 + 2).map((match, side) => (
                <li key={match.id}>
                  <PageCell match={match} cell={`${column}:${slot * 2 + side}`} round={single} />
                </li>
              ))}
            </ol>
            <FollowPair fed={fed} slot={slot} slots={next.length} onFollow={() => onFollow(slot)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A card of a page. One that leads nowhere can still take the focus when a pair is followed to it. */
function PageCell({ match, cell, round }: { match: BracketMatch; cell: string; round: string }) {
  const opens = match.href !== undefined || match.onOpen !== undefined;
  return (
    <MatchCell
      variant="phone"
      match={match}
      number={match.number}
      caption={match.phase === 'bye' ? 'Bye' : match.caption}
      round={round}
      cell={cell}
      tabIndex={opens ? undefined : -1}
      href={match.href}
      onOpen={match.onOpen}
    />
  );
}

/** Leads from a pair to the match that it feeds: "Semi Final 1, Sun 10:00 AM". */
function FollowPair({
  fed,
  slot,
  slots,
  onFollow,
}: {
  fed: BracketMatch;
  slot: number;
  slots: number;
  onFollow: () => void;
}) {
  const { single } = roundLabels(slots);
  // "Round of 16 3" would read as another round.
  const place = slots === 1 ? single : slots > 4 ? `${single}, match ${fed.number}` : `${single} ${slot + 1}`;
  return (
    <button
      type="button"
      onClick={onFollow}
      className="ml-6 flex min-h-12 w-[calc(100%-1.5rem)] items-center justify-between gap-2 rounded-bl-card border-b-2 border-l-2 border-field pt-1.5 pr-1 pb-1 pl-3.5 text-left text-control font-semibold text-ink2"
    >
      <span>
        {place}
        {fed.caption !== '' && <span className="ml-2 text-meta font-normal text-ink3">{fed.caption}</span>}
      </span>
      <ArrowRight aria-hidden="true" size={18} className="flex-none" />
    </button>
  );
}
