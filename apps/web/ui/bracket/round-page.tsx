// One round of a phone's bracket: its matches in pairs, each with the way to the match that it feeds.
import * as words from '@tennis/words/draw';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import {
  championOf,
  labelsOf,
  plays,
  type BracketFacts,
  type BracketMatch,
} from '../../lib/bracket-facts.ts';
import { slotsOf, type Quarter } from '../../lib/bracket-window.ts';
import { MatchCell } from '../match-cell.tsx';
import { PlaceButton } from '../place-button.tsx';
import type { NameFollow } from '../score-strip.tsx';
import { Champion } from './champion.tsx';
import { cellName, THIRD_PLACE } from './moves.ts';

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

/** The page of one round, or of a quarter of it. */
export function RoundPage({ facts, column, quarter, follow, onNext, nextHref }: RoundPageProps) {
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

/** A card of a page. */
function PageCell({ match, cell, round, follow }: PageCellProps) {
  const followed = follow?.followed;
  return (
    <Card
      match={match}
      cell={cell}
      round={round}
      followed={plays(match, followed) ? followed : undefined}
      onFollow={follow?.onFollow}
    />
  );
}

interface CardProps extends Pick<PageCellProps, 'match' | 'cell' | 'round'> {
  /** The player of this match who is followed. */
  followed: number | undefined;
  onFollow: NameFollow['onFollow'] | undefined;
}

/** Drawn anew only if something in its match changes. Even a card without a link can take the focus when somebody follows a pair to it. */
const Card = memo(function Card({ match, cell, round, followed, onFollow }: CardProps) {
  const opens = match.href !== undefined || match.onOpen !== undefined;
  return (
    <MatchCell
      variant="phone"
      match={match}
      number={match.number}
      caption={match.phase === 'bye' ? words.bye : match.caption}
      round={round}
      cell={cell}
      follow={onFollow === undefined ? undefined : { followed, onFollow }}
      tabIndex={opens ? undefined : -1}
      href={match.href}
      onOpen={match.onOpen}
    />
  );
});

const NEXT =
  'ml-6 flex min-h-12 w-[calc(100%-1.5rem)] items-center justify-between gap-2 rounded-bl-card border-b-2 border-l-2 border-field pt-1.5 pr-1 pb-1 pl-3.5 text-left text-control font-semibold text-ink2';

/** Leads from a pair to the match that it feeds: "Semi Final, match 29, Sun 10:00 AM". */
function NextOfPair({
  facts,
  fed,
  slots,
  onNext,
  href,
}: {
  facts: BracketFacts;
  fed: BracketMatch;
  slots: number;
  onNext: () => void;
  href: string | undefined;
}) {
  const { single } = labelsOf(facts, slots);
  // By the number that its cell shows.
  const place = slots === 1 ? single : words.roundMatch({ round: single, number: fed.number });
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
