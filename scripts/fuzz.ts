// Sends generated requests to every write of docs/openapi.json: `npm run fuzz -- --runs 10000 --seed 7 --route createMatch`, on SQLite or with
// --postgres on PostgreSQL. The same seed sends the same requests. For the checks see apps/server/promises/fuzz.test.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { env, execPath, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE =
  'usage: npm run fuzz -- [--runs requests per write] [--seed number] [--route operationId] [--postgres] [--workers number]';

/** As many as `npm test` sends. */
const FEWEST = 50;

function readArguments() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '10000' },
        seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
        route: { type: 'string', default: '' },
        postgres: { type: 'boolean', default: false },
        workers: { type: 'string', default: String(availableParallelism()) },
      },
    }).values;
  } catch (error) {
    stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    return exit(2);
  }
}

const { runs, seed, route, postgres, workers } = readArguments();
if (!/^[1-9]\d{0,6}$/.test(runs) || !/^\d{1,10}$/.test(seed) || !/^[1-9]\d?$/.test(workers)) {
  stderr.write(`${USAGE}\n`);
  exit(2);
}
if (Number(runs) < FEWEST) {
  stderr.write(`At least ${FEWEST} requests per write: among fewer there may be none that succeeds.\n`);
  exit(2);
}
const root = fileURLToPath(new URL('../', import.meta.url));
const count = route === '' ? Number(workers) : 1;
stdout.write(`${runs} requests per write, seed ${seed}\n`);
const vitest = [`${root}node_modules/vitest/vitest.mjs`, 'run', 'apps/server/promises/fuzz.test.ts'];
const project = ['--project', postgres ? 'server-postgres' : 'server-sqlite'];

/** Sends the requests of every `count`-th write, from this one on; answers with the exit code. */
async function work(worker: number): Promise<number> {
  const run = spawn(execPath, [...vitest, ...project, '--disable-console-intercept'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...env,
      FUZZ_RUNS: runs,
      FUZZ_SEED: seed,
      FUZZ_ROUTE: route,
      FUZZ_WORKER: `${worker}/${count}`,
    },
  });
  const [code] = await once(run, 'exit');
  return Number(code ?? 1);
}

const codes = await Promise.all(Array.from({ length: count }, (_, worker) => work(worker)));
exit(Math.max(...codes));
