// A match in a list: schedule, results, a tournament's matches, the dashboard. In a narrow list a card, in a wide list one line of columns (it
// measures the list, not the window). Distant rows are not laid out, so even 127 of them scroll smoothly. Only their height is remembered: with a
// remembered width, a phone that is turned would keep its old one.
import * as words from '@tennis/words/matches';
import type { ReactNode } from 'react';
import { StatusBadge } from './badge.tsx';
import { cx } from './class-names.ts';
import { spokenMatch, spokenWord, type CaptionWord, type MatchFacts } from '../lib/match-facts.ts';
import { shortText } from './short-text.tsx';
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

export interface MatchRowProps extends MatchTarget {
  match: MatchFacts;
  /** Words above the names, the first printed strong: "Court 1", "Riverside Clay Open", "Sep 12, 2026 • 2:00 PM". */
  caption: readonly CaptionWord[];
  /** Takes the place of the badge that the phase decides; null for none. */
  status?: ReactNode;
  /** Buttons; they lie above the row's own target. */
  actions?: ReactNode;
  /** At the end of each side's line, above the row's own target: the star that follows it. */
  renderStar?: ((side: 0 | 1) => ReactNode) | undefined;
  /** The participant who is followed: their line is marked as in a draw. */
  followed?: number | undefined;
  /** Too far down to be visible at first: laid out when it comes near. A row in view would jump. */
  far?: boolean;
}

const SIDES = [0, 1] as const;

/** One match. `href` or `onOpen` make the whole row its target. */
export function MatchRow({
  match,
  caption,
  status,
  actions,
  renderStar,
  followed,
  far = false,
  href,
  onOpen,
}: MatchRowProps) {
  const [first, ...rest] = new Set(caption.filter((word) => word !== ''));
  const label = spokenMatch(match, { place: caption.map(spokenWord) });
  return (
    <article
      aria-label={label}
      data-far={far ? '' : undefined}
      className={cx(
        '@container relative rounded-card border bg-surface',
        far && '[contain-intrinsic-height:auto_7rem] [content-visibility:auto]',
        (href !== undefined || onOpen !== undefined) && 'hover:border-ink2',
        matchEdge(match),
      )}
    >
      {match.phase === 'live' && <LiveRail />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-2.5 pr-3.5 pl-4 @min-[44rem]:grid-cols-[11rem_minmax(0,1fr)_7rem] @min-[44rem]:items-center @min-[60rem]:grid-cols-[14rem_minmax(18rem,26rem)_minmax(7rem,1fr)_auto]">
        <p
          className={cx(
            'self-center text-meta text-ink3 @min-[44rem]:pr-3',
            match.phase === 'cancelled' && 'line-through',
          )}
        >
          {first !== undefined && <b className="mr-2 font-semibold text-ink">{shortText(first)}</b>}
          {/* Each goes to the next line as a whole where it fits there. */}
          {rest.map((word) => (
            <span key={spokenWord(word)} className="mr-2 inline-block @min-[44rem]:mr-0 @min-[44rem]:block">
              {shortText(word)}
            </span>
          ))}
        </p>
        <div
          className={cx(
            'flex min-h-6 items-center @min-[44rem]:col-start-3 @min-[44rem]:row-start-1 @min-[44rem]:justify-end',
            actions === undefined && '@min-[60rem]:col-end-5',
          )}
        >
          <RowStatus phase={match.phase} saving={match.saving === true} status={status} />
        </div>
        <div className="col-span-2 text-body @min-[44rem]:col-span-1 @min-[44rem]:col-start-2 @min-[44rem]:row-start-1">
          {SIDES.map((side) => {
            const { player } = match.sides[side];
            const isFollowed = player !== undefined && player === followed;
            return (
              <div
                key={side}
                className={cx('-mx-2.5 flex items-center rounded-[4px] px-2.5', isFollowed && FOLLOWED)}
              >
                <MatchSide
                  match={match}
                  side={side}
                  isFollowed={isFollowed}
                  className={cx('min-w-0 flex-1', renderStar === undefined ? 'min-h-7' : 'min-h-11')}
                />
                {renderStar !== undefined && (
                  <div className="relative z-2 -mr-2 w-11 flex-none">{renderStar(side)}</div>
                )}
              </div>
            );
          })}
          {match.notice !== undefined && <MatchNoticeLine notice={match.notice} className="mt-1" />}
        </div>
        {actions !== undefined && (
          <div className="relative z-2 col-span-full mt-1.5 flex flex-wrap items-center gap-2 @min-[44rem]:justify-end @min-[60rem]:col-span-1 @min-[60rem]:col-start-4 @min-[60rem]:row-start-1 @min-[60rem]:mt-0">
            {actions}
          </div>
        )}
      </div>
      {(href !== undefined || onOpen !== undefined) && (
        <OpenMatch href={href} onOpen={onOpen} label={label} />
      )}
    </article>
  );
}

/** The specification's display of a status: In Progress, nothing for completed, else Upcoming; a cancelled match says so in words. */
function RowStatus({
  phase,
  saving,
  status,
}: Pick<MatchFacts, 'phase'> & { saving: boolean; status: ReactNode }) {
  if (saving) return <SavingMark />;
  if (status !== undefined) return status;
  if (phase === 'live') return <StatusBadge status="in_progress" />;
  if (phase === 'interrupted') return <StatusBadge status="interrupted" />;
  if (phase === 'upcoming') return <StatusBadge status="scheduled" />;
  if (phase === 'cancelled')
    return <span className="text-meta font-medium text-ink2">{words.stateCancelled}</span>;
  return null;
}
