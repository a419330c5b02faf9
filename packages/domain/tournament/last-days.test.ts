import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayFaults, spreadLastDays } from './last-days.ts';

const TERMS = { today: '2026-11-02', start: '2026-11-01', end: '2026-12-20', isOpen: () => true };

const onSundays = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

describe('[OP39] last days', () => {
  it('are spread evenly until the end', () => {
    expect(spreadLastDays('2026-11-01', '2026-12-01', 3)).toEqual(['2026-11-11', '2026-11-21', '2026-12-01']);
    expect(spreadLastDays('2026-11-01', '2026-11-01', 2)).toEqual(['2026-11-01', '2026-11-01']);
  });

  it('end with the tournament and never go back, and hold where there is a day for each', () => {
    assert(
      property(integer({ min: 0, max: 400 }), integer({ min: 1, max: 9 }), (span, rounds) => {
        const end = new Date(Date.UTC(2026, 0, 1 + span)).toISOString().slice(0, 10);
        const days = spreadLastDays('2026-01-01', end, rounds);
        const faults = lastDayFaults(days, { ...TERMS, today: '2026-01-01', start: '2026-01-01', end });
        expect(days.at(-1)).toBe(end);
        expect(days.toSorted()).toEqual(days);
        expect(span < rounds || faults.every((fault) => fault === null)).toBe(true);
      }),
    );
  });

  it('name the rounds that cannot end in time', () => {
    expect(lastDayFaults(['2026-11-01', '2026-11-20', '2026-11-20', '2026-12-24'], TERMS)).toEqual([
      'past',
      null,
      'before',
      'end',
    ]);
    expect(lastDayFaults([null, '2026-11-20'], TERMS)).toEqual([null, null]);
    expect(
      lastDayFaults(['2026-11-08', '2026-11-14', '2026-11-22'], { ...TERMS, isOpen: onSundays }),
    ).toEqual([null, 'closed', null]);
  });
});
