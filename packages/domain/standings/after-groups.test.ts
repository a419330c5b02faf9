// Players who withdraw after their group: before its knockout has begun they are passed over, afterwards they keep their place [OU1, RR9].
import { describe, expect, it } from 'vitest';
import { drawGroups } from '../draws/groups.ts';
import { entriesOf, valueOf } from '../draws/fixtures.ts';
import { rebuilt } from '../progress/fixtures.ts';
import type { ChangeOptions, Progress } from '../progress/progress.ts';
import { championOf } from '../progress/ranking.ts';
import { setResult, settlePlaces, startProgress } from '../progress/results.ts';
import { reinstateEntry, withdrawEntry } from '../progress/withdrawals.ts';
import { LADDERS } from './ladders.ts';
import { rankStageBy } from './of-draw.ts';

const rank = rankStageBy({ ladder: LADDERS.usta });

/** Two groups of four, A 0 3 4 7 and B 1 2 5 6, of which two each go on; the lower index wins every group match. */
const groupsPlayed = (): Progress => {
  const draw = valueOf(
    drawGroups(entriesOf(8, 8), { matchesPerParticipant: 3, progressing: 2, randomSeed: 1 }),
  );
  let progress = valueOf(startProgress(draw, { rank }));
  draw.structure.matches.forEach(({ stage }, match) => {
    if (draw.structure.stages[stage]?.kind === 'group') progress = won(progress, match);
  });
  return progress;
};

/** The lower index wins. */
const won = (progress: Progress, match: number): Progress => {
  const [upper = -1, lower = -1] = progress.slots.slice(match * 2, match * 2 + 2);
  const result = { winner: upper < lower ? 1 : 2, outcome: 'completed' } as const;
  return valueOf(setResult(progress, match, result)).progress;
};

const FIRST_SEMI = 12;
const FINAL = 14;

const playersIn = (progress: Progress, match: number) => progress.slots.slice(match * 2, match * 2 + 2);

const semis = (progress: Progress) => [FIRST_SEMI, FIRST_SEMI + 1].map((match) => playersIn(progress, match));

const left = (progress: Progress, entry: number, options: ChangeOptions = {}) =>
  valueOf(withdrawEntry(progress, entry, options));

const semisPlayed = () => won(won(groupsPlayed(), FIRST_SEMI), FIRST_SEMI + 1);

describe('a withdrawal once the knockout has begun', () => {
  it('[OU1] of a finalist leaves both semi-finals, and makes the opponent champion by walkover', () => {
    const before = semisPlayed();
    expect(semis(before)).toEqual([
      [0, 2],
      [3, 1],
    ]);
    const { progress, overwritten } = left(before, 0);
    expect(overwritten).toEqual([]);
    expect(progress.results).toEqual(before.results);
    expect(progress.orders[0]).toEqual([0, 3, 4, 7]);
    expect(playersIn(progress, FINAL)).toEqual([0, 1]);
    expect([progress.decisions[FINAL], championOf(progress)]).toEqual([2, 1]);
    expect(rebuilt(progress)).toEqual(progress);
  });

  it('[OU1] of somebody who lost in a semi-final changes nothing but that', () => {
    const before = semisPlayed();
    const { progress, consequences } = left(before, 3);
    expect(consequences.map(({ kind }) => kind)).toEqual(['withdrawn']);
    expect([progress.slots, progress.orders]).toEqual([before.slots, before.orders]);
  });

  it('[OU1] gives the opponent the walkover while another match of the group is played, or under way', () => {
    const played = left(won(groupsPlayed(), FIRST_SEMI), 3).progress;
    const underWay = left(groupsPlayed(), 3, { started: [FIRST_SEMI] }).progress;
    for (const progress of [played, underWay]) {
      expect(playersIn(progress, FIRST_SEMI + 1)).toEqual([3, 1]);
      expect(progress.decisions[FIRST_SEMI + 1]).toBe(2);
      expect(progress.orders[0]).toEqual([0, 3, 4, 7]);
    }
  });

  it('[RR9] of somebody who did not go on leaves the order of the group', () => {
    expect(left(semisPlayed(), 4).progress.orders[0]).toEqual([0, 3, 4, 7]);
  });

  it('[OU1] stands when the score of a group match is corrected, and is taken back', () => {
    const progress = left(semisPlayed(), 0).progress;
    const [first] = progress.results;
    const result = { winner: first?.winner ?? null, outcome: 'retired' } as const;
    const corrected = valueOf(setResult(progress, 0, result)).progress;
    expect(corrected.slots).toEqual(progress.slots);
    expect(valueOf(reinstateEntry(progress, 0)).progress).toEqual(semisPlayed());
  });

  it('[RR9] keeps out somebody who was passed over before it', () => {
    const without = left(groupsPlayed(), 3).progress;
    expect(semis(without)[1]).toEqual([4, 1]);
    const played = left(won(won(without, FIRST_SEMI), FIRST_SEMI + 1), 0).progress;
    expect(played.orders[0]).toEqual([0, 4, 7, 3]);
    expect(semis(played)).toEqual([
      [0, 2],
      [4, 1],
    ]);
    expect(rebuilt(played)).toEqual(played);
  });
});

describe('a withdrawal before the knockout', () => {
  it('[RR9] passes over the player, whether the order was worked out or settled by hand', () => {
    const settled = valueOf(settlePlaces(groupsPlayed(), 0, [0, 3, 4, 7])).progress;
    for (const progress of [groupsPlayed(), settled]) {
      const without = left(progress, 0).progress;
      expect(without.orders[0]).toEqual([3, 4, 7, 0]);
      expect(semis(without)).toEqual([
        [3, 2],
        [4, 1],
      ]);
      expect(valueOf(reinstateEntry(without, 0)).progress).toEqual(progress);
    }
  });

  it('[RR9] also one that comes before the order is settled', () => {
    const without = left(groupsPlayed(), 0).progress;
    expect(valueOf(settlePlaces(without, 0, [0, 4, 3, 7])).progress.orders[0]).toEqual([4, 3, 7, 0]);
  });
});
