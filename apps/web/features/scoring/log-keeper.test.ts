// The keeper of a log brings each event once, whatever is tapped meanwhile (D52, ADR 31).
import { ApiError, type AppendedEvents, type ScoreLog } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import type { KeptLog } from './kept-logs.ts';
import { createLogKeeper } from './log-keeper.ts';
import type { Ground } from './shown-log.ts';

const DEVICE = 'device-phone-1';

/** Lets everything that waits for nothing go on. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A keeper whose server answers when the test lets it. */
async function aKeeper() {
  const sent: AppendedEvents[] = [];
  const waiting: (() => void)[] = [];
  const kept = new Map<number, KeptLog>();
  const view: ScoreLog = {
    match: sampleMatch(1),
    doubles: false,
    pairs: null,
    women: null,
    timeLimit: 90,
    log: null,
  };
  let ids = 0;
  let isRefused = false;
  const ground: Ground = {
    matchId: 1,
    device: DEVICE,
    api: {
      getScoreLog: async () => view,
      appendScoreLog: async ({ body }) => {
        sent.push(body);
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (isRefused)
          throw new ApiError(409, 'Conflict', JSON.stringify({ code: 'conflict', message: 'Not yet.' }));
        return view;
      },
    },
    store: {
      get: async (id) => kept.get(id) ?? null,
      put: async (id, log) => void kept.set(id, log),
      forget: async (id) => void kept.delete(id),
    },
    newId: () => `event-${(ids += 1)}`,
    now: () => new Date('2026-09-12T10:00:00Z'),
    later: () => () => undefined,
  };
  const keeper = createLogKeeper(ground);
  await keeper.load();
  keeper.begin(1);
  /** Lets the server answer all that it was asked. */
  const answer = async () => {
    await settled();
    for (const go of waiting.splice(0)) go();
    await settled();
  };
  const refuse = () => {
    isRefused = true;
  };
  return { keeper, sent, kept, answer, refuse };
}

describe('a log', () => {
  it('goes out in order, each event once, also those that come while others are on their way', async () => {
    const { keeper, sent, answer } = await aKeeper();
    keeper.add({ type: 'point', winner: 1 });
    await answer();
    keeper.add({ type: 'point', winner: 2 });
    keeper.add({ type: 'fault' });
    await answer();
    await answer();
    const ids = sent.flatMap(({ events = [] }) => events.map(({ id }) => id));
    expect(ids).toEqual(['event-1', 'event-2', 'event-3']);
    expect(keeper.shown()).toMatchObject({ queued: 0, sync: 'saved' });
  });

  it('takes nothing more while its match is being completed, so that no tap is shown and then lost', async () => {
    const { keeper, sent, kept, answer } = await aKeeper();
    keeper.add({ type: 'point', winner: 1 });
    await answer();
    const completed = keeper.complete();
    await settled();
    keeper.add({ type: 'undo' });
    expect(keeper.shown().log?.events).toHaveLength(1);
    await answer();
    await completed;
    expect(keeper.shown()).toMatchObject({ isCompleted: true, conflict: null, log: null });
    expect(sent.at(-1)).toMatchObject({ complete: true });
    expect(kept.size).toBe(0);
  });

  it('takes taps again when its match could not be completed', async () => {
    const { keeper, answer, refuse } = await aKeeper();
    keeper.add({ type: 'point', winner: 1 });
    await answer();
    const completed = keeper.complete();
    await settled();
    refuse();
    await answer();
    await completed;
    expect(keeper.shown().isCompleted).toBe(false);
    keeper.add({ type: 'undo' });
    expect(keeper.shown().log?.events).toHaveLength(2);
  });
});
