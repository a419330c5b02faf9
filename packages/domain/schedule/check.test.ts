// Each hard rule broken on purpose, in a plan that is right but for that.
import { describe, expect, it } from 'vitest';
import { checkOrder, type Violation } from './check.ts';
import { aMatch, aProblem, aSituation, at, of } from './fixtures.ts';
import type { PlacedMatch, ScheduleId, Shortening, Situation } from './situation.ts';

const right = [at('sf1', '1', 540), at('sf2', '2', 540), at('f', '1', 630)];

const found = (
  situation: Situation,
  order: readonly PlacedMatch[] = right,
  unplaced: readonly ScheduleId[] = [],
  shorten: readonly Shortening[] = [],
): readonly Violation[] => checkOrder(aProblem(situation, shorten), order, unplaced, shorten);

/** Two events that share people: ann plays sf1 and a double; the winner of sf1 may meet her in the final. */
const shared = (more: Partial<Situation> = {}): Situation =>
  aSituation({
    events: [
      { id: 'MS', kind: 'singles', minutes: 60, rest: 30 },
      { id: 'MD', kind: 'doubles', minutes: 60, rest: 30 },
    ],
    matches: [...aSituation().matches, aMatch('d', [of('ann', 'eva'), of('fay', 'gil')], { event: 'MD' })],
    ...more,
  });

describe('a plan is judged', () => {
  it('and a right one breaks nothing', () => {
    expect(found(aSituation())).toEqual([]);
  });

  it('[OP1] matches placed twice, forgotten, given up and placed, over or unknown', () => {
    expect(found(aSituation(), [...right, at('f', '2', 900)])).toMatchObject([
      { rule: 'OP1', fault: 'placed-twice' },
    ]);
    expect(found(aSituation(), right.slice(0, 2))).toMatchObject([
      { rule: 'OP1', fault: 'not-placed', matches: ['f'] },
    ]);
    expect(found(aSituation(), right, ['f'])).toMatchObject([{ rule: 'OP1', fault: 'placed-and-given-up' }]);
    expect(found(aSituation(), [...right, at('x', '2', 900)])).toMatchObject([
      { rule: 'OP1', fault: 'not-to-be-placed' },
    ]);
    const done = [{ match: 'sf1', court: '1', start: 540, end: 600, winner: 0 as const }];
    expect(found(aSituation({ done }))).toMatchObject([
      { rule: 'OP1', fault: 'not-to-be-placed', matches: ['sf1'] },
    ]);
  });

  it('[OP1] what waits for a match that is given up', () => {
    expect(found(aSituation(), right.slice(1), ['sf1'])).toMatchObject([{ fault: 'waits-for-given-up' }]);
    expect(found(aSituation(), [right[1] ?? at('', '', 0)], ['sf1', 'f'])).toEqual([]);
  });

  it('[OP2] courts that are unknown or not for the event, and broken minutes', () => {
    const events = [{ id: 'MS', kind: 'singles' as const, minutes: 60, rest: 30, courts: ['1'] }];
    expect(found(aSituation({ events }))).toMatchObject([
      { rule: 'OP2', fault: 'court-not-allowed', matches: ['sf2'] },
    ]);
    expect(found(aSituation(), [...right.slice(0, 2), at('f', '9', 630)])).toMatchObject([
      { fault: 'unknown-court' },
    ]);
    expect(found(aSituation(), [...right.slice(0, 2), at('f', '1', 630.5)])).toMatchObject([
      { fault: 'start-not-whole' },
    ]);
  });

  it('[OP3] closed, blocked and dark courts', () => {
    const [, second] = aSituation().courts;
    const closed = { id: '1', open: [[540, 680]] as const };
    expect(found(aSituation({ courts: [closed, second ?? closed] }))).toMatchObject([
      { rule: 'OP3', matches: ['f'] },
    ]);
    const blocked = { ...closed, open: [[540, 1200]] as const, blocked: [[660, 670]] as const };
    expect(found(aSituation({ courts: [blocked, second ?? closed] }))).toMatchObject([
      { rule: 'OP3', matches: ['f'] },
    ]);
    expect(found(aSituation({ dark: 680 }))).toMatchObject([{ rule: 'OP3', matches: ['f'] }]);
    const lit = aSituation().courts.map((court) => ({ ...court, lights: true }));
    expect(found(aSituation({ dark: 680, courts: lit }))).toEqual([]);
  });

  it('[OP4] two matches on a court, and no time between them', () => {
    const order = [at('sf1', '1', 540), at('sf2', '1', 590), at('f', '1', 690)];
    expect(found(aSituation(), order)).toMatchObject([{ rule: 'OP4', minutes: 10 }]);
    const close = [at('sf1', '1', 540), at('sf2', '1', 600), at('f', '1', 690)];
    expect(found(aSituation(), close)).toEqual([]);
    expect(found(aSituation({ turnaround: 5 }), close)).toMatchObject([{ rule: 'OP4', minutes: 5 }]);
  });

  it('[OP5] a match before those it waits for have rested', () => {
    const order = [...right.slice(0, 2), at('f', '1', 620)];
    expect(found(aSituation(), order)).toMatchObject([
      { rule: 'OP5', matches: ['f', 'sf1'], minutes: 10, limit: 630 },
      { rule: 'OP5', matches: ['f', 'sf2'], minutes: 10, limit: 630 },
    ]);
  });

  it('[OP6] a player in two places', () => {
    expect(found(shared(), [...right, at('d', '2', 610)])).toMatchObject([
      { rule: 'OP7', player: 'ann', matches: ['d', 'f'] },
      { rule: 'OP6', player: 'ann', matches: ['d', 'sf1'], minutes: 20 },
    ]);
  });

  it('[OP7] a player who could be in two places, unless clashes are counted', () => {
    const order = [...right, at('d', '2', 660)];
    expect(found(shared(), order)).toMatchObject([
      { rule: 'OP7', player: 'ann', matches: ['d', 'f'], minutes: 60 },
    ]);
    expect(found(shared({ possiblePlayers: 'count' }), order)).toEqual([]);
  });

  it('[OP8] somebody who is away, or could be', () => {
    const players = { ann: { away: [[640, 700]] as const } };
    expect(found(aSituation({ players }))).toMatchObject([
      { rule: 'OP8', player: 'ann', matches: ['f'], limit: 700 },
    ]);
    expect(found(aSituation({ players, possiblePlayers: 'count' }))).toEqual([]);
    expect(found(aSituation({ players: { ann: { away: [[590, 600]] } } }))).toMatchObject([
      { rule: 'OP8', matches: ['sf1'] },
    ]);
  });

  it('[OP9] too many matches a day on the way on which somebody plays most', () => {
    expect(found(aSituation({ limits: { default: { singles: 1 } } }))).toMatchObject([
      { rule: 'OP9', limit: 1 },
      { rule: 'OP9' },
    ]);
    expect(found(aSituation({ limits: { default: { singles: 2, doubles: 0 } } }))).toEqual([]);
  });

  it('[OP9] [OP6] a night that is too short', () => {
    const courts = [
      {
        id: '1',
        open: [
          [540, 1200],
          [1980, 2640],
        ] as const,
      },
    ];
    const order = [at('sf1', '1', 1080), at('sf2', '1', 1140), at('f', '1', 1980)];
    expect(found(aSituation({ courts, days: 2 }), order)).toEqual([]);
    const limits = { default: { overnight: 840 } };
    expect(found(aSituation({ courts, days: 2, limits }), order)).toMatchObject([
      { rule: 'OP7', matches: ['f', 'sf2'], minutes: 60 },
    ]);
  });

  it('[OP10] floors, last ends and pins', () => {
    const [sf1, sf2, final] = aSituation().matches;
    const changed = (more: object): Situation =>
      aSituation({ matches: [sf1, sf2, { ...final, ...more }].filter((one) => one !== undefined) as never });
    expect(found(changed({ notBefore: 700 }))).toMatchObject([
      { rule: 'OP10', fault: 'too-early', limit: 700 },
    ]);
    expect(found(changed({ mustEndBy: 680 }))).toMatchObject([
      { rule: 'OP10', fault: 'ends-too-late', minutes: 10 },
    ]);
    expect(found(changed({ pin: { court: '2' } }))).toMatchObject([
      { rule: 'OP10', fault: 'other-than-pinned' },
    ]);
    expect(found(changed({ pin: { start: 640 } }))).toMatchObject([
      { rule: 'OP10', fault: 'other-than-pinned' },
    ]);
    expect(found(changed({ pin: { court: '1', start: 630 } }))).toEqual([]);
  });

  it('[OP11] a match that does not come next', () => {
    const [sf1, sf2, final] = aSituation().matches as readonly [never, never, object];
    const matches = [sf1, { ...(sf2 as object), follows: 'sf1' }, final] as never;
    const order = [at('sf1', '1', 540), at('sf2', '1', 600), at('f', '2', 690)];
    expect(found(aSituation({ matches }), order)).toEqual([]);
    expect(found(aSituation({ matches }))).toMatchObject([{ rule: 'OP11', matches: ['sf2', 'sf1'] }]);
    const between = { matches: [...(matches as never[]), aMatch('x', [of('h'), of('i')])] };
    const apart = [at('sf1', '1', 540), at('x', '1', 600), at('sf2', '1', 660), at('f', '2', 750)];
    expect(found(aSituation(between), apart)).toMatchObject([{ rule: 'OP11', matches: ['sf2', 'sf1'] }]);
  });

  it('[OP12] the past, and earlier than published without notice', () => {
    const done = [
      { match: 'sf1', court: '1', start: 540, end: 600, winner: 0 as const },
      { match: 'sf2', court: '2', start: 540, end: 600, winner: 1 as const },
    ];
    expect(found(aSituation({ done, now: 640 }), [at('f', '1', 630)])).toMatchObject([
      { rule: 'OP12', fault: 'in-the-past' },
    ]);
    const published = [at('f', '1', 800)];
    const live = aSituation({ done, published, now: 640 });
    expect(found(live, [at('f', '1', 690)])).toMatchObject([
      { rule: 'OP12', fault: 'before-published', limit: 700 },
    ]);
    expect(found(live, [at('f', '1', 700)])).toEqual([]);
    expect(found({ ...live, notice: 30 }, [at('f', '1', 690)])).toEqual([]);
  });

  it('[OP13] a shorter format where the event has none, or the round has begun', () => {
    const shorten = [{ event: 'MS', fromRound: 2 }];
    expect(found(aSituation(), right, [], shorten)).toMatchObject([
      { rule: 'OP13', fault: 'no-shorter-format' },
    ]);
    const events = [
      { id: 'MS', kind: 'singles' as const, minutes: 60, rest: 30, shorter: { minutes: 30, rest: 15 } },
    ];
    expect(found(aSituation({ events }), right, [], shorten)).toEqual([]);
    const running = [{ match: 'sf1', court: '1', start: 540, end: 600 }];
    const all = [{ event: 'MS', fromRound: 1 }];
    expect(found(aSituation({ events, running }), right.slice(1), [], all)).toMatchObject([
      { rule: 'OP13', fault: 'round-begun' },
    ]);
  });

  it('[OP33] nobody rests after a walkover', () => {
    const done = [{ match: 'sf1', winner: 0 as const, walkover: true as const }];
    expect(found(aSituation({ done }), [at('sf2', '2', 540), at('f', '1', 630)])).toEqual([]);
  });

  it('[OP31] what was broken off is played on for the minutes that are left', () => {
    const suspended = [{ match: 'sf1', court: '1', start: 540, minutesLeft: 20 }];
    const order = [at('sf1', '2', 700), at('sf2', '1', 640), at('f', '1', 750)];
    expect(found(aSituation({ suspended, now: 640 }), order)).toEqual([]);
  });

  it.each([
    [{ matches: [aMatch('a', [{ winner: 'x' }, of('p')])] }, { type: 'unknown-id', kind: 'match', id: 'x' }],
    [{ events: [] }, { type: 'unknown-id', kind: 'event', id: 'MS' }],
    [
      { matches: [aMatch('a', [of('p'), of('q')]), aMatch('a', [of('r'), of('s')])] },
      { type: 'same-id-twice', kind: 'match', id: 'a' },
    ],
    [
      { matches: [aMatch('a', [{ winner: 'b' }, of('q')]), aMatch('b', [{ loser: 'a' }, of('s')])] },
      { type: 'circular-links' },
    ],
  ])('a situation that cannot be read says why: %#', (more, error) => {
    expect(() => aProblem(aSituation(more))).toThrow(JSON.stringify(error).slice(1, -1));
  });
});
