// A match in a bracket (brief section 6): caption 23, two rows of 32, together 88 high; on a phone full width with rows as high as a finger.
import * as words from '@tennis/words/matches';
import { StatusBadge } from './badge.tsx';
import { CELL } from './bracket/grid.ts';
import { cx } from './class-names.ts';
import { isBegun, spokenMatch, type MatchFacts } from '../lib/match-facts.ts';
import {
  FOLLOWED,
  LiveRail,
  MatchNoticeLine,
  MatchSide,
  OpenMatch,
  SavingMark,
  matchEdge,
  type MatchTarget,
} from './match-parts.tsx';
import type { NameFollow } from './score-strip.tsx';

export interface MatchCellProps extends MatchTarget {
  match: MatchFacts;
  /** The match's number in the draw. */
  number?: number | undefined;
  /** "9:30 AM, Court 1"; "Bye" for a bye. */
  caption: string;
  /** Read aloud before the match: "Quarter Final". */
  round?: string | undefined;
  variant?: 'bracket' | 'phone';
  /** Height of one row in pixels where names need more than two lines; at least 32. */
  rowHeight?: number | undefined;
  /** The caption is left out where it could not be read (a bracket zoomed far out). */
  captionHidden?: boolean | undefined;
  /** Place in a bracket's single tab stop. */
  tabIndex?: 0 | -1 | undefined;
  cell?: string | undefined;
  /** Makes the names buttons that follow their player. */
  follow?: NameFollow | undefined;
}

/** One match of a draw. It carries no badge but `In Progress` and `Interrupted`. */
export function MatchCell({
  match,
  number,
  caption,
  round,
  variant = 'bracket',
  rowHeight = CELL.row,
  captionHidden = false,
  tabIndex,
  cell,
  follow,
  href,
  onOpen,
}: MatchCellProps) {
  const { phase, notice } = match;
  const live = phase === 'live';
  const phone = variant === 'phone';
  const label = spokenMatch(match, { round, number, place: [phase === 'bye' ? '' : caption] });
  const opens = href !== undefined || onOpen !== undefined;
  const inset = live ? (phone ? 'pl-4.5' : 'pl-3.75') : phone ? 'pl-3.5' : 'pl-3';
  const row = phone ? cx('min-h-11 py-1 pr-3', inset) : cx('pr-2.5', inset);
  const height = phone ? undefined : { height: rowHeight };
  const followedRow = (side: 0 | 1) => {
    const { player } = match.sides[side];
    return player !== undefined && follow?.followed === player && FOLLOWED;
  };
  return (
    <article
      aria-label={label}
      tabIndex={opens ? undefined : tabIndex}
      data-cell={opens ? undefined : cell}
      className={cx(
        'relative rounded-cell border bg-surface',
        opens && 'hover:border-ink2',
        phone
          ? 'text-[1rem] leading-5'
          : 'text-[0.90625rem] leading-[0.9375rem] tracking-[-0.005em] **:data-long:text-[0.8125rem] **:data-long:leading-[0.8125rem]',
        matchEdge(match),
      )}
    >
      {live && <LiveRail />}
      {!captionHidden && (
        <header
          className={cx(
            'flex items-center gap-1.75 text-ink3',
            phone ? 'min-h-7.5 pt-1.25 pr-2 text-meta' : 'h-5.5 pt-0.5 pr-1.5 text-floor',
            inset,
          )}
        >
          {number !== undefined && (
            <span className="min-w-3.25 flex-none font-semibold text-ink2">{number}</span>
          )}
          <span className={cx('min-w-0', !phone && 'truncate', phase === 'cancelled' && 'line-through')}>
            {caption}
          </span>
          <span className="ml-auto flex-none">
            <CellState match={match} phone={phone} />
          </span>
        </header>
      )}
      <div style={height} className={cx('flex', captionHidden && 'rounded-t-[7px]', row, followedRow(0))}>
        <MatchSide match={match} side={0} follow={follow} className="min-w-0 flex-1" />
      </div>
      <div style={height} className={cx('flex rounded-b-[7px] border-t border-line', row, followedRow(1))}>
        <MatchSide match={match} side={1} follow={follow} className="min-w-0 flex-1" />
      </div>
      {notice !== undefined && phone && <MatchNoticeLine notice={notice} className="px-3.5 pb-2.5" />}
      <OpenMatch href={href} onOpen={onOpen} label={label} tabIndex={tabIndex} cell={cell} />
    </article>
  );
}

/** At the right end of the caption: saving, a notice's sign if there is no room for its text, the live badge. */
function CellState({ match, phone }: { match: MatchFacts; phone: boolean }) {
  if (match.saving === true) return <SavingMark />;
  if (match.phase === 'cancelled') return words.stateCancelled;
  if (isBegun(match))
    return (
      <StatusBadge
        status={match.phase === 'live' ? 'in_progress' : 'interrupted'}
        className={phone ? 'h-5.5!' : 'h-4.5! px-1.75!'}
      />
    );
  if (match.notice !== undefined && !phone)
    return (
      <span
        className={match.notice.tone === 'danger' ? 'font-semibold text-danger' : 'font-semibold text-warn'}
      >
        {match.notice.tone === 'danger' ? words.conflict : words.check}
      </span>
    );
  return null;
}
