// Leaving and stepping in: withdrawals, alternates, lucky losers, and the lines of seeds.
import { describe, expect, it } from 'vitest';
import { breachesOf } from '../draws/breaches.ts';
import { placeEntry } from '../draws/by-hand.ts';
import type { Entry } from '../draws/draw.ts';
import { drawKnockout } from '../draws/knockout.ts';
import { drawQualifying } from '../draws/qualifying.ts';
import { drawRoundRobin } from '../draws/round-robin.ts';
import { entriesOf, codeLine, refusalOf, valueOf } from '../draws/fixtures.ts';
import { TBD } from '../draws/structure.ts';
import { luckyLosers } from './lucky-losers.ts';
import { playableMatches } from './outlook.ts';
import { placesOf } from './places.ts';
import type { Change, Progress, ProgressError } from './progress.ts';
import type { Result } from '../result.ts';
import { setResult, settlePlaces, startProgress } from './results.ts';
import { entryOf, played, playersIn, startOf } from './fixtures.ts';
import { walkoversToCome } from './walkovers-to-come.ts';
import { promoteAlternate, reinstateEntry, withdrawEntry } from './withdrawals.ts';
import type { PromoteOptions } from './withdrawals.ts';

const textsOf = (answer: Result<Change, ProgressError>): string[] =>
  valueOf(answer).consequences.map(({ news }) => codeLine(news));

const refusalText = (answer: Result<Change, ProgressError>): string => codeLine(refusalOf(answer));

const without = (progress: Progress, ...names: string[]): Progress =>
  names.reduce((state, name) => valueOf(withdrawEntry(state, entryOf(state, name))).progress, progress);

const toCome = (progress: Progress, name: string): string[] =>
  walkoversToCome(progress, entryOf(progress, name)).map(codeLine);

const promote = (progress: Progress, name: string, options: PromoteOptions = {}) =>
  promoteAlternate(progress, entryOf(progress, name), options);

/** Fourteen entries, eight of them seeded, P1 the best, with two alternates. */
const drawn = (): Progress =>
  valueOf(
    startProgress(
      valueOf(
        drawKnockout(
          entriesOf(14, 8, (number) => ({ ranking: number })),
          {
            randomSeed: 5,
            alternates: [
              { id: 'y', name: 'Y' },
              { id: 'z', name: 'Z' },
            ],
          },
        ),
      ),
    ),
  );

const breaches = (progress: Progress) => breachesOf(progress.draw).map(({ problem }) => codeLine(problem));

describe('withdrawEntry', () => {
  it('[SD5] before their first match, with no alternate, the opponent advances', () => {
    expect(textsOf(withdrawEntry(startOf('A B C D'), 0))).toEqual([
      'withdraws name=A',
      'advances match=semi-final(1) name=B',
      'moves-in match=final name=B',
      'ends-on-places name=A best=3 worst=4',
    ]);
  });

  it('[OU1] after their first match what they played stands, and the next opponent advances on arrival', () => {
    const progress = without(played(startOf('A B C D'), 'A>B'), 'A');
    expect([playersIn(progress, 2), progress.decisions]).toEqual(['A ?', [1, 0, 0]]);
    const next = setResult(progress, 1, { winner: 2, outcome: 'completed' });
    expect(textsOf(next)).toEqual([
      'result-entered match=semi-final(2) result=completed(D, C)',
      'wins match=semi-final(2) name=D',
      'advances match=final name=D',
      'moves-in match=final name=D',
      'ends-on-places name=C best=3 worst=4',
      'ends-on-place name=D place=1',
      'ends-on-place name=A place=2',
    ]);
  });

  it('[BY1] of somebody with a bye gives their next opponent the walkover', () => {
    const progress = without(startOf('A - C D'), 'A');
    expect(playersIn(progress, 2)).toBe('A ?');
    expect(played(progress, 'C>D').decisions[2]).toBe(2);
  });

  it('[OU1] tells of the walkover to come while the opponent is not known', () => {
    const bye = startOf('A - C D');
    expect(toCome(bye, 'A')).toEqual([]);
    expect(toCome(without(bye, 'A'), 'A')).toEqual(['winner-passes match=final from=semi-final(2)']);
    expect(toCome(without(played(bye, 'C>D'), 'A'), 'A')).toEqual([]);
    const consolation = played(startOf('A B C D', { type: 'consolation' }), 'A>B');
    expect(toCome(without(consolation, 'B'), 'B')).toHaveLength(1);
    expect(toCome(without(consolation, 'B'), 'B')[0]).toMatch(/^opponent-passes match=/);
    expect(toCome(without(startOf('A B C D'), 'A'), 'A')).toEqual([]);
  });

  it('[OU1] of both goes by who left first: the later one had the walkover already', () => {
    const first = without(startOf('A B C D'), 'A', 'B');
    expect([first.decisions[0], playersIn(first, 2)]).toEqual([2, 'B ?']);
    const second = without(startOf('A B C D'), 'B', 'A');
    expect([second.decisions[0], playersIn(second, 2)]).toEqual([1, 'A ?']);
    expect(played(first, 'C>D').decisions).toEqual([2, 1, 2]);
  });

  it('changes nothing that was played, even against somebody who left later', () => {
    const progress = played(without(startOf('A B C D'), 'A'), 'C>D B>C');
    expect(textsOf(withdrawEntry(progress, entryOf(progress, 'B')))).toEqual(['withdraws name=B']);
  });

  it('of somebody who waits in a consolation gives the walkover there', () => {
    const start = startOf('A B C D E F G H', { type: 'consolation' });
    const progress = without(played(start, 'A>B C>D'), 'B');
    expect([playersIn(progress, 7), progress.decisions[7]]).toEqual(['B D', 2]);
  });

  it('[OU1] before their first match leaves nobody for the consolation, and the last place to them', () => {
    const gone = without(startOf('A B C D E F G H', { type: 'consolation' }), 'B');
    expect([playersIn(gone, 7), placesOf(gone, 1)]).toEqual(['0 ?', [8, 8]]);
    expect(played(gone, 'C>D').decisions[7]).toBe(2);
    const rested = without(startOf('A - C D E F G H', { type: 'consolation' }), 'A');
    expect(placesOf(rested, 0)).toBeNull();
    const lost = played(rested, 'C>D');
    expect([playersIn(lost, 7), placesOf(lost, 0)]).toEqual(['0 D', [8, 8]]);
  });

  it('[OU1] before the grand final makes the other one win both', () => {
    const start = played(startOf('A B C D', { type: 'double_elimination' }), 'A>B C>D A>C B>D C>B');
    const upper = without(start, 'A');
    expect([playersIn(upper, 6), placesOf(upper, 0), placesOf(upper, 2)]).toEqual(['0 C', [2, 2], [1, 1]]);
    const lower = without(start, 'C');
    expect([playersIn(lower, 6), placesOf(lower, 0), placesOf(lower, 2)]).toEqual(['- -', [1, 1], [2, 2]]);
  });

  it('in a group wins every open match for the others, [RR9] keeps those played', () => {
    const table = valueOf(drawRoundRobin(entriesOf(4), { matchesPerParticipant: 3, randomSeed: 1 }));
    const start = valueOf(startProgress(table));
    const [match = 0] = playableMatches(start);
    const loser = start.slots[match * 2] ?? 0;
    const progress = valueOf(
      withdrawEntry(valueOf(setResult(start, match, { winner: 2, outcome: 'completed' })).progress, loser),
    ).progress;
    const his = progress.slots.flatMap((entry, slot) =>
      entry === loser ? [[slot >> 1, (slot & 1) + 1] as const] : [],
    );
    expect(his).toHaveLength(3);
    for (const [number, side] of his) expect(progress.decisions[number]).toBe(3 - side);
    expect(progress.results.filter(Boolean)).toHaveLength(1);
  });

  it('refuses nobody, and the same again', () => {
    const progress = startOf('A B C D');
    expect(refusalText(withdrawEntry(progress, 9))).toBe('no_such_entry number=10');
    expect(refusalText(withdrawEntry(without(progress, 'A'), 0))).toBe('already_withdrawn name=A');
  });
});

describe('reinstateEntry', () => {
  it('takes a withdrawal back', () => {
    const progress = startOf('A B C D');
    const back = reinstateEntry(without(progress, 'A'), 0);
    expect(textsOf(back)).toEqual([
      'back name=A',
      'open-again match=semi-final(1)',
      'leaves match=final name=B',
      'still-in name=A',
    ]);
    expect(valueOf(back).progress).toEqual(progress);
    expect(valueOf(back).consequences[0]).toMatchObject({
      kind: 'withdrawn',
      entry: 0,
      before: true,
      after: false,
    });
    const both = without(progress, 'A', 'C');
    expect(valueOf(reinstateEntry(both, 0)).progress).toEqual(without(progress, 'C'));
  });

  it('[D14] refuses once the opponent has played on', () => {
    const progress = played(without(startOf('A B C D'), 'A'), 'C>D B>C');
    expect(refusalOf(reinstateEntry(progress, 0)).overwritten).toEqual([2]);
    expect(playersIn(valueOf(reinstateEntry(progress, 0, { confirm: true })).progress, 2)).toBe('? C');
  });

  it('refuses an entry that has not withdrawn, or whose line is taken', () => {
    const progress = startOf('A B C D');
    expect(refusalText(reinstateEntry(progress, 0))).toBe('not_withdrawn name=A');
    expect(refusalText(reinstateEntry(progress, 9))).toBe('no_such_entry number=10');
    const replaced = valueOf(promote(progress, 'A')).progress;
    expect(refusalText(reinstateEntry(replaced, 0))).toBe('line_taken name=A');
  });
});

describe('promoteAlternate', () => {
  it('[SB1] [SD5] puts the first alternate on the same line', () => {
    const change = valueOf(promote(startOf('A B C D'), 'C'));
    expect(change.consequences.map(({ news }) => codeLine(news))).toEqual([
      'withdraws name=C',
      'line name=Y line=3 stage=main',
      'takes-place match=semi-final(2) name=Y before=C',
    ]);
    const { draw, withdrawn } = change.progress;
    expect([playersIn(change.progress, 1), draw.alternates.map((entry) => entry.name), withdrawn]).toEqual([
      'Y D',
      ['Z'],
      [2],
    ]);
    expect(draw.entries.map((entry) => entry.name).join('')).toBe('ABCDY');
    expect(draw.lines).toEqual([0, 1, 4, 3]);
    expect(playersIn(valueOf(promote(change.progress, 'Y')).progress, 1)).toBe('Z D');
  });

  it('[SB1] follows the list unless the organiser insists', () => {
    const progress = startOf('A B C D');
    expect(refusalText(promote(progress, 'A', { alternate: 1 }))).toBe('not_next name=Y');
    const insisted = valueOf(promote(progress, 'A', { alternate: 1, confirm: true })).progress;
    expect([playersIn(insisted, 0), insisted.draw.alternates[0]?.name]).toEqual(['Z B', 'Y']);
    const none = valueOf(promote(valueOf(promote(progress, 'A')).progress, 'B')).progress;
    expect(refusalText(promote(none, 'C'))).toBe('no_alternate');
  });

  it('[SB1] also with somebody who was replaced and waits again: they are one entry, not two', () => {
    const { progress } = valueOf(promote(startOf('A B C D'), 'A'));
    const [replaced] = progress.draw.entries;
    const waiting = { ...progress, draw: { ...progress.draw, alternates: replaced ? [replaced] : [] } };
    const change = valueOf(promote(waiting, 'C')).progress;
    expect(change.draw.entries.map((entry) => entry.name).join('')).toBe('ABCDY');
    expect([playersIn(change, 0), playersIn(change, 1), change.withdrawn]).toEqual(['Y B', 'A D', [2]]);
    const again = { ...change, draw: { ...change.draw, alternates: replaced ? [replaced] : [] } };
    expect(refusalText(promote(again, 'B'))).toBe('already_in_draw name=A');
  });

  it('[SB1] also for somebody who has withdrawn already, whose opponent then waits again', () => {
    const progress = without(startOf('A B C D'), 'A');
    const change = valueOf(promote(progress, 'A')).progress;
    expect([playersIn(change, 0), playersIn(change, 2), change.withdrawn]).toEqual(['Y B', '? ?', [0]]);
    const late = played(progress, 'C>D B>C');
    expect(refusalOf(promote(late, 'A'))).toMatchObject({ code: 'overwrites_played', overwritten: [2] });
  });

  it('[SB2] refuses once their first match is played; a walkover win counts as played', () => {
    const completed = played(startOf('A B C D'), 'A>B');
    expect(refusalText(promote(completed, 'A'))).toBe(
      'first_match_played name=A match=semi-final(1) state=played',
    );
    expect(refusalOf(promote(completed, 'B')).code).toBe('first_match_played');
    expect(refusalOf(promote(played(startOf('A B C D'), 'A>B', 'walkover'), 'A')).code).toBe(
      'first_match_played',
    );
    expect(refusalOf(promote(without(startOf('A B C D'), 'B'), 'A')).code).toBe('first_match_played');
    expect(refusalText(promote(played(startOf('A - C D'), 'C>D A>C'), 'A'))).toBe(
      'first_match_played name=A match=final state=played',
    );
  });

  it('[SB2] refuses once the first match has begun, however much it is confirmed', () => {
    const progress = startOf('A B C D');
    const refused = refusalOf(promote(progress, 'A', { started: [0], confirm: true }));
    expect(codeLine(refused)).toBe('first_match_played name=A match=semi-final(1) state=begun');
    expect(promote(progress, 'C', { started: [0] }).ok).toBe(true);
    // Nor does anybody leave a match that has begun to take a seed's line.
    const seeded = startOf('A B C D', { type: 'knockout' }, (name) =>
      name === 'A' ? { seed: 1 } : { ranking: name === 'C' ? 2 : 3 },
    );
    const next = valueOf(promote(seeded, 'A', { beforeOrderOfPlay: true, started: [1] })).progress;
    expect(playersIn(next, 0)).toBe('B Y');
  });

  it('[SB2] a bye does not count as played', () => {
    expect(playersIn(valueOf(promote(played(startOf('A - C D'), 'C>D'), 'A')).progress, 2)).toBe('Y C');
  });

  it('[RR9] takes over all the matches of a group', () => {
    const table = valueOf(
      drawRoundRobin(entriesOf(3), {
        matchesPerParticipant: 2,
        randomSeed: 1,
        alternates: [{ id: 9, name: 'Y' }],
      }),
    );
    const progress = valueOf(promoteAlternate(valueOf(startProgress(table)), 1)).progress;
    expect(progress.slots.filter((entry) => entry === 3)).toHaveLength(2);
    expect(progress.slots).not.toContain(1);
  });

  it('[RR9] drops an order settled by hand, which named the player who left', () => {
    const table = valueOf(
      drawRoundRobin(entriesOf(2), {
        matchesPerParticipant: 1,
        randomSeed: 1,
        alternates: [{ id: 9, name: 'Y' }],
      }),
    );
    const out = valueOf(withdrawEntry(valueOf(startProgress(table)), 1)).progress;
    const settled = valueOf(settlePlaces(out, 0, [0, 1])).progress;
    const back = valueOf(reinstateEntry(settled, 1)).progress;
    expect([settled.orders, back.orders, back.settled]).toEqual([[[0, 1]], [null], [[0, 1]]]);
    const promoted = valueOf(promoteAlternate(settled, 1)).progress;
    expect([promoted.orders, promoted.settled]).toEqual([[null], [null]]);
  });

  it('refuses an entry that is not there', () => {
    expect(refusalText(promoteAlternate(startOf('A B'), 9))).toBe('no_such_entry number=10');
    const replaced = valueOf(promote(startOf('A B C D'), 'A')).progress;
    expect(refusalText(promote(replaced, 'A'))).toBe('not_in_draw name=A');
  });
});

describe('the line of a seed', () => {
  const RANKINGS: Readonly<Record<string, number>> = { A: 1, B: 9, C: 7, D: 2, E: 5, F: 8, G: 6, H: 3 };
  const seeded = (name: string): Partial<Entry> => ({
    ranking: RANKINGS[name] ?? 99,
    ...(name === 'A' ? { seed: 1 } : name === 'D' ? { seed: 2 } : {}),
  });
  const start = (lines = 'A B C E F G H D') => startOf(lines, { type: 'knockout' }, seeded);

  it('[SD5] before the first order of play goes to the next player due a seed, whose line the alternate takes', () => {
    const change = valueOf(promote(start(), 'A', { beforeOrderOfPlay: true }));
    expect(change.consequences.map(({ news }) => codeLine(news))).toEqual([
      'withdraws name=A',
      'seed name=H seed=3',
      'line name=H line=1 stage=main',
      'line name=Y line=7 stage=main',
      'takes-place match=quarter-final(1) name=H before=A',
      'takes-place match=quarter-final(4) name=Y before=H',
    ]);
    expect(change.progress.draw.entries[entryOf(change.progress, 'H')]?.seed).toBe(3);
    expect(change.consequences[0]).toMatchObject({ kind: 'withdrawn', before: false, after: true });
    expect(change.consequences[1]).toMatchObject({ kind: 'seed', entry: 7, before: null, after: 3 });
    expect(change.consequences[2]).toMatchObject({ kind: 'line', line: 0, before: 0, after: 7 });
  });

  it('[SD5] afterwards goes to the alternate, as does the line of an unseeded player', () => {
    expect(playersIn(valueOf(promote(start(), 'A')).progress, 0)).toBe('Y B');
    expect(playersIn(valueOf(promote(start(), 'B', { beforeOrderOfPlay: true })).progress, 0)).toBe('A Y');
  });

  describe('[SD5] [SD2] the lines of seeds stay theirs', () => {
    it.each(['P1', 'P3', 'P8', 'P14'])(
      'when %s is replaced, before the order of play or after it',
      (name) => {
        expect(breaches(drawn())).toEqual([]);
        const after = valueOf(promote(drawn(), name)).progress;
        expect(breaches(after)).toEqual([]);
        const before = valueOf(promote(drawn(), name, { beforeOrderOfPlay: true })).progress;
        expect(breaches(before)).toEqual([]);
        // One after the other, also those who have stepped in.
        const twice = valueOf(promote(after, 'P2', { beforeOrderOfPlay: true })).progress;
        expect(breaches(twice)).toEqual([]);
        const third = name === 'P14' ? 'P4' : 'P9';
        expect(breaches(valueOf(promote(before, third)).progress)).toEqual([]);
      },
    );

    it('but a player who leaves them by hand is named, a newcomer together with the player they stand for', () => {
      const { draw } = valueOf(promote(drawn(), 'P1')).progress;
      const moved = valueOf(placeEntry(draw, draw.entries.length - 1, draw.lines.indexOf(13)));
      expect(moved.breaches.map(({ problem }) => codeLine(problem))).toContain(
        `seed-misplaced name=Y seed=1 seedOf=replaced line=${draw.lines.indexOf(13) + 1} lines=[1]`,
      );
    });
  });

  it('[SD5] passes over who has withdrawn or played, and takes whom the organiser names', () => {
    const withdrawn = valueOf(promote(without(start(), 'H'), 'A', { beforeOrderOfPlay: true })).progress;
    expect(playersIn(withdrawn, 0)).toBe('E B');
    const begun = valueOf(promote(played(start(), 'H>D C>E'), 'A', { beforeOrderOfPlay: true })).progress;
    expect(playersIn(begun, 0)).toBe('G B');
    const named = valueOf(
      promote(start(), 'A', { beforeOrderOfPlay: true, nextSeed: entryOf(start(), 'F') }),
    ).progress;
    expect([playersIn(named, 0), playersIn(named, 2)]).toEqual(['F B', 'Y G']);
  });

  it('[SD5] asks for a name where no ranking tells', () => {
    const message = 'no_next_seed name=A';
    const unranked = startOf('A B C D', { type: 'knockout' }, (name) => (name === 'A' ? { seed: 1 } : {}));
    expect(refusalText(promote(unranked, 'A', { beforeOrderOfPlay: true }))).toBe(message);
    expect(
      valueOf(promote(unranked, 'A', { beforeOrderOfPlay: true, nextSeed: 2 })).progress.draw.lines,
    ).toEqual([2, 1, 4, 3]);
    const seeds = entryOf(start(), 'D');
    expect(refusalOf(promote(start(), 'A', { beforeOrderOfPlay: true, nextSeed: seeds })).code).toBe(
      'no_next_seed',
    );
    expect(refusalOf(promote(start(), 'A', { beforeOrderOfPlay: true, nextSeed: 99 })).code).toBe(
      'no_next_seed',
    );
  });
});

/** The losers of the four last qualifying matches if the lower index always won. */
const finalLosers = (progress: Progress): number[] =>
  [8, 9, 10, 11].map((match) => Math.max(...progress.slots.slice(match * 2, match * 2 + 2)));
const rankingIn = (progress: Progress) => (entry: number) => progress.draw.entries[entry]?.ranking ?? 999;

const luckyRefusal = (state: Progress, luckyLoser: number) =>
  refusalText(promoteAlternate(state, 2, { luckyLoser }));

describe('lucky losers', () => {
  const rankings = [0, 40, 10, 30, 20, 60, 50, 80, 70];
  const qualifying = () =>
    valueOf(
      startProgress(
        valueOf(
          drawQualifying(
            entriesOf(4, 2, (number) => ({ id: `m${number}`, name: `M${number}` })),
            entriesOf(16, 0, (number) => ({
              id: `q${number}`,
              name: `Q${number}`,
              ranking: rankings[number] ?? 100 + number,
            })),
            { qualifiers: 4, randomSeed: 2, alternates: [{ id: 'y', name: 'Y' }] },
          ),
        ),
      ),
    );
  /** Plays qualifying with the better number (lower index) winning throughout. */
  const qualified = (): Progress => {
    let progress = qualifying();
    for (let match = 0; match < 12; match++) {
      const [a = 0, b = 0] = progress.slots.slice(match * 2);
      progress = valueOf(
        setResult(progress, match, { winner: a < b ? 1 : 2, outcome: 'completed' }),
      ).progress;
    }
    return progress;
  };
  it('[SB1] are those who lost in the last round, by ranking, the first ones by lot', () => {
    const progress = qualified();
    const rankingOf = rankingIn(progress);
    const byRanking = finalLosers(progress).toSorted((a, b) => rankingOf(a) - rankingOf(b));
    const orders = new Set<string>();
    for (let randomSeed = 0; randomSeed < 60; randomSeed++) {
      const order = luckyLosers(progress, 1, randomSeed);
      expect(order.slice(2)).toEqual(byRanking.slice(2));
      orders.add(order.slice(0, 2).join());
    }
    expect([...orders].toSorted((a, b) => a.localeCompare(b))).toEqual(
      [byRanking.slice(0, 2).join(), byRanking.slice(0, 2).toReversed().join()].toSorted((a, b) =>
        a.localeCompare(b),
      ),
    );
    expect(luckyLosers(progress, 0, 1)).toEqual(byRanking);
    expect(new Set(Array.from({ length: 60 }, (_, seed) => luckyLosers(progress, 2, seed).join())).size).toBe(
      6,
    );
    expect(luckyLosers(progress, 2, 7)).toEqual(luckyLosers(progress, 2, 7));
  });

  it('[SB1] without rankings keep the order of entry; open and withdrawn ones are left out', () => {
    const start = qualified();
    const unranked = {
      ...start,
      draw: { ...start.draw, entries: start.draw.entries.map(({ id, name }) => ({ id, name })) },
    };
    const losers = finalLosers(start).toSorted((a, b) => a - b);
    expect(luckyLosers(unranked, 0, 1)).toEqual(losers);
    const [first = 0] = losers;
    expect(luckyLosers(valueOf(withdrawEntry(unranked, first)).progress, 0, 1)).toEqual(losers.slice(1));
    expect(luckyLosers(qualifying(), 3, 1)).toEqual([]);
    expect(luckyLosers(played(startOf('A B C D'), 'A>B C>D A>C'), 1, 1)).toEqual([]);
  });

  it('[SB1] players without a ranking come behind everybody who has one', () => {
    const start = qualified();
    const [best = 0, ...others] = luckyLosers(start, 0, 1);
    const entries = start.draw.entries.map((entry, index) =>
      index === best ? { id: entry.id, name: entry.name } : entry,
    );
    expect(luckyLosers({ ...start, draw: { ...start.draw, entries } }, 0, 1)).toEqual([...others, best]);
  });

  it('[SB1] step in on the line of the player who leaves, a qualifier included', () => {
    const progress = qualified();
    const [lucky = 0] = luckyLosers(progress, 0, 1);
    const change = promoteAlternate(progress, 2, { luckyLoser: lucky });
    const direct = valueOf(change).progress;
    expect(breachesOf(direct.draw)).toEqual(breachesOf(progress.draw));
    // Lines count from 1 in their stage; those of the main draw come behind the sixteen of qualifying.
    const line = progress.draw.lines.indexOf(2) - 16 + 1;
    const { name } = progress.draw.entries[lucky] ?? { name: '' };
    expect(textsOf(change)).toContain(`line name=${name} line=${line} stage=main`);
    expect(direct.draw.lines.indexOf(lucky, 16)).toBe(progress.draw.lines.indexOf(2));
    expect(direct.draw.entries).toHaveLength(20);
    expect(direct.draw.alternates).toHaveLength(1);
    expect(luckyLosers(direct, 0, 1)).not.toContain(lucky);
    const qualifier = progress.slots[24 + progress.draw.lines.indexOf(TBD, 16) - 16] ?? 0;
    const replaced = valueOf(promoteAlternate(progress, qualifier, { luckyLoser: lucky })).progress;
    expect(breachesOf(replaced.draw)).toEqual(breachesOf(progress.draw));
    expect(replaced.slots.slice(24)).toContain(lucky);
    expect(replaced.slots.slice(24)).not.toContain(qualifier);
    expect(replaced.slots.slice(0, 24)).toEqual(progress.slots.slice(0, 24));
  });

  it('[SB2] a qualifier’s first match is that of the main draw', () => {
    const progress = qualified();
    const main = playableMatches(progress).find((match) => match >= 12) ?? 0;
    const [a = 0] = progress.slots.slice(main * 2);
    const over = valueOf(setResult(progress, main, { winner: 1, outcome: 'completed' })).progress;
    const [lucky = 0] = luckyLosers(over, 0, 1);
    expect(refusalOf(promoteAlternate(over, a, { luckyLoser: lucky })).code).toBe('first_match_played');
    expect(promoteAlternate(progress, a, { luckyLoser: lucky }).ok).toBe(true);
  });

  it('[SB1] are refused while they still play, when they are in already, or unknown', () => {
    const progress = qualified();
    const open = qualifying();
    const waiting = open.slots[0] ?? 0;
    const name = open.draw.entries[waiting]?.name;
    expect(luckyRefusal(open, waiting)).toBe(`has_not_lost name=${name}`);
    expect(luckyRefusal(progress, 3)).toBe('already_in_draw name=M4');
    expect(luckyRefusal(progress, 99)).toBe('no_such_entry number=100');
    const [lucky = 0] = luckyLosers(progress, 0, 1);
    const out = valueOf(withdrawEntry(progress, lucky)).progress;
    expect(luckyRefusal(out, lucky)).toBe(`loser_withdrawn name=${out.draw.entries[lucky]?.name}`);
  });

  it('[UN1] nobody stands twice in the main draw when a corrected result makes a lucky loser a qualifier', () => {
    const progress = qualified();
    const [lucky = 0] = luckyLosers(progress, 0, 1);
    const inside = valueOf(promoteAlternate(progress, 2, { luckyLoser: lucky })).progress;
    const final =
      [8, 9, 10, 11].find((match) => inside.slots.slice(match * 2, match * 2 + 2).includes(lucky)) ?? 0;
    const side = inside.slots[final * 2] === lucky ? 1 : 2;
    const corrected = valueOf(setResult(inside, final, { winner: side, outcome: 'completed' })).progress;
    expect(corrected.slots.slice(24).filter((entry) => entry === lucky)).toHaveLength(1);
    expect(corrected.slots.slice(24)).toContain(-3);
  });
});
