// A flood of refusals becomes a few records, none of them is lost, and memory stays small.
import { describe, expect, it } from 'vitest';
import { RefusalCounter, type RefusedCall } from './refusal-counter.ts';
import { VISITOR } from './trail.ts';

const aRefusal = (at: number, fields: Partial<RefusedCall> = {}): RefusedCall => ({
  at,
  act: 'setMatchScores',
  status: 401,
  reason: 'not-signed-in',
  actor: VISITOR,
  object: null,
  tournamentId: null,
  clubId: null,
  requestId: 'r',
  ...fields,
});

const member = (id: number): RefusedCall['actor'] => ({ id, role: 'member', clubs: [] });
const match = (id: number) => ({ object: { kind: 'match', id } }) as const;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const total = (records: readonly { readonly count: number }[]): number =>
  records.reduce((sum, { count }) => sum + count, 0);

describe('refusals', () => {
  it('the first of its kind is there at once, alone', () => {
    const counter = new RefusalCounter();
    counter.add(aRefusal(0));
    expect(counter.take()).toMatchObject([{ count: 1, first: { requestId: 'r' } }]);
    expect(counter.take()).toEqual([]);
  });

  it('those that follow are counted together, with the first and the last moment', () => {
    const counter = new RefusalCounter();
    for (const at of [0, 10, 20, 59]) counter.add(aRefusal(at * SECOND));
    counter.take();
    counter.close(59 * SECOND);
    expect(counter.take()).toEqual([]);
    counter.close(60 * SECOND);
    expect(counter.take()).toMatchObject([{ count: 3, first: { at: 10 * SECOND }, last: 59 * SECOND }]);
  });

  it('are told apart by act, reason, actor and object', () => {
    const counter = new RefusalCounter();
    const kinds = [
      {},
      { act: 'setMatchWinner' },
      { reason: 'invalid', status: 400 },
      { actor: member(1) },
      { actor: member(2) },
      match(1),
      match(2),
    ];
    for (const fields of kinds) counter.add(aRefusal(0, fields));
    expect(counter.take()).toHaveLength(kinds.length);
  });

  it('a flood of ten hours, ten a second, is fewer than 20 records, and each refusal is counted', () => {
    const counter = new RefusalCounter();
    const records = [];
    for (let at = 0; at < 10 * HOUR; at += 100) {
      counter.add(aRefusal(at));
      if (at % SECOND !== 0) continue;
      counter.close(at);
      records.push(...counter.take());
    }
    counter.closeAll();
    records.push(...counter.take());
    expect(records.length).toBeLessThan(20);
    expect(total(records)).toBe(10 * 10 * 3600);
  });

  it('at objects without end are told apart for 30 objects of one actor, then counted together', () => {
    const counter = new RefusalCounter();
    for (let id = 1; id <= 5000; id += 1) counter.add(aRefusal(0, { actor: member(1), ...match(id) }));
    counter.closeAll();
    const records = counter.take();
    expect(records.filter(({ first }) => first.object !== null)).toHaveLength(30);
    expect(records.length).toBeLessThan(33);
    expect(total(records)).toBe(5000);
  });

  it('leave room for other objects when their windows are over', () => {
    const counter = new RefusalCounter();
    const tryThirty = (at: number, from: number) => {
      for (let id = from; id < from + 30; id += 1) counter.add(aRefusal(at, match(id)));
      return counter.take().filter(({ first }) => first.object !== null).length;
    };
    expect([tryThirty(0, 1), tryThirty(1, 100)]).toEqual([30, 0]);
    counter.close(HOUR);
    counter.close(2 * HOUR);
    expect(tryThirty(2 * HOUR, 200)).toBe(30);
  });

  it.each([
    ['a little slower than the window', 61, () => 1],
    ['with pauses of some minutes', 601, () => 1],
    ['about new objects each minute', 61, (minute: number) => minute * 30],
  ])('of one actor, %s, fill no log', (_, seconds, firstId) => {
    const counter = new RefusalCounter();
    const records = [];
    let sent = 0;
    for (let at = 0; at < 10 * HOUR; at += seconds * SECOND) {
      counter.close(at);
      for (let id = 0; id < 30; id += 1) {
        counter.add(aRefusal(at, { actor: member(1), ...match(firstId(sent / 30) + id) }));
      }
      sent += 30;
      records.push(...counter.take());
    }
    counter.closeAll();
    records.push(...counter.take());
    // Thirty objects, each told some times until its window is an hour, and once an hour then.
    expect(records.length).toBeLessThan(30 * 20);
    expect(total(records)).toBe(sent);
  });

  it('is told at once again after its window, and forgotten an hour later', () => {
    const counter = new RefusalCounter();
    const toldAt = (at: number): number => {
      counter.close(at);
      counter.add(aRefusal(at));
      return counter.take().length;
    };
    // The window is a minute at first, then two, and four.
    const told = [0, 59, 61, 180, 182].map((second) => toldAt(second * SECOND));
    expect(told).toEqual([1, 0, 1, 0, 1]);
    counter.close(3 * HOUR);
    counter.take();
    counter.close(5 * HOUR);
    expect(counter.isEmpty).toBe(true);
  });

  it('by actors without end stay below 1,100 records a window', () => {
    const counter = new RefusalCounter();
    for (let id = 1; id <= 20_000; id += 1) counter.add(aRefusal(0, { actor: member(id) }));
    counter.closeAll();
    const records = counter.take();
    expect(records.length).toBeLessThan(1100);
    expect(records.some(({ first }) => first.actor.role === 'various')).toBe(true);
    expect(total(records)).toBe(20_000);
  });

  it('that could not be recorded are kept, but not without end', () => {
    const counter = new RefusalCounter();
    for (let id = 1; id <= 900; id += 1) counter.add(aRefusal(0, { actor: member(id) }));
    const taken = counter.take();
    for (let n = 0; n < 20; n += 1) counter.putBack(taken);
    expect(counter.take()).toHaveLength(5000);
  });
});
