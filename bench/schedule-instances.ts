// Situations for measuring the order of play: made from a seed, so that everybody measures the same. Rules as in docs/replay.md.
import type {
  ScheduleCourt,
  ScheduleEvent,
  ScheduleMatch,
  ScheduleSide,
  Situation,
} from '../packages/domain/index.ts';
import { randomFrom } from '../packages/domain/index.ts';

const DAY = 1440;

/** Courts that are open at the same hours every day; the first one is the centre court. */
export const courts = (
  count: number,
  days: number,
  from: number,
  to: number,
  more: (court: number) => Partial<ScheduleCourt> = () => ({}),
): readonly ScheduleCourt[] =>
  Array.from({ length: count }, (_, court) => ({
    id: String(court + 1),
    open: Array.from({ length: days }, (__, day) => [day * DAY + from, day * DAY + to] as const),
    ...(court === 0 ? { centre: true } : {}),
    ...more(court),
  }));

/** A knockout of named players; byes are no matches. Matches are called `EVENT-ROUND-NUMBER`. */
export function knockout(event: string, entrants: readonly (readonly string[])[]): readonly ScheduleMatch[] {
  let size = 2;
  while (size < entrants.length) size *= 2;
  const matches: ScheduleMatch[] = [];
  // Byes go to the first entrants, one a match.
  const byes = size - entrants.length;
  const lines: (ScheduleSide | null)[] = [];
  let next = 0;
  for (let pair = 0; pair < size / 2; pair += 1) {
    lines.push({ players: entrants[next++] ?? [] });
    lines.push(pair < byes ? null : { players: entrants[next++] ?? [] });
  }
  let sides = lines;
  for (let round = 1; sides.length > 1; round += 1) {
    const following: (ScheduleSide | null)[] = [];
    for (let pair = 0; pair < sides.length; pair += 2) {
      const [first = null, second = null] = [sides[pair], sides[pair + 1]];
      if (first === null || second === null) {
        following.push(first ?? second);
        continue;
      }
      const id = `${event}-${round}-${pair / 2 + 1}`;
      matches.push({
        id,
        event,
        round,
        sides: [first, second],
        ...(sides.length === 2 ? { final: true } : {}),
      });
      following.push({ winner: id });
    }
    sides = following;
  }
  return matches;
}

/** A knockout of those who lose their first match in another one, in the order of its first round; `losers` of them, a power of two. */
export function consolation(event: string, main: string, losers: number): readonly ScheduleMatch[] {
  const names = Array.from({ length: losers }, (_, at) => [`${main}-1-${at + 1}`]);
  return knockout(event, names).map((match) => ({
    ...match,
    sides: [sideOfLoser(match.sides[0]), sideOfLoser(match.sides[1])],
  }));
}

const sideOfLoser = (side: ScheduleSide): ScheduleSide =>
  'players' in side ? { loser: side.players[0] ?? '' } : side;

/** Groups of four and a knockout of the first two of each. */
export function groups(event: string, players: readonly string[]): readonly ScheduleMatch[] {
  const matches: ScheduleMatch[] = [];
  const count = Math.floor(players.length / 4);
  const qualified: ScheduleSide[] = [];
  const seconds: ScheduleSide[] = [];
  for (let group = 0; group < count; group += 1) {
    const own = players.slice(group * 4, group * 4 + 4);
    const rounds = [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 3, 1, 2],
    ];
    const ids: string[] = [];
    for (const [round, [a = 0, b = 0, c = 0, d = 0]] of rounds.entries()) {
      for (const [one, other] of [
        [a, b],
        [c, d],
      ] as const) {
        const id = `${event}-G${group + 1}-${ids.length + 1}`;
        ids.push(id);
        matches.push({
          id,
          event,
          round: round + 1,
          sides: [{ players: [own[one] ?? ''] }, { players: [own[other] ?? ''] }],
        });
      }
    }
    qualified.push({ group: ids, place: 1 });
    seconds.push({ group: ids, place: 2 });
  }
  let sides = qualified.flatMap((side, at) => [side, seconds[(at + count / 2) % count] ?? side]);
  for (let round = 4; sides.length > 1; round += 1) {
    const following: ScheduleSide[] = [];
    for (let pair = 0; pair < sides.length; pair += 2) {
      const id = `${event}-${round}-${pair / 2 + 1}`;
      const [first, second] = [sides[pair], sides[pair + 1]];
      if (first === undefined || second === undefined) continue;
      matches.push({
        id,
        event,
        round,
        sides: [first, second],
        ...(sides.length === 2 ? { final: true } : {}),
      });
      following.push({ winner: id });
    }
    sides = following;
  }
  return matches;
}

interface Size {
  readonly courts: number;
  readonly days: number;
  readonly events: readonly (readonly [
    id: string,
    kind: 'singles' | 'doubles',
    entrants: number,
    minutes: number,
  ])[];
}

/** Several draws whose people are drawn from one club, so that many play in two of them. */
export function weekend(
  { courts: count, days, events }: Size,
  seed: number,
  more: Partial<Situation> = {},
): Situation {
  const random = randomFrom(seed);
  const men = random.shuffle(Array.from({ length: 140 }, (_, at) => `m${at}`));
  const women = random.shuffle(Array.from({ length: 140 }, (_, at) => `w${at}`));
  const matches = events.flatMap(([id, kind, entrants]) => {
    const pool = random.shuffle(
      (id.startsWith('W') ? women : id.startsWith('X') ? [...men, ...women] : men).slice(0, entrants * 2 + 8),
    );
    const sides = Array.from({ length: entrants }, (_, at) =>
      kind === 'singles' ? [pool[at] ?? ''] : [pool[at * 2] ?? '', pool[at * 2 + 1] ?? ''],
    );
    return knockout(id, sides);
  });
  return {
    days,
    courts: courts(count, days, 540, 1260),
    events: events.map(([id, kind, , minutes]): ScheduleEvent => ({
      id,
      kind,
      minutes,
      rest: kind === 'singles' ? 60 : 30,
    })),
    matches,
    ...more,
  };
}
