// The browser's database may go away while the page lives: iOS closes it in the background (D52, ADR 31).
import { expect, it } from 'vitest';
import type { ScoreLog } from '@tennis/contract';
import { sampleMatch } from '../../lib/sample-match.ts';
import { createLogStore } from './kept-logs.ts';
import type { KeptLog } from './own-log.ts';

const view: ScoreLog = {
  match: sampleMatch(1),
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
};
const logOf = (...ids: readonly string[]): KeptLog => ({
  view,
  firstServer: 1,
  events: ids.map((id) => ({ id, at: '2026-09-12T10:00:00.000Z', event: { type: 'fault' } })),
  sent: 0,
});

/** A target that tells of one event soon. */
const soon = <T extends object>(type: string, parts: T): EventTarget & T => {
  const target = Object.assign(new EventTarget(), parts);
  setTimeout(() => target.dispatchEvent(new Event(type)));
  return target;
};

/** As much of a browser's database as the logs need. */
function aBrowser() {
  const kept = new Map<number, unknown>();
  const connections: (EventTarget & { isGone: boolean; error: DOMException | null })[] = [];
  const connect = () => {
    const connection = Object.assign(new EventTarget(), {
      isGone: false,
      error: null as DOMException | null,
      close: () => undefined,
      transaction: () => {
        if (connection.isGone) throw new DOMException('The connection is closing.', 'InvalidStateError');
        const { error } = connection;
        const store = {
          get: (id: number) => soon('success', { result: kept.get(id) }),
          put: (log: unknown, id: number) => error === null && kept.set(id, log),
          delete: (id: number) => kept.delete(id),
          getAllKeys: () => ({ result: [...kept.keys()] }),
          getAll: () => ({ result: [...kept.values()] }),
        };
        const transaction = Object.assign(new EventTarget(), { error, objectStore: () => store });
        const end = new Event(error === null ? 'complete' : 'abort');
        setTimeout(() => setTimeout(() => transaction.dispatchEvent(end)));
        return transaction;
      },
    });
    connections.push(connection);
    return connection;
  };
  const factory = { open: () => soon('success', { result: connect() }) } as unknown as IDBFactory;
  return { store: createLogStore(factory), kept, connections };
}

it('keeps points again after the browser has closed the connection, with or without a word', async () => {
  const { store, kept, connections } = aBrowser();
  await store.put(1, logOf('1'), null);
  const [first] = connections;
  if (first !== undefined) first.isGone = true;
  await store.put(1, logOf('1', '2'), logOf('1'));
  expect(kept.get(1)).toMatchObject({ events: { length: 2 } });
  connections.at(-1)?.dispatchEvent(new Event('close'));
  await store.put(1, logOf('1', '2', '3'), logOf('1', '2'));
  expect(kept.get(1)).toMatchObject({ events: { length: 3 } });
  expect(connections).toHaveLength(3);
});

it('opens the database once for as long as it stays', async () => {
  const { store, connections } = aBrowser();
  await store.put(1, logOf('1'), null);
  expect(await store.get(1)).toMatchObject({ events: { length: 1 } });
  expect(connections).toHaveLength(1);
});

it('lists the logs that are here, each with its match', async () => {
  const { store } = aBrowser();
  expect(await store.all()).toEqual([]);
  await store.put(4, logOf('1'), null);
  await store.put(9, logOf('2', '3'), null);
  expect((await store.all()).map(({ matchId, log }) => [matchId, log.events.length])).toEqual([
    [4, 1],
    [9, 2],
  ]);
});

it('if there is no room, says so and does not try again', async () => {
  const { store, connections } = aBrowser();
  await store.get(1);
  const [first] = connections;
  if (first !== undefined) first.error = new DOMException('No room.', 'QuotaExceededError');
  await expect(store.put(1, logOf('1'), null)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(connections).toHaveLength(1);
});
