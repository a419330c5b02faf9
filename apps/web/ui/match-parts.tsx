// The pieces that rows and bracket cells share: the one place to press, the side's line, the notice below.
import * as words from '@tennis/words/matches';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLiveScore } from '../lib/live-score.ts';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { isBegun, type MatchFacts, type MatchNotice } from '../lib/match-facts.ts';
import { SideName, SideScore, type NameFollow } from './score-strip.tsx';
import { Spinner } from './spinner.tsx';

/** Where a match leads: an address, or something that happens on this page. */
export interface MatchTarget {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

interface OpenMatchProps extends MatchTarget {
  /** The match in one sentence. */
  label: string;
  tabIndex?: 0 | -1 | undefined;
  /** How the bracket finds the cell that gets the focus. */
  cell?: string | undefined;
}

const COVER = 'absolute inset-0 z-1 w-full rounded-[inherit] -outline-offset-2!';

/** Covers its (positioned) parent: the whole match is one target. Draws nothing if there is nowhere to go. */
export function OpenMatch({ href, onOpen, label, tabIndex, cell }: OpenMatchProps) {
  if (href !== undefined)
    return <AppLink href={href} aria-label={label} tabIndex={tabIndex} data-cell={cell} className={COVER} />;
  if (onOpen !== undefined)
    return (
      <button
        type="button"
        aria-label={label}
        tabIndex={tabIndex}
        data-cell={cell}
        onClick={onOpen}
        className={COVER}
      />
    );
  return null;
}

/** A followed player's line: filled, with a rail, so that it does not rest on colour. */
export const FOLLOWED = 'bg-primary-soft text-primary shadow-[inset_4px_0_0_var(--primary)]';

/** One side: name, seed, digits. A bye has no digits. */
export function MatchSide({
  match,
  side,
  follow,
  isFollowed,
  className,
}: {
  match: MatchFacts;
  side: 0 | 1;
  follow?: NameFollow | undefined;
  /** Whether this player is followed, where the name is not a button that says so. */
  isFollowed?: boolean | undefined;
  className?: string;
}) {
  const { sides, score, phase } = match;
  const bye = phase === 'bye';
  return (
    <div className={cx('flex items-center gap-2', className)}>
      <SideName
        side={sides[side]}
        follow={follow}
        isMarked={isFollowed}
        strong={score.winner === side || (bye && sides[side].placeholder !== true)}
        quiet={phase === 'cancelled' || (score.winner !== undefined && score.winner !== side)}
      />
      {!bye &&
        (isBegun(match) ? <LiveScore match={match} side={side} /> : <SideScore score={score} side={side} />)}
    </div>
  );
}

/** The digits of a match on court, with the points of the game where they are known. */
function LiveScore({ match, side }: { match: MatchFacts; side: 0 | 1 }) {
  return <SideScore score={useLiveScore(match)} side={side} />;
}

/** Why the match needs a look: icon and words, so that it does not rest on colour. */
export function MatchNoticeLine({ notice, className }: { notice: MatchNotice; className?: string }) {
  const Icon = notice.tone === 'danger' ? TriangleAlert : CircleAlert;
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 text-meta font-semibold',
        notice.tone === 'danger' ? 'text-danger' : 'text-warn',
        className,
      )}
    >
      <Icon aria-hidden="true" size={16} className="mt-px flex-none" />
      {notice.text}
    </p>
  );
}

/** "Saving", while a change is on its way. */
export function SavingMark() {
  return (
    <output className="flex items-center gap-1.5 text-floor font-medium text-ink2">
      <Spinner size={14} />
      {words.saving}
    </output>
  );
}

/** The yellow edge of a live match; holds in greyscale by its dark line. */
export function LiveRail(): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-0 left-0 w-1.25 rounded-l-[inherit] border-r border-ball-edge bg-ball"
    />
  );
}

/** The edge of a match's box: live, in conflict, to be looked at, or plain. */
export function matchEdge({ phase, notice }: MatchFacts): string {
  if (notice?.tone === 'danger') return 'border-danger inset-ring inset-ring-danger';
  if (phase === 'live') return 'border-ball-edge shadow-lift-hover';
  if (notice?.tone === 'warn') return 'border-warn';
  if (phase === 'bye') return 'border-dashed border-field bg-transparent';
  return 'border-line shadow-lift';
}
