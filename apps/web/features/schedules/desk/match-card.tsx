// A match on the desk: one button that picks it up. What is on court or over can be picked for its result, and does not move.
import * as words from '@tennis/words/desk';
import * as matchWords from '@tennis/words/matches';
import * as rainWords from '@tennis/words/rain';
import type { OrderedMatch } from '@tennis/contract';
import { Pin, TriangleAlert } from 'lucide-react';
import { formatTime } from '../../../lib/dates.ts';
import { courtName, groupName } from '../../../lib/match-view.ts';
import { roundName } from '../../../lib/match-words.ts';
import { formatNote, insteadOfTime, whenNote } from '../../../lib/when-words.ts';
import { cx } from '../../../ui/class-names.ts';
import { LiveRail } from '../../../ui/match-parts.tsx';
import { CheckInMark } from './check-in-mark.tsx';
import { sourceOf, type DayPlan, type PlacedCard } from './day-plan.ts';

/** "Riverside Open, Semi Final". */
export const matchLabel = ({ tournamentName, round, groupId, groupName: own }: OrderedMatch): string =>
  [tournamentName, groupId === null ? roundName(round) : groupName(groupId, own)].join(', ');

/** The names of both sides; who is not known yet is still open. */
const sidesOf = ({ p1Name, p2Name }: OrderedMatch): readonly [string, string] => [
  p1Name ?? matchWords.tbd,
  p2Name ?? matchWords.tbd,
];

/** "Ann Lee vs Ben Ray". */
export function matchName(match: OrderedMatch): string {
  const [first, second] = sidesOf(match);
  return matchWords.versus({ first, second });
}

/** A side whose player is not known yet, by the match that they come out of: "Winner of 11:00 AM, Court 2". */
function openSide({ order }: DayPlan, matchId: number, side: number): string {
  const source = sourceOf(order, matchId, side);
  if (source === null || source.match.startTime === null || source.match.court === null)
    return matchWords.tbd;
  const time = formatTime(source.match.startTime, order.timeZone);
  const place = { time, court: courtName(source.match.court) };
  return source.isLoser ? words.loserOf(place) : words.winnerOf(place);
}

const EDGES = {
  blocked: 'border-2 border-danger',
  warned: 'border-warn',
} as const;

/** A card in its column. */
export function MatchCard({
  plan,
  card,
  isPicked,
  onPick,
}: {
  plan: DayPlan;
  card: PlacedCard;
  isPicked: boolean;
  onPick: (matchId: number) => void;
}) {
  const { match, faults, over, isMovable } = card;
  const isLive = match.status === 'in_progress';
  const isOver = match.status === 'completed';
  const [fault] = faults;
  const isToday = plan.now !== null;
  const isWaiting = match.p1Name === null || match.p2Name === null;
  const begins = match.broken?.hereSince ?? match.startTime;
  const at = begins === null ? '' : formatTime(begins, plan.order.timeZone);
  const time = insteadOfTime(match) ?? at;
  const estimate = whenNote(match);
  const format = formatNote(match);
  return (
    <button
      type="button"
      data-match={isMovable ? match.id : undefined}
      data-placed={isMovable ? '' : undefined}
      aria-pressed={isPicked}
      onClick={() => onPick(match.id)}
      className={cx(
        'relative flex size-full flex-col overflow-hidden rounded-cell border px-2.5 py-1.5 text-left text-meta',
        isMovable && 'touch-pan-y cursor-grab hover:shadow-lift-hover',
        isOver ? 'border-transparent bg-sunk text-ink2' : 'bg-surface text-ink',
        fault === undefined ? (isWaiting ? 'border-dashed border-field' : 'border-line') : EDGES[fault.level],
        isLive && 'border-ball-edge pl-3.5',
        isPicked && 'outline-2 outline-focus',
      )}
    >
      {isLive && <LiveRail />}
      <span className="flex items-baseline justify-between gap-2">
        <b className="flex-none font-semibold text-ink">{time}</b>
        <span className="truncate text-floor text-ink2">{matchLabel(match)}</span>
        {match.pinned && <Pin size={14} aria-label={words.pinned} className="flex-none self-center" />}
      </span>
      {[match.p1Name, match.p2Name].map((name, side) => (
        <span
          // The two sides of one match, which stay where they are.
          // oxlint-disable-next-line react/no-array-index-key -- the sides have no other name
          key={side}
          className={cx('flex min-w-0 items-center gap-1', name === null && 'text-ink2')}
        >
          <span className="truncate">{name ?? openSide(plan, match.id, side)}</span>
          {name !== null && isToday && match.status === 'scheduled' && (
            <CheckInMark name={name} state={match.checkIn?.[side]} />
          )}
        </span>
      ))}
      {isLive && match.broken?.isNow !== true && (
        <span className="truncate text-floor font-semibold">{matchWords.stateInProgress}</span>
      )}
      {format !== '' && <span className="truncate text-floor text-ink2">{format}</span>}
      {estimate !== '' && <span className="truncate text-floor text-ink2">{estimate}</span>}
      {fault !== undefined && (
        <span
          className={cx(
            'mt-0.5 flex items-start gap-1 font-semibold',
            fault.level === 'blocked' ? 'text-danger' : 'text-warn',
          )}
        >
          <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 flex-none" />
          <span className="min-w-0">{fault.message}</span>
        </span>
      )}
      {match.broken?.isNow === true && (
        <span className="font-semibold text-clay">
          {rainWords.playedFor({ minutes: match.broken.played })}
        </span>
      )}
      {over > 0 && <span className="font-semibold text-warn">{words.over({ minutes: over })}</span>}
    </button>
  );
}

/** A match without a place, in the strip. */
export function UnplacedCard({
  match,
  isPicked,
  onPick,
}: {
  match: OrderedMatch;
  isPicked: boolean;
  onPick: (matchId: number) => void;
}) {
  return (
    <button
      type="button"
      data-match={match.status === 'scheduled' ? match.id : undefined}
      aria-pressed={isPicked}
      onClick={() => onPick(match.id)}
      className={cx(
        'grid w-56 flex-none cursor-grab rounded-cell border border-field bg-surface px-2.5 py-1.5 text-left text-meta hover:bg-sunk',
        isPicked && 'border-dashed bg-sunk outline-2 outline-focus',
      )}
    >
      <b className="truncate font-semibold text-ink">{matchLabel(match)}</b>
      <span className="truncate text-ink2">{matchName(match)}</span>
    </button>
  );
}
