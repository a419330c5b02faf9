// After a tap, the pad shows the same as a replay of the whole log, whatever was tried before (D52).
import type { LoggedEvent, ScoreLog } from '@tennis/contract';
import { randomFrom, type LogEvent } from '@tennis/domain';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import type { KeptLog } from './own-log.ts';
import { bandOf, fits, standOf, viewOf, viewOnce } from './pad-view.ts';

const VIEW: ScoreLog = {
  match: sampleMatch(1),
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
};

it('equals a replay from the first point, through undos, refused taps and other logs', () => {
  const random = randomFrom(11);
  const kinds: readonly LogEvent[] = [
    { type: 'point', winner: 1 },
    { type: 'point', winner: 2 },
    { type: 'fault' },
    { type: 'let' },
    { type: 'undo' },
    { type: 'server', side: 1 },
    { type: 'penalty', against: 2, loss: 'warning' },
  ];
  let log: KeptLog = { view: VIEW, firstServer: 1, events: [], sent: 0 };
  let taps = 0;
  for (let step = 0; step < 600; step += 1) {
    const view = viewOnce(log);
    expect(view).toEqual(viewOf(log));
    if (view === null || view.state.isOver) {
      log = { ...log, firstServer: log.firstServer === 1 ? 2 : 1, events: [] };
      continue;
    }
    const event = { ...(kinds[random.int(kinds.length)] ?? kinds[0]) } as LogEvent;
    // The menu of seldom things asks for this as well.
    fits(view, { type: 'replayed' });
    if (!fits(view, event)) continue;
    if (random.int(4) === 0) fits(view, { type: 'ends' });
    const noted: LoggedEvent = { id: `event-${step}`, at: '2026-09-12T10:00:00.000Z', event };
    log = { ...log, events: [...log.events, noted], sent: random.int(2) };
    taps += 1;
  }
  expect(taps).toBeGreaterThan(300);
});

/** The score after these points, as it is said where two logs differ. */
function standAfter(winners: readonly (1 | 2)[]): string {
  const events = winners.map((winner, at): LoggedEvent => {
    return { id: `point-${at}`, at: '2026-09-12T10:00:00.000Z', event: { type: 'point', winner } };
  });
  const view = viewOf({ view: VIEW, firstServer: 1, events });
  return view === null ? '' : standOf(view.state);
}

it('tells two logs apart that differ in the points of the game alone', () => {
  expect(standAfter([])).toBe('no game yet');
  expect(standAfter([1, 1, 2])).toBe('no game yet, 30-15');
  expect(standAfter([1, 1, 1, 1, 2])).toBe('1-0, 0-15');
  expect(standAfter([1, 1, 1, 1])).toBe('1-0');
});

/** The band after games to love and then points, in a format. */
function bandAfter(matchFormat: string, games: string, points: string) {
  const winners = `${games.replaceAll(/./g, (side) => side.repeat(4))}${points}`;
  const events = Array.from(winners, (side, at): LoggedEvent => {
    return {
      id: `point-${at}`,
      at: '2026-09-12T10:00:00.000Z',
      event: { type: 'point', winner: side === '1' ? 1 : 2 },
    };
  });
  const view = viewOf({ view: VIEW, firstServer: 1, matchFormat, events });
  return view === null ? null : bandOf(view.state, ['Nina Kovač', 'Priya Raman']);
}

it('[SC1] says of a deciding point what else it is worth, and for whom', () => {
  const noAd = 'SET3-S:6NOAD/TB7';
  expect(bandAfter(noAd, '', '121212')).toEqual({ text: 'Deciding point', who: null });
  expect(bandAfter(noAd, '111112222', '121212')).toEqual({
    text: 'Deciding point, set point',
    who: 'Nina Kovač',
  });
  expect(bandAfter(noAd, '222222111122222', '121212')).toEqual({
    text: 'Deciding point, match point',
    who: 'Priya Raman',
  });
  // Whoever wins it has won the set.
  expect(bandAfter('SET3-S:6/TB5NOAD', '121212121212', '12121212')).toEqual({
    text: 'Deciding point, set point',
    who: null,
  });
});
