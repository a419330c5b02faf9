// Compares, with Lighthouse on a mid-range phone, each public page of the demo with a static twin: the same page without its scripts, from a bare
// server with the same headers. `npm run bench -- lighthouse [rounds] [word of the address]`. Lighthouse is installed with the peers: `npm ci
// --prefix bench`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { argv, env, exit, getuid, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { demoTournaments, startDemo } from '../support/demo.ts';

/** The marks wanted for each page. */
const LCP_OF_STATIC = 1.1;
const MOST_BLOCKING_MS = 100;
const LEAST_SCORE = 98;

const MODULE = path.resolve(import.meta.dirname, '../../bench/node_modules/lighthouse/core/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** As much of a report as is read here. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string }[] }>
    >;
    readonly audits: Readonly<
      Record<
        string,
        { readonly numericValue?: number; readonly score: number | null; readonly title: string }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

interface Seen {
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
  /** In hundredths, in the order of the categories. */
  readonly scores: readonly number[];
  /** The audits that cost points beside speed. */
  readonly faults: readonly string[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A server that passes on what the product sends, but for the scripts of pages. */
async function startTwin(origin: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const kept = new Map<string, { readonly head: Record<string, string>; readonly body: Buffer }>();
  const read = async (url: string) => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    const answer = await fetch(origin + url, { headers: { 'accept-encoding': 'identity' } });
    const head = Object.fromEntries(answer.headers);
    let body = Buffer.from(await answer.arrayBuffer());
    if (head['content-type']?.startsWith('text/html') === true) {
      const page = body
        .toString('utf8')
        .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
        .replaceAll(/<link\b[^>]*rel="?modulepreload[^>]*>/g, '');
      body = Buffer.from(page);
    }
    const { 'content-length': _, ...said } = head;
    const answered = { head: said, body };
    kept.set(url, answered);
    return answered;
  };
  const server = createServer((request, response) => {
    void read(request.url ?? '/').then(({ head, body }) => response.writeHead(200, head).end(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function look(lighthouse: Lighthouse, port: number, url: string): Promise<Seen> {
  const report = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (report === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories } = report.lhr;
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      return audit !== undefined && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  );
  return {
    lcp: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    faults,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const say = (line: string): boolean => stdout.write(`${line}\n`);

if (!existsSync(MODULE)) {
  say('Lighthouse is not installed: npm ci --prefix bench');
  exit(2);
}
const { default: lighthouse } = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
const rounds = Number(argv[2] ?? 3);
const word = argv[3] ?? '';

const demo = await startDemo();
const twin = await startTwin(demo.url);
const port = await freePort();
const big = (await demoTournaments(demo)).find(({ participantCount }) => participantCount === 128);
if (big === undefined) throw new Error('The demo has no tournament of 128.');
const browser = await chromium.launch({
  // Its readers stand beside its courts.
  env: { ...env, TZ: big.timeZone },
  executablePath: env['CHROMIUM'] ?? 'chromium',
  // Chromium's sandbox does not work for root, as whom containers run.
  args: [`--remote-debugging-port=${port}`, '--disable-gpu', ...(getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
let isReached = true;
try {
  const entries = (await (await fetch(`${demo.url}/api/tournaments/${big.id}/participants`)).json()) as {
    personId?: number | null;
  }[];
  const person = entries.find(({ personId }) => personId !== undefined && personId !== null)?.personId;
  const addresses = [
    '/',
    '/tournaments',
    `/tournaments/${big.id}`,
    `/tournaments/${big.id}?tab=participants`,
    `/tournaments/${big.id}?tab=matches&view=list`,
    `/tournaments/${big.id}?tab=matches&view=draw`,
    '/match-schedules',
    '/match-schedules?view=order',
    '/match-schedules?tab=results',
    '/search',
    `/search?q=${encodeURIComponent(big.name)}`,
    ...(person === undefined || person === null ? [] : [`/people/${person}`]),
  ].filter((address) => address.includes(word));
  say(`Median of ${rounds}, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
  say(`${'address'.padEnd(44)}   LCP ms  static  ratio   blocking ms  shift   ${CATEGORIES.join('  ')}`);
  for (const address of addresses) {
    const ours: Seen[] = [];
    const fixed: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await look(lighthouse, port, demo.url + address));
      fixed.push(await look(lighthouse, port, twin.url + address));
    }
    const lcp = median(ours.map((seen) => seen.lcp));
    const still = median(fixed.map((seen) => seen.lcp));
    const blocking = median(ours.map((seen) => seen.blocking));
    const shift = median(ours.map((seen) => seen.shift));
    const scores = CATEGORIES.map((_, at) => median(ours.map((seen) => seen.scores[at] ?? 0)));
    const isGood =
      lcp <= LCP_OF_STATIC * still &&
      blocking <= MOST_BLOCKING_MS &&
      shift === 0 &&
      scores.every((score) => score >= LEAST_SCORE);
    isReached &&= isGood;
    say(
      `${address.padEnd(44)}${Math.round(lcp).toString().padStart(9)}${Math.round(still).toString().padStart(8)}${(lcp / still).toFixed(2).padStart(7)}` +
        `${Math.round(blocking).toString().padStart(14)}${shift.toFixed(3).padStart(7)}   ${scores.join('  ')}${isGood ? '' : '  over'}`,
    );
    for (const fault of new Set(ours.flatMap(({ faults }) => faults))) say(`    ${fault}`);
  }
} finally {
  await browser.close();
  twin.stop();
  await demo.stop();
}
exit(isReached ? 0 : 1);
