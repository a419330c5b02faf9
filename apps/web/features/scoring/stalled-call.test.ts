// A network of two bars takes a request and never answers: the pad goes on all the same (D52, ADR 31).
import type { AppendedEvents, ScoreLog } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { createLogKeeper } from './log-keeper.ts';

/** Lets everything that waits for nothing go on. */
const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A pad with a point whose request is never answered; every later one is. */
async function aStall() {
  const view: ScoreLog = {
    match: sampleMatch(1),
    doubles: false,
    pairs: null,
    women: null,
    timeLimit: 90,
    log: null,
  };
  const sent: AppendedEvents[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const timers: { milliseconds: number; act: () => void }[] = [];
  let ids = 0;
  const keeper = createLogKeeper({
    matchId: 1,
    device: 'device-phone-1',
    api: {
      getScoreLog: async () => view,
      appendScoreLog: async ({ body }, options) => {
        sent.push(body);
        signals.push(options?.signal);
        return sent.length === 1 ? new Promise<ScoreLog>(() => undefined) : view;
      },
    },
    store: { get: async () => null, put: async () => null, forget: async () => null },
    newId: () => `event-${(ids += 1)}`,
    now: () => new Date('2026-09-12T10:00:00Z'),
    later: (milliseconds, act) => {
      const timer = { milliseconds, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
  });
  await keeper.load();
  keeper.begin(1);
  keeper.add({ type: 'point', winner: 1 });
  await settled();
  expect(keeper.shown()).toMatchObject({ sync: 'saving', queued: 1 });
  /** Lets so much time pass. */
  const pass = async (milliseconds: number) => {
    for (const timer of timers.filter((one) => one.milliseconds <= milliseconds)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.act();
    }
    await settled();
  };
  return { keeper, sent, signals, pass };
}

it('is sent anew as soon as the pad is woken, and the request that hangs is ended', async () => {
  const { keeper, sent, signals } = await aStall();
  keeper.add({ type: 'point', winner: 2 });
  keeper.wake();
  await settled();
  expect(signals[0]?.aborted).toBe(true);
  expect(sent.at(-1)?.events?.map(({ id }) => id)).toEqual(['event-1', 'event-2']);
  expect(keeper.shown()).toMatchObject({ sync: 'saved', queued: 0 });
});

it('gives up a request after ten seconds, says that there is no answer, and tries again', async () => {
  const { keeper, sent, pass } = await aStall();
  await pass(10_000);
  expect(keeper.shown()).toMatchObject({ sync: 'offline', queued: 1 });
  await pass(1_000);
  expect(sent).toHaveLength(2);
  expect(keeper.shown()).toMatchObject({ sync: 'saved', queued: 0 });
});
