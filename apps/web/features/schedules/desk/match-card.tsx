// A match on the desk: one button that picks it up. Matches on court or over can be picked for their result, and cannot be moved.
import * as words from '@tennis/words/desk';
import { ofPerson } from '@tennis/words/entry-times';
import * as matchWords from '@tennis/words/matches';
import * as rainWords from '@tennis/words/rain';
import type { OrderedMatch, OrderFault } from '@tennis/contract';
import { Pin, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { comesFromText } from '../../../lib/comes-from.ts';
import { formatTime } from '../../../lib/dates.ts';
import { timeLine, timeOfDayLine } from '../../../lib/entry-times.ts';
import { courtName, groupName, matchView } from '../../../lib/match-view.ts';
import { roundLabels } from '../../../lib/bracket-facts.ts';
import { spokenWord } from '../../../lib/match-facts.ts';
import { roundName } from '../../../lib/match-words.ts';
import { drawRoundTitle, shortDrawRound } from '../../../lib/round-title.ts';
import { formatNote, insteadOfTime, shortWhen } from '../../../lib/when-words.ts';
import { cx } from '../../../ui/class-names.ts';
import { shortText } from '../../../ui/short-text.tsx';
import { LiveRail } from '../../../ui/match-parts.tsx';
import { CardDigits, shortScore } from './card-score.tsx';
import { CheckInMark } from './check-in-mark.tsx';
import { groupSourceOf, sourceOf, type DayPlan } from './day-plan.ts';

const roundTitle = ({ round, groupId, groupName: own, drawRound }: OrderedMatch): string => {
  if (groupId !== null) return groupName(groupId, own);
  return drawRound === undefined ? roundName(round) : drawRoundTitle(drawRound);
};

/** "Riverside Open, Semi Final". */
export const matchLabel = (match: OrderedMatch): string =>
  [match.tournamentName, roundTitle(match)].join(', ');

/** The tournament, by what tells it from the others of the day. */
export const eventName = ({ eventNames }: DayPlan, { tournamentName }: OrderedMatch): string =>
  eventNames.get(tournamentName) ?? tournamentName;

/** "Men, SF": as short as it can be on the desk without being mistaken. */
function shortLabel(plan: DayPlan, match: OrderedMatch): string {
  const { groupId, drawRound, round } = match;
  const slots = groupId === null ? SLOTS[round] : undefined;
  const title =
    drawRound !== undefined
      ? shortDrawRound(drawRound)
      : slots === undefined
        ? roundTitle(match)
        : roundLabels(slots).short;
  return [eventName(plan, match), title].join(', ');
}

/** How many matches the named rounds have, which are the same in every knockout. */
const SLOTS: Readonly<Record<string, number>> = { final: 1, semi_final: 2, quarter_final: 4 };

/** The text for an unknown side, from the draw: "Winner of match 12". */
const fromDraw = (match: OrderedMatch, side: 0 | 1): string => {
  const text = comesFromText(match, side);
  return text === '' ? matchWords.tbd : text;
};

/** The names of both sides; of who is not known yet, where they come from. */
const sidesOf = (match: OrderedMatch): readonly [string, string] => [
  match.p1Name ?? fromDraw(match, 0),
  match.p2Name ?? fromDraw(match, 1),
];

/** "Ann Lee vs Ben Ray". */
export function matchName(match: OrderedMatch): string {
  const [first, second] = sidesOf(match);
  return matchWords.versus({ first, second });
}

/** A side with an unknown player, by where they come from: "Winner of 11:00 AM, Court 2", "Place 1, Group A". */
function openSide({ order }: DayPlan, match: OrderedMatch, side: 0 | 1): string {
  const group = groupSourceOf(order, match.id, side);
  if (group !== null && group.match.groupId !== null)
    return words.placeIn({
      place: group.place,
      group: groupName(group.match.groupId, group.match.groupName),
    });
  const source = sourceOf(order, match.id, side);
  if (source === null || source.match.startTime === null || source.match.court === null)
    return fromDraw(match, side);
  const time = formatTime(source.match.startTime, order.timeZone);
  const place = { time, court: courtName(source.match.court) };
  return source.isLoser ? words.loserOf(place) : words.winnerOf(place);
}

const SIDES = [0, 1] as const;

/** Time, and both names on two lines each. A card with no room for more has less space between its lines. */
const FEW_LINES = 5;
const NAMES_AND_TIME = 3;

const EDGES = {
  blocked: 'border-2 border-danger',
  warned: 'border-warn',
} as const;

/** The facts about the day on a match's card, as texts, so that a card is redrawn only when one of them changes. */
interface CardWords {
  /** "Men, SF". */
  readonly label: string;
  /** The text for a side with an unknown player; empty if they are known. */
  readonly openFirst: string;
  readonly openSecond: string;
  /** When the match is expected: to the eye, in small print, and to a screen reader. */
  readonly expected: string;
  readonly expectedSmall: string;
  readonly expectedSpoken: string;
}

/** The words of a card. */
export function wordsOfCard(plan: DayPlan, match: OrderedMatch): CardWords {
  const expected = shortWhen(match);
  const [text, small, spoken] =
    typeof expected === 'string'
      ? [expected, '', expected]
      : [expected.text, expected.small, expected.spoken];
  return {
    label: shortLabel(plan, match),
    openFirst: match.p1Name === null ? openSide(plan, match, 0) : '',
    openSecond: match.p2Name === null ? openSide(plan, match, 1) : '',
    expected: text,
    expectedSmall: small,
    expectedSpoken: spoken,
  };
}

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
  const time = insteadOfTime(match) ?? at;
  return (
    <button
      type="button"
      data-pick={match.id}
      data-match={isMovable ? match.id : undefined}
      data-placed={isMovable ? '' : undefined}
      aria-pressed={isPicked}
      className={cx(
        'relative flex size-full flex-col overflow-hidden rounded-cell border text-left text-meta',
        isSmall ? 'px-1.5' : lines <= FEW_LINES ? 'px-2.5 py-0.5 leading-tight' : 'px-2.5 py-1.5',
        isMovable && 'touch-pan-y cursor-grab hover:shadow-lift-hover',
        isOver(match) ? 'bg-sunk text-ink2' : 'bg-surface text-ink',
        fault === undefined ? (isWaiting ? 'border-dashed border-field' : 'border-line') : EDGES[fault.level],
        isLive && 'border-ball-edge pl-3.5',
        isPicked && 'outline-2 outline-focus',
      )}
    >
      {isLive && <LiveRail />}
      {isSmall ? <SmallCard {...props} time={time} /> : <WholeCard {...props} time={time} />}
    </button>
  );
});

/** Time and sides in one line, and a mark where something is wrong. */
function SmallCard({ match, faults, over, label, time }: MatchCardProps & { time: string }) {
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
      <span className="min-w-0 truncate">{isOpen ? label : matchName(match)}</span>
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

/** When the people of a match cannot play or would like to, beside their names (OP8, OP20); if the match has a place, only for its own day. */
const timeNotes = ({ p1Name, p2Name, startTime, times = [] }: OrderedMatch): string[] =>
  [p1Name, p2Name].flatMap((name, side) =>
    (times[side] ?? []).map((time) =>
      ofPerson({ name: name ?? '', time: (startTime === null ? timeLine : timeOfDayLine)(time) }),
    ),
  );

/** All that is known of a match. */
function WholeCard({
  match,
  faults,
  over,
  label,
  openFirst,
  openSecond,
  expected,
  expectedSmall,
  expectedSpoken,
  isToday,
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
    over > 0 && (
      <span key="over" className="font-semibold text-warn">
        {words.over({ minutes: over })}
      </span>
    ),
    isLive && match.broken?.isNow !== true && (
      <span key="live" className="truncate text-floor font-semibold">
        {matchWords.stateInProgress}
      </span>
    ),
    ...[...timeNotes(match), when, formatNote(match)].map(
      (note) =>
        note !== '' && (
          <span key={spokenWord(note)} className="truncate text-floor text-ink2">
            {shortText(note)}
          </span>
        ),
    ),
  ].filter((note) => note !== false);
  // A name takes a second line before it is cut, where the notes leave one for it.
  const nameLines = lines - NAMES_AND_TIME - notes.length >= SIDES.length ? 'line-clamp-2' : 'truncate';
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <b className="flex-none font-semibold text-ink">{time}</b>
        <span className="truncate text-floor text-ink2">{label}</span>
        {match.pinned && <Pin size={14} aria-label={words.pinned} className="flex-none self-center" />}
      </span>
      {SIDES.map((side) => {
        const name = side === 0 ? match.p1Name : match.p2Name;
        return (
          <span key={side} className={cx('flex min-w-0 items-center gap-1', name === null && 'text-ink2')}>
            <span className={cx(nameLines, score?.winner === side && 'font-semibold text-ink')}>
              {name ?? (side === 0 ? openFirst : openSecond)}
            </span>
            {score !== null && <CardDigits score={score} side={side} />}
            {name !== null && isToday && match.status === 'scheduled' && (
              <CheckInMark name={name} state={match.checkIn?.[side]} />
            )}
          </span>
        );
      })}
      {notes.slice(0, Math.max(fault === undefined ? 0 : 1, lines - NAMES_AND_TIME))}
    </>
  );
}

/** A match without a place, in the strip. */
export const UnplacedCard = memo(function UnplacedCard({
  event,
  match,
  isPicked,
}: {
  /** The tournament, by what tells it from the others of the day. */
  event: string;
  match: OrderedMatch;
  isPicked: boolean;
}) {
  return (
    <button
      type="button"
      data-pick={match.id}
      data-match={match.status === 'scheduled' ? match.id : undefined}
      aria-pressed={isPicked}
      className={cx(
        'grid w-56 flex-none cursor-grab rounded-cell border border-field bg-surface px-2.5 py-1.5 text-left text-meta hover:bg-sunk',
        isPicked && 'border-dashed bg-sunk outline-2 outline-focus',
      )}
    >
      <b className="truncate font-semibold text-ink">{[event, roundTitle(match)].join(', ')}</b>
      <span className="truncate text-ink2">{matchName(match)}</span>
      {timeNotes(match).map((note) => (
        <span key={note} className="truncate text-floor text-ink2">
          {note}
        </span>
      ))}
    </button>
  );
});
