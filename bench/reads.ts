// The cost of prepared answers and files, compared with a bare `node:http` server that sends the same bytes with the same headers: `npm run bench --
// reads [rounds]`. The goal is 0.60 of bare (ADR 16).
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { measureBesideBare } from './reads/beside-bare.ts';
import type { FilledClub } from './writes/product.ts';

const GOAL = 0.6;

const root = path.resolve(import.meta.dirname, '..');
const assets = path.join(root, 'apps/web/dist/assets');

/** The measured addresses: every kind of public read, the page, its largest script, and the API document. */
function addressesFor(club: FilledClub | undefined): readonly string[] {
  const scripts = readdirSync(assets, { withFileTypes: true }).filter(({ name }) => name.endsWith('.js'));
  const tournament = club?.tournament ?? 1;
  return [
    '/api/tournaments?limit=20',
    `/api/tournaments/${tournament}`,
    `/api/tournaments/${tournament}/participants`,
    `/api/tournaments/${tournament}/matches`,
    '/api/matches/date/2026-09-12',
    '/api/clubs',
    '/api/docs/json',
    '/login',
    ...scripts.slice(0, 1).map(({ name }) => `/assets/${name}`),
  ];
}

const rounds = Number(argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  stderr.write('usage: npm run bench -- reads [rounds]\n');
  exit(2);
}
if (!existsSync(assets)) {
  stderr.write('The web app is not built: npm test -- build\n');
  exit(2);
}
stdout.write(`Requests for each second of processor time; goal: ${GOAL} of bare node:http\n`);
const isReached = await measureBesideBare({ root, rounds, logLevel: 'warn', goal: GOAL, addressesFor });
await measureBesideBare({ root, rounds, logLevel: 'info', goal: GOAL, addressesFor });
exit(isReached ? 0 : 1);
