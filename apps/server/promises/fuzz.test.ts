// Requests generated from docs/openapi.json for every write that it names: a few in each test run, any number with `npm run fuzz`. No 5xx, no answer
// that the document does not describe, nothing invalid stored.
import { env } from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../testing/fuzz/document.ts';
import { fuzz } from '../testing/fuzz/run.ts';
import { closeWorlds } from '../testing/fuzz/world.ts';

const seed = Number(env['FUZZ_SEED'] ?? 2026);
const runs = Number(env['FUZZ_RUNS'] ?? 50);
const chosen = env['FUZZ_ROUTE'] ?? '';
/** Slow enough for the slowest machine that generates ten thousand. */
const PER_REQUEST_MS = 100;

/** The number of this worker, and how many there are; each takes every so-many-th write. */
const [worker, workers] = (env['FUZZ_WORKER'] ?? '0/1').split('/').map(Number) as [number, number];

const writes = operations
  .filter(({ id, method }) => method !== 'GET' && (chosen === '' || id === chosen))
  .filter((_, at) => at % workers === worker);

afterAll(closeWorlds);

describe('requests generated from the API document', () => {
  it.each(writes.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const { faults, statuses } = await fuzz(operation, runs, seed);
      if (env['FUZZ_RUNS'] !== undefined) {
        const counts = [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status}: ${count}`);
        process.stdout.write(`${id.padEnd(22)} ${faults.length} faults  ${counts.join('  ')}\n`);
      }
      expect(faults).toEqual([]);
      // A write that never succeeds has not been tried.
      expect([...statuses.keys()].some((status) => status < 300)).toBe(true);
    },
    30_000 + runs * PER_REQUEST_MS,
  );
});
