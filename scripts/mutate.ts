// Mutation testing of the domain: `npm run mutate`, or of one folder: `npm run mutate -- score`; `npm run mutate -- server-access` changes the
// server's access checks instead. Slow on purpose (one worker, low priority); in the domain, only changes since the last run are tried again. Each
// folder has its own sandbox, so that parallel runs do not remove each other's. Fails below 90 % killed; docs/mutation.md lists the survivors with
// reasons.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { argv, env, execPath, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Gives way to everything else, yet gets on beside it. */
const NICENESS = 15;

const root = fileURLToPath(new URL('../', import.meta.url));
const [folder, ...more] = argv.slice(2);
const isServer = folder === 'server-access';
const source = isServer ? 'apps/server/access/guards.ts' : `packages/domain/${folder ?? ''}`;

if (folder !== undefined && (!/^[a-z-]+$/.test(folder) || !existsSync(`${root}${source}`))) {
  stderr.write(
    `There is no folder ${source}.\nusage: npm run mutate -- [folder of packages/domain, or server-access] [Stryker options]\n`,
  );
  exit(2);
}
setPriority(NICENESS);
const only =
  folder === undefined
    ? []
    : [
        '--mutate',
        isServer ? source : `${source}/**/*.ts,!**/*.test.ts,!**/fixtures.ts`,
        '--incrementalFile',
        `reports/mutation/incremental-${folder}.json`,
        '--tempDirName',
        `reports/mutation/sandbox-${folder}`,
      ];
// Its tests run whole servers: the sandbox needs all their code, and results depend on more than the files that Stryker compares.
const server = isServer
  ? [
      '--force',
      '--timeoutMS',
      '60000',
      '--ignorePatterns',
      'apps/web,bench,docs,e2e,data,demo-data,reports,dist,.cache',
    ]
  : [];
const stryker = `${root}node_modules/@stryker-mutator/core/bin/stryker.js`;
const run = spawnSync(execPath, [stryker, 'run', ...only, ...server, ...more], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, MUTATE_FOLDER: folder ?? '' },
});
exit(run.status ?? 1);
