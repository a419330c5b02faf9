// Two tabs of one device hold the same match: the code was scanned twice (D52, ADR 31). Neither may take away what the other one has noted.
import type { AppendedEvents, LoggedEvent, ScoreLog } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import type { LogStore } from './kept-logs.ts';
import { createLogKeeper } from './log-keeper.ts';
import { staysBefore, type KeptLog } from './own-log.ts';

const DEVICE = 'device-phone-1';
const AT = '2026-09-12T10:00:00.000Z';
const MATCH = 1;

/** Lets everything that waits for nothing go on. */
const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

const idsOf = (log: KeptLog | null | undefined) => (log?.events ?? []).map(({ id }) => id);

/** A device whose tabs share what the browser keeps, and a server that answers while there is a network. */
function aDevice() {
  const kept = new Map<number, KeptLog>();
  const asides: AppendedEvents[] = [];
  const bare: ScoreLog = {
    match: sampleMatch(MATCH),
    doubles: false,
    pairs: null,
    women: null,
    timeLimit: 90,
    log: null,
  };
  let events: readonly LoggedEvent[] = [];
  let isCut = false;
  const view = (): ScoreLog => ({
    ...bare,
    log:
      events.length === 0
        ? null
        : {
            device: DEVICE,
            holder: null,
            matchFormat: bare.match.matchFormat,
            setup: { firstServer: 1 },
            count: events.length,
            events: [...events],
          },
  });
  const store: LogStore = {
    get: async (id) => kept.get(id) ?? null,
    put: async (id, log, base) => {
      const stays = staysBefore(log, base, kept.get(id) ?? null);
      if (stays === null) kept.set(id, log);
      return stays;
    },
    forget: async (id, base) => {
      const stays = staysBefore(null, base, kept.get(id) ?? null);
      if (stays === null) kept.delete(id);
      return stays;
    },
  };
  const reach = () => {
    if (isCut) throw new TypeError('no network');
  };
  const open = async (name: string) => {
    let ids = 0;
    const keeper = createLogKeeper({
      matchId: MATCH,
      device: DEVICE,
      api: {
        getScoreLog: async () => {
          reach();
          return view();
        },
        appendScoreLog: async ({ body }) => {
          reach();
          if (body.aside === true) asides.push(body);
          else events = [...events.slice(0, body.from), ...(body.events ?? [])];
          return view();
        },
      },
      store,
      newId: () => `${name}-${(ids += 1)}`,
      now: () => new Date(AT),
      later: () => () => undefined,
    });
    await keeper.load();
    await settled();
    return keeper;
  };
  const cut = (off: boolean) => {
    isCut = off;
  };
  return { kept, asides, open, cut, sent: () => events.map(({ id }) => id) };
}

/** Tab A has noted and sent a point. Tab B was opened after it, has noted two more without a network, and was closed. */
async function aReturnToTheFirstTab() {
  const device = aDevice();
  const a = await device.open('a');
  a.begin(1);
  a.add({ type: 'point', winner: 1 });
  await settled();
  device.cut(true);
  const b = await device.open('b');
  b.add({ type: 'point', winner: 1 });
  b.add({ type: 'point', winner: 2 });
  await settled();
  expect(idsOf(device.kept.get(MATCH))).toEqual(['a-1', 'b-1', 'b-2']);
  return { ...device, a };
}

describe('a tab that comes back', () => {
  it('goes on with the points that another tab has noted meanwhile', async () => {
    const { a, kept, cut, sent } = await aReturnToTheFirstTab();
    a.wake();
    await settled();
    expect(idsOf(a.shown().log)).toEqual(['a-1', 'b-1', 'b-2']);
    a.add({ type: 'point', winner: 1 });
    await settled();
    expect(idsOf(kept.get(MATCH))).toEqual(['a-1', 'b-1', 'b-2', 'a-2']);
    cut(false);
    a.wake();
    await settled();
    expect(sent()).toEqual(['a-1', 'b-1', 'b-2', 'a-2']);
    expect(a.shown()).toMatchObject({ conflict: null, queued: 0, sync: 'saved' });
  });

  it('overwrites none of them where it was tapped before it has read them: a person chooses', async () => {
    const { a, kept } = await aReturnToTheFirstTab();
    a.add({ type: 'point', winner: 2 });
    await settled();
    expect(idsOf(kept.get(MATCH))).toEqual(['a-1', 'b-1', 'b-2']);
    expect(a.shown().conflict).toMatchObject({ kind: 'tabs', other: { events: { length: 3 } } });
  });

  it('stays at the question while there is no network, and brings both logs once there is one', async () => {
    const { a, kept, asides, cut, sent } = await aReturnToTheFirstTab();
    a.add({ type: 'point', winner: 2 });
    await settled();
    await a.takeTheirs();
    expect(a.shown().conflict?.kind).toBe('tabs');
    cut(false);
    await a.takeTheirs();
    await settled();
    expect(asides.map(({ events = [] }) => events.map(({ id }) => id))).toEqual([['a-1', 'a-2']]);
    expect(sent()).toEqual(['a-1', 'b-1', 'b-2']);
    expect(idsOf(kept.get(MATCH))).toEqual(['a-1', 'b-1', 'b-2']);
    expect(a.shown()).toMatchObject({ conflict: null, queued: 0 });
  });

  it('keeps what is here where that is chosen, and brings the points of the other tab beside it', async () => {
    const { a, kept, asides, cut, sent } = await aReturnToTheFirstTab();
    a.add({ type: 'point', winner: 2 });
    await settled();
    cut(false);
    await a.keepMine();
    await settled();
    expect(asides.map(({ events = [] }) => events.map(({ id }) => id))).toEqual([['a-1', 'b-1', 'b-2']]);
    expect(sent()).toEqual(['a-1', 'a-2']);
    expect(idsOf(kept.get(MATCH))).toEqual(['a-1', 'a-2']);
    expect(a.shown()).toMatchObject({ conflict: null, queued: 0 });
  });

  it('forgets nothing that another tab still has to send', async () => {
    const { a, kept, cut } = await aReturnToTheFirstTab();
    cut(false);
    // It does not know of them: it completes the match with what it has.
    await a.complete();
    await settled();
    expect(idsOf(kept.get(MATCH))).toEqual(['a-1', 'b-1', 'b-2']);
  });
});

describe('the log on the device', () => {
  const view = {
    match: sampleMatch(MATCH),
    doubles: false,
    pairs: null,
    women: null,
    timeLimit: 90,
    log: null,
  };
  const logOf = (...ids: readonly string[]): KeptLog => ({
    view,
    firstServer: 1,
    events: ids.map((id) => ({ id, at: AT, event: { type: 'point', winner: 1 } })),
    sent: 0,
  });

  it.each([
    ['is replaced by what goes on from it', logOf('1', '2'), null, logOf('1'), false],
    ['is replaced by anything that was made from it', logOf('9'), logOf('1'), logOf('1'), false],
    ['stays where it goes on itself', logOf('1'), null, logOf('1', '2'), true],
    ['stays where it differs', logOf('1', '3'), logOf('1'), logOf('1', '2'), true],
    ['is forgotten if nothing in it is new', null, logOf('1', '2'), logOf('1'), false],
    ['is not forgotten if something in it is new', null, logOf('1'), logOf('1', '2'), true],
  ])('%s', (_what, log, base, onDisk, stays) => {
    expect(staysBefore(log, base, onDisk)).toBe(stays ? onDisk : null);
  });
});
