// The steps of ladders: what each compares among the tied, and what it says about each of them [RR3, RR4, RR5, RR8].
import type { EntrantId } from '../ids.ts';
import { share, whole } from './fraction.ts';
import { countRecords } from './record.ts';
import type { Fraction } from './fraction.ts';
import type { Ladder, StepName } from './ladders.ts';
import type { StepValue } from './reasons.ts';
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
  /** One value for each tied entrant, bigger is better; null if the step cannot tell them apart at all. */
  readonly values: (tied: readonly EntrantId[], table: Table) => readonly Fraction[] | null;
  /** The value as it is told; `rivals` gives the names of the others in the tie. */
  readonly tell: (value: Fraction, rivals: () => readonly string[]) => StepValue;
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

/** Share of matches won among the tied. Null unless each has a decided match with every other: otherwise it would be lopsided. */
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

const meeting: Step['tell'] = ({ of, total }, rivals) => {
  const [rival = '', ...others] = rivals();
  if (others.length > 0) return { code: 'won-among', of, total };
  if (total === 1) return { code: of === 1 ? 'beat' : 'lost-to', rival };
  return { code: 'won-against', of, total, rival };
};

const counted =
  (code: 'wins' | 'matches-played' | 'points'): Step['tell'] =>
  ({ of }) => ({ code, count: of });

type Shared = 'matches' | 'sets' | 'games';

const outOf =
  (what: Shared): Step['tell'] =>
  ({ of, total }) =>
    of === 0 && total === 1 ? { code: 'none', what } : { code: 'share', what, of, total };

const outOfAmong =
  (what: Shared): Step['tell'] =>
  ({ of, total }) =>
    of === 0 && total === 1 ? { code: 'none-among', what } : { code: 'share-among', what, of, total };

const differenceOf =
  (what: 'sets' | 'games'): Step['tell'] =>
  ({ of }) => ({ code: 'difference', what, difference: of });

const differencePerMatch =
  (what: 'sets' | 'games'): Step['tell'] =>
  ({ of, total }) => ({ code: 'difference-per-match', what, difference: of, matches: total });

/** Every step by name. */
export const STEPS: { readonly [Name in StepName]: Step } = {
  wins: { values: overAll(({ wins }) => whole(wins)), tell: counted('wins') },
  wins_share: {
    values: overAll(matchesWon),
    tell: outOf('matches'),
  },
  matches_played: {
    values: overAll(({ played }) => whole(played)),
    tell: counted('matches-played'),
  },
  no_forfeit: {
    values: overAll(({ forfeits }) => whole(forfeits === 0 ? 1 : 0)),
    tell: ({ of }) => ({ code: of === 1 ? 'finished-every-match' : 'gave-up-a-match' }),
  },
  points: {
    values: overAll(({ points }) => whole(points)),
    tell: counted('points'),
  },
  points_per_match: {
    values: overAll(({ points, wins, losses }) => share(points, wins + losses)),
    tell: ({ of, total }) => ({ code: 'points-per-match', points: of, matches: total }),
  },
  head_to_head_of_two: {
    values: (tied, table) => (tied.length === 2 ? headToHead(tied, table) : null),
    tell: meeting,
  },
  head_to_head: { values: headToHead, tell: meeting },
  completed_of_three: {
    values: (tied, { records }) => {
      const three = tied.map((entrant) => recordOf(records, entrant));
      const isTheirs = three.length === 3 && three.every(({ wins }) => wins === 1);
      return isTheirs ? three.map(({ forfeits }) => whole(forfeits === 0 ? 1 : 0)) : null;
    },
    tell: ({ of }) => ({ code: of === 1 ? 'completed-every-match' : 'did-not-complete' }),
  },
  sets_share: { values: overAll(setsWon), tell: outOf('sets') },
  sets_share_among: {
    values: amongTied(setsWon),
    tell: outOfAmong('sets'),
  },
  set_difference: {
    values: overAll((record) => whole(record.setsWon - record.setsLost)),
    tell: differenceOf('sets'),
  },
  set_difference_per_match: {
    values: overAll((record) => share(record.setsWon - record.setsLost, record.wins + record.losses)),
    tell: differencePerMatch('sets'),
  },
  games_share: { values: overAll(gamesWon), tell: outOf('games') },
  games_share_among: {
    values: amongTied(gamesWon),
    tell: outOfAmong('games'),
  },
  game_difference: {
    values: overAll((record) => whole(record.gamesWon - record.gamesLost)),
    tell: differenceOf('games'),
  },
  game_difference_per_match: {
    values: overAll((record) => share(record.gamesWon - record.gamesLost, record.wins + record.losses)),
    tell: differencePerMatch('games'),
  },
  ranking: {
    values: (tied, { rankings }) =>
      tied.map((entrant) => {
        const ranking = rankings.get(entrant);
        return ranking === undefined ? unranked : whole(-ranking);
      }),
    tell: (value) => (value === unranked ? { code: 'not-ranked' } : { code: 'ranked', ranking: -value.of }),
  },
  lot: {
    values: (tied, { lots }) => {
      const drawn = tied.map((entrant) => lots.get(entrant));
      return drawn.every((lot) => lot !== undefined) ? drawn.map((lot) => whole(-lot)) : null;
    },
    tell: ({ of }) => ({ code: 'lot', lot: 1 - of }),
  },
};
