// Whole plans moved late and early again, and room made for matches without a place.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { tailsOf } from './bounds.ts';
import { checkOrder } from './check.ts';
import { Judge } from './cost.ts';
import { aMatch, aProblem, aSituation, of, playedUntil, randomSituation, withOverlaps } from './fixtures.ts';
import { endsOfDays, moveBack, moveEarly, moveLate } from './justify.ts';
import { Placer } from './placing.ts';
import { planIn } from './plan.ts';
import type { Problem } from './problem.ts';
import { decodeAnew, makingRoom, RoundSearch } from './rounds.ts';
import { Search } from './search.ts';
import { dayOf, type ScheduleId, type Situation, type Span } from './situation.ts';
import { Timetable } from './timetable.ts';

/** The situation itself, and the same in the middle of its first day, also with several matches on one court at once. */
function situationsOf(seed: number): readonly Situation[] {
  const situation = randomSituation(seed);
  const problem = aProblem(situation);
  const judge = new Judge(problem);
  const timetable = new Timetable(problem);
  new Placer(problem, judge).decode(timetable, tailsOf(problem));
  const { order } = planIn(judge, timetable, { bound: null, tries: 0 });
  const minutesOf = (id: ScheduleId): number => problem.minutes[problem.matchOf(id)] ?? 0;
  const live = playedUntil(situation, order, minutesOf, 700, seed);
  return [situation, live, withOverlaps(live)];
}

function brokenRules(problem: Problem, judge: Judge, timetable: Timetable): readonly string[] {
  const { order, unplaced } = planIn(judge, timetable, { bound: null, tries: 0 });
  const given = unplaced.map(({ match }) => match);
  return checkOrder(problem, order, given).map(({ rule }) => rule);
}

/** The matches that could be where they were before, and the whole would cost no more. */
function inVain(judge: Judge, late: Timetable, before: Timetable): readonly number[] {
  const cost = judge.total(late);
  return [...judge.problem.open].filter((match) => {
    const own = before.court[match] as number;
    const start = before.start[match] as number;
    if (start < 0 || late.start[match] === start) return false;
    const [court, at] = [late.court[match] as number, late.start[match] as number];
    late.remove(match);
    const isLawful = late.ask(match) && late.nextOn(match, own, start) === start;
    if (isLawful) late.place(match, own, start);
    const isCheap = isLawful && judge.total(late) <= cost;
    if (isLawful) late.remove(match);
    late.place(match, court, at);
    return isCheap;
  });
}

describe('a whole plan, moved', () => {
  it('[OP1-OP12] late and early again, breaks no rule, loses no match and is over no later', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const situation of situationsOf(seed)) {
        const problem = aProblem(situation);
        const judge = new Judge(problem);
        const placer = new Placer(problem, judge);
        const timetable = new Timetable(problem);
        placer.decode(timetable, tailsOf(problem));
        const before = timetable.start.slice();
        const end = judge.lastEnd(timetable);

        const staysOnDay = seed % 2 === 0;
        const daysOf = (starts: Float64Array) => [...starts].map((start) => (staysOnDay ? dayOf(start) : 0));
        moveLate(timetable, end, staysOnDay);
        expect({ seed, broken: brokenRules(problem, judge, timetable) }).toEqual({ seed, broken: [] });
        expect(timetable.start.every((start, match) => start >= (before[match] as number))).toBe(true);
        expect(judge.lastEnd(timetable)).toBeLessThanOrEqual(end);
        expect(daysOf(timetable.start)).toEqual(daysOf(before));

        moveEarly(timetable, placer);
        expect({ seed, broken: brokenRules(problem, judge, timetable) }).toEqual({ seed, broken: [] });
        expect(timetable.start.every((start, match) => start >= 0 === (before[match] as number) >= 0)).toBe(
          true,
        );
      }
    }
  });

  it('[OP4] late, puts nothing on a match that goes on longer than the one that began after it', () => {
    const matches = ['a', 'b'].map((id) => aMatch(id, [of(`${id}1`), of(`${id}2`)]));
    const free = aMatch('c', [of('c1'), of('c2')], { mustEndBy: 720 });
    const running = [
      { match: 'a', court: '1', start: 600, end: 720 },
      { match: 'b', court: '1', start: 630, end: 660 },
    ];
    const courts = [
      { id: '1', open: [[540, 1200] as const] },
      { id: '2', open: [[540, 660] as const] },
    ];
    const problem = aProblem(aSituation({ courts, matches: [...matches, free], running, now: 600 }));
    const judge = new Judge(problem);
    const timetable = new Timetable(problem);
    const c = problem.matchOf('c');
    timetable.place(c, problem.courtOf('2'), 600);
    moveLate(timetable, 720, true);
    expect(brokenRules(problem, judge, timetable)).toEqual([]);
    expect([timetable.court[c], timetable.start[c]]).toEqual([problem.courtOf('2'), 600]);
  });

  it('[OP17] late, lets matches wait for those that wait for them', () => {
    const problem = aProblem(aSituation());
    const timetable = new Timetable(problem);
    const [f, sf1, sf2] = ['f', 'sf1', 'sf2'].map((id) => problem.matchOf(id)) as [number, number, number];
    timetable.place(sf1, 0, 540);
    timetable.place(sf2, 1, 540);
    timetable.place(f, 0, 900);
    moveLate(timetable, 960, true);
    expect([sf1, sf2, f].map((match) => timetable.start[match])).toEqual([810, 810, 900]);
    moveEarly(timetable, new Placer(problem, new Judge(problem)));
    expect([sf1, sf2, f].map((match) => timetable.start[match])).toEqual([540, 540, 630]);
  });
  it('late on its day, is over no later there than it was', () => {
    const days: readonly Span[] = [
      [540, 1200],
      [1980, 2640],
    ];
    const courts = ['1', '2'].map((id) => ({ id, open: days }));
    const problem = aProblem(aSituation({ days: 2, courts, goal: 'comfort' }));
    const timetable = new Timetable(problem);
    const [f, sf1, sf2] = ['f', 'sf1', 'sf2'].map((id) => problem.matchOf(id)) as [number, number, number];
    timetable.place(sf1, 0, 540);
    timetable.place(sf2, 0, 600);
    timetable.place(f, 0, 2300);
    moveLate(timetable, endsOfDays(timetable), true);
    expect([sf1, sf2, f].map((match) => timetable.start[match])).toEqual([600, 600, 2300]);
  });

  it('[OP17] late, goes back where nobody waits less for it', () => {
    const matches = [...aSituation().matches, aMatch('x', [of('x1'), of('x2')])];
    const problem = aProblem(aSituation({ matches, goal: 'comfort' }));
    const judge = new Judge(problem);
    const before = new Timetable(problem);
    const [f, sf1, sf2, x] = ['f', 'sf1', 'sf2', 'x'].map((id) => problem.matchOf(id)) as [
      number,
      number,
      number,
      number,
    ];
    before.place(sf1, 0, 540);
    before.place(sf2, 1, 540);
    before.place(f, 0, 900);
    before.place(x, 1, 600);
    const timetable = new Timetable(problem);
    timetable.copy(before);
    moveLate(timetable, 960, true);
    expect(timetable.start[x]).toBe(900);
    moveBack(timetable, before, judge);
    expect([sf1, sf2, f, x].map((match) => timetable.start[match])).toEqual([810, 810, 900, 600]);
  });

  it('[OP1-OP12] [OP17] late and back again where it costs nothing, breaks no rule and leaves nothing late without gain', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      for (const situation of situationsOf(seed)) {
        const problem = aProblem({ ...situation, goal: 'comfort' });
        const judge = new Judge(problem);
        const before = new Timetable(problem);
        const placer = new Placer(problem, judge);
        placer.decode(before, tailsOf(problem));
        const late = new Timetable(problem);
        late.copy(before);
        moveLate(late, endsOfDays(late), true);
        const most = judge.total(late);
        moveBack(late, before, judge);
        const cost = judge.total(late);
        expect(cost).toBeLessThanOrEqual(most + 1e-6);
        expect({ seed, broken: brokenRules(problem, judge, late) }).toEqual({ seed, broken: [] });
        expect({ seed, inVain: inVain(judge, late, before) }).toEqual({ seed, inVain: [] });

        const search = new Search(problem, judge);
        void new RoundSearch(search, placer, randomFrom(seed), tailsOf(problem), false);
        expect({ seed, sought: inVain(judge, search.current, before) }).toEqual({ seed, sought: [] });
      }
    }
  });
});

/** Makes room as often as it is asked to; answers the tries after each step. */
function roomIn(situation: Situation, urgencyOf: (id: string) => number) {
  const problem = aProblem(situation);
  const placer = new Placer(problem, new Judge(problem));
  const search = new Search(problem, placer.judge);
  const urgency = Float64Array.from(problem.matches, ({ id }) => urgencyOf(String(id)));
  search.currentCost = decodeAnew(search, placer, urgency);
  search.note();
  const before = search.answer.unplaced.length;
  const steps = [...makingRoom(search, placer, randomFrom(1), urgency)].map(({ tries }) => tries);
  return { before, steps, tries: search.tries, lost: search.answer.unplaced.map(({ match }) => match) };
}
const singles = (count: number) =>
  Array.from({ length: count }, (_, one) => aMatch(`b${one}`, [of(`${one}a`), of(`${one}b`)]));
const oneCourt = (until: number) => [{ id: '1', open: [[540, until] as const] }];

describe('room for a match without a place', () => {
  it('[OP1] is made by playing what it waits for sooner', () => {
    const matches = [
      ...aSituation().matches,
      aMatch('b1', [of('e1'), of('e2')]),
      aMatch('b2', [of('e3'), of('e4')]),
    ];
    // With an hour and a half of rest the final only fits if the semi-finals come first.
    const events = [{ id: 'MS', kind: 'singles' as const, minutes: 60, rest: 90 }];
    const courts = [{ id: '1', open: [[540, 870] as const] }];
    const problem = aProblem(aSituation({ events, matches, courts }));
    const placer = new Placer(problem, new Judge(problem));
    const search = new Search(problem, placer.judge);
    const urgency = Float64Array.from(problem.matches, ({ id }) => (String(id).startsWith('b') ? 300 : 0));
    search.currentCost = decodeAnew(search, placer, urgency);
    search.note();
    expect(search.answer.unplaced.map(({ match }) => match)).toEqual(['f']);
    for (const answer of makingRoom(search, placer, randomFrom(1), urgency))
      expect(answer.tries).toBeGreaterThan(0);
    expect(search.answer.unplaced).toEqual([]);
  });

  it('[OP1] is not looked for long where more has to be played than there is time for', () => {
    const found = roomIn(aSituation({ matches: singles(12), courts: oneCourt(720) }), () => 0);
    expect(found.lost).toHaveLength(9);
    expect(found.tries).toBeLessThanOrEqual(16);
  });

  it('[OP1] is not looked for where a match fits on no empty court, in time or at its own hour', () => {
    const late = aMatch('late', [of('x'), of('y')], { mustEndBy: 590 });
    const wet = aMatch('wet', [of('v'), of('w')], { pin: { start: 700 } });
    const after = aMatch('after', [{ winner: 'wet' }, of('z')], { round: 2 });
    const long = aMatch('long', [of('s'), of('t')], { minutes: 300 });
    const matches = [...singles(2), late, wet, after, long];
    const found = roomIn(aSituation({ matches, courts: oneCourt(750) }), () => 0);
    expect(new Set(found.lost)).toEqual(new Set(['after', 'late', 'long', 'wet']));
    expect(found.tries).toBe(0);
  });

  it('[OP1] asks the caller often, however many matches there are', () => {
    const { steps, tries } = roomIn(aSituation({ matches: singles(300), courts: oneCourt(720) }), () => 0);
    expect(steps).toEqual(Array.from({ length: tries }, (_, one) => one + 1));
  });

  it('[OP1] is found for matches that had no published place beside many that had theirs', () => {
    const semi = aMatch('semi', [of('x'), of('y')]);
    const final = aMatch('final', [{ winner: 'semi' }, of('z')], { round: 2, mustEndBy: 720 });
    const situation = aSituation({ matches: [...singles(4), semi, final], courts: oneCourt(930) });
    const found = roomIn(situation, (id) => (id.startsWith('b') ? -540 : -576_000));
    expect(found.before).toBe(1);
    expect(found.lost).toEqual([]);
  });
});
