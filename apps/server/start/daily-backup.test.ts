// The server looks once an hour whether a backup is due; one that takes longer than an hour has no second beside it.
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachHour } from './backups.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

it('begins no backup beside one that is still being made, and the next when it is done', async () => {
  const app = fastify();
  const done: (() => void)[] = [];
  eachHour(app, () => new Promise((resolve) => done.push(resolve)));
  await vi.advanceTimersByTimeAsync(HOUR_MS / 6);
  expect(done).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(done).toHaveLength(1);
  done[0]?.();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(done).toHaveLength(2);
  // The stop of the server does not wait for it: what is cut off is made anew.
  await app.close();
});

it('goes on after one that has failed, and ends with the app', async () => {
  const app = fastify();
  const look = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no room')));
  eachHour(app, look);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(look).toHaveBeenCalledTimes(3);
  await app.close();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(look).toHaveBeenCalledTimes(3);
});
