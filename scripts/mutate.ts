// Mutation testing of the domain: `npm run mutate`, or of one folder of it: `npm run mutate -- score`; `npm run mutate -- server-access`
// changes the server's access checks instead. Slow on purpose (one worker, low priority); of the domain only what changed since the last
// run is tried again. Each folder has its own sandbox, so that runs beside each other do not clear each other's away. Fails below 90 %
// killed; docs/mutation.md lists what survives and why.
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
// Its tests walk whole servers: the sandbox needs their code, and what they say depends on more than the files that Stryker compares.
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
