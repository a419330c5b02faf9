import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayFaults, spreadLastDays } from './last-days.ts';

const TERMS = { today: '2026-11-02', start: '2026-11-01', end: '2026-12-20', isOpen: () => true };

describe('[OP39] last days', () => {
  it('are spread evenly until the end', () => {
    expect(spreadLastDays('2026-11-01', '2026-12-01', 3)).toEqual(['2026-11-11', '2026-11-21', '2026-12-01']);
    expect(spreadLastDays('2026-11-01', '2026-11-01', 2)).toEqual(['2026-11-01', '2026-11-01']);
  });

  it('end with the tournament and never go back, whatever the span', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 9 }), (span, rounds) => {
        const end = new Date(Date.UTC(2026, 0, 1 + span)).toISOString().slice(0, 10);
        const days = spreadLastDays('2026-01-01', end, rounds);
        expect(days.at(-1)).toBe(end);
        expect(days.toSorted()).toEqual(days);
        // With a day for each round nothing is wrong with them.
        if (span >= rounds)
          expect(lastDayFaults(days, { ...TERMS, today: '2026-01-01', start: '2026-01-01', end })).toEqual(
            days.map(() => null),
          );
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
    const onSundays = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
    expect(
      lastDayFaults(['2026-11-08', '2026-11-14', '2026-11-22'], { ...TERMS, isOpen: onSundays }),
    ).toEqual([null, 'closed', null]);
  });
});
