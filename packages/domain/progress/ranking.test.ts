// Final rankings: every draw type, ties, and what is said while it lasts.
import { describe, expect, it } from 'vitest';
import { drawGroups } from '../draws/groups.ts';
import { drawQualifying } from '../draws/qualifying.ts';
import { drawRoundRobin } from '../draws/round-robin.ts';
import { entriesOf, valueOf } from '../draws/fixtures.ts';
import { isFinished, playableMatches } from './outlook.ts';
import { championOf, rankingOf } from './ranking.ts';
import type { Progress } from './progress.ts';
import { clearResult, setResult, settlePlaces, startProgress } from './results.ts';
import { played, rankingText, startOf, rankByWins } from './fixtures.ts';
import { promoteAlternate, reinstateEntry, withdrawEntry } from './withdrawals.ts';

/** Plays to the end; the entry with the lower index always wins. */
const finished = (start: Progress): Progress => {
  let progress = start;
  for (let [match] = playableMatches(progress); match !== undefined; [match] = playableMatches(progress)) {
    const [a = 0, b = 0] = progress.slots.slice(match * 2);
    progress = valueOf(setResult(progress, match, { winner: a < b ? 1 : 2, outcome: 'completed' })).progress;
  }
  return progress;
};

describe('rankingOf', () => {
  it.each(['cancelled', 'abandoned'] as const)(
    '[OU1] a group match that was %s is over, so that the places of its table count',
    (outcome) => {
      const table = valueOf(drawRoundRobin(entriesOf(4), { matchesPerParticipant: 3, randomSeed: 1 }));
      const start = valueOf(startProgress(table, { rank: rankByWins }));
      const progress = finished(valueOf(setResult(start, 0, { winner: null, outcome })).progress);
      expect([isFinished(progress), championOf(progress) === null]).toEqual([true, false]);
      expect(rankingOf(progress).every(({ final }) => final)).toBe(true);
      const reopened = valueOf(clearResult(progress, 0)).progress;
      expect(isFinished(reopened)).toBe(false);
    },
  );

  it.each([
    ['knockout', '1 A, 2 D, 3-4 B, 3-4 E, 5-6 C, 5-6 F'],
    ['consolation', '1 A, 2 D, 3-4 B, 3-4 E, 5 C, 6 F'],
    ['feed_in_consolation', '1 A, 2 D, 3 B, 4 C, 5-6 E, 5-6 F'],
    ['compass', '1 A, 2 D, 3 B, 4 E, 5 C, 6 F'],
    ['double_elimination', '1 A, 2 B, 3 D, 4 C, 5-6 E, 5-6 F'],
  ] as const)('%s of six', (type, ranking) => {
    const progress = finished(startOf('A - C B D - E F', { type }));
    expect(rankingText(progress)).toBe(ranking);
    expect(championOf(progress)).toBe(0);
  });

  it('shares places of a round, counted in people and not in lines', () => {
    const progress = finished(startOf('A - C D E - G - I J K - M - O P'));
    expect(rankingText(progress)).toBe(
      '1 A, 2 I, 3-4 E, 3-4 M, 5-8 C, 5-8 G, 5-8 K, 5-8 O, 9-11 D, 9-11 J, 9-11 P',
    );
  });

  it('with a match for third place', () => {
    expect(rankingText(finished(startOf('A B C D', { type: 'knockout', thirdPlace: true })))).toBe(
      '1 A, 2 C, 3 B, 4 D',
    );
  });

  it('while it lasts: places of the structure and, for those still playing, the places they can reach', () => {
    expect(rankingText(played(startOf('A B C D E - G H'), 'A>B C>D A>C'))).toBe(
      '1-2* A, 1-4* E, 1-8* G, 1-8* H, 3-4 C, 5-8 B, 5-8 D',
    );
  });

  it('[OU1] without a champion nobody is first', () => {
    const progress = played(startOf('A B C D'), 'A>B C>D');
    const double = valueOf(setResult(progress, 2, { winner: null, outcome: 'double_walkover' })).progress;
    expect(rankingText(double)).toBe('2-3 A, 2-3 C, 4-5 B, 4-5 D');
    expect([championOf(double), championOf(progress)]).toEqual([null, null]);
  });

  it('[OU1] after a double walkover earlier the others move up', () => {
    const double = valueOf(
      setResult(startOf('A B C D'), 0, { winner: null, outcome: 'double_default' }),
    ).progress;
    expect(rankingText(played(double, 'C>D'))).toBe('1 C, 2-4 A, 2-4 B, 2-4 D');
  });

  it('[SB1] names who withdrew, and leaves out whom an alternate replaced', () => {
    const out = valueOf(withdrawEntry(startOf('A B C D'), 0)).progress;
    const row = rankingOf(played(out, 'C>D B>C')).find(({ entry }) => entry === 0);
    expect(row).toEqual({ entry: 0, places: [3, 4], final: true, withdrawn: true });
    const replaced = valueOf(promoteAlternate(startOf('A B C D'), 0)).progress;
    expect(rankingText(played(replaced, 'B>Y C>D B>C'))).toBe('1 B, 2 C, 3-4 D, 3-4 Y');
  });

  it('[RR2] groups and knockout: the same places of all groups share', () => {
    const draw = valueOf(
      drawGroups(entriesOf(8, 8), { matchesPerParticipant: 3, progressing: 2, randomSeed: 1 }),
    );
    const progress = finished(valueOf(startProgress(draw, { rank: rankByWins })));
    expect(rankingText(progress)).toBe('1 P1, 2 P2, 3-4 P3, 3-4 P4, 5-6 P5, 5-6 P6, 7-8 P7, 7-8 P8');
  });

  it('[RR1] round robin: the order of the table', () => {
    const draw = valueOf(drawRoundRobin(entriesOf(4, 4), { matchesPerParticipant: 3, randomSeed: 1 }));
    const progress = finished(valueOf(startProgress(draw, { rank: rankByWins })));
    expect(rankingText(progress)).toBe('1 P1, 2 P2, 3 P3, 4 P4');
    expect(rankingText(valueOf(startProgress(draw)))).toBe('1-4* P1, 1-4* P2, 1-4* P3, 1-4* P4');
  });

  it('[RR1] a player of a table without a match is on a place like everybody else', () => {
    const table = drawRoundRobin(entriesOf(5), { matchesPerParticipant: 1, randomSeed: 1 });
    const start = valueOf(startProgress(valueOf(table)));
    const idle = start.draw.entries.findIndex((_, entry) => !start.slots.includes(entry));
    expect(rankingOf(start).filter(({ entry }) => entry === idle)).toMatchObject([
      { places: [1, 5], final: false },
    ]);
    const over = playableMatches(start).reduce(
      (state, match) => valueOf(setResult(state, match, { winner: 1, outcome: 'completed' })).progress,
      start,
    );
    const others = [0, 1, 2, 3, 4].filter((entry) => entry !== idle);
    const settled = valueOf(settlePlaces(over, 0, [idle, ...others]));
    expect(rankingOf(settled.progress).map(({ entry }) => entry)).toEqual([idle, ...others]);
    expect(settled.consequences).toContainEqual(
      expect.objectContaining({ kind: 'place', entry: idle, before: null, after: [1, 1] }),
    );
    expect(championOf(settled.progress)).toBe(idle);
    const out = valueOf(withdrawEntry(settled.progress, idle)).progress;
    expect(valueOf(reinstateEntry(out, idle)).progress).toEqual(settled.progress);
  });

  it('qualifying: behind everybody of the main draw', () => {
    const main = entriesOf(3, 0, (number) => ({ id: `m${number}`, name: `M${number}` }));
    const draw = valueOf(drawQualifying(main, entriesOf(4), { qualifiers: 1, randomSeed: 1 }));
    const ranking = rankingOf(finished(valueOf(startProgress(draw))));
    expect(ranking.map(({ places }) => places.join('-'))).toEqual([
      '1-1',
      '2-2',
      '3-4',
      '3-4',
      '5-5',
      '6-7',
      '6-7',
    ]);
    expect(ranking.slice(0, 4).filter(({ entry }) => entry >= 3)).toHaveLength(1);
  });

  it('double elimination won from the losers’ bracket', () => {
    const progress = played(startOf('A B', { type: 'double_elimination' }), 'A>B B>A');
    expect(rankingText(progress)).toBe('1-2* A, 1-2* B');
    expect(rankingText(played(progress, 'B>A'))).toBe('1 B, 2 A');
  });
});
