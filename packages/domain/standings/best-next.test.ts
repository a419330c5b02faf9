// Three groups, from which the two best third places also go on, from the first match to the knockout.
import { describe, expect, it } from 'vitest';
import { codeLine } from '../draws/fixtures.ts';
import { drawGroups } from '../draws/groups.ts';
import { placeEntry } from '../draws/by-hand.ts';
import { NOBODY, TBD } from '../draws/structure.ts';
import { announced, differences, rebuilt } from '../progress/fixtures.ts';
import { isFinished, playableMatches } from '../progress/outlook.ts';
import { placesOf } from '../progress/places.ts';
import { championOf, rankingOf } from '../progress/ranking.ts';
import { clearResult, setResult, settlePlaces, startProgress } from '../progress/results.ts';
import { promoteAlternate, withdrawEntry } from '../progress/withdrawals.ts';
import { parseScore } from '../score/parse-score.ts';
import type { Draw, Entry } from '../draws/draw.ts';
import type { Progress } from '../progress/progress.ts';
import type { Result } from '../result.ts';
import { drawBestNext, seatNextBy } from './best-next.ts';
import { LADDERS } from './ladders.ts';
import { rankStageBy } from './of-draw.ts';
import type { StageRules } from './of-draw.ts';

const valueOf = <T>(result: Result<T, { readonly code: string }>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const drawOf = (bestNext: number, entries: readonly Entry[] = seeded): Draw =>
  valueOf(drawGroups(entries, { matchesPerParticipant: 3, progressing: 2, randomSeed: 1, bestNext }));

const seeded = Array.from({ length: 12 }, (_, index): Entry => ({
  id: index,
  name: `P${index}`,
  seed: index + 1,
}));

/** The better seed wins every group match, 6-0 6-0 unless the loser (by entry index) is named with another score. */
const played = (draw: Draw, rules: StageRules, scores: ReadonlyMap<number, string> = new Map()): Progress => {
  let progress = valueOf(startProgress(draw, { rank: rankStageBy(rules), seatNext: seatNextBy(rules) }));
  draw.structure.matches.forEach(({ stage }, match) => {
    if (draw.structure.stages[stage]?.kind !== 'group') return;
    const [upper = 0, lower = 0] = progress.slots.slice(match * 2, match * 2 + 2);
    const score = valueOf(
      parseScore(scores.get(Math.max(upper, lower)) ?? '6-0 6-0', { first: upper < lower ? 1 : 2 }),
    );
    progress = valueOf(
      setResult(progress, match, { winner: upper < lower ? 1 : 2, outcome: 'completed', score }),
    ).progress;
  });
  return progress;
};

const rules: StageRules = { ladder: LADDERS.usta };

describe('best next of a draw', () => {
  it('[RR2] takes the best of the next by shares and seats them away from their groups', () => {
    // Group A: 0 5 6 11, B: 1 4 7 10, C: 2 3 8 9. The thirds are 6, 7 and 8; 7 and 8 lose by less.
    const scores = new Map([
      [7, '7-5 7-5'],
      [8, '6-4 6-4'],
    ]);
    const progress = played(drawOf(2), rules, scores);
    const draw = valueOf(drawBestNext(progress, rules));
    const known = {
      results: progress.results.flatMap((result, match) => (result ? [[match, result] as const] : [])),
    };
    const knockout = valueOf(startProgress(draw, { ...known, rank: rankStageBy(rules) }));
    const first = draw.structure.stages[3]?.firstMatch ?? 0;
    expect(knockout.slots.slice(first * 2, first * 2 + 8)).toEqual([0, 7, 4, 3, 5, 2, 8, 1]);
    expect(valueOf(drawBestNext(knockout, rules))).toEqual(draw);
  });

  it('[RR2] where only winners go on, the best second', () => {
    const atp = { ladder: LADDERS.atp };
    const draw = valueOf(
      drawGroups(seeded, { matchesPerParticipant: 3, progressing: 1, randomSeed: 1, bestNext: 1 }),
    );
    expect(valueOf(drawBestNext(played(draw, atp), atp)).lines.slice(12)).toEqual([3]);
  });

  it('follows an order settled by hand', () => {
    const progress = valueOf(settlePlaces(played(drawOf(1), rules), 1, [1, 10, 4, 7])).progress;
    expect(valueOf(drawBestNext(progress, rules)).lines.slice(12)).toContain(4);
  });

  it('waits for the last group and for lots between groups', () => {
    const message = (progress: Progress) => {
      const drawn = drawBestNext(progress, rules);
      return drawn.ok ? 'seated' : codeLine(drawn.error);
    };
    expect(message(valueOf(startProgress(drawOf(1), { rank: rankStageBy(rules) })))).toBe(
      'group-open stage=group(1)',
    );
    expect(message(played(drawOf(1), rules))).toBe('lot-missing names=[P6, P7, P8]');
    expect(message(played(drawOf(3), rules))).toBe('seated');
    expect(message(played(drawOf(0), rules))).toBe('seated');
  });

  it('[RR3] compares rankings, else seeds, across groups', () => {
    const atp = { ladder: LADDERS.atp };
    expect(valueOf(drawBestNext(played(drawOf(1), atp), atp)).lines.slice(12)).toContain(6);
    const ranked = seeded.map((entry): Entry => (entry.id === 8 ? { ...entry, ranking: 1 } : entry));
    expect(valueOf(drawBestNext(played(drawOf(1, ranked), atp), atp)).lines.slice(12)).toContain(8);
  });
});

/** The better seed wins whatever can be played. */
const playedOut = (start: Progress): Progress => {
  let progress = start;
  for (let [match] = playableMatches(progress); match !== undefined; [match] = playableMatches(progress)) {
    const [upper = 0, lower = 0] = progress.slots.slice(match * 2);
    const winner = upper < lower ? 1 : 2;
    progress = valueOf(setResult(progress, match, { winner, outcome: 'completed' })).progress;
  }
  return progress;
};

/** The players in the first round of the knockout, top to bottom. */
const knockoutOf = (progress: Progress): readonly number[] => {
  const { firstMatch = 0, matchCount = 0 } = progress.draw.structure.stages[3] ?? {};
  return progress.slots.slice(firstMatch * 2, firstMatch * 2 + matchCount + 1);
};

describe('a draw with best next as it is played', () => {
  // Groups A: 0 5 6 11, B: 1 4 7 10, C: 2 3 8 9.
  const close = new Map([
    [7, '7-5 7-5'],
    [8, '6-4 6-4'],
  ]);

  it('[RR2] seats them when the last group has its order, and comes to a champion', () => {
    const grouped = played(drawOf(2), rules, close);
    expect(knockoutOf(grouped)).toEqual([0, 7, 4, 3, 5, 2, 8, 1]);
    expect(placesOf(grouped, 6)).toEqual([9, 9]);
    const end = playedOut(grouped);
    expect([isFinished(end), championOf(end)]).toEqual([true, 0]);
    expect(rankingOf(end).every(({ final }) => final)).toBe(true);
    expect(rebuilt(end)).toEqual(end);
  });

  it('[RR2] nobody is seated, and no third place is out, while a group is open', () => {
    const grouped = played(drawOf(2), rules, close);
    const change = valueOf(clearResult(grouped, grouped.draw.structure.stages[2]?.firstMatch ?? 0));
    expect(knockoutOf(change.progress)).toEqual(Array(8).fill(TBD));
    expect([6, 7, 8].map((third) => placesOf(change.progress, third))).toEqual([null, null, null]);
    expect(announced(change.consequences)).toEqual(
      expect.arrayContaining(differences(grouped, change.progress)),
    );
    expect(rebuilt(change.progress)).toEqual(change.progress);
  });

  it('[RR2] asks before a corrected group takes players out of matches that were played', () => {
    const end = playedOut(played(drawOf(2), { ladder: LADDERS.atp }, close));
    const { matchCount = 0, firstMatch = 0 } = end.draw.structure.stages[0] ?? {};
    const matches = Array.from({ length: matchCount }, (_, index) => firstMatch + index);
    const match = matches.find((one) => {
      const players = new Set(end.slots.slice(one * 2, one * 2 + 2));
      return players.has(0) && players.has(6);
    });
    const winner = end.slots[(match ?? 0) * 2] === 6 ? 1 : 2;
    const score = valueOf(parseScore('6-0 6-0', { first: winner }));
    const result = { winner, outcome: 'completed', score } as const;
    const refused = setResult(end, match ?? 0, result);
    expect(refused.ok ? 'entered' : refused.error.code).toBe('overwrites_played');
    const { progress } = valueOf(setResult(end, match ?? 0, result, { confirm: true }));
    expect(knockoutOf(progress)).toContain(6);
    expect(rebuilt(progress)).toEqual(progress);
  });

  it('[RR9] takes the next one when one of them withdraws, and nobody where none is left', () => {
    let progress = played(drawOf(3), rules, close);
    expect([6, 7, 8].every((third) => knockoutOf(progress).includes(third))).toBe(true);
    progress = valueOf(withdrawEntry(progress, 8)).progress;
    expect(knockoutOf(progress)).toContain(9);
    for (const out of [9, 3]) progress = valueOf(withdrawEntry(progress, out)).progress;
    expect(knockoutOf(progress)).toContain(NOBODY);
    expect(championOf(playedOut(progress))).toBe(0);
  });

  it('[SB2] no alternate steps in for one of them: their first match was in the group', () => {
    const draw = { ...drawOf(2), alternates: [{ id: 'z', name: 'Z' }] };
    const refused = promoteAlternate(played(draw, rules, close), 7);
    expect(refused.ok ? 'replaced' : refused.error.code).toBe('first_match_played');
  });

  it('[UN3] the number of the draw decides between equals of different groups', () => {
    const grouped = played(drawOf(1), rules);
    expect([6, 7, 8].filter((third) => knockoutOf(grouped).includes(third))).toHaveLength(1);
    expect(knockoutOf(rebuilt(grouped))).toEqual(knockoutOf(grouped));
  });

  it('[RR2] no hand puts anybody on a line that waits for the groups', () => {
    const draw = drawOf(1);
    const line = draw.lines.indexOf(TBD);
    const placed = placeEntry(draw, 0, line);
    expect(placed.ok ? 'placed' : placed.error.code).toBe('line-waits');
  });
});
