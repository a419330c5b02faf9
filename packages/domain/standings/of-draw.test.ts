// Groups of a draw as they are played: tables, withdrawals, lots, and the knockout that opens.
import { describe, expect, it } from 'vitest';
import { reasonLine } from './fixtures.ts';
import { drawGroups } from '../draws/groups.ts';
import { drawRoundRobin } from '../draws/round-robin.ts';
import { NOBODY } from '../draws/structure.ts';
import { rebuilt } from '../progress/fixtures.ts';
import { rankingOf } from '../progress/ranking.ts';
import { setResult, settlePlaces, startProgress } from '../progress/results.ts';
import { withdrawEntry } from '../progress/withdrawals.ts';
import type { Draw, Entry } from '../draws/draw.ts';
import type { Outcome } from '../progress/outcome.ts';
import type { MatchResult, Progress } from '../progress/progress.ts';
import type { Result } from '../result.ts';
import { LADDERS } from './ladders.ts';
import { rankStageBy, stageStandings } from './of-draw.ts';
import { stageTable } from './stage-table.ts';
import type { StageRules } from './of-draw.ts';

const valueOf = <T>(result: Result<T, { readonly code: string }>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const seeded = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `P${index}`, seed: index + 1 }));

const twoGroups = (): Draw =>
  valueOf(drawGroups(seeded(8), { matchesPerParticipant: 3, progressing: 2, randomSeed: 1 }));

const start = (draw: Draw, rules: StageRules): Progress =>
  valueOf(startProgress(draw, { rank: rankStageBy(rules) }));

/** Plays every open group match: the lower entry index wins 6-0 6-0, unless `upsets` reverses the match. */
const playGroups = (
  progress: Progress,
  upsets: readonly (readonly [number, number])[] = [],
  result: Omit<MatchResult, 'winner'> = { outcome: 'completed' },
): Progress => {
  let now = progress;
  now.draw.structure.matches.forEach(({ stage }, match) => {
    if (now.draw.structure.stages[stage]?.kind !== 'group' || now.decisions[match] !== 0) return;
    const [upper = -1, lower = -1] = now.slots.slice(match * 2, match * 2 + 2);
    const isUpset = upsets.some(([a, b]) => (a === upper && b === lower) || (a === lower && b === upper));
    const winner = upper < lower === isUpset ? 2 : 1;
    now = valueOf(setResult(now, match, { ...result, winner })).progress;
  });
  return now;
};

const firstRound = (progress: Progress): readonly number[] => {
  const { stages } = progress.draw.structure;
  const knockout = stages.find(({ kind }) => kind === 'knockout');
  const from = (knockout?.firstMatch ?? 0) * 2;
  return progress.slots.slice(from, from + 4);
};

const firstUnplayed = (entries: readonly Entry[]) => {
  const draw = valueOf(drawRoundRobin(entries, { matchesPerParticipant: 1, randomSeed: 1 }));
  return stageStandings(start(draw, { ladder: LADDERS.atp }), 0, { ladder: LADDERS.atp }).rows[0]?.entrant;
};

describe('standings of a draw', () => {
  it('[RR9] when two withdraw, the first gives the second a walkover', () => {
    const first = valueOf(withdrawEntry(start(twoGroups(), { ladder: LADDERS.usta }), 7)).progress;
    const both = valueOf(withdrawEntry(first, 0)).progress;
    const { rows } = stageStandings(both, 0, { ladder: LADDERS.usta });
    expect(rows.map(({ entrant, record }) => [entrant, record.wins, record.losses])).toEqual([
      [3, 2, 0],
      [4, 2, 0],
      [0, 1, 2],
      [7, 0, 3],
    ]);
  });

  it('[RR9] a player who withdrew before the draw was made leaves nothing open', () => {
    const draw = twoGroups();
    const { firstLine = 0 } = draw.structure.stages[0] ?? {};
    const emptied = { ...draw, lines: draw.lines.with(firstLine + 3, NOBODY) };
    const played = playGroups(start(emptied, { ladder: LADDERS.atp }));
    const table = stageStandings(played, 0, { ladder: LADDERS.atp });
    expect(table.rows.map(({ entrant, record }) => [entrant, record.wins])).toEqual([
      [0, 2],
      [3, 1],
      [4, 0],
    ]);
    expect(table.complete).toBe(true);
  });

  it('[OU1] keeps how each match ended', () => {
    const draw = valueOf(drawRoundRobin(seeded(3), { matchesPerParticipant: 2, randomSeed: 1 }));
    const losersOf = (outcome: Outcome) => {
      const [first] = valueOf(setResult(start(draw, { ladder: LADDERS.points }), 0, { winner: 1, outcome }))
        .progress.results;
      expect(first?.outcome).toBe(outcome);
      const progress = valueOf(
        setResult(start(draw, { ladder: LADDERS.points }), 0, { winner: 1, outcome }),
      ).progress;
      const { rows } = stageStandings(progress, 0, { ladder: LADDERS.points });
      return rows.map(({ record }) => record).find(({ losses }) => losses > 0);
    };
    expect(losersOf('retired')).toMatchObject({ played: 1, points: 1, forfeits: 1 });
    expect(losersOf('walkover')).toMatchObject({ played: 0, points: 0, forfeits: 1 });
    expect(losersOf('defaulted')).toMatchObject({ played: 0, points: 0, forfeits: 1 });
    expect(losersOf('completed')).toMatchObject({ played: 1, points: 1, forfeits: 0 });
  });

  it('[RR2][RR3] a finished group sends its places to the knockout', () => {
    const opened = start(twoGroups(), { ladder: LADDERS.atp });
    expect(firstRound(opened)).toEqual([-1, -1, -1, -1]);
    const played = playGroups(opened);
    expect(played.orders.slice(0, 2)).toEqual([
      [0, 3, 4, 7],
      [1, 2, 5, 6],
    ]);
    expect(firstRound(played)).toEqual([0, 2, 3, 1]);
    const table = stageStandings(played, 0, { ladder: LADDERS.atp });
    expect(table.rows.map(({ entrant, reason }) => [entrant, reasonLine(reason)])).toEqual([
      [0, 'wins(3); P3: wins(2), P4: wins(1), P7: wins(0)'],
      [3, 'wins(2); P0: wins(3), P4: wins(1), P7: wins(0)'],
      [4, 'wins(1); P0: wins(3), P3: wins(2), P7: wins(0)'],
      [7, 'wins(0); P0: wins(3), P3: wins(2), P4: wins(1)'],
    ]);
    expect(table.complete).toBe(true);
    expect(stageStandings(opened, 0, { ladder: LADDERS.atp }).complete).toBe(false);
  });

  it('[RR9] a player who withdraws keeps what they played and does not go on', () => {
    const played = playGroups(start(twoGroups(), { ladder: LADDERS.atp }));
    const left = valueOf(withdrawEntry(played, 3)).progress;
    expect(left.orders[0]).toEqual([0, 4, 7, 3]);
    expect(stageStandings(left, 0, { ladder: LADDERS.atp }).rows[1]).toMatchObject({
      entrant: 3,
      place: 2,
      withdrawn: true,
    });
    const before = valueOf(withdrawEntry(start(twoGroups(), { ladder: LADDERS.atp }), 0)).progress;
    const { rows } = stageStandings(playGroups(before), 0, { ladder: LADDERS.atp });
    expect(rows.map(({ entrant, record }) => [entrant, record.wins, record.played])).toEqual([
      [3, 3, 2],
      [4, 2, 2],
      [7, 1, 2],
      [0, 0, 0],
    ]);
    const expunged = stageStandings(playGroups(before), 0, { ladder: LADDERS.atp, withdrawal: 'expunge' });
    expect(expunged.rows.map(({ entrant, record }) => [entrant, record.wins])).toEqual([
      [3, 2],
      [4, 1],
      [7, 0],
      [0, 0],
    ]);
  });

  it('[RR9] in a table from which nobody goes on, a player who withdrew keeps the place of their results', () => {
    const draw = valueOf(drawRoundRobin(seeded(4), { matchesPerParticipant: 3, randomSeed: 1 }));
    const rules = { ladder: LADDERS.usta };
    const left = valueOf(withdrawEntry(playGroups(start(draw, rules)), 1)).progress;
    expect(left.orders[0]).toEqual([0, 1, 2, 3]);
    expect(rankingOf(left).map(({ entry, places }) => [entry, ...places])).toEqual([
      [0, 1, 1],
      [1, 2, 2],
      [2, 3, 3],
      [3, 4, 4],
    ]);
    const { rows } = stageTable(left, 0, rules);
    expect(rows.map(({ entrant, place, withdrawn }) => [entrant, place, withdrawn])).toEqual([
      [0, 1, false],
      [1, 2, true],
      [2, 3, false],
      [3, 4, false],
    ]);
  });

  it('the order stays open while a lot has to be drawn, and opens with the lot or by hand', () => {
    const upset = [[0, 4]] as const;
    const rules = { ladder: LADDERS.usta };
    const open = playGroups(start(twoGroups(), rules), upset);
    expect(open.orders[0]).toBe(null);
    expect(firstRound(open)).toEqual([-1, 2, -1, 1]);
    expect(stageStandings(open, 0, rules).undecided).toEqual([[0, 3, 4]]);
    const drawn = playGroups(start(twoGroups(), { ...rules, lots: [4, 0, 3] }), upset);
    expect(drawn.orders[0]).toEqual([4, 0, 3, 7]);
    expect(valueOf(settlePlaces(open, 0, [3, 4, 0, 7])).progress.orders[0]).toEqual([3, 4, 0, 7]);
  });

  it('[RR8] a lot that does not matter keeps nobody from the knockout', () => {
    const rules = { ladder: LADDERS.usta };
    const draw = valueOf(drawGroups(seeded(8), { matchesPerParticipant: 3, progressing: 1, randomSeed: 1 }));
    // The first wins group A, in which the others beat each other in a circle.
    const open = playGroups(start(draw, rules), [[3, 7]]);
    const final = draw.structure.matches.length - 1;
    expect(stageStandings(open, 0, rules).undecided).toEqual([[3, 4, 7]]);
    expect([open.orders[0], open.slots.slice(final * 2)]).toEqual([null, [0, 1]]);
    const settled = valueOf(settlePlaces(open, 0, [0, 7, 4, 3]));
    expect(settled.consequences.map(({ kind }) => kind)).toEqual(['order', 'place', 'place', 'place']);
    expect(rebuilt(open).slots).toEqual(open.slots);
  });

  it('[RR8] a lot between players who all go on holds up only their places', () => {
    const rules = { ladder: LADDERS.usta };
    const open = playGroups(start(twoGroups(), rules), [[3, 7]]);
    expect(firstRound(open)).toEqual([0, 2, -1, 1]);
    // Of the three, two withdraw: nobody is left to draw lots with.
    const left = valueOf(withdrawEntry(valueOf(withdrawEntry(open, 3)).progress, 7)).progress;
    expect(firstRound(left)).toEqual([0, 2, 4, 1]);
  });

  it('[OU1] double walkovers and abandoned matches count for nobody', () => {
    const draw = valueOf(drawRoundRobin(seeded(3), { matchesPerParticipant: 2, randomSeed: 1 }));
    let progress = start(draw, { ladder: LADDERS.points });
    progress = valueOf(setResult(progress, 0, { winner: null, outcome: 'double_walkover' })).progress;
    progress = valueOf(setResult(progress, 1, { winner: null, outcome: 'abandoned' })).progress;
    const { rows } = stageStandings(progress, 0, { ladder: LADDERS.points });
    expect(rows.map(({ record }) => record.wins)).toEqual([0, 0, 0]);
    expect(rows.reduce((losses, { record }) => losses + record.losses, 0)).toBe(2);
    expect(() => stageStandings(progress, 1, { ladder: LADDERS.points })).toThrow('Stage 1 is no group');
  });

  it('[RR3] ranks by ranking where anybody has one, else by seed', () => {
    const entries = seeded(2).map((entry, index): Entry => (index === 1 ? { ...entry, ranking: 50 } : entry));
    expect(firstUnplayed(entries)).toBe(1);
    expect(firstUnplayed(seeded(2))).toBe(0);
    expect(firstUnplayed(seeded(2).map((entry, index) => ({ ...entry, seed: 2 - index })))).toBe(1);
  });
});
