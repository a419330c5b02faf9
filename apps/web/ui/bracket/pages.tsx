// The bracket on a phone: one round per page under a sticky pager with progress, pairs joined to the match that they feed.
// Tap a round, swipe, or follow a pair; opens on the first unfinished round.
import * as words from '@tennis/words/draw';
import { ArrowRight, Check } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { lazy, Suspense, useEffect, useRef, useState, type TouchEvent } from 'react';
import { createPortal } from 'react-dom';
import {
  championOf,
  firstUnfinished,
  labelsOf,
  roundProgress,
  type BracketFacts,
  type BracketMatch,
} from '../../lib/bracket-facts.ts';
import { playerPath, type PathStep } from '../../lib/bracket-path.ts';
import { isQuartered, quarterOf, slotsOf, type Quarter } from '../../lib/bracket-window.ts';
import { MatchCell } from '../match-cell.tsx';
import type { NameFollow } from '../score-strip.tsx';
import { Champion } from './champion.tsx';
import { FollowBar } from './follow-bar.tsx';
import { cellName, THIRD_PLACE } from './moves.ts';
import type { BracketParts, DrawPlace } from './parts.ts';
import { QuarterTabs } from './quarters.tsx';
import { FinderPicture } from './tools-place.tsx';
import { TabLink } from '../tab-link.tsx';
import { PlaceButton } from '../place-button.tsx';

/** A sideways move of at least this many pixels turns the page; more than half as much up or down is scrolling. */
const SWIPE = 50;

// The draw shows before its box of names has come.
const Finder = lazy(() => import('./finder.tsx'));

/** Slots of a round from which on a phone's page shows one quarter of it. */
const LONG_PAGE = 16;

const cellOf = ({ isThirdPlace, column, slot }: PathStep): string =>
  isThirdPlace ? THIRD_PLACE : cellName(column, slot);

/** One page per round. */
export function BracketPages({
  facts,
  label,
  place,
  onPlace,
  hrefOf,
  path,
  onFollow,
  about,
  toolsHost,
}: BracketParts) {
  const { rounds } = facts;
  const [opening] = useState(() => firstUnfinished(rounds));
  const shown = Math.min(Math.max(place.round ?? opening, 0), rounds.length - 1);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const pages = useRef<HTMLDivElement>(null);
  const sought = useRef<string | null>(null);
  const slots = rounds[shown]?.slots.length ?? 1;
  const isLong = slots >= LONG_PAGE && isQuartered(facts);
  const start = path?.steps.find(({ column }) => column === shown);
  const own = start === undefined ? 1 : quarterOf(start.slot, slots);
  const quarter = !isLong
    ? null
    : place.quarter === undefined || place.quarter === 'all'
      ? own
      : place.quarter;

  // The next round's cells exist only after the change has been drawn.
  useEffect(() => {
    const cell = pages.current?.querySelector<HTMLElement>(`[data-cell="${sought.current ?? ''}"]`);
    if (cell === null || cell === undefined) return;
    sought.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center' });
  });

  function turn(to: number) {
    if (to >= 0 && to < rounds.length && to !== shown) onPlace({ round: to });
  }
  function endTouch(event: TouchEvent) {
    const from = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (from === null || end === undefined) return;
    const x = end.clientX - from.x;
    if (Math.abs(x) >= SWIPE && Math.abs(end.clientY - from.y) < Math.abs(x) / 2) turn(shown - Math.sign(x));
  }
  /** The page on which a match stands. */
  function placeIn(column: number, slot: number): DrawPlace {
    const there = rounds[column]?.slots.length ?? 1;
    const isThereLong = there >= LONG_PAGE && isQuartered(facts);
    return { round: column, ...(isThereLong ? { quarter: quarterOf(slot, there) } : {}) };
  }
  function seek(cell: string, column: number, slot: number, change: DrawPlace = {}) {
    sought.current = cell;
    onPlace({ ...change, ...placeIn(column, slot) });
  }
  const seekStep = (step: PathStep, change: DrawPlace = {}) =>
    seek(cellOf(step), step.column, step.slot, change);
  function find(player: number | null) {
    const found = player === null ? null : playerPath(facts, player);
    if (found === null) onPlace({ player: undefined });
    else seekStep(found.focus, { player: found.player });
  }

  const finder = onFollow !== undefined && (
    <div className="control-height w-full">
      <Suspense fallback={<FinderPicture />}>
        <Finder facts={facts} followed={path?.player} onFind={find} />
      </Suspense>
    </div>
  );
  const page = (
    <RoundPage
      facts={facts}
      column={shown}
      quarter={quarter}
      follow={onFollow === undefined ? undefined : { followed: path?.player, onFollow }}
      onNext={(slot) => seek(cellName(shown + 1, slot), shown + 1, slot)}
      nextHref={hrefOf && ((slot) => hrefOf(placeIn(shown + 1, slot)))}
    />
  );
  return (
    <>
      {finder !== false &&
        (toolsHost === undefined ? (
          <div className="mb-3">{finder}</div>
        ) : (
          toolsHost !== null && createPortal(finder, toolsHost)
        ))}
      {onFollow !== undefined && (
        <FollowBar path={path} about={about} onStep={seekStep} onEnd={() => onPlace({ player: undefined })} />
      )}
      <Tabs.Root
        ref={pages}
        value={String(shown)}
        onValueChange={(next) => turn(Number(next))}
        className="w-full contain-inline-size"
      >
        <Tabs.List
          aria-label={words.roundsLabel({ draw: label })}
          data-sticks
          className="sticky top-14 z-15 -mx-4 flex overflow-x-auto border-b border-line bg-bg px-4 [scrollbar-width:none]"
        >
          {rounds.map((each, index) => (
            <PagerTab key={each.slots.length} facts={facts} value={index} href={hrefOf?.({ round: index })} />
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
          {quarter === null ? (
            page
          ) : (
            <div className="pt-4">
              <QuarterTabs
                quarter={quarter}
                onQuarter={(next) => onPlace({ round: shown, quarter: next })}
                hrefOf={hrefOf && ((next) => hrefOf({ round: shown, quarter: next }))}
              >
                {page}
              </QuarterTabs>
            </div>
          )}
          {shown < rounds.length - 1 && (
            <p className="py-4 text-center text-meta text-ink3 pointer-fine:hidden">{words.swipe}</p>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function PagerTab({ facts, value, href }: { facts: BracketFacts; value: number; href: string | undefined }) {
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
        // Only the pager moves: scrollIntoView would also take the page to the bracket when it opens. Once the page is laid out anyway.
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

interface RoundPageProps {
  facts: BracketFacts;
  column: number;
  quarter: Quarter | null;
  follow: NameFollow | undefined;
  /** Goes to the match in this slot of the next round. */
  onNext: (slot: number) => void;
  /** Its address, where it has one. */
  nextHref: ((slot: number) => string) | undefined;
}

function RoundPage({ facts, column, quarter, follow, onNext, nextHref }: RoundPageProps) {
  const { rounds, thirdPlace } = facts;
  const all = rounds[column]?.slots ?? [];
  const { title, single } = labelsOf(facts, all.length);
  const next = rounds[column + 1]?.slots;
  if (next === undefined) {
    return (
      <section aria-label={title} className="grid grid-cols-1 gap-4 pt-4">
        <Champion name={championOf(facts)} isQualifier={facts.isQualifying === true} />
        <h3 className="type-section">{title}</h3>
        {all.map((match, slot) => (
          <PageCell
            key={match.id}
            match={match}
            cell={cellName(column, slot)}
            round={single}
            follow={follow}
          />
        ))}
        {thirdPlace !== undefined && (
          <>
            <h3 className="type-column">{words.thirdPlace}</h3>
            <PageCell match={thirdPlace} cell={THIRD_PLACE} round={words.thirdPlace} follow={follow} />
          </>
        )}
      </section>
    );
  }
  const { from, to } = slotsOf(quarter, next.length);
  return (
    <section aria-label={title}>
      <h3 className={quarter === null ? 'type-section pt-4 pb-2' : 'type-section pb-2'}>{title}</h3>
      <ol className="grid grid-cols-1 gap-5">
        {next.slice(from, to).map((fed, own) => (
          // Pairs out of sight are not laid out.
          <li
            key={fed.id}
            data-far=""
            className="[contain-intrinsic-size:auto_320px] [content-visibility:auto]"
          >
            <ol className="grid grid-cols-1 gap-2">
              {all.slice((from + own) * 2, (from + own) * 2 + 2).map((match, side) => (
                <li key={match.id}>
                  <PageCell
                    match={match}
                    cell={cellName(column, (from + own) * 2 + side)}
                    round={single}
                    follow={follow}
                  />
                </li>
              ))}
            </ol>
            <NextOfPair
              facts={facts}
              fed={fed}
              slot={from + own}
              slots={next.length}
              onNext={() => onNext(from + own)}
              href={nextHref?.(from + own)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PageCellProps {
  match: BracketMatch;
  cell: string;
  round: string;
  follow: NameFollow | undefined;
}

/** A card of a page. One that leads nowhere can still take the focus when a pair is followed to it. */
function PageCell({ match, cell, round, follow }: PageCellProps) {
  const opens = match.href !== undefined || match.onOpen !== undefined;
  return (
    <MatchCell
      variant="phone"
      match={match}
      number={match.number}
      caption={match.phase === 'bye' ? words.bye : match.caption}
      round={round}
      cell={cell}
      follow={follow}
      tabIndex={opens ? undefined : -1}
      href={match.href}
      onOpen={match.onOpen}
    />
  );
}

const NEXT =
  'ml-6 flex min-h-12 w-[calc(100%-1.5rem)] items-center justify-between gap-2 rounded-bl-card border-b-2 border-l-2 border-field pt-1.5 pr-1 pb-1 pl-3.5 text-left text-control font-semibold text-ink2';

/** Leads from a pair to the match that it feeds: "Semi Final 1, Sun 10:00 AM". */
function NextOfPair({
  facts,
  fed,
  slot,
  slots,
  onNext,
  href,
}: {
  facts: BracketFacts;
  fed: BracketMatch;
  slot: number;
  slots: number;
  onNext: () => void;
  href: string | undefined;
}) {
  const { single } = labelsOf(facts, slots);
  // "Round of 16 3" would read as another round.
  const place =
    slots === 1
      ? single
      : slots > 4 || facts.isQualifying === true
        ? words.roundMatch({ round: single, number: fed.number })
        : words.roundPlace({ round: single, place: slot + 1 });
  const text = (
    <>
      <span>
        <span className="mr-2">{place}</span>
        {fed.caption !== '' && (
          <span className="inline-block text-meta font-normal text-ink3">{fed.caption}</span>
        )}
      </span>
      <ArrowRight aria-hidden="true" size={18} className="flex-none" />
    </>
  );
  return href === undefined ? (
    <button type="button" onClick={onNext} className={NEXT}>
      {text}
    </button>
  ) : (
    <PlaceButton href={href} onPress={onNext} className={NEXT}>
      {text}
    </PlaceButton>
  );
}
