// A day of tennis as it may really go, minute by minute, to compare the estimates with. It shares no code with the estimator: match lengths and the
// day's pace come from here, and the desk calls matches as docs/replay.md says (`when`). Lengths are those of professional matches [OP27], scaled to
// the length that the event expects: two sets take 83 minutes (sd 19), three 133 (sd 24), and a third of the matches goes to three. A match tie-break
// takes 11 minutes of 83 [OP26]; at a set all a third set takes 49 minutes (32-70) [OP28].
import type { PlacedMatch, ScheduleMatch, ScheduleSide, Situation } from '../../packages/domain/index.ts';
import { bell, stretched, type Dice } from './chance.ts';

export type Policy = 'courts' | 'next';

/** A match as it was played. */
export interface Played {
  readonly match: string;
  readonly court: string;
  readonly start: number;
  readonly end: number;
  readonly winner: 0 | 1;
  /** When each of its sets was over, and its games. */
  readonly sets: readonly { readonly over: number; readonly games: readonly [number, number] }[];
}

/** Days are fast or slow by so much [OP29]. */
const PACE = 0.08;
const TWO_SETS = { mean: 83, deviation: 19 };
const THREE_SETS = { mean: 133, deviation: 24 };
const BOTH = (2 * TWO_SETS.mean + THREE_SETS.mean) / 3;
/** How unlike the sets of one match are, and how long a deciding one is beside the others. */
const UNLIKE = 0.32;
const DECIDER = 1.2;
/** A match with a match tie-break: the spread of the logarithm, and the share of the tie-break. */
const EVEN = 0.25;
const TIE_BREAK = 11 / 83;
const LAST_MINUTE = 3000;

/** The parts of a match that chance has decided before it is played. */
interface Fate {
  readonly winner: 0 | 1;
  readonly minutes: number;
  /** The share of the minutes after which each set is over. */
  readonly marks: readonly number[];
  readonly setWinners: readonly (0 | 1)[];
}

function fateOf(dice: Dice, format: string | undefined, expected: number, pace: number): Fate {
  const winner = dice() < 0.5 ? 0 : 1;
  const loser = winner === 0 ? 1 : 0;
  if (format?.startsWith('SET1') === true) {
    const minutes = expected * pace * Math.exp(0.3 * bell(dice) - 0.3 ** 2 / 2);
    return { winner, minutes: Math.max(5, Math.round(minutes)), marks: [], setWinners: [] };
  }
  const isLong = dice() < 1 / 3;
  const hasTieBreak = format?.includes('-F:TB') === true;
  const { mean, deviation } = isLong ? THREE_SETS : TWO_SETS;
  const twoSets = expected * Math.exp(EVEN * bell(dice) - EVEN ** 2 / 2) * (1 - TIE_BREAK / 3);
  const usual = hasTieBreak
    ? twoSets + (isLong ? TIE_BREAK * expected : 0)
    : stretched(dice, mean, deviation) * (expected / BOTH);
  const minutes = Math.max(15, Math.round(usual * pace));
  const last = hasTieBreak ? 2 * TIE_BREAK : DECIDER;
  const lengths = (isLong ? [1, 1, last] : [1, 1]).map((share) => share * Math.exp(UNLIKE * bell(dice)));
  const sum = lengths.reduce((total, one) => total + one, 0);
  let at = 0;
  const marks = lengths.map((one) => (at += one / sum));
  const first = dice() < 0.5 ? winner : loser;
  const setWinners: readonly (0 | 1)[] = isLong
    ? [first, first === winner ? loser : winner, winner]
    : [winner, winner];
  return { winner, minutes, marks, setWinners };
}

/** The players of a match when everything before it is over. */
function peopleOf(
  side: ScheduleSide,
  matches: ReadonlyMap<string, ScheduleMatch>,
  winners: ReadonlyMap<string, 0 | 1>,
): readonly string[] {
  if ('players' in side) return side.players.map(String);
  // Chance decides elsewhere who finishes on which place of a group; here its matches only have to be over.
  if ('group' in side) return [];
  const from = String('winner' in side ? side.winner : side.loser);
  const won = winners.get(from) ?? 0;
  const match = matches.get(from);
  if (match === undefined) return [];
  const came = 'winner' in side ? won : won === 0 ? 1 : 0;
  return peopleOf(match.sides[came], matches, winners);
}

function feedersOf({ sides }: ScheduleMatch): readonly string[] {
  return sides.flatMap((side) => {
    if ('players' in side) return [];
    if ('group' in side) return side.group.map(String);
    return [String('winner' in side ? side.winner : side.loser)];
  });
}

/** A day on its way. */
class Play {
  readonly situation: Situation;
  readonly matches: ReadonlyMap<string, ScheduleMatch>;
  readonly fates: ReadonlyMap<string, Fate>;
  readonly list: readonly PlacedMatch[];
  readonly callEarly: number;
  readonly played = new Map<string, Played>();
  readonly courtFree = new Map<string, number>();
  readonly #personFree = new Map<string, number>();
  readonly #winners = new Map<string, 0 | 1>();

  constructor(
    situation: Situation,
    order: readonly PlacedMatch[],
    callEarly: number,
    isSlow: boolean,
    dice: Dice,
  ) {
    const pace = isSlow ? 1 + PACE : 1 - PACE;
    const events = new Map(situation.events.map((event) => [String(event.id), event]));
    this.situation = situation;
    this.callEarly = callEarly;
    this.matches = new Map(situation.matches.map((match) => [String(match.id), match]));
    this.list = order.toSorted((a, b) => a.start - b.start);
    this.fates = new Map(
      situation.matches.map((match) => {
        const event = events.get(String(match.event));
        const expected = match.minutes ?? event?.minutes ?? 90;
        return [String(match.id), fateOf(dice, event?.format, expected, pace)];
      }),
    );
  }

  /** Whether everybody of a match is there and rested. */
  isReady({ match, start }: PlacedMatch, minute: number): boolean {
    const own = this.matches.get(String(match));
    if (own === undefined || minute < start - this.callEarly || minute < (own.notBefore ?? 0)) return false;
    for (const feeder of feedersOf(own)) {
      const before = this.played.get(feeder);
      if (before === undefined || before.end + this.#restAfter(feeder) > minute) return false;
    }
    return own.sides
      .flatMap((side) => peopleOf(side, this.matches, this.#winners))
      .every((person) => (this.#personFree.get(person) ?? 0) <= minute);
  }

  isFree(court: string, minute: number): boolean {
    const { open = [] } = this.situation.courts.find(({ id }) => String(id) === court) ?? {};
    return (
      (this.courtFree.get(court) ?? 0) <= minute && open.some(([from, to]) => from <= minute && minute < to)
    );
  }

  begin(match: string, court: string, minute: number): void {
    const fate = this.fates.get(match);
    const own = this.matches.get(match);
    if (fate === undefined || own === undefined) return;
    const end = minute + fate.minutes;
    const sets = fate.setWinners.map((won, at) => ({
      over: minute + Math.round((fate.marks[at] ?? 1) * fate.minutes),
      games: (won === 0 ? [6, 4] : [4, 6]) as readonly [number, number],
    }));
    this.played.set(match, { match, court, start: minute, end, winner: fate.winner, sets });
    this.courtFree.set(court, end + (this.situation.turnaround ?? 0));
    for (const person of own.sides.flatMap((side) => peopleOf(side, this.matches, this.#winners)))
      this.#personFree.set(person, end + this.#restAfter(match));
    this.#winners.set(match, fate.winner);
  }

  /** The courts that a match may use, the one it was published on first. */
  courtsOf({ match, court }: PlacedMatch): readonly string[] {
    const event = this.situation.events.find(({ id }) => id === this.matches.get(String(match))?.event);
    const all = this.situation.courts.map(({ id }) => String(id));
    const allowed = event?.courts === undefined ? all : all.filter((id) => event.courts?.includes(id));
    return [String(court), ...allowed.filter((id) => id !== String(court))];
  }

  #restAfter(match: string): number {
    const own = this.matches.get(match);
    return this.situation.events.find(({ id }) => id === own?.event)?.rest ?? 0;
  }
}

/** Plays a published day to its end: on a free court goes its own next match, or the next match that is ready on any court. */
export function playDay(
  situation: Situation,
  order: readonly PlacedMatch[],
  policy: Policy,
  callEarly: number,
  isSlow: boolean,
  dice: Dice,
): readonly Played[] {
  const play = new Play(situation, order, callEarly, isSlow, dice);
  let left = play.list;
  const first = Math.min(...order.map(({ start }) => start)) - callEarly;
  for (let minute = first; left.length > 0 && minute < LAST_MINUTE; minute += 1) {
    const seen = new Set<string>();
    for (const placed of left) {
      const own = String(placed.court);
      const isNext = !seen.has(own);
      seen.add(own);
      if (policy === 'courts' && !isNext) continue;
      if (!play.isReady(placed, minute)) continue;
      const courts = policy === 'courts' ? [own] : play.courtsOf(placed);
      const court = courts.find((id) => play.isFree(id, minute));
      if (court === undefined) continue;
      play.begin(String(placed.match), court, minute);
    }
    left = left.filter(({ match }) => !play.played.has(String(match)));
  }
  return [...play.played.values()];
}

/** The day as it is known at a minute: finished matches, matches on court and, with `sets`, their progress. */
export function knownAt(
  situation: Situation,
  order: readonly PlacedMatch[],
  played: readonly Played[],
  now: number,
  tellsSets: boolean,
): Situation {
  const events = new Map(situation.events.map((event) => [event.id, event]));
  const matches = new Map(situation.matches.map((match) => [String(match.id), match]));
  const minutesOf = (id: string): number => {
    const match = matches.get(id);
    return match?.minutes ?? (match === undefined ? 90 : (events.get(match.event)?.minutes ?? 90));
  };
  return {
    ...situation,
    now,
    published: order,
    done: played
      .filter(({ end }) => end <= now)
      .map(({ match, court, start, end, winner }) => ({ match, court, start, end, winner })),
    running: played
      .filter(({ start, end }) => start <= now && now < end)
      .map(({ match, court, start, sets }) => ({
        match,
        court,
        start,
        end: Math.max(now + 5, start + minutesOf(match)),
        ...(tellsSets ? { sets: sets.filter(({ over }) => over <= now).map(({ games }) => games) } : {}),
      })),
  };
}
