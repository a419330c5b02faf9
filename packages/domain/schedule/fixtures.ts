// Situations for the tests: small ones made by hand, and random ones with a little of everything, from a seed.
import { randomFrom, type Random } from '../random.ts';
import { problemOf, type Problem } from './problem.ts';
import type {
  PlacedMatch,
  ScheduleCourt,
  ScheduleEvent,
  ScheduleId,
  ScheduleMatch,
  SchedulePlayer,
  ScheduleSide,
  Shortening,
  Situation,
  Span,
} from './situation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random situations are tried, 0 for the usual number, and the first seed. */
    readonly random: { readonly situations: number; readonly firstSeed: number };
  }
}

/** The problem of a situation that is known to be right. */
export function aProblem(situation: Situation, shorten: readonly Shortening[] = []): Problem {
  const problem = problemOf(situation, shorten);
  if (!problem.ok) throw new Error(JSON.stringify(problem.error));
  return problem.value;
}

export const aMatch = (
  id: ScheduleId,
  sides: readonly [ScheduleSide, ScheduleSide],
  more: Partial<ScheduleMatch> = {},
): ScheduleMatch => ({ id, event: 'MS', round: 1, sides, ...more });

export const of = (...players: readonly ScheduleId[]): ScheduleSide => ({ players });

export const at = (match: ScheduleId, court: ScheduleId, start: number): PlacedMatch => ({
  match,
  court,
  start,
});

/** Two courts from 9:00 to 20:00, one event of 60 minutes with 30 of rest, two semi-finals and a final. */
export const aSituation = (more: Partial<Situation> = {}): Situation => ({
  courts: [
    { id: '1', open: [[540, 1200]], centre: true },
    { id: '2', open: [[540, 1200]] },
  ],
  events: [{ id: 'MS', kind: 'singles', minutes: 60, rest: 30 }],
  matches: [
    aMatch('sf1', [of('ann'), of('bea')]),
    aMatch('sf2', [of('cleo'), of('dora')]),
    aMatch('f', [{ winner: 'sf1' }, { winner: 'sf2' }], { round: 2, final: true }),
  ],
  ...more,
});

const pick = <T>(random: Random, list: readonly T[]): T => list[random.int(list.length)] as T;
const often = (random: Random, percent: number): boolean => random.int(100) < percent;

function randomCourts(random: Random, days: number): readonly ScheduleCourt[] {
  return Array.from({ length: 1 + random.int(4) }, (_, court) => {
    const from = 480 + 30 * random.int(6);
    const open = Array.from({ length: days }, (__, day): Span => [
      day * 1440 + from,
      day * 1440 + from + 480 + 60 * random.int(5),
    ]);
    const blocks = often(random, 30) ? ([[660, 660 + 30 * random.int(4)]] as Span[]) : [];
    return {
      id: court + 1,
      open,
      ...(blocks.length > 0 ? { blocked: blocks } : {}),
      surface: pick(random, ['clay', 'hard']),
      indoor: often(random, 20),
      lights: often(random, 30),
      centre: court === 0,
    };
  });
}

function randomDraw(
  random: Random,
  event: string,
  people: readonly string[],
  pairs: boolean,
): readonly ScheduleMatch[] {
  const pool = random.shuffle([...people]);
  const count = 2 ** (1 + random.int(3));
  const sides = Array.from({ length: count }, (_, side) =>
    pairs ? [pool[side * 2] ?? `g${side}`, pool[side * 2 + 1] ?? `h${side}`] : [pool[side] ?? `g${side}`],
  );
  const matches: ScheduleMatch[] = [];
  let level: ScheduleSide[] = sides.map((players) => ({ players }));
  for (let round = 1; level.length > 1; round += 1) {
    const next: ScheduleSide[] = [];
    for (let pair = 0; pair < level.length; pair += 2) {
      const id = `${event}${round}-${pair / 2}`;
      const both = [level[pair], level[pair + 1]] as [ScheduleSide, ScheduleSide];
      matches.push({ id, event, round, sides: both, ...(level.length === 2 ? { final: true } : {}) });
      next.push({ winner: id });
    }
    level = next;
  }
  if (count >= 4 && often(random, 40))
    matches.push({
      id: `${event}third`,
      event,
      round: 9,
      sides: [{ loser: matches[0]?.id ?? '' }, { loser: matches[1]?.id ?? '' }],
    });
  if (often(random, 25) && matches.length > 2) {
    const group = matches.filter(({ round }) => round === 1).map(({ id }) => id);
    matches.push({
      id: `${event}plate`,
      event,
      round: 9,
      sides: [
        { group, place: 1 },
        { group, place: 2 },
      ],
    });
  }
  return matches.map((match) => ({
    ...match,
    ...(often(random, 8) ? { notBefore: 600 + 30 * random.int(6) } : {}),
    ...(often(random, 5) ? { mustEndBy: 1000 + 60 * random.int(30) } : {}),
    ...(often(random, 5) ? { pin: { court: 1 } } : {}),
  }));
}

/** A random situation before play has begun. */
export function randomSituation(seed: number): Situation {
  const random = randomFrom(seed);
  const days = 1 + random.int(3);
  const courts = randomCourts(random, days);
  const people = Array.from({ length: 24 }, (_, one) => `p${one}`);
  const events: ScheduleEvent[] = [];
  const matches: ScheduleMatch[] = [];
  for (let event = 0; event < 1 + random.int(3); event += 1) {
    const id = `E${event}`;
    const pairs = often(random, 40);
    events.push({
      id,
      kind: pairs ? 'doubles' : 'singles',
      minutes: 40 + 5 * random.int(12),
      rest: 15 * random.int(5),
      ...(often(random, 15) ? { courts: courts.slice(0, 2).map((court) => court.id) } : {}),
      ...(often(random, 10) ? { surfaces: ['clay'] } : {}),
      ...(often(random, 30) ? { early: 1080 } : {}),
      ...(often(random, 40) ? { shorter: { minutes: 30, rest: 15 } } : {}),
    });
    matches.push(...randomDraw(random, id, people, pairs));
  }
  const [first, second] = matches;
  if (first !== undefined && second !== undefined && often(random, 15) && second.pin === undefined)
    matches[1] = { ...second, follows: first.id };
  const players: Record<string, SchedulePlayer> = {};
  for (const person of people) {
    if (often(random, 6)) players[person] = { away: [[480, 480 + 30 * random.int(8)]] };
    if (often(random, 6)) players[person] = { ...players[person], wish: [[600, 900]] };
  }
  return {
    days,
    courts,
    ...(often(random, 30) ? { dark: 1080 } : {}),
    ...(often(random, 30) ? { turnaround: 5 } : {}),
    events,
    ...(often(random, 50)
      ? { limits: { default: { singles: 2, doubles: 2, total: 3, overnight: 600 } } }
      : {}),
    players,
    matches,
    possiblePlayers: often(random, 70) ? 'avoid' : 'count',
    ...(often(random, 40) ? { target: 1140 } : {}),
    goal: often(random, 70) ? 'finish' : 'comfort',
  };
}

/** Plays a plan of a situation up to a minute: matches that have begun are over or on court, the rest is published. */
export function playedUntil(
  situation: Situation,
  order: readonly PlacedMatch[],
  minutesOf: (match: ScheduleId) => number,
  now: number,
  seed: number,
): Situation {
  const random = randomFrom(seed);
  const begun = order.filter(({ start }) => start < now);
  const isOver = ({ match, start }: PlacedMatch): boolean => start + minutesOf(match) <= now;
  const live = begun.filter((placed) => !isOver(placed));
  const broken = live.filter(() => often(random, 30));
  return {
    ...situation,
    now,
    published: order,
    done: begun.filter(isOver).map((placed) => {
      const winner = random.int(2) === 0 ? (0 as const) : (1 as const);
      if (often(random, 10)) return { match: placed.match, winner, walkover: true as const };
      return { ...placed, end: placed.start + minutesOf(placed.match), winner };
    }),
    running: live
      .filter((placed) => !broken.includes(placed))
      .map((placed) => ({
        ...placed,
        end: Math.max(now + 5, placed.start + minutesOf(placed.match) + random.int(40)),
      })),
    suspended: broken.map((placed) => ({ ...placed, minutesLeft: 10 + random.int(50) })),
  };
}

/** The same day with all that is on court on one court at once: what began first goes on longest there. */
export function withOverlaps(live: Situation): Situation {
  const [first, ...others] = (live.running ?? []).toSorted((one, other) => one.start - other.start);
  if (first === undefined || others.length === 0) return live;
  return {
    ...live,
    running: [{ ...first, end: first.end + 240 }, ...others.map((one) => ({ ...one, court: first.court }))],
  };
}
