// What the pad does where the server does not take its points: it says why, keeps them, and asks only where there is something to choose (D52).
import { ApiError, type AppendedEvents, type ScoreLog } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { createLogKeeper } from './log-keeper.ts';
import { standOf, viewOf } from './pad-view.ts';

const USUAL = 'SET3-S:6/TB7';
const SHORT = 'SET3-S:4/TB7';

const viewIn = (matchFormat: string): ScoreLog => ({
  match: { ...sampleMatch(1), matchFormat, scoreText: null },
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
});

const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A keeper that has noted games without a network; then the server answers, with these refusals first. */
async function aReturn(winners: string, refusals: readonly object[], after: ScoreLog) {
  const sent: AppendedEvents[] = [];
  const left = [...refusals];
  const timers: (() => void)[] = [];
  let isCut = false;
  let ids = 0;
  const keeper = createLogKeeper({
    matchId: 1,
    device: 'device-phone-1',
    api: {
      getScoreLog: async () => {
        if (isCut) throw new TypeError('no network');
        return ids === 0 ? viewIn(USUAL) : after;
      },
      appendScoreLog: async ({ body }) => {
        if (isCut) throw new TypeError('no network');
        sent.push(body);
        const refusal = left.shift();
        if (refusal !== undefined) throw new ApiError(409, 'Conflict', JSON.stringify(refusal));
        return after;
      },
    },
    store: { get: async () => null, put: async () => null, forget: async () => null },
    newId: () => `event-${(ids += 1)}`,
    now: () => new Date('2026-09-12T10:00:00Z'),
    later: (milliseconds, then) => {
      // Not the ends of calls.
      if (milliseconds < 10_000) timers.push(then);
      return () => undefined;
    },
  });
  await keeper.load();
  keeper.begin(1);
  isCut = true;
  for (const digit of winners)
    for (let point = 0; point < 4; point += 1) keeper.add({ type: 'point', winner: digit === '1' ? 1 : 2 });
  await settled();
  isCut = false;
  const tryAgain = async () => {
    timers.splice(0).at(-1)?.();
    await settled();
  };
  return { keeper, sent, tryAgain };
}

const shownScore = ({ keeper }: Awaited<ReturnType<typeof aReturn>>): string | null => {
  const { log } = keeper.shown();
  const view = log === null ? null : viewOf(log);
  return view === null ? null : standOf(view.state);
};

describe('points that were counted in another format than the match has now', () => {
  const FORMAT = { code: 'conflict', message: 'Changed.', details: { code: 'log_format' } };

  it('are shown as they were counted, and sent with their format', async () => {
    const scene = await aReturn('12112121', [FORMAT], viewIn(SHORT));
    await scene.tryAgain();
    expect(scene.sent[0]?.setup).toEqual({ firstServer: 1, matchFormat: USUAL });
    expect(scene.keeper.shown().conflict).toMatchObject({ kind: 'format' });
    expect(shownScore(scene)).toBe('5-3');
  });

  it('count anew only where somebody says so', async () => {
    const scene = await aReturn('12112121', [FORMAT], viewIn(SHORT));
    await scene.tryAgain();
    await scene.keeper.keepMine();
    await settled();
    expect(scene.sent.at(-1)).toMatchObject({ replace: true, setup: { matchFormat: SHORT } });
    expect(scene.keeper.shown()).toMatchObject({ conflict: null, queued: 0, sync: 'saved' });
    expect(shownScore(scene)).toBe('4-2 1-1');
  });

  it('go to the server beside the log that counts where somebody begins anew', async () => {
    const scene = await aReturn('12112121', [FORMAT], viewIn(SHORT));
    await scene.tryAgain();
    await scene.keeper.takeTheirs();
    expect(scene.sent.at(-1)).toMatchObject({ aside: true, setup: { matchFormat: USUAL } });
    expect(scene.keeper.shown()).toMatchObject({ conflict: null, log: null });
  });
});

describe('points that the server does not take', () => {
  const DRAFT = { code: 'conflict', message: 'The tournament is a draft.' };

  it('stay, with the reason in the server’s own words, and go out once it takes them', async () => {
    const scene = await aReturn('1', [DRAFT], viewIn(USUAL));
    await scene.tryAgain();
    expect(scene.keeper.shown()).toMatchObject({
      conflict: null,
      sync: 'refused',
      refusal: 'The tournament is a draft.',
      queued: 4,
    });
    await scene.tryAgain();
    expect(scene.keeper.shown()).toMatchObject({ refusal: null, sync: 'saved', queued: 0 });
    expect(scene.sent.at(-1)?.events).toHaveLength(4);
  });

  it('are not taken for those of a decided match where one of them does not fit', async () => {
    const refused = { code: 'conflict', message: 'It does not fit.', details: { code: 'log_refused' } };
    const scene = await aReturn('1', [refused], viewIn(USUAL));
    await scene.tryAgain();
    expect(scene.keeper.shown()).toMatchObject({ conflict: null, refusal: 'It does not fit.' });
  });
});
