// How far the desk draws a match beyond its place, and where there is room to say so.
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import type { DayPlan, PlacedCard } from './day-plan.ts';
import { overrunOf } from './overrun.ts';

/** A pixel a minute. */
const SCALE = 1;

const aCard = (id: number, start: number, over = 0): PlacedCard => ({
  match: { ...sampleMatch(id), minutes: 60, startedAt: null, completedAt: null },
  courtId: 1,
  start,
  minutes: 60,
  over,
  faults: [],
  isMovable: false,
});

const at = (now: number | null): DayPlan => ({ now }) as DayPlan;

it('a match reaches beyond its place until now, and says so where the next one leaves room', () => {
  const late = aCard(1, 600, 30);
  expect(overrunOf(at(690), [late], late, 660, SCALE)).toEqual({ height: 30, isSaid: true });
  expect(overrunOf(at(690), [late, aCard(2, 680)], late, 660, SCALE)).toEqual({ height: 30, isSaid: true });
  expect(overrunOf(at(690), [late, aCard(2, 670)], late, 660, SCALE)).toEqual({ height: 30, isSaid: false });
});

it('where a match began late its minutes stand on its card: the place beyond it is longer', () => {
  const late = aCard(1, 600, 10);
  expect(overrunOf(at(690), [late], late, 660, SCALE)).toEqual({ height: 30, isSaid: false });
});

it('a match within its time, one that began late and one of another day reach no further', () => {
  const early = aCard(1, 600);
  const late = aCard(2, 600, 30);
  expect(overrunOf(at(650), [early], early, 660, SCALE)).toBeNull();
  expect(overrunOf(at(655), [late], late, 660, SCALE)).toBeNull();
  expect(overrunOf(at(null), [late], late, 660, SCALE)).toBeNull();
});

it('a match that rain has stopped reaches no further', () => {
  const late = aCard(1, 600, 30);
  const broken = { isNow: true, paused: 10, played: 90 };
  const stopped = { ...late, match: { ...late.match, broken } };
  expect(overrunOf(at(690), [stopped], stopped, 660, SCALE)).toBeNull();
});
