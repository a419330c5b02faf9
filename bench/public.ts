// The cost of public pages, compared with a bare `node:http` server that sends the same bytes with the same headers: `npm run bench -- public
// [rounds]`. The goal is 0.80 of bare (ADR 45).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { measureBesideBare } from './reads/beside-bare.ts';
import type { FilledClub } from './writes/product.ts';

const GOAL = 0.8;

const root = path.resolve(import.meta.dirname, '..');

/** Every kind of public page, the answers that most people read, the picture of a tournament, and the smallest file. */
function addressesFor(club: FilledClub | undefined): readonly string[] {
  const tournament = club?.tournament ?? 1;
  return [
    '/',
    '/tournaments',
    `/tournaments/${tournament}`,
    `/tournaments/${tournament}?tab=participants`,
    `/tournaments/${tournament}?tab=matches&view=list`,
    `/tournaments/${tournament}?tab=matches&view=draw`,
    '/match-schedules',
    '/match-schedules?tab=results',
    `/api/tournaments/${tournament}`,
    `/api/tournaments/${tournament}/matches`,
    `/share/tournaments/${tournament}.en.png`,
    '/robots.txt',
  ];
}

const rounds = Number(argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  stderr.write('usage: npm run bench -- public [rounds]\n');
  exit(2);
}
if (!existsSync(path.join(root, 'apps/web/dist/assets'))) {
  stderr.write('The web app is not built: npm test -- build\n');
  exit(2);
}
stdout.write(`Requests for each second of processor time; goal: ${GOAL} of bare node:http\n`);
const isReached = await measureBesideBare({ root, rounds, logLevel: 'warn', goal: GOAL, addressesFor });
exit(isReached ? 0 : 1);
