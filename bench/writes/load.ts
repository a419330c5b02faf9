// Writers and a reader. The writers run in their own thread, each with a match of its own, and write again as soon as they are answered.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bytesOf, LeanClient } from '../lean-connection.ts';
import type { FilledClub, Product } from './product.ts';
import { scoreWrite } from './scores.ts';

export interface WritersTask {
  readonly port: number;
  readonly writers: number;
  readonly clubs: readonly FilledClub[];
}

/** The writers' results: milliseconds of each write, from sending to answer, and of the whole. */
export interface Written {
  readonly took: readonly number[];
  readonly ms: number;
}

async function write({ port, writers, clubs }: WritersTask): Promise<Written> {
  const state = { isOver: false };
  parentPort?.once('message', () => {
    state.isOver = true;
  });
  const client = new LeanClient(port);
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const club = clubs[writer % clubs.length];
      const match = club?.matches[Math.floor(writer / clubs.length)];
      if (club === undefined || match === undefined) throw new Error('There are too few matches.');
      for (let turn = writer; !state.isOver; turn += 1) {
        const sent = performance.now();
        await client.ask(scoreWrite(club, match, turn));
        took.push(performance.now() - sent);
      }
    }),
  );
  client.close();
  return { took, ms: performance.now() - begun };
}

/** Starts writers; `stop` answers what they did. */
export function letWrite(task: WritersTask): { readonly stop: () => Promise<Written> } {
  const thread = new Worker(new URL(import.meta.url), { workerData: task });
  const done = once(thread, 'message') as Promise<[Written]>;
  return {
    stop: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
      thread.postMessage('stop');
      const [written] = await done;
      return written;
    },
  };
}

const PACE_MS = 5;

/** One reader asks for this long, at a steady pace, or right after the answer if that comes later. Returns the milliseconds of each read. */
export async function read(product: Product, [club]: readonly FilledClub[], ms: number): Promise<number[]> {
  if (club === undefined) throw new Error('There is no club.');
  const { tournament, cookie } = club;
  const requests = [
    bytesOf({ method: 'GET', path: `/api/tournaments/${tournament}` }),
    // Somebody who is signed in: looked up again each time.
    bytesOf({ method: 'GET', path: `/api/tournaments/${tournament}/matches`, headers: { cookie } }),
    bytesOf({ method: 'GET', path: '/api/tournaments?limit=20' }),
    bytesOf({ method: 'GET', path: '/api/matches/date/2026-09-11' }),
  ];
  const client = new LeanClient(product.port);
  const took: number[] = [];
  for (const begun = performance.now(); performance.now() - begun < ms;) {
    for (const request of requests) {
      const sent = performance.now();
      await client.ask(request);
      const needed = performance.now() - sent;
      took.push(needed);
      if (needed < PACE_MS) await pause(PACE_MS - needed);
    }
  }
  client.close();
  return took;
}

if (!isMainThread) {
  // On Linux a thread has a priority of its own: the clock that times the reads goes first.
  if (process.platform === 'linux') setPriority(5);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(await write(workerData as WritersTask));
}
