// The keeper of a log brings each event once, whatever is tapped meanwhile (D52, ADR 31).
import { ApiError, type AppendedEvents, type LoggedEvent, type ScoreLog } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import type { KeptLog } from './own-log.ts';
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
  let isFull = false;
  let isGone = false;
  let isCut = false;
  const ground: Ground = {
    matchId: 1,
    device: DEVICE,
    api: {
      getScoreLog: async () => view,
      appendScoreLog: async ({ body }) => {
        sent.push(body);
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (isCut) throw new TypeError('no network');
        if (isRefused)
          throw new ApiError(409, 'Conflict', JSON.stringify({ code: 'conflict', message: 'Not yet.' }));
        return view;
      },
    },
    store: {
      get: async (id) => kept.get(id) ?? null,
      put: async (id, log) => {
        if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
        if (isGone) throw new DOMException('The connection is closing.', 'InvalidStateError');
        kept.set(id, log);
        return null;
      },
      forget: async (id) => {
        kept.delete(id);
        return null;
      },
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
  const fill = (full: boolean) => {
    isFull = full;
  };
  const cut = (off: boolean) => {
    isCut = off;
  };
  const close = (gone: boolean) => {
    isGone = gone;
  };
  return { keeper, sent, kept, answer, refuse, fill, cut, close };
}

/** A keeper with a point that was noted, and then completed, while there was no network. */
async function completedWithoutNetwork() {
  const keeping = await aKeeper();
  keeping.cut(true);
  keeping.keeper.add({ type: 'point', winner: 1 });
  await keeping.answer();
  const completed = keeping.keeper.complete();
  await keeping.answer();
  await completed;
  return keeping;
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

  it('whose match was completed without a network completes it once that is back, after its last point', async () => {
    const { keeper, sent, kept, answer, cut } = await completedWithoutNetwork();
    expect(keeper.shown()).toMatchObject({ isCompleted: false, sync: 'offline', log: { completes: true } });
    // On the disk too: the page may be closed meanwhile.
    expect(kept.get(1)?.completes).toBe(true);
    cut(false);
    sent.length = 0;
    keeper.wake();
    await answer();
    await answer();
    expect(sent.map(({ events = [], complete = false }) => [events.length, complete])).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(keeper.shown()).toMatchObject({ isCompleted: true, log: null });
    expect(kept.size).toBe(0);
  });

  it('is not completed if something is noted before the network is back', async () => {
    const { keeper, sent, answer, cut } = await completedWithoutNetwork();
    keeper.add({ type: 'undo' });
    await answer();
    cut(false);
    keeper.wake();
    await answer();
    await answer();
    expect(sent.some(({ complete }) => complete === true)).toBe(false);
    expect(keeper.shown()).toMatchObject({ isCompleted: false, sync: 'saved', queued: 0 });
  });

  it('says at once that the device is full, goes on taking and sending points, and says so no more once there is room', async () => {
    const { keeper, sent, kept, answer, fill } = await aKeeper();
    await settled();
    fill(true);
    keeper.add({ type: 'point', winner: 1 });
    await settled();
    // Before any answer of the server.
    expect(keeper.shown()).toMatchObject({ isDiskFull: true, queued: 1 });
    expect(kept.get(1)?.events).toHaveLength(0);
    keeper.add({ type: 'point', winner: 2 });
    await answer();
    await answer();
    expect(sent.flatMap(({ events = [] }) => events.map(({ id }) => id))).toEqual(['event-1', 'event-2']);
    expect(keeper.shown()).toMatchObject({ isDiskFull: true, queued: 0, sync: 'saved' });
    fill(false);
    keeper.add({ type: 'fault' });
    await answer();
    expect(keeper.shown().isDiskFull).toBe(false);
    expect(kept.get(1)?.events).toHaveLength(3);
  });

  it('does not speak of room where the browser has failed for another reason, and writes again when it is woken', async () => {
    const { keeper, kept, answer, close } = await aKeeper();
    await settled();
    close(true);
    keeper.add({ type: 'point', winner: 1 });
    await answer();
    expect(keeper.shown()).toMatchObject({ isDiskFull: false, isUnkept: true });
    close(false);
    keeper.wake();
    await answer();
    expect(keeper.shown()).toMatchObject({ isDiskFull: false, isUnkept: false });
    expect(kept.get(1)?.events).toHaveLength(1);
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

describe('a device that comes up without an answer', () => {
  const AT = '2026-09-12T10:00:00.000Z';
  const point = (id: string): LoggedEvent => ({ id, at: AT, event: { type: 'point', winner: 1 } });
  const view: ScoreLog = {
    match: sampleMatch(1),
    doubles: false,
    pairs: null,
    women: null,
    timeLimit: 90,
    log: null,
  };
  const theirs = (device: string, events: LoggedEvent[]): ScoreLog => ({
    ...view,
    log: {
      device,
      holder: 'Marta Silva',
      matchFormat: 'SET3-S:6/TB7',
      setup: { firstServer: 1 },
      count: events.length,
      events,
    },
  });

  /** A keeper with a log that is fully sent, and a server that answers its reads with `reads`, one after the other. */
  async function aReturn(reads: readonly (ScoreLog | Error)[], refusal?: Error) {
    const left = [...reads];
    const sent: AppendedEvents[] = [];
    const keeper = createLogKeeper({
      matchId: 1,
      device: DEVICE,
      api: {
        getScoreLog: async () => {
          const next = left.shift();
          if (next === undefined || next instanceof Error) throw next ?? new Error('nothing left');
          return next;
        },
        appendScoreLog: async ({ body }) => {
          sent.push(body);
          if (refusal !== undefined) throw refusal;
          return view;
        },
      },
      store: {
        get: async () => ({ view, firstServer: 1, events: [point('event-1')], sent: 1 }),
        put: async () => null,
        forget: async () => null,
      },
      newId: () => 'event-9',
      now: () => new Date(AT),
      later: () => () => undefined,
    });
    await keeper.load();
    await settled();
    return { keeper, sent };
  }

  it('asks what the server has once it is back, and lets a person choose where that differs', async () => {
    const { keeper, sent } = await aReturn([
      new Error('no network'),
      theirs('device-tablet', [point('event-5')]),
      theirs('device-tablet', [point('event-5')]),
    ]);
    expect(keeper.shown()).toMatchObject({ sync: 'offline', conflict: null });
    keeper.wake();
    await settled();
    expect(keeper.shown().conflict?.kind).toBe('differs');
    await keeper.takeTheirs();
    expect(sent).toMatchObject([{ aside: true, from: 0 }, { takeOver: true }]);
    expect(keeper.shown()).toMatchObject({ conflict: null, log: { events: [{ id: 'event-5' }] } });
  });

  it('says that the session is over until it has an answer again', async () => {
    const over = new ApiError(401, 'Unauthorized', JSON.stringify({ code: 'not_signed_in', message: 'No.' }));
    const { keeper } = await aReturn([over, theirs(DEVICE, [point('event-1')])]);
    expect(keeper.shown()).toMatchObject({ isSignedOut: true, sync: 'offline' });
    keeper.wake();
    await settled();
    expect(keeper.shown()).toMatchObject({ isSignedOut: false, sync: 'saved', conflict: null });
  });

  it('asks again when it is woken, though all is sent: another device may have put its log aside', async () => {
    const { keeper } = await aReturn([
      theirs(DEVICE, [point('event-1')]),
      theirs('device-tablet', [point('event-5')]),
    ]);
    expect(keeper.shown()).toMatchObject({ sync: 'saved', conflict: null });
    keeper.wake();
    await settled();
    expect(keeper.shown().conflict?.kind).toBe('differs');
  });

  it('does not complete the match by a choice between two logs: that is asked anew', async () => {
    const { keeper, sent } = await aReturn([theirs('device-tablet', [point('event-5')])]);
    await keeper.complete();
    await keeper.keepMine();
    expect(sent).toMatchObject([{ replace: true }]);
    expect(sent[0]).not.toHaveProperty('complete');
    expect(keeper.shown()).toMatchObject({ conflict: null, isCompleted: false });
  });

  it('leaves the choice open where it could not be carried out', async () => {
    const { keeper } = await aReturn([theirs('device-tablet', [point('event-5')]), new Error('no network')]);
    expect(keeper.shown().conflict?.kind).toBe('differs');
    await keeper.takeTheirs();
    expect(keeper.shown()).toMatchObject({ sync: 'offline', conflict: { kind: 'differs' } });
  });

  it('that has no log of its own shows how the match stands whenever it is woken, and stays as it is without an answer', async () => {
    const reads = [
      theirs('device-tablet', [point('event-5')]),
      theirs('device-tablet', [point('event-5'), point('event-6')]),
    ];
    const keeper = createLogKeeper({
      matchId: 1,
      device: DEVICE,
      api: {
        getScoreLog: async () => {
          const next = reads.shift();
          if (next === undefined) throw new TypeError('no network');
          return next;
        },
        appendScoreLog: async () => view,
      },
      store: { get: async () => null, put: async () => null, forget: async () => null },
      newId: () => 'event-9',
      now: () => new Date(AT),
      later: () => () => undefined,
    });
    await keeper.load();
    expect(keeper.shown().view?.log?.count).toBe(1);
    const isNow = { state: 'ready', log: null, view: { log: { count: 2 } } };
    keeper.wake();
    await settled();
    expect(keeper.shown()).toMatchObject(isNow);
    // There is nothing more to read.
    keeper.wake();
    await settled();
    expect(keeper.shown()).toMatchObject(isNow);
  });

  const typed = (change: Partial<ScoreLog['match']>): ScoreLog => ({
    ...view,
    match: { ...view.match, scoreText: '6-4 6-3', ...change },
  });

  it('says which score was typed meanwhile, also of a completed match', async () => {
    const { keeper } = await aReturn([typed({})]);
    expect(keeper.shown().conflict).toMatchObject({
      kind: 'over',
      theirs: { match: { scoreText: '6-4 6-3' } },
    });
  });

  it.each([
    ['completed', typed({ status: 'completed', winnerId: 1 })],
    ['decided', typed({ winnerId: 1 })],
    ['cancelled', typed({ status: 'cancelled' })],
  ])(
    'has nothing to ask where the match was %s elsewhere and the server has all of its points',
    async (_how, decided) => {
      const { keeper, sent } = await aReturn([
        { ...decided, log: theirs(DEVICE, [point('event-1'), point('event-2')]).log },
      ]);
      expect(keeper.shown()).toMatchObject({ conflict: null, log: null, view: { match: decided.match } });
      expect(sent).toEqual([]);
    },
  );

  it('lets a person choose where the match was decided without its log and points are left, once', async () => {
    const decided = { ...typed({ winnerId: 1 }), log: theirs(DEVICE, []).log };
    const { keeper, sent } = await aReturn([decided, decided]);
    expect(keeper.shown().conflict).toMatchObject({ kind: 'over', theirs: { match: { winnerId: 1 } } });
    await keeper.takeTheirs();
    expect(sent).toMatchObject([{ aside: true, from: 0 }]);
    expect(keeper.shown()).toMatchObject({ conflict: null, log: null, sync: 'saved' });
  });

  it('says that the match is over when the next point is refused for it', async () => {
    const over = new ApiError(
      409,
      'Conflict',
      JSON.stringify({ code: 'conflict', message: 'Over.', details: { code: 'log_over' } }),
    );
    const open = theirs(DEVICE, [point('event-1')]);
    const { keeper } = await aReturn([open, { ...open, match: typed({ winnerId: 1 }).match }], over);
    keeper.add({ type: 'point', winner: 1 });
    await settled();
    expect(keeper.shown().conflict).toMatchObject({ kind: 'over', theirs: { match: { winnerId: 1 } } });
  });
});

/** A match without a log, with a typed score. */
const reading = (text: string): ScoreLog => ({
  match: { ...sampleMatch(1), scoreText: text },
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
});

/** A keeper that was shown 6-4 2-1, and a server that takes no log but with `replace`, and says that it stands so now. */
async function aBeginning(scoreText: string) {
  const sent: AppendedEvents[] = [];
  const reads = ['6-4 2-1'];
  const refusal = { code: 'conflict', message: 'Over.', details: { code: 'log_over' } };
  const keeper = createLogKeeper({
    matchId: 1,
    device: DEVICE,
    api: {
      getScoreLog: async () => reading(reads.shift() ?? scoreText),
      appendScoreLog: async ({ body }) => {
        sent.push(body);
        if (body.replace !== true) throw new ApiError(409, 'Conflict', JSON.stringify(refusal));
        return reading('');
      },
    },
    store: { get: async () => null, put: async () => null, forget: async () => null },
    newId: () => 'event-1',
    now: () => new Date('2026-09-12T10:00:00Z'),
    later: () => () => undefined,
  });
  await keeper.load();
  keeper.begin(1);
  keeper.add({ type: 'point', winner: 1 });
  await settled();
  await settled();
  return { keeper, sent };
}

describe('a log that was begun over a typed score', () => {
  it('replaces the score that was shown', async () => {
    const { keeper, sent } = await aBeginning('6-4 2-1');
    expect(sent.at(-1)).toMatchObject({ from: 0, replace: true, events: [{ id: 'event-1' }] });
    expect(keeper.shown()).toMatchObject({ conflict: null, queued: 0, sync: 'saved' });
  });

  it('asks about any other', async () => {
    const { keeper, sent } = await aBeginning('6-4 3-2');
    expect(sent.some(({ replace }) => replace === true)).toBe(false);
    expect(keeper.shown()).toMatchObject({ conflict: { kind: 'over' }, queued: 1 });
  });
});
