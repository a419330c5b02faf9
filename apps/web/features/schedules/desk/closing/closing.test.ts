// Closing a court at the desk: the times that are stored already are never lost, and what stands on the court is named.
import type { CourtClosure, OrderedMatch, OrderFault, OrderOfPlayOnWire } from '@tennis/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayPlan } from '../day-plan.ts';
import { closedIn, closedNow, matchesIn, openedFrom, openParts, restOfDay, standsClosed } from './closing.ts';

afterEach(() => vi.useRealTimers());

const at = (clock: string): string => `2026-09-12T${clock}:00.000Z`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const net: CourtClosure = { ...span('12:00', '13:00'), reason: 'New net' };
const endless: CourtClosure = { from: at('18:00'), to: null, reason: 'Lights broken' };

describe('closing a court', () => {
  it('adds the time to those that are stored', () => {
    expect(closedIn([net], span('14:00', '15:00'))).toEqual([
      net,
      { ...span('14:00', '15:00'), reason: null },
    ]);
  });

  it('keeps a time that lies within, with its reason, and adds what is around it', () => {
    expect(closedIn([net, endless], span('11:00', '20:00'))).toEqual([
      net,
      endless,
      { ...span('11:00', '12:00'), reason: null },
      { ...span('13:00', '18:00'), reason: null },
    ]);
  });

  it('lets those that were over first make room if a court has as many as it keeps', () => {
    const past = Array.from({ length: 49 }, (_, number) => ({
      from: `19${50 + number}-07-01T10:00:00.000Z`,
      to: `19${50 + number}-07-01T11:00:00.000Z`,
      reason: null,
    }));
    const [first, ...later] = past;
    const kept = closedIn([...later, first ?? endless, endless], span('11:00', '12:00'));
    expect(kept).toHaveLength(50);
    expect(kept).toContainEqual(endless);
    expect(kept).not.toContainEqual(first);
  });

  it('adds nothing where the court is out of use already', () => {
    expect(openParts([net], span('12:15', '13:00'))).toEqual([]);
    expect(openParts([endless], span('19:00', '23:00'))).toEqual([]);
    expect(openParts([net], span('13:00', '13:30'))).toEqual([span('13:00', '13:30')]);
  });
});

describe('opening it again', () => {
  it('ends what has begun and takes away what is still to come, and nothing else', () => {
    expect(openedFrom([net, endless], [net], at('12:20'))).toEqual([{ ...net, to: at('12:20') }, endless]);
    expect(openedFrom([net, endless], [endless], at('12:20'))).toEqual([net]);
    // In the very minute in which it was closed.
    expect(openedFrom([net], [net], at('12:00'))).toEqual([]);
  });
});

const matchAt = (id: number, clock: string, status: OrderedMatch['status'], courtId = 1) => ({
  id,
  tournamentName: 'Riverside Open',
  courtId,
  court: `Court ${courtId}`,
  status,
  startTime: at(clock),
  startedAt: null,
  minutes: 60,
});

const plan = (now: string, blocked: readonly { from: string; to: string }[] = []) =>
  dayPlan(
    {
      clubId: 1,
      day: '2026-09-12',
      timeZone: 'UTC',
      courts: [1, 2].map((id) => ({
        id,
        name: `Court ${id}`,
        open: [span('08:00', '22:00')],
        blocked: id === 1 ? blocked : [],
        suspended: null,
      })),
      matches: [
        matchAt(1, '09:00', 'completed'),
        matchAt(2, '11:30', 'in_progress'),
        matchAt(3, '14:00', 'scheduled'),
        matchAt(4, '16:00', 'scheduled'),
        matchAt(5, '14:00', 'scheduled', 2),
      ],
    } as unknown as OrderOfPlayOnWire,
    new Date(now),
  );

const idsIn = (from: string, to: string, now = '12:00') =>
  matchesIn(plan(at(now)), 1, span(from, to)).map(({ match }) => match.id);

describe('what stands on a court in a span', () => {
  it('is what is on it or planned, by time, and nothing that is over or elsewhere', () => {
    expect(idsIn('08:00', '22:00')).toEqual([2, 3, 4]);
    expect(idsIn('14:59', '16:00')).toEqual([3]);
    expect(idsIn('15:00', '16:00')).toEqual([]);
  });

  it('holds a match on court for as long as it goes on beyond its time', () => {
    expect(idsIn('12:40', '13:00')).toEqual([]);
    expect(idsIn('12:40', '13:00', '12:50')).toEqual([2]);
  });
});

const restAt = (now: string) => {
  vi.setSystemTime(now);
  return restOfDay(plan(now));
};

it('knows what is left of a day: nothing of one that is over', () => {
  const end = '2026-09-13T00:00:00.000Z';
  expect(restAt(at('12:07'))).toEqual({ from: at('12:07'), to: end });
  expect(restAt('2026-09-11T12:07:00.000Z')).toEqual({ from: at('00:00'), to: end });
  expect(restAt('2026-09-13T12:07:00.000Z')).toBeNull();
});

it('finds the time out of use that holds now', () => {
  const blocked = [span('12:00', '13:00')];
  const now = (clock: string) => {
    const drawn = plan(at(clock), blocked);
    const [court] = drawn.courts;
    return court === undefined ? undefined : closedNow(drawn, court);
  };
  expect(now('12:59')).toEqual(blocked[0]);
  expect(now('13:00')).toBeUndefined();
});

const fault = (matchId: number, code = 'court-closed') =>
  ({ code, level: 'warned', matchIds: [matchId] }) as unknown as OrderFault;

it('tells a match on a court that is out of use from one outside the opening hours', () => {
  const drawn = plan(at('12:00'), [span('14:45', '15:30')]);
  expect(standsClosed(drawn, fault(3))).toBe(true);
  expect(standsClosed(drawn, fault(4))).toBe(false);
  expect(standsClosed(drawn, fault(3, 'short-rest'))).toBe(false);
});
