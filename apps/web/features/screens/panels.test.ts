// A screen in the clubhouse shows the right things, and turns (brief section 2).
import type { Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { brokenOff, comingTo, isSetClose, onCourt, panelsOf, playedOn, upNext } from './panels.ts';
import { START, ticked, turned } from './use-turning.ts';

const NOW = '2026-09-12T11:00:00.000Z';
const at = (time: string, day = 12): string => `2026-09-${day}T${time}:00.000Z`;
const match = (id: number, change: Partial<Match> = {}): Match =>
  sampleMatch(id, { timeZone: 'UTC', ...change });
const ids = (matches: readonly Match[]): number[] => matches.map(({ id }) => id);

const many = (count: number, change: Partial<Match>, from: number) =>
  Array.from({ length: count }, (_, index) => match(from + index, change));

const set = (player1: number, player2: number) => ({ player1, player2 });

const begun = (id: number, startTime: string | null) => match(id, { status: 'in_progress', startTime });

describe('[brief 2] a screen', () => {
  it('shows who is on court by court, ten behind nine', () => {
    const on = (id: number, court: string | null) => match(id, { status: 'in_progress', court });
    const matches = [on(1, 'Court 10'), on(2, 'Court 9'), on(3, null), match(4)];
    expect(ids(onCourt(matches, NOW))).toEqual([2, 1, 3]);
  });

  it('shows on a court the match that was planned last, and none whose result was forgotten yesterday', () => {
    const yesterday = { ...begun(1, at('20:00', 11)), leftOverFrom: at('02:00') };
    expect(playedOn([yesterday, begun(2, at('10:00')), begun(3, at('09:00'))], NOW)?.id).toBe(2);
    expect(playedOn([yesterday], NOW)).toBeUndefined();
    expect(playedOn([begun(4, null)], NOW)?.id).toBe(4);
    // After midnight the last match of the evening goes on.
    expect(playedOn([yesterday], '2026-09-12T00:30:00.000Z')?.id).toBe(1);
    // Nobody waits for it before a screen, unless its court stands still since.
    expect([onCourt([yesterday], NOW), brokenOff([yesterday], NOW)]).toEqual([[], []]);
    const suspended = { since: at('20:30', 11), reason: 'rain' as const, again: null };
    const broken = { ...yesterday, interrupted: { goesOn: null, suspended } };
    expect(ids(brokenOff([broken], NOW))).toEqual([1]);
    expect(playedOn([broken], NOW)).toBeUndefined();
  });

  it('shows who is next today: called ones first, then by time; nobody of another day, of no time, or of whom nobody is known', () => {
    const matches = [
      match(1, { startTime: at('14:00') }),
      match(2, { startTime: at('12:30') }),
      match(3, { startTime: at('15:00'), calledAt: at('10:55') }),
      match(4, { startTime: at('10:00', 13) }),
      match(5),
      match(6, { startTime: at('12:00'), p1Name: null, p2Name: null }),
      match(7, { startTime: at('12:00'), status: 'completed' }),
      match(8, { estimate: { median: at('13:00'), low: at('12:00'), high: at('14:00') } }),
    ];
    expect(ids(upNext(matches, NOW))).toEqual([3, 2, 8, 1]);
  });

  it('shows a match that was broken off as interrupted, the one that goes on first in front, and never as on court [D56]', () => {
    const on = (id: number, interrupted?: Match['interrupted']) =>
      match(id, {
        status: 'in_progress',
        startTime: at('10:00'),
        calledAt: at('09:55'),
        ...(interrupted !== undefined && { interrupted }),
      });
    const rain = { since: at('10:50'), reason: 'rain', again: null } as const;
    const matches = [
      on(1),
      on(2, { goesOn: at('14:00') }),
      on(3, { goesOn: at('11:30') }),
      on(4, { goesOn: at('09:00', 13) }),
      on(5, { goesOn: at('10:40') }),
      on(6, { goesOn: null, suspended: rain }),
      match(7, { startTime: at('12:00') }),
    ];
    expect(ids(onCourt(matches, NOW))).toEqual([1, 5]);
    expect(ids(brokenOff(matches, NOW))).toEqual([6, 3, 2, 4]);
    const shown = { id: 1, name: 'Riverside Clay Open', draw: null, matches };
    const pages = panelsOf([shown], [], NOW, { turn: 0, size: 8 });
    expect(pages.map((panel) => [panel.kind, 'matches' in panel ? ids(panel.matches) : []])).toEqual([
      ['onCourt', [1, 5]],
      ['interrupted', [6, 3, 2, 4]],
    ]);
    // All in the rain: what was broken off comes first, and who is next stands below.
    const wet = panelsOf([{ ...shown, matches: matches.slice(5) }], [], NOW, { turn: 0, size: 8 });
    expect(wet).toMatchObject([{ kind: 'interrupted', matches: [{ id: 6 }], below: [{ id: 7 }] }]);
    // On its court it is still the match of that court, but not where it goes on later.
    expect(playedOn([on(6, { goesOn: null, suspended: rain })], NOW)?.id).toBe(6);
    expect(playedOn([on(3, { goesOn: at('11:30') })], NOW)).toBeUndefined();
    expect(ids(comingTo(matches, NOW))).toEqual([3, 7, 2]);
  });

  it('has a page for as many matches as fit, and none for what there is not', () => {
    const shown = {
      id: 1,
      name: 'Riverside Clay Open',
      draw: null,
      matches: Array.from({ length: 11 }, (_, id) => match(id, { status: 'in_progress' })),
    };
    const pages = panelsOf([shown], [], NOW, { turn: 0, size: 8 });
    expect(pages.map((panel) => ('matches' in panel ? panel.matches.length : 0))).toEqual([8, 3]);
    expect(pages.map(({ kind, page, of }) => [kind, page, of])).toEqual([
      ['onCourt', 1, 2],
      ['onCourt', 2, 2],
    ]);
    expect(panelsOf([{ ...shown, matches: [] }], [], NOW, { turn: 0, size: 8 })).toEqual([]);
  });
});

describe('[brief 2] few matches on court', () => {
  it.each<[playing: number, next: number, size: number, pages: [string, number, number][]]>([
    [1, 0, 8, [['onCourt', 1, 0]]],
    [1, 3, 8, [['onCourt', 1, 3]]],
    [1, 4, 8, [['onCourt', 1, 4]]],
    [
      1,
      5,
      8,
      [
        ['onCourt', 1, 4],
        ['next', 5, 0],
      ],
    ],
    [4, 2, 8, [['onCourt', 4, 2]]],
    [
      4,
      3,
      8,
      [
        ['onCourt', 4, 2],
        ['next', 3, 0],
      ],
    ],
    [
      5,
      1,
      8,
      [
        ['onCourt', 5, 0],
        ['next', 1, 0],
      ],
    ],
    // Play stands still: the banner takes the room.
    [
      1,
      1,
      6,
      [
        ['onCourt', 1, 0],
        ['next', 1, 0],
      ],
    ],
    [0, 2, 8, [['next', 2, 0]]],
  ])('%i of them leave room for those of %i next, on pages of %i', (playing, next, size, pages) => {
    const matches = [
      ...many(playing, { status: 'in_progress' }, 1),
      ...many(next, { startTime: at('14:00') }, 101),
    ];
    const shown = { id: 1, name: 'Riverside Clay Open', draw: null, matches };
    expect(
      panelsOf([shown], [], NOW, { turn: 0, size }).map((panel) =>
        'below' in panel ? [panel.kind, panel.matches.length, panel.below.length] : [panel.kind],
      ),
    ).toEqual(pages);
  });
});

describe('[brief 2] the latest results', () => {
  it.each<[playing: number, next: number, results: number, pages: [string, number, string | null][]]>([
    // Nobody is next: they stand below, and have a page only where there are more of them.
    [1, 0, 3, [['onCourt', 1, 'results 3']]],
    [
      2,
      0,
      3,
      [
        ['onCourt', 2, 'results 2'],
        ['results', 3, null],
      ],
    ],
    [0, 1, 4, [['next', 1, 'results 4']]],
    // The next match comes first.
    [
      1,
      1,
      1,
      [
        ['onCourt', 1, 'next 1'],
        ['results', 1, null],
      ],
    ],
    [0, 0, 2, [['results', 2, null]]],
  ])('with %i on court and %i next, %i of them', (playing, next, results, pages) => {
    const matches = [
      ...many(playing, { status: 'in_progress' }, 1),
      ...many(next, { startTime: at('14:00') }, 101),
    ];
    const shown = { id: 1, name: 'Riverside Clay Open', draw: null, matches };
    const panels = panelsOf([shown], many(results, { status: 'completed' }, 201), NOW, { turn: 0, size: 8 });
    expect(
      panels.map((panel) =>
        'below' in panel
          ? [
              panel.kind,
              panel.matches.length,
              panel.below.length === 0 ? null : `${panel.belowKind} ${panel.below.length}`,
            ]
          : [panel.kind],
      ),
    ).toEqual(pages);
  });
});

describe('[brief 2] a set that the next game can end', () => {
  it.each<[string, Match['scores'], boolean]>([
    ['4-4', { set1: set(4, 4) }, false],
    ['5-4', { set1: set(5, 4) }, true],
    ['5-5', { set1: set(5, 5) }, false],
    ['6-5', { set1: set(6, 5) }, true],
    ['6-6', { set1: set(6, 6) }, true],
    ['6-4 0-5', { set1: set(6, 4), set2: set(0, 5) }, true],
    ['6-4 2-1', { set1: set(6, 4), set2: set(2, 1) }, false],
    ['nothing', null, false],
  ])('%s', (_, scores, isClose) => {
    expect(isSetClose(match(1, { status: 'in_progress', scores }))).toBe(isClose);
    expect(isSetClose(match(1, { status: 'scheduled', scores }))).toBe(false);
  });
});

describe('the pages', () => {
  it('turn, and behind the last a new turn begins', () => {
    const first = turned(START, 3, 1);
    expect(first).toMatchObject({ page: 1, turn: 0 });
    expect(turned({ ...first, page: 2 }, 3, 1)).toMatchObject({ page: 0, turn: 1 });
    expect(turned(START, 3, -1)).toMatchObject({ page: 2, turn: 0 });
    // Pages that have gone meanwhile.
    expect(turned({ ...START, page: 9 }, 2, 1)).toMatchObject({ page: 0, turn: 1 });
    expect(turned(START, 0, 1)).toMatchObject({ page: 0, turn: 1 });
  });

  it('stay while a set is close, but not for ever', () => {
    let shown = START;
    for (let n = 0; n < 8; n += 1) shown = ticked(shown, 3, true);
    expect(shown.page).toBe(0);
    expect(ticked(shown, 3, true)).toMatchObject({ page: 1, held: 0 });
    expect(ticked(START, 3, false).page).toBe(1);
  });
});
