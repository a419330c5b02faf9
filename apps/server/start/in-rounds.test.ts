// Rounds end with the app: the last one is told to end at once, and is waited for.
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { inRounds } from './in-rounds.ts';

it('tells the round under way that the app ends, before it waits for it', async () => {
  const app = Fastify();
  const heard: string[] = [];
  inRounds(app, 1, async (ending) => {
    heard.push('begun');
    await vi.waitFor(() => expect(ending.aborted).toBe(true), { interval: 1 });
    heard.push('ended');
  });
  await vi.waitFor(() => expect(heard).toEqual(['begun']));
  await app.close();
  expect(heard).toEqual(['begun', 'ended']);
});

it('waits for a round no longer than it is given', async () => {
  const app = Fastify();
  const work = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  inRounds(app, 1, work, { endsWithinMs: 50 });
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  await app.close();
  expect(work).toHaveBeenCalledTimes(1);
});
