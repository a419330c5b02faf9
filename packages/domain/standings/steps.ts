// The steps of which ladders are built: what each compares among those still tied, and how it says so [RR3, RR4, RR5, RR8].
import type { EntrantId } from '../ids.ts';
import { share, whole } from './fraction.ts';
import { countRecords } from './record.ts';
import type { Fraction } from './fraction.ts';
import type { Ladder, StepName } from './ladders.ts';
import type { GroupMatch, GroupRecord } from './types.ts';

/** All that steps look at; records are those of the whole group. */
export type Table = {
  readonly ladder: Ladder;
  readonly matches: readonly GroupMatch[];
  readonly records: ReadonlyMap<EntrantId, GroupRecord>;
  readonly rankings: ReadonlyMap<EntrantId, number>;
  /** The position at which each was drawn, 0 first. */
  readonly lots: ReadonlyMap<EntrantId, number>;
  readonly names: ReadonlyMap<EntrantId, string>;
};

/** A step of a ladder. */
export type Step = {
  /** The heading under which a table shows the step. */
  readonly label: string;
  /** One value per tied entrant, bigger is better; null when the step cannot tell them apart at all. */
  readonly values: (tied: readonly EntrantId[], table: Table) => readonly Fraction[] | null;
  /** The value in words; `rivals` gives the names of the others in the tie. */
  readonly words: (value: Fraction, rivals: () => readonly string[]) => string;
};

const unranked = whole(-Number.MAX_SAFE_INTEGER);

const recordOf = (records: ReadonlyMap<EntrantId, GroupRecord>, entrant: EntrantId): GroupRecord => {
  const record = records.get(entrant);
  if (!record) throw new RangeError(`Nobody counted ${entrant}`);
  return record;
};

type OfRecord = (record: GroupRecord) => Fraction;

const overAll =
  (of: OfRecord): Step['values'] =>
  (tied, table) =>
    tied.map((entrant) => of(recordOf(table.records, entrant)));

const amongTied =
  (of: OfRecord): Step['values'] =>
  (tied, table) => {
    const records = countRecords(tied, table.matches, table.ladder);
    return tied.map((entrant) => of(recordOf(records, entrant)));
  };

const matchesWon: OfRecord = ({ wins, losses }) => share(wins, wins + losses);
const setsWon: OfRecord = ({ setsWon: won, setsLost: lost }) => share(won, won + lost);
const gamesWon: OfRecord = ({ gamesWon: won, gamesLost: lost }) => share(won, won + lost);

/** Share of matches won among the tied; null unless each has a decided match with each other one, else it would be lopsided. */
const headToHead: Step['values'] = (tied, { matches }) => {
  const size = tied.length;
  const won = Array<number>(size).fill(0);
  const played = Array<number>(size).fill(0);
  const met = Array<boolean>(size * size).fill(false);
  let pairs = 0;
  for (const { entrants, result } of matches) {
    const first = tied.indexOf(entrants[0]);
    const second = tied.indexOf(entrants[1]);
    if (first < 0 || second < 0 || first === second || !result || result.winner === null) continue;
    const winner = result.winner === 1 ? first : second;
    won[winner] = (won[winner] ?? 0) + 1;
    played[first] = (played[first] ?? 0) + 1;
    played[second] = (played[second] ?? 0) + 1;
    const pair = Math.min(first, second) * size + Math.max(first, second);
    if (met[pair] === false) pairs += 1;
    met[pair] = true;
  }
  return pairs < (size * (size - 1)) / 2 ? null : won.map((of, at) => ({ of, total: played[at] ?? 0 }));
};

const meeting: Step['words'] = (value, rivals) => {
  const names = rivals();
  const isOne = names.length === 1;
  if (isOne && value.total === 1) return value.of === 1 ? `beat ${names[0]}` : `lost to ${names[0]}`;
  return `won ${value.of} of ${value.total} matches ${isOne ? `against ${names[0]}` : 'among those tied'}`;
};

const count = (of: number, one: string, many: string): string => `${of} ${of === 1 ? one : many}`;

const counted =
  (one: string, many: string): Step['words'] =>
  ({ of }) =>
    count(of, one, many);

const outOf =
  (what: string): Step['words'] =>
  ({ of, total }) =>
    of === 0 && total === 1 ? `no ${what}` : `${of} of ${total} ${what}`;

const signed = (of: number): string => (of > 0 ? `+${of}` : `${of}`.replace('-', '−'));

const differenceOf =
  (what: string): Step['words'] =>
  ({ of }) =>
    `${what} difference ${signed(of)}`;

const differencePerMatch =
  (what: string): Step['words'] =>
  ({ of, total }) =>
    `${what} difference ${signed(of)} in ${count(total, 'match', 'matches')}`;

/** Every step by name. */
export const STEPS: { readonly [Name in StepName]: Step } = {
  wins: { label: 'Wins', values: overAll(({ wins }) => whole(wins)), words: counted('win', 'wins') },
  wins_share: {
    label: 'Share of matches won',
    values: overAll(matchesWon),
    words: outOf('matches won'),
  },
  matches_played: {
    label: 'Matches played',
    values: overAll(({ played }) => whole(played)),
    words: counted('match played', 'matches played'),
  },
  no_forfeit: {
    label: 'No retirement, default or walkover',
    values: overAll(({ forfeits }) => whole(forfeits === 0 ? 1 : 0)),
    words: ({ of }) => (of === 1 ? 'finished every match' : 'retired, was defaulted or gave a walkover'),
  },
  points: {
    label: 'Points',
    values: overAll(({ points }) => whole(points)),
    words: counted('point', 'points'),
  },
  points_per_match: {
    label: 'Points per match',
    values: overAll(({ points, wins, losses }) => share(points, wins + losses)),
    words: ({ of, total }) => `${count(of, 'point', 'points')} in ${count(total, 'match', 'matches')}`,
  },
  head_to_head_of_two: {
    label: 'Head-to-head',
    values: (tied, table) => (tied.length === 2 ? headToHead(tied, table) : null),
    words: meeting,
  },
  head_to_head: { label: 'Head-to-head', values: headToHead, words: meeting },
  completed_of_three: {
    label: 'All matches completed',
    values: (tied, { records }) => {
      const three = tied.map((entrant) => recordOf(records, entrant));
      const isTheirs = three.length === 3 && three.every(({ wins }) => wins === 1);
      return isTheirs ? three.map(({ forfeits }) => whole(forfeits === 0 ? 1 : 0)) : null;
    },
    words: ({ of }) => (of === 1 ? 'completed every match' : 'did not complete every match'),
  },
  sets_share: { label: 'Share of sets won', values: overAll(setsWon), words: outOf('sets won') },
  sets_share_among: {
    label: 'Share of sets won among those tied',
    values: amongTied(setsWon),
    words: outOf('sets won among those tied'),
  },
  set_difference: {
    label: 'Set difference',
    values: overAll((record) => whole(record.setsWon - record.setsLost)),
    words: differenceOf('set'),
  },
  set_difference_per_match: {
    label: 'Set difference per match',
    values: overAll((record) => share(record.setsWon - record.setsLost, record.wins + record.losses)),
    words: differencePerMatch('set'),
  },
  games_share: { label: 'Share of games won', values: overAll(gamesWon), words: outOf('games won') },
  games_share_among: {
    label: 'Share of games won among those tied',
    values: amongTied(gamesWon),
    words: outOf('games won among those tied'),
  },
  game_difference: {
    label: 'Game difference',
    values: overAll((record) => whole(record.gamesWon - record.gamesLost)),
    words: differenceOf('game'),
  },
  game_difference_per_match: {
    label: 'Game difference per match',
    values: overAll((record) => share(record.gamesWon - record.gamesLost, record.wins + record.losses)),
    words: differencePerMatch('game'),
  },
  ranking: {
    label: 'Ranking',
    values: (tied, { rankings }) =>
      tied.map((entrant) => {
        const ranking = rankings.get(entrant);
        return ranking === undefined ? unranked : whole(-ranking);
      }),
    words: (value) => (value === unranked ? 'not ranked' : `ranked ${-value.of}`),
  },
  lot: {
    label: 'Lot',
    values: (tied, { lots }) => {
      const drawn = tied.map((entrant) => lots.get(entrant));
      return drawn.every((lot) => lot !== undefined) ? drawn.map((lot) => whole(-lot)) : null;
    },
    words: ({ of }) => `lot ${1 - of}`,
  },
};
