// How long matches that a plan leaves where they are hold their court and their players (OP5, OP12).
import type { Situation } from '@tennis/domain';
import { expect, it } from 'vitest';
import { aroundStaying } from './staying.ts';

const SUNDAY = 1440;

const situation = (more: Partial<Situation> = {}): Situation => ({
  now: SUNDAY + 730,
  courts: [
    { id: 1, open: [] },
    { id: 2, open: [] },
  ],
  events: [{ id: 'MS', kind: 'singles', minutes: 90, rest: 60 }],
  matches: [
    { id: 'semi', event: 'MS', round: 1, sides: [{ players: ['a'] }, { players: ['b'] }] },
    { id: 'final', event: 'MS', round: 2, sides: [{ winner: 'semi' }, { players: ['c'] }] },
  ],
  ...more,
});

const staying = (about: Situation, match: string, start: number) =>
  aroundStaying(
    about,
    [{ match, court: 2, start }],
    () => 90,
    () => false,
  );

it('holds nothing from now on for a place on a day that is over', () => {
  expect(staying(situation(), 'semi', 1080)).toEqual([{ match: 'semi', court: 2, start: 1080, end: 1170 }]);
  expect(staying(situation(), 'semi', SUNDAY + 600)).toMatchObject([{ start: SUNDAY + 730 }]);
});

it('lets a late match wait for one on court that decides who plays, and for the rest after it', () => {
  const running = [{ match: 'semi', court: 1, start: SUNDAY + 660, end: SUNDAY + 750 }];
  expect(staying(situation({ running }), 'final', SUNDAY + 720)).toMatchObject([
    { start: SUNDAY + 810, end: SUNDAY + 900 },
  ]);
  const [semi, final] = situation().matches;
  if (semi === undefined || final === undefined) throw new Error('no matches');
  const short = situation({ running, matches: [{ ...semi, rest: 30 }, final] });
  expect(staying(short, 'final', SUNDAY + 720)).toMatchObject([{ start: SUNDAY + 780 }]);
});
