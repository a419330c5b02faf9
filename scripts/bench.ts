// Measures our engine and its peers: `npm run bench -- score [rounds]`. The peers are installed apart, in bench/, so that the product never includes
// them; run `npm ci` there once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv, execPath, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Everything that can be measured; each is a module of bench/ with this name, except those that need a browser. */
const BENCHES: readonly string[] = [
  'score',
  'draws',
  'bundle',
  'pages',
  'pad',
  'lighthouse',
  'sign-in',
  'writes',
  'abuse',
  'grow',
  'reads',
  'public',
  'schedule',
  'estimates',
  'search',
  'careers',
  'import',
  'life',
  'live',
  'live-soak',
  'told',
];
/** Those that measure the product alone. */
const WITHOUT_PEERS: readonly string[] = [
  'sign-in',
  'writes',
  'abuse',
  'reads',
  'public',
  'grow',
  'schedule',
  'estimates',
  'search',
  'careers',
  'import',
  'life',
  'live',
  'live-soak',
  'told',
];

const [name = '', ...args] = argv.slice(2);
const folder = fileURLToPath(new URL('../bench/', import.meta.url));

if (!BENCHES.includes(name)) {
  stderr.write(`usage: npm run bench -- ${BENCHES.join('|')} [rounds]\n`);
  exit(2);
}
// They have no peers: they are measured on the demo, with the browser that the tests use.
if (name === 'pages' || name === 'pad' || name === 'lighthouse') {
  const run = fileURLToPath(new URL('run.mjs', import.meta.url));
  exit(spawnSync(execPath, [run, name, ...args], { stdio: 'inherit' }).status ?? 1);
}
if (!WITHOUT_PEERS.includes(name) && !existsSync(`${folder}node_modules`)) {
  stderr.write('The peers are not installed: npm ci --prefix bench\n');
  exit(2);
}
exit(spawnSync(execPath, [`${folder}${name}.ts`, ...args], { stdio: 'inherit' }).status ?? 1);
