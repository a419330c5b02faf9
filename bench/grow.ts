// How the cost of each read of the API grows while others store more and more: `npm run bench -- grow [rounds]`. One data file holds one season of
// the demo (three clubs), another a federation of many such seasons. Milliseconds are processor time of the whole server, which other programs on the
// machine hardly change; the start, up to the first answer, is measured in the same way. A page has the same number of rows at each size, namely
// those of one season, because a fuller page costs more wherever its rows are stored.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { argv, env, execPath, exit, stdout } from 'node:process';
import { multiply } from './grow/multiply.ts';
import { readsOf, type Reader, type Season } from './grow/reads.ts';
import { bytesOf, LeanClient } from './lean-connection.ts';
import { Product, temporaryFolder } from './writes/product.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '..');
/** Seasons: the last are 555 clubs with some 63,000 matches. */
const SIZES = [1, 10, 185];
const MOST_RECORDS = 200_000;
const CALLS = 20;
/** More spellings than these rounds take there are not. */
const MOST_ROUNDS = 6;
/** The goal: a read with the most seasons against the same with one. */
const GOAL = 1.5;
const READERS: readonly Reader[] = ['member', 'clubadmin', 'superadmin'];

/** Makes the season of today by the demo itself. */
async function makeSeason(folder: string): Promise<void> {
  const demo = spawn(execPath, [path.join(CHECKOUT, 'apps/server/demo.ts')], {
    env: { PATH: env['PATH'], DEMO_DIR: folder, PORT: '0', WEB_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    demo.once('exit', () => reject(new Error('The demo ended instead of starting.')));
    demo.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('running at')) resolve();
    });
  });
  demo.kill('SIGTERM');
  await once(demo, 'exit');
}

/** The session of each reader as the header that brings it. */
async function signIn(client: LeanClient): Promise<ReadonlyMap<Reader, Readonly<Record<string, string>>>> {
  const sessions = new Map<Reader, Readonly<Record<string, string>>>([['visitor', {}]]);
  for (const reader of READERS) {
    const body = { username: reader, password: 'Tennis123' };
    const { head } = await client.ask(bytesOf({ method: 'POST', path: '/api/auth/login', body }));
    const cookies = [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie);
    sessions.set(reader, { cookie: cookies.join('; ') });
  }
  return sessions;
}

const lastWord = (text = ''): string => encodeURIComponent(text.split(' ').at(-1) ?? '');

/** A tournament of the clubadmin's club that is being played, the same at each size. */
async function seasonOf(client: LeanClient, headers: Readonly<Record<string, string>>): Promise<Season> {
  const get = async (address: string): Promise<unknown> =>
    JSON.parse((await client.ask(bytesOf({ method: 'GET', path: address, headers }))).body);
  const [club] = (await get('/api/user/admin-clubs')) as { readonly id: number; readonly name: string }[];
  const { id: account, name } = (await get('/api/auth/me')) as { readonly id: number; readonly name: string };
  const listed = `/api/tournaments?clubId=${club?.id}&status=active&limit=1`;
  const [tournament] = (await get(listed)) as { readonly id: number }[];
  const entries = (await get(`/api/tournaments/${tournament?.id}/participants`)) as {
    readonly personId: number | null;
  }[];
  const day = new Date().toISOString().slice(0, 10);
  return {
    club: club?.id ?? 0,
    tournament: tournament?.id ?? 0,
    day,
    account,
    someone: entries.find(({ personId }) => personId !== null)?.personId ?? 0,
    named: lastWord(club?.name),
    person: lastWord(name),
  };
}

interface Measured {
  /** Milliseconds of processor time of each read, the least of the rounds, and of the start. */
  readonly costs: ReadonlyMap<string, number>;
  /** Rows of each answer that is a list. */
  readonly rows: ReadonlyMap<string, number>;
}

/** A letter as an address may have it. */
function spellingsOf(letter: string): readonly string[] {
  const code = letter.charCodeAt(0).toString(16);
  return [...new Set([letter, `%${code}`, `%${code.toUpperCase()}`])];
}

/** The same address in another spelling for each number below 140: a kept answer would cost nothing at any size. */
function spelled(address: string, n: number): string {
  let left = n;
  return address.replace(/(?<=[?&])limit(?==)|(?<=limit=)\d+/g, (word) =>
    Array.from(word)
      .map((letter) => {
        const spellings = spellingsOf(letter);
        const one = spellings[left % spellings.length] ?? letter;
        left = Math.floor(left / spellings.length);
        return one;
      })
      .join(''),
  );
}

/** An address that asks for a page no longer than so many rows. */
const noLonger = (address: string, rows: number | undefined): string =>
  rows === undefined || rows === 0
    ? address
    : address.replace(/limit=(\d+)/, (_, limit: string) => `limit=${Math.min(Number(limit), rows)}`);

/** Measures all reads at one size, with pages of at most as many rows as `full` says. */
async function measure(
  dataDir: string,
  rounds: number,
  full: ReadonlyMap<string, number> = new Map(),
): Promise<Measured> {
  const product = await Product.start(CHECKOUT, { dataDir, databaseUrl: null });
  const costs = new Map([['start', await product.cpuMs()]]);
  const rows = new Map<string, number>();
  const client = new LeanClient(product.port);
  try {
    const sessions = await signIn(client);
    const season = await seasonOf(client, sessions.get('clubadmin') ?? {});
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, by, path: address } of readsOf(season)) {
        const page = noLonger(address, full.get(name));
        const requests = Array.from({ length: CALLS }, (_, n) =>
          bytesOf({ method: 'GET', path: spelled(page, n + round * CALLS), headers: sessions.get(by) ?? {} }),
        );
        const before = await product.cpuMs();
        let body = '';
        for (const request of requests) ({ body } = await client.ask(request));
        const cost = ((await product.cpuMs()) - before) / CALLS;
        const answer: unknown = JSON.parse(body);
        if (Array.isArray(answer)) rows.set(name, answer.length);
        // The first round is for the compiler.
        if (round > 0) costs.set(name, Math.min(cost, costs.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
    return { costs, rows };
  } finally {
    client.close();
    await product.stop();
  }
}

const rounds = Math.min(Number(argv[2] ?? 3), MOST_ROUNDS);
const folder = temporaryFolder();
const first = path.join(folder, '1');
mkdirSync(first);
await makeSeason(first);
const bySize = new Map<number, Measured>();
for (const size of SIZES) {
  const dataDir = path.join(folder, `${size} times`);
  cpSync(first, dataDir, { recursive: true });
  if (size > 1)
    multiply(path.join(dataDir, 'tennis.sqlite'), path.join(first, 'tennis.sqlite'), size, MOST_RECORDS);
  const full = bySize.get(SIZES[0] ?? 1)?.rows ?? (await measure(dataDir, 0)).rows;
  bySize.set(size, await measure(dataDir, rounds, full));
}
const costOf = (size: number, name: string): number => bySize.get(size)?.costs.get(name) ?? Number.NaN;
stdout.write(
  `${'milliseconds of the server'.padEnd(30)}${SIZES.map((size) => `${size} x`.padStart(9)).join('')}\n`,
);
let worse = 0;
for (const name of bySize.get(1)?.costs.keys() ?? []) {
  const ratio = costOf(SIZES.at(-1) ?? 0, name) / costOf(1, name);
  if (ratio > GOAL) worse += 1;
  const costs = SIZES.map((size) => costOf(size, name).toFixed(2).padStart(9)).join('');
  stdout.write(
    `${name.padEnd(30)}${costs}${ratio.toFixed(1).padStart(7)} x${ratio > GOAL ? '  over the goal' : ''}\n`,
  );
}
stdout.write(`${worse} over ${GOAL} x\n`);
exit(worse === 0 ? 0 : 1);
