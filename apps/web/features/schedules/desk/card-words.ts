// The texts on a match's card: what it is, who plays, and where those come from who are not known yet.
import * as words from '@tennis/words/desk';
import { ofPerson } from '@tennis/words/entry-times';
import * as matchWords from '@tennis/words/matches';
import type { OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { comesFromText } from '../../../lib/comes-from.ts';
import { formatTime } from '../../../lib/dates.ts';
import { timeLine, timeOfDayLine } from '../../../lib/entry-times.ts';
import { groupName } from '../../../lib/match-view.ts';
import { roundLabels } from '../../../lib/bracket-facts.ts';
import { matchRound, shortDrawRound } from '../../../lib/round-title.ts';
import { shortWhen } from '../../../lib/when-words.ts';
import { originAt } from '../awaited.ts';
import { groupSourceOf, isOfEarlierDay, momentOf, sourceOf, type DayPlan } from './day-plan.ts';
import { restsIn } from './waits.ts';

/** The part of a match that says what it is. */
type InDraw = Pick<OrderedMatch, 'round' | 'groupId' | 'groupName' | 'drawRound'>;

/** "Semi Final", "Group A". */
export const roundTitle = (match: InDraw): string =>
  match.groupId === null ? matchRound(match) : groupName(match.groupId, match.groupName);

/** "Riverside Open, Semi Final". */
export const matchLabel = (match: InDraw & Pick<OrderedMatch, 'tournamentName'>): string =>
  [match.tournamentName, roundTitle(match)].join(', ');

/** The tournament, by what tells it from the others of the day. */
export const eventName = ({ eventNames }: DayPlan, { tournamentName }: OrderedMatch): string =>
  eventNames.get(tournamentName) ?? tournamentName;

/** What a match is, as short as it can be on the desk without being mistaken: "Men" and "SF", which a screen reader says as "Semi Final". */
function shortLabel(plan: DayPlan, match: OrderedMatch): Pick<CardWords, 'label' | 'round' | 'roundSpoken'> {
  const { groupId, drawRound, round } = match;
  const slots = groupId === null ? SLOTS[round] : undefined;
  const spoken = roundTitle(match);
  const short =
    drawRound === undefined
      ? slots === undefined
        ? spoken
        : shortRound(slots)
      : drawRound.stage === undefined && drawRound.players !== undefined
        ? shortRound(drawRound.players / 2)
        : shortDrawRound(drawRound);
  return { label: eventName(plan, match), round: short, roundSpoken: spoken };
}

/** "F", "SF", "QF", "R16". */
const shortRound = (slots: number): string => (slots === 1 ? words.finalShort : roundLabels(slots).short);

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
function openSide({ order }: Pick<DayPlan, 'order'>, match: OrderedMatch, side: 0 | 1): string {
  const group = groupSourceOf(order, match.id, side);
  if (group !== null && group.match.groupId !== null)
    return words.placeIn({
      place: group.place,
      group: groupName(group.match.groupId, group.match.groupName),
    });
  const source = sourceOf(order, match.id, side);
  // What an earlier day has left over stands here too, but its time is of that day.
  const isToday = source !== null && !isOfEarlierDay(order, source.match);
  const origin = isToday ? originAt(source.match, source.isLoser, order.timeZone) : null;
  return origin ?? fromDraw(match, side);
}

/** "Winner of 11:00 AM, Court 2 v Ben Ray": open sides by the time and court that decide them. */
export const nameOnDay = (plan: Pick<DayPlan, 'order'>, match: OrderedMatch): string =>
  matchWords.versus({
    first: match.p1Name ?? openSide(plan, match, 0),
    second: match.p2Name ?? openSide(plan, match, 1),
  });

/** "Riverside Open, Semi Final, Ann Lee v Ben Ray": a round or a group has several matches, and a director looks for people. */
export const nameInFull = (order: OrderOfPlayOnWire, match: OrderedMatch): string =>
  [matchLabel(match), nameOnDay({ order }, match)].join(', ');

/** The facts about the day on a match's card, as texts, so that a card is redrawn only when one of them changes. */
export interface CardWords {
  /** "Men". */
  readonly label: string;
  /** "SF", and what a screen reader says for it: "Semi Final". */
  readonly round: string;
  readonly roundSpoken: string;
  /** The text for a side with an unknown player; empty if they are known. */
  readonly openFirst: string;
  readonly openSecond: string;
  /** When the match is expected: to the eye, in small print, and to a screen reader. */
  readonly expected: string;
  readonly expectedSmall: string;
  readonly expectedSpoken: string;
  /** Until when the players of the sides rest, a line each; empty if everybody is rested. */
  readonly rests: string;
}

/** "Ann Lee rests until 2:40 PM", a line for each side that still rests. */
const restText = (plan: DayPlan, match: OrderedMatch): string =>
  restsIn(plan, match)
    .flatMap((until, side) => {
      const name = side === 0 ? match.p1Name : match.p2Name;
      if (until === null || name === null) return [];
      return words.restsUntil({ name, time: formatTime(momentOf(plan.order, until), plan.order.timeZone) });
    })
    .join('\n');

/** The words of a card. */
export function wordsOfCard(plan: DayPlan, match: OrderedMatch): CardWords {
  const expected = shortWhen(match);
  const [text, small, spoken] =
    typeof expected === 'string'
      ? [expected, '', expected]
      : [expected.text, expected.small, expected.spoken];
  return {
    ...shortLabel(plan, match),
    openFirst: match.p1Name === null ? openSide(plan, match, 0) : '',
    openSecond: match.p2Name === null ? openSide(plan, match, 1) : '',
    expected: text,
    expectedSmall: small,
    expectedSpoken: spoken,
    rests: restText(plan, match),
  };
}

/** When the people of a match cannot play or would like to, beside their names (OP8, OP20); if the match has a place, only for its own day. */
export const timeNotes = ({ p1Name, p2Name, startTime, times = [] }: OrderedMatch): string[] =>
  [p1Name, p2Name].flatMap((name, side) =>
    (times[side] ?? []).map((time) =>
      ofPerson({ name: name ?? '', time: (startTime === null ? timeLine : timeOfDayLine)(time) }),
    ),
  );
