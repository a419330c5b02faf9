// The tournaments of the demo season: every status, type and format, on days and courts that do not collide. A long table of data.
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

const HOUR = 60;
const upTo = (courts: number): number[] => Array.from({ length: courts }, (_, index) => index + 1);

/** Last year's evening of four, which every club has put away. */
const LAST_YEAR = {
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
const ALL_DAY = {
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
const allDaySessions = (courts: readonly number[]): Session[] =>
  [9, 13.5, 18].map((hour) => ({ day: 0, from: hour * HOUR, courts, stagger: 45 }));

export const TOURNAMENTS: readonly TournamentPlan[] = [
  {
    club: 0,
    name: 'Cascais Open',
    description: 'The big one: 128 players, 32 seeds, one week. Spectators welcome on all courts.',
    type: 'Open',
    format: 'knockout',
    days: [-4, 3],
    status: 'registering',
    maxParticipants: 128,
    field: { from: 0, entries: 128 },
    seeds: 32,
    sessions: [
      { day: -4, from: 9 * HOUR, courts: upTo(8) },
      { day: -3, from: 9 * HOUR, courts: upTo(8) },
      { day: -1, from: 10 * HOUR, courts: upTo(4) },
      { day: 0, from: 10 * HOUR, courts: upTo(4), every: 180, stagger: 30 },
      { day: 1, from: 11 * HOUR, courts: [1, 2] },
      { day: 2, from: 11 * HOUR, courts: [1] },
      { day: 3, from: 15 * HOUR, courts: [1] },
    ],
  },
  {
    ...ALL_DAY,
    club: 0,
    name: 'Bay Fast4 Day',
    description: 'Short sets, three matches for everybody, dinner on the terrace.',
    type: 'Adults',
    field: { from: 128, entries: 12 },
    sessions: allDaySessions([5, 6]),
  },
  {
    club: 0,
    name: 'Autumn Doubles',
    description: 'Two groups of four pairs, then semi finals and a final.',
    type: 'Doubles',
    format: 'groups_knockout',
    days: [-3, 2],
    status: 'registering',
    maxParticipants: 8,
    field: { from: 140, entries: 8 },
    seeds: 2,
    matchFormat: 'SET3-S:6/TB7-F:TB10',
    matchesEach: 3,
    progressing: 2,
    sessions: [
      { day: -2, from: 17 * HOUR, courts: [5, 6] },
      { day: -1, from: 17 * HOUR, courts: [5, 6] },
      { day: 0, from: 16 * HOUR, courts: [7, 8] },
      { day: 1, from: 17 * HOUR, courts: [5, 6] },
      { day: 2, from: 17 * HOUR, courts: [5] },
    ],
  },
  {
    club: 0,
    name: 'Serra Junior Cup',
    description: 'For our youngest competitors, with a match for third place.',
    type: 'U12',
    format: 'knockout',
    days: [-16, -15],
    status: 'upcoming',
    maxParticipants: 8,
    field: { from: 0, entries: 8 },
    seeds: 2,
    thirdPlace: true,
    letRule: false,
    matchFormat: 'SET3-S:4/TB7-F:TB10-NOLET',
    timeLimit: 60,
    sessions: [
      { day: -16, from: 9 * HOUR, courts: [1, 2, 3, 4] },
      { day: -15, from: 9 * HOUR, courts: [1, 2] },
      { day: -15, from: 14 * HOUR, courts: [1, 2] },
    ],
  },
  {
    club: 0,
    name: 'Winter Mixed League',
    description: 'Six pairs, everybody meets everybody on Sunday mornings.',
    type: 'Mixed',
    format: 'round_robin',
    days: [19, 54],
    status: 'upcoming',
    maxParticipants: 6,
    field: { from: 20, entries: 4 },
    seeds: 0,
    matchesEach: 5,
    sessions: [],
  },
  {
    club: 0,
    name: 'Spring Team Trials',
    description: 'Being planned.',
    type: 'Adults',
    format: 'groups_knockout',
    days: [120, 122],
    status: 'draft',
    maxParticipants: 16,
    field: { from: 0, entries: 0 },
    seeds: 0,
    progressing: 2,
    sessions: [],
  },
  {
    club: 1,
    name: 'Harbour Front Open',
    description: 'Thirty-two players under lights, eight of them seeded.',
    type: 'Open',
    format: 'knockout',
    days: [-2, 2],
    status: 'registering',
    maxParticipants: 32,
    field: { from: 0, entries: 32 },
    seeds: 8,
    pointSystem: 'sudden_death_deuce',
    sessions: [
      { day: -2, from: 9 * HOUR, courts: upTo(4) },
      { day: -1, from: 10 * HOUR, courts: upTo(4) },
      { day: 0, from: 10 * HOUR, courts: [1, 2], every: 210, stagger: 45 },
      { day: 1, from: 18 * HOUR, courts: [1, 2] },
      { day: 2, from: 19 * HOUR, courts: [1] },
    ],
  },
  {
    ...ALL_DAY,
    club: 1,
    name: 'Lantern Mixed Day',
    description: 'Bring a partner, play three short matches.',
    type: 'Mixed',
    field: { from: 32, entries: 12 },
    sessions: allDaySessions([5, 6]),
  },
  {
    club: 1,
    name: 'Junior Groups U14',
    description: 'Four groups of four, the best two of each go on.',
    type: 'U14',
    format: 'groups_knockout',
    days: [-31, -28],
    status: 'upcoming',
    maxParticipants: 16,
    field: { from: 0, entries: 16 },
    seeds: 4,
    matchesEach: 3,
    progressing: 2,
    sessions: [
      { day: -31, from: 9 * HOUR, courts: upTo(4) },
      { day: -30, from: 9 * HOUR, courts: upTo(4) },
      { day: -30, from: 15 * HOUR, courts: upTo(4) },
      { day: -29, from: 9 * HOUR, courts: upTo(4) },
      { day: -28, from: 9 * HOUR, courts: [1, 2] },
      { day: -28, from: 15 * HOUR, courts: [1] },
    ],
  },
  {
    club: 1,
    name: 'Red Ball Festival',
    description: 'First matches for children up to nine. Parents keep the score.',
    type: 'U9',
    format: 'round_robin',
    days: [8, 8],
    status: 'registering',
    maxParticipants: 12,
    field: { from: 10, entries: 7 },
    seeds: 0,
    matchFormat: 'SET3-S:TB7',
    timeLimit: 30,
    sessions: [],
  },
  {
    club: 1,
    name: 'Quayside Doubles',
    description: 'Eight pairs, one weekend.',
    type: 'Doubles',
    format: 'knockout',
    days: [-45, -44],
    status: 'upcoming',
    maxParticipants: 8,
    field: { from: 0, entries: 8 },
    seeds: 2,
    matchFormat: 'SET3-S:6/TB7-F:TB10',
    sessions: [
      { day: -45, from: 10 * HOUR, courts: upTo(4) },
      { day: -44, from: 10 * HOUR, courts: [1, 2] },
      { day: -44, from: 16 * HOUR, courts: [1] },
    ],
  },
  {
    club: 2,
    name: 'Canyon Classic',
    description: 'Sixteen players, four seeds, quarter finals today.',
    type: 'Open',
    format: 'knockout',
    days: [-1, 2],
    status: 'registering',
    maxParticipants: 16,
    field: { from: 0, entries: 16 },
    seeds: 4,
    thirdPlace: true,
    sessions: [
      { day: -1, from: 9 * HOUR, courts: upTo(4) },
      { day: 0, from: 10 * HOUR, courts: [1, 2], every: 210, stagger: 45 },
      { day: 1, from: 10 * HOUR, courts: [1, 2] },
      { day: 2, from: 11 * HOUR, courts: [1, 2] },
    ],
  },
  {
    ...ALL_DAY,
    club: 2,
    name: 'Eucalyptus Doubles Day',
    description: 'Twelve pairs, three short matches each.',
    type: 'Doubles',
    field: { from: 16, entries: 12 },
    sessions: allDaySessions([5, 6]),
  },
  {
    club: 2,
    name: 'Green Ball Round Robin',
    description: 'Six children up to ten, everybody meets everybody.',
    type: 'U10',
    format: 'round_robin',
    days: [-9, -7],
    status: 'upcoming',
    maxParticipants: 6,
    field: { from: 0, entries: 6 },
    seeds: 0,
    matchesEach: 5,
    matchFormat: 'SET1-S:4/TB7',
    timeLimit: 45,
    sessions: [
      { day: -9, from: 9 * HOUR, courts: [1, 2, 3], every: 60 },
      { day: -9, from: 11 * HOUR, courts: [1, 2, 3], every: 60 },
      { day: -8, from: 9 * HOUR, courts: [1, 2, 3], every: 60 },
      { day: -8, from: 11 * HOUR, courts: [1, 2, 3], every: 60 },
      { day: -7, from: 9 * HOUR, courts: [1, 2, 3], every: 60 },
    ],
  },
  {
    club: 2,
    name: 'Summer Championship of the Under-Eighteens of Eucalyptus Hill and Its Neighbouring Clubs',
    description: 'The longest name of the season, for a title that is hard to win.',
    type: 'U18',
    format: 'knockout',
    days: [-62, -59],
    status: 'upcoming',
    maxParticipants: 16,
    field: { from: 4, entries: 16 },
    seeds: 4,
    sessions: [
      { day: -62, from: 9 * HOUR, courts: upTo(4) },
      { day: -61, from: 9 * HOUR, courts: upTo(4) },
      { day: -60, from: 9 * HOUR, courts: [1, 2] },
      { day: -59, from: 11 * HOUR, courts: [1] },
    ],
  },
  {
    club: 2,
    name: 'Holiday Singles',
    description: 'Groups before the holidays, a knockout after them.',
    type: 'Adults',
    format: 'groups_knockout',
    days: [12, 15],
    status: 'registering',
    maxParticipants: 16,
    field: { from: 30, entries: 11 },
    seeds: 2,
    matchesEach: 3,
    progressing: 2,
    sessions: [],
  },
  { ...LAST_YEAR, club: 0 },
  { ...LAST_YEAR, club: 1 },
  { ...LAST_YEAR, club: 2 },
];
