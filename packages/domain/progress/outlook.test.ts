// Reading a state: which matches are playable, which wait for whom, where everybody is, and what matches are called.
import { describe, expect, it } from 'vitest';
import { drawGroups } from '../draws/groups.ts';
import { drawQualifying } from '../draws/qualifying.ts';
import { entriesOf, nameLine, valueOf } from '../draws/fixtures.ts';
import { matchName } from './match-name.ts';
import { isFinished, playableMatches, standingOf, waitsFor, whereIs } from './outlook.ts';
import { placesOf } from './places.ts';
import { clearResult, setResult, startProgress } from './results.ts';
import { played, startOf, rankByWins } from './fixtures.ts';
import { withdrawEntry } from './withdrawals.ts';
import type { Progress } from './progress.ts';

const standings = (progress: Progress): string =>
  progress.decisions.map((_, match) => standingOf(progress, match)).join(' ');

const groupsStart = (count: number, progressing: number) =>
  valueOf(
    startProgress(
      valueOf(drawGroups(entriesOf(count), { matchesPerParticipant: 2, progressing, randomSeed: 1 })),
      { rank: rankByWins },
    ),
  );

describe('how matches stand', () => {
  it('from waiting to played', () => {
    const progress = startOf('A - C D E F G H');
    expect(standings(progress)).toBe('bye playable playable playable waiting waiting waiting');
    expect(playableMatches(progress)).toEqual([1, 2, 3]);
    const later = played(progress, 'C>D');
    expect(standings(later)).toBe('bye played playable playable playable waiting waiting');
    expect(playableMatches(later)).toEqual([2, 3, 4]);
  });

  it('[OU1] walkovers, empty matches, and a result without a winner', () => {
    const out = valueOf(withdrawEntry(startOf('A B C D'), 0)).progress;
    expect(standings(out)).toBe('walkover playable waiting');
    const double = valueOf(
      setResult(startOf('A B C D'), 0, { winner: null, outcome: 'double_default' }),
    ).progress;
    expect(standings(played(double, 'C>D'))).toBe('played played walkover');
    expect(
      standings(valueOf(setResult(double, 1, { winner: null, outcome: 'double_walkover' })).progress),
    ).toBe('played played empty');
    const cancelled = valueOf(setResult(startOf('A B'), 0, { winner: null, outcome: 'cancelled' })).progress;
    expect([standings(cancelled), isFinished(cancelled)]).toEqual(['played', false]);
  });

  it('[BY1] byes that meet, and a second final that is not needed', () => {
    expect(standings(startOf('A - - D - - G H', { type: 'consolation' }))).toBe(
      'bye bye empty playable playable waiting waiting waiting waiting waiting',
    );
    const final = played(startOf('A B', { type: 'double_elimination' }), 'A>B');
    expect(standings(final)).toBe('played playable waiting');
    expect(standings(played(final, 'A>B'))).toBe('played played not_needed');
    expect(standings(played(final, 'B>A'))).toBe('played played playable');
  });
});

describe('waitsFor', () => {
  it('names matches, lines, first-match losers and group places', () => {
    const progress = startOf('A - C D ? F G H', { type: 'consolation' });
    expect(waitsFor(progress, 1)).toEqual([]);
    expect(waitsFor(progress, 2)).toEqual([{ kind: 'line', line: 4 }]);
    expect(waitsFor(progress, 4)).toEqual([{ kind: 'winner', match: 1 }]);
    expect(waitsFor(progress, 7)).toEqual([
      { kind: 'first-loser', match: 0 },
      { kind: 'first-loser', match: 1 },
    ]);
    const third = startOf('A B C D', { type: 'knockout', thirdPlace: true });
    expect(waitsFor(third, 3)).toEqual([
      { kind: 'loser', match: 0 },
      { kind: 'loser', match: 1 },
    ]);
    const groups = groupsStart(6, 1);
    expect(waitsFor(groups, 6)).toEqual([
      { kind: 'place', stage: 0, place: 1 },
      { kind: 'place', stage: 1, place: 1 },
    ]);
    expect(waitsFor(progress, 99)).toEqual([]);
  });
});

describe('whereIs', () => {
  it('follows somebody through a bracket', () => {
    const start = startOf('A B C D');
    expect(whereIs(start, 0)).toEqual({ state: 'plays', match: 0, side: 1 });
    const won = played(start, 'B>A');
    expect(whereIs(won, 1)).toEqual({ state: 'waits', match: 2, side: 1 });
    expect(whereIs(won, 0)).toEqual({ state: 'finished', match: 0, side: 1, places: [3, 4] });
    expect(whereIs(played(won, 'C>D'), 2)).toEqual({ state: 'plays', match: 2, side: 2 });
    expect(whereIs(start, 9)).toEqual({ state: 'unplaced' });
  });

  it('names the next open match in a group, and after that the last one', () => {
    let progress = groupsStart(6, 1);
    const entry = progress.slots[0] ?? 0;
    const own = progress.slots.flatMap((occupant, slot) => (occupant === entry ? [slot >> 1] : []));
    for (const match of own) {
      expect(whereIs(progress, entry)).toMatchObject({ state: 'plays', match });
      progress = valueOf(setResult(progress, match, { winner: 1, outcome: 'completed' })).progress;
    }
    expect(whereIs(progress, entry)).toMatchObject({ state: 'waits', match: own.at(-1) });
  });

  it('after qualifying is the main draw, not the open match before', () => {
    const draw = valueOf(
      drawQualifying(
        entriesOf(3, 0, (number) => ({ id: `m${number}` })),
        entriesOf(2),
        { qualifiers: 1, randomSeed: 1 },
      ),
    );
    const progress = valueOf(
      setResult(valueOf(startProgress(draw)), 0, { winner: 1, outcome: 'completed' }),
    ).progress;
    expect(whereIs(progress, draw.lines[0] ?? 0)).toMatchObject({ state: 'plays' });
    expect(whereIs(progress, draw.lines[1] ?? 0)).toMatchObject({ state: 'finished', places: [5, 5] });
  });

  it('of somebody who withdrew and has no opponent yet is where they wait', () => {
    const progress = valueOf(withdrawEntry(played(startOf('A B C D'), 'A>B'), 0)).progress;
    expect(whereIs(progress, 0)).toEqual({ state: 'waits', match: 2, side: 1 });
    expect(placesOf(progress, 0)).toBeNull();
  });
});

describe('isFinished', () => {
  it('needs every match decided and every group ordered', () => {
    const bracket = played(startOf('A B C D', { type: 'knockout', thirdPlace: true }), 'A>B C>D A>C');
    expect(isFinished(bracket)).toBe(false);
    expect(isFinished(played(bracket, 'B>D'))).toBe(true);
    let groups = groupsStart(6, 1);
    for (let match = 0; match < 7; match++) {
      expect(isFinished(groups)).toBe(false);
      groups = valueOf(setResult(groups, match, { winner: 2, outcome: 'completed' })).progress;
    }
    expect(isFinished(groups)).toBe(true);
    expect(isFinished({ ...groups, orders: [null, null, null] })).toBe(false);
    expect(isFinished(valueOf(clearResult(groups, 6)).progress)).toBe(false);
  });
});

describe('matchName', () => {
  it.each([
    [32, 0, 'round-of(32, 1)'],
    [32, 16, 'round-of(16, 17)'],
    [32, 24, 'quarter-final(25)'],
    [32, 29, 'semi-final(30)'],
    [32, 30, 'final'],
    [2, 0, 'final'],
  ])('in a draw of %i match %i', (size, match, name) => {
    const { structure } = startOf(Array.from({ length: size }, () => '?').join(' ')).draw;
    expect(nameLine(matchName(structure, match))).toBe(name);
  });

  it('names groups, other brackets, sections and single matches by their stage', () => {
    const groups = groupsStart(12, 2).draw.structure;
    expect([0, 12, 16, 18].map((match) => nameLine(matchName(groups, match)))).toEqual([
      'round(1, 1, group(1))',
      'quarter-final(13)',
      'semi-final(17)',
      'final',
    ]);
    const compass = startOf('A B C D E F G H', { type: 'compass' }).draw.structure;
    expect([6, 7, 9, 10].map((match) => nameLine(matchName(compass, match)))).toEqual([
      'final',
      'semi-final(8, west)',
      'final(west)',
      'only(north)',
    ]);
    expect(() => matchName(compass, 99)).toThrow(new RangeError('There is no match 99.'));
    const main = entriesOf(2, 0, (number) => ({ id: `m${number}` }));
    const qualifying = valueOf(
      drawQualifying(main, entriesOf(8), { qualifiers: 2, randomSeed: 1 }),
    ).structure;
    expect([0, 4, 6, 8].map((match) => nameLine(matchName(qualifying, match)))).toEqual([
      'round(1, 1, qualifying)',
      'round(2, 5, qualifying)',
      'semi-final(7)',
      'final',
    ]);
  });
});
