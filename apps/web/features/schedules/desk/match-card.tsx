// A match on the desk: one button that picks it up. Matches on court or over can be picked for their result, and cannot be moved.
import * as words from '@tennis/words/desk';
import * as matchWords from '@tennis/words/matches';
import * as rainWords from '@tennis/words/rain';
import type { OrderedMatch, OrderFault } from '@tennis/contract';
import { Pin, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { matchView } from '../../../lib/match-view.ts';
import { spokenWord } from '../../../lib/match-facts.ts';
import { formatNote, insteadOfTime } from '../../../lib/when-words.ts';
import { cx } from '../../../ui/class-names.ts';
import { shortText } from '../../../ui/short-text.tsx';
import { LiveRail } from '../../../ui/match-parts.tsx';
import { CardDigits, LiveDigits, shortScore } from './card-score.tsx';
import { matchName, timeNotes, type CardWords } from './card-words.ts';
import { CheckInMark } from './check-in-mark.tsx';

const SIDES = [0, 1] as const;

/** Time, and both names on two lines each. A card with no room for more has less space between its lines. */
const FEW_LINES = 5;
const NAMES_AND_TIME = 3;

/** The space in a card and between its lines. One of 40 minutes has room for three lines that stand close. */
const roomOf = (lines: number): string => {
  if (lines < NAMES_AND_TIME) return 'px-2.5 leading-[1.15]';
  return lines <= FEW_LINES ? 'px-2.5 py-0.5 leading-tight' : 'px-2.5 py-1.5';
};

const EDGES = {
  blocked: 'border-2 border-danger',
  warned: 'border-warn',
} as const;

interface MatchCardProps extends CardWords {
  match: OrderedMatch;
  faults: readonly OrderFault[];
  /** Minutes by which it is over its time. */
  over: number;
  zone: string;
  isToday: boolean;
  /** One line has to do: a day at one glance. */
  isSmall: boolean;
  /** For how many lines there is room. */
  lines: number;
  /** Below the card its court says by how much it is over its time. */
  isOverBelow: boolean;
  isPicked: boolean;
}

const isOver = ({ status }: OrderedMatch): boolean => status === 'completed';

/** Whether there may be a score. */
const isBegun = (match: OrderedMatch): boolean => match.status === 'in_progress' || isOver(match);

/** A card in its column. If it is pressed, the component with the columns picks it up (use-moving.ts). */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { match, faults, isSmall, lines, isPicked, zone } = props;
  const isLive = match.status === 'in_progress';
  const isMovable = match.status === 'scheduled';
  const [fault] = faults;
  const isWaiting = match.p1Name === null || match.p2Name === null;
  const begins = match.broken?.hereSince ?? match.startTime;
  const at = begins === null ? '' : formatTime(begins, zone);
  const time = (isLive ? null : insteadOfTime(match)) ?? at;
  return (
    <button
      type="button"
      data-pick={match.id}
      data-match={isMovable ? match.id : undefined}
      data-placed={isMovable ? '' : undefined}
      aria-pressed={isPicked}
      className={cx(
        'relative flex size-full flex-col overflow-hidden rounded-cell border text-left text-meta',
        isSmall ? 'px-1.5' : roomOf(lines),
        isMovable && 'touch-pan-y cursor-grab hover:shadow-lift-hover',
        isOver(match) ? 'bg-sunk text-ink2' : 'bg-surface text-ink',
        fault === undefined ? (isWaiting ? 'border-dashed border-field' : 'border-line') : EDGES[fault.level],
        isLive && (fault === undefined ? 'border-ball-edge pr-1.5 pl-3 shadow-lift-hover' : 'pr-1.5 pl-3'),
        isPicked && 'outline-2 outline-focus',
      )}
    >
      {isLive && <LiveRail />}
      {isSmall ? <SmallCard {...props} time={time} /> : <WholeCard {...props} time={time} />}
    </button>
  );
});

/** Time and sides in one line, and a mark where something is wrong. */
function SmallCard({
  match,
  faults,
  over,
  label,
  round,
  roundSpoken,
  time,
}: MatchCardProps & { time: string }) {
  const [fault] = faults;
  // If neither player is known yet, the round says more.
  const isOpen = match.p1Name === null && match.p2Name === null;
  const score = isBegun(match) ? shortScore(matchView(match, match.timeZone).score) : '';
  return (
    <span className="flex items-center gap-1">
      {/* Of a match that is over its place says when it was, and the names have the room. */}
      <b className={cx('flex-none font-semibold text-ink', score !== '' && isOver(match) && 'unseen')}>
        {time}
      </b>
      {isOpen ? (
        <What label={label} round={round} roundSpoken={roundSpoken} />
      ) : (
        <span className="min-w-0 truncate">{matchName(match)}</span>
      )}
      {score !== '' && (
        <span className="ml-auto flex-none font-semibold whitespace-nowrap text-ink tabular-nums">
          {score}
        </span>
      )}
      {match.pinned && <Pin size={12} aria-label={words.pinned} className="flex-none" />}
      {fault !== undefined && (
        <TriangleAlert
          size={14}
          aria-label={fault.message}
          className={cx('flex-none', fault.level === 'blocked' ? 'text-danger' : 'text-warn')}
        />
      )}
      {over > 0 && <b className="flex-none font-semibold text-warn">{words.overShort({ minutes: over })}</b>}
    </span>
  );
}

/** "Clay Open, QF": where there is too little room for both, the event is cut, not the round. */
function What({ label, round, roundSpoken }: Pick<CardWords, 'label' | 'round' | 'roundSpoken'>) {
  return (
    <span className="flex min-w-0">
      <span className="min-w-0 truncate">{label}</span>
      <span className="max-w-3/4 flex-none truncate">
        {shortText(
          round === roundSpoken
            ? `, ${round}`
            : { text: `, ${round}`, small: '', spoken: `, ${roundSpoken}` },
        )}
      </span>
    </span>
  );
}

/** "In Progress" on the yellow of a ball, or that rain has stopped it. */
function LiveMark({ isBroken }: { isBroken: boolean }) {
  return (
    <span
      className={cx(
        'min-w-0 truncate rounded-[4px] border px-1 text-floor leading-4 font-semibold',
        isBroken ? 'border-line text-clay' : 'border-ball-edge bg-ball text-on-ball',
      )}
    >
      {isBroken ? rainWords.courtSuspended : matchWords.stateInProgress}
    </span>
  );
}

/** All that is known of a match. */
function WholeCard({
  match,
  faults,
  over,
  label,
  round,
  roundSpoken,
  openFirst,
  openSecond,
  expected,
  expectedSmall,
  expectedSpoken,
  rests,
  isToday,
  isOverBelow,
  lines,
  time,
}: MatchCardProps & { time: string }) {
  const isLive = match.status === 'in_progress';
  const score = isBegun(match) ? matchView(match, match.timeZone).score : null;
  const [fault] = faults;
  const when =
    expectedSmall === '' ? expected : { text: expected, small: expectedSmall, spoken: expectedSpoken };
  // The most important parts come first: the rest is left out if there is no room for it.
  const notes = [
    fault !== undefined && (
      <span
        key="fault"
        className={cx(
          'mt-0.5 flex items-start gap-1 font-semibold',
          fault.level === 'blocked' ? 'text-danger' : 'text-warn',
        )}
      >
        <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 flex-none" />
        <span className="min-w-0">{fault.message}</span>
      </span>
    ),
    match.broken?.isNow === true && (
      <span key="broken" className="font-semibold text-clay">
        {rainWords.playedFor({ minutes: match.broken.played })}
      </span>
    ),
    over > 0 && !isOverBelow && (
      <span key="over" className="font-semibold text-warn">
        {words.over({ minutes: over })}
      </span>
    ),
    isLive && (
      <span key="label" className="text-floor text-ink2">
        <What label={label} round={round} roundSpoken={roundSpoken} />
      </span>
    ),
    ...[...rests.split('\n'), ...timeNotes(match), when, formatNote(match)].map(
      (note) =>
        note !== '' && (
          <span key={spokenWord(note)} className="truncate text-floor text-ink2">
            {shortText(note)}
          </span>
        ),
    ),
  ].filter((note) => note !== false);
  const shown = notes.slice(0, Math.max(fault === undefined ? 0 : 1, lines - NAMES_AND_TIME));
  // A name takes a second line before it is cut, where the notes leave one for it.
  const nameLines = lines - NAMES_AND_TIME - notes.length >= SIDES.length ? 'line-clamp-2' : 'truncate';
  return (
    <>
      <span className={cx('flex items-baseline justify-between', isLive ? 'gap-1' : 'gap-2')}>
        <b className="flex-none font-semibold text-ink">{time}</b>
        {isLive ? (
          <LiveMark isBroken={match.broken?.isNow === true} />
        ) : (
          <span className="min-w-0 text-floor text-ink2">
            <What label={label} round={round} roundSpoken={roundSpoken} />
          </span>
        )}
        {match.pinned && <Pin size={14} aria-label={words.pinned} className="flex-none self-center" />}
      </span>
      {SIDES.map((side) => {
        const name = side === 0 ? match.p1Name : match.p2Name;
        return (
          <span key={side} className={cx('flex min-w-0 items-center gap-1', name === null && 'text-ink2')}>
            <span className={cx(nameLines, score?.winner === side && 'font-semibold text-ink')}>
              {name ?? (side === 0 ? openFirst : openSecond)}
            </span>
            {score !== null &&
              (isLive ? (
                <LiveDigits id={match.id} score={score} side={side} />
              ) : (
                <CardDigits score={score} side={side} />
              ))}
            {name !== null && isToday && match.status === 'scheduled' && (
              <CheckInMark name={name} state={match.checkIn?.[side]} />
            )}
          </span>
        );
      })}
      {shown}
      {/* What has no room is heard all the same. */}
      {isLive && !shown.some(({ key }) => key === 'label') && (
        <span className="unseen">{`${label}, ${roundSpoken}`}</span>
      )}
      {over > 0 && !shown.some(({ key }) => key === 'over') && (
        <span className="unseen">{words.over({ minutes: over })}</span>
      )}
    </>
  );
}
