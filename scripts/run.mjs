// Runs every command of the repository: `npm start`, `npm run dev`, `npm test`, `npm run check`. The machine's own Node (20 or newer) starts it
// before anything is installed, so this file and everything in scripts/run/ use only Node's own modules.
import { exit, argv, stderr } from 'node:process';

const USAGE = `usage: node scripts/run.mjs <command>
  start             install, build and serve on http://127.0.0.1:3000
  build             install and build what is missing or stale, and serve nothing
  demo              the same with a club season in a folder of its own
  dev               server and web app with reload
  backup [folder]   take a backup of the database, which may be in use
  cluster           start three PostgreSQL with failover and two servers on them, to try
  restore folder    bring a backup back into an empty place
  move --to place   move everything to PostgreSQL, or back into a file
  doctor            say what is wrong with the settings, disk, clock, database, backups and mail
  screens [name …]  photograph the demo into docs/screens, or the named screens only
  pages             time the demo's largest pages (npm run bench -- pages)
  pad               time taps on the score pad (npm run bench -- pad)
  lighthouse        each public page under Lighthouse (npm run bench -- lighthouse)
  test [stage …]    every check and test, or the named stages only
  check             types, lint, format and dead code
  format            write the house format to every file`;

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const COMMANDS = {
  start: async () => (await import('./run/serve.mjs')).start(),
  build: async () => (await import('./run/serve.mjs')).build(),
  demo: async () => (await import('./run/serve.mjs')).demo(),
  backup: async (args) => (await import('./run/serve.mjs')).backUp(args),
  restore: async (args) => (await import('./run/serve.mjs')).restore(args),
  cluster: async (args) => (await import('./run/serve.mjs')).cluster(args),
  move: async (args) => (await import('./run/serve.mjs')).move(args),
  doctor: async () => (await import('./run/serve.mjs')).doctor(),
  screens: async (args) => (await import('./run/serve.mjs')).takeScreens(args),
  pages: async (args) => (await import('./run/serve.mjs')).measurePages(args),
  pad: async () => (await import('./run/serve.mjs')).measurePad(),
  lighthouse: async (args) => (await import('./run/serve.mjs')).measureWithLighthouse(args),
  dev: async () => (await import('./run/serve.mjs')).dev(),
  test: async (args) => (await import('./run/test.mjs')).test(args),
  check: async () => (await import('./run/test.mjs')).check(),
  format: async () => (await import('./run/test.mjs')).format(),
};

const [name = '', ...args] = argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command === undefined) {
  stderr.write(`${USAGE}\n`);
  exit(2);
}

try {
  exit(await command(args));
} catch (error) {
  // If a person can do something about it (a missing program, a failed install), it is a plain sentence; anything else is a bug of ours.
  const { Advice } = await import('./run/paths.mjs');
  stderr.write(
    `${error instanceof Advice ? error.message : (error instanceof Error && error.stack) || String(error)}\n`,
  );
  exit(error instanceof Advice ? error.exitCode : 1);
}
