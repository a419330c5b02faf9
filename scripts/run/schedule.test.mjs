// Stages side by side: never more than two cores, predecessors first, nothing lost when one fails or is interrupted.
import { describe, expect, test } from 'vitest';
import { runStages } from './schedule.mjs';

/**
 * Runs stages that take a turn each and records them.
 * @param {{ name: string, cores?: 1 | 2, after?: string, fails?: boolean | 'throws' }[]} given
 * @param {AbortSignal} [signal]
 */
async function play(given, signal = new AbortController().signal) {
  let busy = 0;
  let busiest = 0;
  /** @type {string[]} */
  const started = [];
  const stages = given.map(({ name, cores = 1, after, fails = false }) => ({
    name,
    cores,
    ...(after !== undefined && { after }),
    run: async () => {
      started.push(name);
      busy += cores;
      busiest = Math.max(busiest, busy);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      busy -= cores;
      if (fails === 'throws') throw new Error('no such program');
      return { code: fails ? 1 : 0, output: '' };
    },
  }));
  /** @type {Map<string, number | null>} */
  const codes = new Map();
  await runStages(stages, { signal, env: {} }, ({ stage, result }) =>
    codes.set(stage.name, result?.code ?? null),
  );
  return { started, busiest, codes: Object.fromEntries(codes) };
}

describe('runStages', () => {
  test('fills two cores and no more', async () => {
    const { busiest, started } = await play([
      { name: 'a' },
      { name: 'b' },
      { name: 'c', cores: 2 },
      { name: 'd' },
    ]);
    expect(busiest).toBe(2);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a stage waits for the one it reads from, and others go ahead meanwhile', async () => {
    const { started } = await play([{ name: 'build' }, { name: 'size', after: 'build' }, { name: 'unit' }]);
    expect(started).toEqual(['build', 'unit', 'size']);
  });

  test('what builds on a failed stage does not run, the rest does', async () => {
    const { codes } = await play([
      { name: 'build', fails: true },
      { name: 'size', after: 'build' },
      { name: 'unit' },
      { name: 'report', after: 'size' },
    ]);
    expect(codes).toEqual({ build: 1, size: null, unit: 0, report: null });
  });

  test('a stage that throws has failed', async () => {
    expect((await play([{ name: 'types', fails: 'throws' }])).codes).toEqual({ types: 1 });
  });

  test('after an interruption nothing starts', async () => {
    const { started, codes } = await play([{ name: 'a' }, { name: 'b' }], AbortSignal.abort());
    expect(started).toEqual([]);
    expect(codes).toEqual({ a: null, b: null });
  });
});
