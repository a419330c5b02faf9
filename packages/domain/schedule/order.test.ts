// Orders of play that the engine makes: lawful in every situation, the same for the same seed, and as short as possible where the shortest is known.
import { describe, expect, inject, it } from 'vitest';
import { lowerBound, tailsOf } from './bounds.ts';
import { checkOrder } from './check.ts';
import { Judge } from './cost.ts';
import { aMatch, aProblem, aSituation, of, playedUntil, randomSituation, withOverlaps } from './fixtures.ts';
import { orderOfPlay } from './order.ts';
import { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import type { ScheduleMatch, ScheduleSide, Situation } from './situation.ts';
import { Timetable } from './timetable.ts';

function planned(problem: Problem, steps: number, seed = 1): OrderOfPlay {
  const plans = orderOfPlay(problem, seed);
  let step = plans.next();
  for (let count = 1; count < steps && step.done !== true; count += 1) step = plans.next();
  return step.value;
}

const broken = (problem: Problem, { order, unplaced }: OrderOfPlay) =>
  checkOrder(
    problem,
    order,
    unplaced.map(({ match }) => match),
  );

/** How many random situations are tried: `SCHEDULE_SITUATIONS=10000` tries that many, starting with the seed `SCHEDULE_SEED`. */
const { situations, firstSeed: FIRST_SEED } = inject('random');
const SITUATIONS = situations === 0 ? 60 : situations;
/** A busy machine may take a while for the random ones. */
const PATIENT = { timeout: 60_000 + SITUATIONS * 1000 };

describe('an order of play', () => {
  it('[OP1-OP12] breaks no rule in random situations, before play and in the middle of it', PATIENT, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SITUATIONS; seed += 1) {
      const situation = randomSituation(seed);
      const problem = aProblem(situation);
      const plan = planned(problem, 8, seed);
      expect({ seed, broken: broken(problem, plan) }).toEqual({ seed, broken: [] });

      const minutesOf = (id: string | number): number => problem.minutes[problem.matchOf(id)] ?? 0;
      const day = playedUntil(situation, plan.order, minutesOf, 600 + (seed % 7) * 90, seed);
      for (const one of new Set([day, withOverlaps(day)])) {
        const live = aProblem(one);
        expect({ seed, live: broken(live, planned(live, 8, seed)) }).toEqual({ seed, live: [] });
      }
    }
  });

  it('is over when its own matches are, not when those of another plan are that it goes around', () => {
    const open = [
      [540, 1200],
      [1980, 2640],
    ] as const;
    const [sf1, sf2, final] = aSituation().matches as [ScheduleMatch, ScheduleMatch, ScheduleMatch];
    const other = aMatch('other', [of('eve'), of('fay')]);
    const late = { match: 'other', court: '1', start: 2460, end: 2640 };
    const around = (aside: object): Situation =>
      aSituation({
        courts: [{ id: '1', open }],
        matches: [sf1, sf2, final, other],
        days: 2,
        running: [{ ...late, ...aside }],
      });
    const problem = aProblem(around({ aside: true }));
    const plan = planned(problem, 8);
    // Three matches of an hour on one court, and half an hour of rest before the last.
    expect(plan.parts.finish).toBe(750 - 540);
    expect(plan.bound).toBe(750);
    expect(broken(problem, plan)).toEqual([]);
    expect(planned(aProblem(around({})), 8).parts.finish).toBe(2640 - 540);
  });

  it('[OP4, OP5] leaves out a match that has no room before the one that stays where it is and waits for it', () => {
    const [sf1, sf2, final] = aSituation().matches as [ScheduleMatch, ScheduleMatch, ScheduleMatch];
    const other = aMatch('other', [of('eve'), of('fay')]);
    const problem = aProblem(
      aSituation({
        matches: [sf1, sf2, final, other],
        running: [{ match: final.id, court: '1', start: 600, end: 660 }],
        now: 540,
      }),
    );
    for (let seed = 1; seed <= 10; seed += 1) {
      const plan = planned(problem, 200, seed);
      expect(plan.order.map(({ match }) => match)).toEqual([other.id]);
      expect(broken(problem, plan)).toEqual([]);
    }
  });

  it('is the same for the same seed, whatever the order of the input', PATIENT, () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const situation = randomSituation(seed);
      const turned: Situation = {
        ...situation,
        courts: situation.courts.toReversed(),
        events: situation.events.toReversed(),
        matches: situation.matches.toReversed(),
      };
      const plan = planned(aProblem(situation), 9, 7);
      expect(planned(aProblem(situation), 9, 7)).toEqual(plan);
      expect(planned(aProblem(turned), 9, 7)).toEqual(plan);
    }
  });

  it('never gets worse from step to step', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const plans = orderOfPlay(aProblem(randomSituation(seed)), seed);
      let last = Infinity;
      for (
        let step = plans.next(), count = 0;
        step.done !== true && count < 10;
        step = plans.next(), count += 1
      ) {
        expect(step.value.cost).toBeLessThanOrEqual(last);
        last = step.value.cost;
      }
    }
  });

  it('prices its plan as an outsider would', () => {
    const { cost, parts } = planned(aProblem(aSituation()), 20);
    expect(cost).toBe(210 * 5 - 60 * 5);
    expect(parts).toMatchObject({ finish: 150, unfair: 0, waits: 0, unplaced: 0 });
  });

  it.each([
    [8, 2],
    [8, 4],
    [16, 4],
    [16, 8],
    [32, 8],
    [64, 16],
  ])('[OP23] a knockout of %i on %i courts ends when nothing can end sooner', (players, courts) => {
    const plan = planned(aProblem(knockout(players, courts)), 60);
    expect(plan.parts.finish + 480).toBe(plan.bound);
  });

  it('[OP23] counts whole matches: 28 on 3 courts take ten after each other, so the semi-finals begin later', () => {
    expect(lowerBound(aProblem(knockout(32, 3)))).toBe(1680);
  });

  it('[OP23] counts the matches of somebody in two draws after each other, with the rests between, as far as the day goes', () => {
    const singles = aSituation();
    const second = [
      aMatch('x1', [of('ann'), of('eva')], { event: 'WS' }),
      aMatch('x2', [of('fay'), of('gil')], { event: 'WS' }),
      aMatch('xf', [{ winner: 'x1' }, { winner: 'x2' }], { event: 'WS', round: 2 }),
    ];
    const events = ['MS', 'WS'].map((id) => ({ id, kind: 'singles' as const, minutes: 60, rest: 30 }));
    const both = { ...singles, events, matches: [...singles.matches, ...second] };
    // Four matches and three rests from 9:00 on.
    expect(lowerBound(aProblem(both))).toBe(540 + 4 * 60 + 3 * 30);
    // Where the day is over after three of them, the fourth is on the next day.
    const courts = singles.courts.map((court) => ({
      ...court,
      open: [[540, 840] as const, [1980, 2280] as const],
    }));
    expect(lowerBound(aProblem({ ...both, days: 2, courts }))).toBe(1980 + 60);
    // Nobody is certain to play both finals: people who may play both are not counted if such clashes are allowed.
    expect(lowerBound(aProblem({ ...both, possiblePlayers: 'count' }))).toBe(750);
  });

  it('[OP17] puts matches off until a minute, but gives none up for it', () => {
    const problem = aProblem(aSituation());
    const placer = new Placer(problem, new Judge(problem));
    const firstStart = (from: number): number => {
      const timetable = new Timetable(problem);
      placer.decode(timetable, tailsOf(problem), tailsOf(problem).fill(from));
      return Math.min(...timetable.start);
    };
    expect(firstStart(700)).toBe(700);
    expect(firstStart(5000)).toBe(540);
  });

  it('[OP23] is never over before the bound', PATIENT, () => {
    const sooner: number[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const situation: Situation = { ...randomSituation(seed), goal: 'finish' };
      const { unplaced, parts, bound } = planned(aProblem(situation), 3, seed);
      const opens = Math.min(...situation.courts.flatMap(({ open }) => open.map(([from]) => from)));
      if (unplaced.length === 0 && opens + parts.finish < (bound ?? 0)) sooner.push(seed);
    }
    expect(sooner).toEqual([]);
  });

  it('[OP1] gives up what finds no place, names the rule, and all that waits for it', () => {
    const day = [{ id: '1', open: [[540, 720]] as const }];
    const plan = planned(aProblem(aSituation({ courts: day })), 50);
    expect(plan.order).toHaveLength(2);
    expect(plan.unplaced).toEqual([{ match: 'f', rule: 'OP5' }]);
    const none = planned(aProblem(aSituation({ courts: [{ id: '1', open: [[540, 560]] }] })), 5);
    expect(none.unplaced).toEqual([
      { match: 'f', rule: 'OP1', waitsFor: 'sf1' },
      { match: 'sf1', rule: 'OP3' },
      { match: 'sf2', rule: 'OP3' },
    ]);
  });

  it('[OP1] names the rule that would have to give way, and no other one that a match happens to have', () => {
    const short = [{ id: '1', open: [[540, 720]] as const }];
    const rulesWith = (more: Partial<Situation>): unknown[] =>
      planned(aProblem(aSituation({ courts: short, ...more })), 50).unplaced.map(({ rule }) => rule);
    const [sf1, sf2, final] = aSituation().matches as [ScheduleMatch, ScheduleMatch, ScheduleMatch];
    // It may begin at nine and has to be over by midnight; but its players rest until the court has closed.
    expect(rulesWith({ matches: [sf1, sf2, { ...final, notBefore: 540, mustEndBy: 1440 }] })).toEqual([
      'OP5',
    ]);
    const open = [
      { id: '1', open: [[540, 720]] as const },
      { id: '2', open: [[540, 2640]] as const },
    ];
    expect(rulesWith({ courts: open, matches: [sf1, sf2, { ...final, mustEndBy: 600 }] })).toEqual(['OP10']);
  });

  it('[OP9] blames the limit of matches a day only where a higher one would help', () => {
    // Ann plays twice, and then the court closes before she has rested for a third match.
    const matches = [
      aMatch('a', [of('ann'), of('bea')]),
      aMatch('b', [of('ann'), of('cleo')]),
      aMatch('c', [of('ann'), of('dora')]),
    ];
    const rulesUntil = (closes: number, total: number): unknown[] =>
      planned(
        aProblem(
          aSituation({
            matches,
            courts: [{ id: '1', open: [[540, closes]] }],
            limits: { default: { total } },
          }),
        ),
        50,
      ).unplaced.map(({ rule }) => rule);
    expect(rulesUntil(1200, 2)).toEqual(['OP9']);
    expect(rulesUntil(760, 2)).toEqual(['OP7']);
  });

  it('[OP19] puts the final on the centre court if nobody has to wait long for it', () => {
    const plan = planned(aProblem(aSituation()), 20);
    expect(plan.order.find(({ match }) => match === 'f')?.court).toBe('1');
  });

  it('[OP11] keeps two matches together that follow each other', () => {
    const matches = [
      aMatch('a', [of('p1'), of('p2')]),
      aMatch('b', [of('p3'), of('p4')]),
      aMatch('c', [of('p5'), of('p6')], { follows: 'a' }),
    ];
    const plan = planned(aProblem(aSituation({ matches })), 20);
    const [first, then] = ['a', 'c'].map((id) => plan.order.find(({ match }) => match === id));
    expect(then).toMatchObject({ court: first?.court, start: (first?.start ?? 0) + 60 });
  });

  it('[OP17] lets nobody wait for hours where a change of order spares it', () => {
    const plan = planned(aProblem(knockout(32, 3)), 60);
    expect(plan.parts.waits).toBeLessThan(200);
  });
});

function knockout(players: number, courts: number): Situation {
  const matches: ScheduleMatch[] = [];
  let level: ScheduleSide[] = Array.from({ length: players }, (_, one) => of(`p${one}`));
  for (let round = 1; level.length > 1; round += 1) {
    const next: ScheduleSide[] = [];
    for (let pair = 0; pair < level.length; pair += 2) {
      const id = `${round}-${pair / 2}`;
      matches.push(aMatch(id, [level[pair] ?? of(), level[pair + 1] ?? of()], { round }));
      next.push({ winner: id });
    }
    level = next;
  }
  return {
    courts: Array.from({ length: courts }, (_, court) => ({ id: court + 1, open: [[480, 2000]] as const })),
    events: [{ id: 'MS', kind: 'singles', minutes: 90, rest: 60 }],
    matches,
  };
}
