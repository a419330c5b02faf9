// The situations of `npm run bench -- schedule`, each with its goal. Sizes and kinds are those of club weekends and championships.
import type { ScheduleMatch, Situation, Span } from '../packages/domain/index.ts';
import { randomFrom } from '../packages/domain/index.ts';
import { consolation, courts, groups, knockout, weekend } from './schedule-instances.ts';

export interface ScheduleCase {
  readonly name: string;
  readonly situation: Situation;
  /** A knockout alone: it ends at its bound wherever that costs nothing else [OP23]. */
  readonly alone?: boolean;
  /** Measured with ten times as long to plan as well. */
  readonly longer?: boolean;
}

export const MIXED = [
  ['MS', 'singles', 64, 75],
  ['WS', 'singles', 32, 75],
  ['MD', 'doubles', 32, 60],
  ['WD', 'doubles', 16, 60],
  ['XD', 'doubles', 16, 60],
] as const;

const singles = (count: number): readonly string[][] =>
  Array.from({ length: count }, (_, one) => [`p${one}`]);

/** One draw of singles of 90 minutes, on courts that are open from 8:00. */
export const alone = (players: number, count: number, more: Partial<Situation> = {}): Situation => ({
  days: 2,
  courts: courts(count, 1, 480, 2400),
  events: [{ id: 'MS', kind: 'singles', minutes: 90, rest: 60 }],
  matches: knockout('MS', singles(players)),
  ...more,
});

/** The first match of all stands on the centre court, by the director's word [OP10]. */
const pinned = (matches: readonly ScheduleMatch[]): readonly ScheduleMatch[] =>
  matches.map((match) => (match.id === 'MS-1-1' ? { ...match, pin: { court: '1', start: 480 } } : match));

/** Two days until dark at 20:00; only two of the courts have lights [OP3]. */
const lit: Situation = {
  ...alone(32, 16),
  days: 2,
  dark: 1200,
  courts: courts(16, 2, 480, 1380, (court) => (court < 2 ? { lights: true } : {})),
};

/** A draw of 32 with a consolation for those who lose their first match, and a draw of doubles of the same people [OP7]. */
const linked: Situation = {
  days: 2,
  courts: courts(6, 2, 540, 1260),
  events: [
    { id: 'MS', kind: 'singles', minutes: 75, rest: 60 },
    { id: 'MC', kind: 'singles', minutes: 60, rest: 60 },
    { id: 'MD', kind: 'doubles', minutes: 60, rest: 30 },
  ],
  matches: [
    ...knockout('MS', singles(32)),
    ...consolation('MC', 'MS', 16),
    ...knockout(
      'MD',
      Array.from({ length: 8 }, (_, pair) => [`p${pair * 2}`, `p${pair * 2 + 1}`]),
    ),
  ],
};

const WEEKDAY: Span = [1020, 1260];
const WEEKEND: Span = [540, 1140];
const hoursOf = (day: number): Span => (day % 7 < 5 ? WEEKDAY : WEEKEND);

/** A championship over two weeks: evenings and two weekends, people who cannot come on every evening and would rather play early or late. */
function weeks(): Situation {
  const random = randomFrom(4);
  const days = 14;
  const spans = (of: (day: number) => Span): readonly Span[] =>
    Array.from({ length: days }, (_, day): Span => {
      const [from, to] = of(day);
      return [day * 1440 + from, day * 1440 + to];
    });
  const club = weekend({ courts: 4, days, events: MIXED }, 5);
  const people = new Set(
    club.matches.flatMap(({ sides }) => sides.flatMap((side) => ('players' in side ? side.players : []))),
  );
  const players = Object.fromEntries(
    [...people].map((player) => [
      String(player),
      {
        away: Array.from({ length: 2 }, (): Span => {
          const day = random.int(days - 4);
          return [day * 1440, (day + 1) * 1440];
        }),
        ...(random.int(3) === 0
          ? {
              wish: spans((day) => (day % 7 < 5 && random.int(2) === 0 ? [1110, WEEKDAY[1]] : hoursOf(day))),
            }
          : {}),
      },
    ]),
  );
  return {
    ...club,
    courts: club.courts.map((court) => ({ ...court, open: spans(hoursOf) })),
    players,
    limits: { default: { singles: 1, doubles: 1, total: 2 } },
    possiblePlayers: 'count',
    goal: 'comfort',
    target: 1230,
  };
}

export const CASES: readonly ScheduleCase[] = [
  { name: 'knockout of 8, 1 court', situation: alone(8, 1), alone: true },
  { name: 'knockout of 16, 4 courts', situation: alone(16, 4), alone: true },
  { name: 'knockout of 32, 3 courts', situation: alone(32, 3), alone: true },
  { name: 'knockout of 32, 8 courts', situation: alone(32, 8), alone: true },
  { name: 'knockout of 64, 8 courts', situation: alone(64, 8), alone: true },
  {
    name: 'knockout of 32, 8 courts, pinned',
    situation: alone(32, 8, { matches: pinned(knockout('MS', singles(32))) }),
    alone: true,
  },
  { name: 'knockout of 32, 16 courts, lights', situation: lit, alone: true },
  {
    name: 'weekend of 76',
    situation: weekend(
      {
        courts: 6,
        days: 3,
        events: [
          ['MS', 'singles', 32, 90],
          ['WS', 'singles', 16, 90],
          ['MD', 'doubles', 16, 75],
          ['WD', 'doubles', 8, 75],
          ['XD', 'doubles', 8, 75],
        ],
      },
      1,
    ),
  },
  { name: 'weekend of 155', situation: weekend({ courts: 8, days: 3, events: MIXED }, 2), longer: true },
  {
    name: 'weekend of 155, count',
    situation: weekend({ courts: 8, days: 3, events: MIXED }, 2, { possiblePlayers: 'count' }),
  },
  {
    name: 'three days of 155, comfort',
    situation: weekend({ courts: 8, days: 4, events: MIXED }, 2, { goal: 'comfort', target: 1140 }),
    longer: true,
  },
  {
    name: 'three full days of 155, comfort',
    situation: weekend({ courts: 6, days: 3, events: MIXED }, 2, { goal: 'comfort', target: 1140 }),
    longer: true,
  },
  { name: 'two weeks of 155, comfort', situation: weeks(), longer: true },
  {
    name: 'groups of 32',
    situation: {
      days: 2,
      courts: courts(6, 2, 540, 1260),
      events: [{ id: 'G', kind: 'singles', minutes: 60, rest: 30 }],
      matches: groups('G', singles(32).flat()),
    },
  },
  { name: 'draw of 32, consolation, doubles', situation: linked },
  {
    name: 'five days of 600',
    situation: weekend(
      {
        courts: 24,
        days: 5,
        events: [
          ['MS', 'singles', 128, 75],
          ['MT', 'singles', 128, 75],
          ['WS', 'singles', 64, 75],
          ['WT', 'singles', 64, 75],
          ['MD', 'doubles', 64, 60],
          ['WD', 'doubles', 64, 60],
          ['XD', 'doubles', 64, 60],
          ['XE', 'doubles', 32, 60],
        ],
      },
      3,
    ),
  },
];
