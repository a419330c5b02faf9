// The plan of a tournament of the demo season, and the plans that all clubs have.
import type { TournamentFormat, TournamentType } from '@tennis/domain';

/** Where and when the matches of one round are played: court by court, then the next start. */
export interface Session {
  /** Days from the day on which the demo is opened. */
  readonly day: number;
  /** Minutes after midnight of the first start. */
  readonly from: number;
  readonly courts: readonly number[];
  /** Minutes between the starts on one court; default 90. */
  readonly every?: number;
  /** By how many minutes each court starts later than the one before. */
  readonly stagger?: number;
}

export interface TournamentPlan {
  /** Index of the club. */
  readonly club: number;
  readonly name: string;
  readonly description: string;
  readonly type: TournamentType;
  readonly format: TournamentFormat;
  /** First and last day, from the day on which the demo is opened. */
  readonly days: readonly [number, number];
  /** The status with which it is created; one with sessions becomes active when it is drawn. */
  readonly status: 'draft' | 'upcoming' | 'registering';
  readonly maxParticipants: number;
  /** The club's people who enter, counted from the strongest; pairs take two each. */
  readonly field: { readonly from: number; readonly entries: number };
  readonly seeds: number;
  /** One per round, groups first; empty while nothing is drawn. */
  readonly sessions: readonly Session[];
  readonly matchFormat?: string;
  readonly pointSystem?: 'sudden_death_deuce';
  readonly letRule?: false;
  readonly timeLimit?: number;
  readonly matchesEach?: number;
  readonly progressing?: number;
  readonly thirdPlace?: true;
  /** Matches, counted from 0 in the order of the draw, that rain ends or that are called off. */
  readonly abandoned?: number;
  readonly cancelled?: number;
  /** Put away on the day after its end (D9). */
  readonly archived?: true;
}

/** In minutes. */
export const HOUR = 60;
/** The courts 1, 2, 3 … */
export const upTo = (courts: number): number[] => Array.from({ length: courts }, (_, index) => index + 1);

/** Last year's evening of four, which every club has put away. */
export const LAST_YEAR = {
  name: 'Fours Evening of Last Year',
  description: 'Everyone against everyone on one evening.',
  type: 'Adults',
  format: 'round_robin',
  days: [-365, -365],
  status: 'registering',
  maxParticipants: 4,
  field: { from: 10, entries: 4 },
  seeds: 0,
  matchesEach: 3,
  matchFormat: 'SET3-S:4/TB7@3-F:TB10',
  sessions: [
    { day: -365, from: 15 * HOUR, courts: [1, 2] },
    { day: -365, from: 17 * HOUR, courts: [1, 2] },
    { day: -365, from: 19 * HOUR, courts: [1, 2] },
  ],
  archived: true,
} as const satisfies Omit<TournamentPlan, 'club'>;

/** The one-day event that keeps two courts busy from nine in the morning until late in the evening. */
export const ALL_DAY = {
  format: 'round_robin',
  days: [0, 0],
  status: 'registering',
  maxParticipants: 12,
  seeds: 0,
  matchesEach: 3,
  matchFormat: 'SET3-S:4/TB7@3-F:TB10',
  timeLimit: 75,
  abandoned: 1,
  cancelled: 15,
} as const;
/** Its rounds, on these courts. */
export const allDaySessions = (courts: readonly number[]): Session[] =>
  [9, 13.5, 18].map((hour) => ({ day: 0, from: hour * HOUR, courts, stagger: 45 }));
