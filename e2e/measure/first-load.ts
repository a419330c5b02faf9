// Weighs the first visit of each public page in a real browser: everything sent until the page requests nothing more. Its limits are bytes and
// requests, never time. A stage of `npm test`; alone `npm test -- size`.
import process, { stdout } from 'node:process';
import { MOMENT, demoTournaments, startDemo, type Demo } from '../support/demo.ts';

/**
 * kB are 1000 bytes as sent, with headers, by gzip. `page` is the HTML with all of its content, `code` scripts and styles; `requests` are all but
 * reads.
 */
interface Weight {
  readonly page: number;
  readonly code: number;
  readonly fonts: number;
  readonly requests: number;
  /** Calls of the API. */
  readonly reads: number;
}

interface PublicPage {
  readonly name: string;
  readonly path: string;
  readonly most: Weight;
  /** The reader's zone. If most of the page's content is from another zone, the app redraws the times (ADR 53). */
  readonly zone?: string;
  /** On a desk, where the layout differs and names use another font file (ADR 57). */
  readonly desk?: Weight;
}

/** The limits are the product's own: a phone on a weak network at the courts. Each page loads only its own content, and has a few kB of room. */
function publicPages(cup: number, big: number, zoneOfBig: string): readonly PublicPage[] {
  // Letters that a first screen seldom has are in files of their own.
  const latin = 40;
  const of = (page: number, code: number, requests: number, reads: number, fonts = latin): Weight => ({
    page,
    code,
    requests,
    reads,
    fonts,
  });
  // A page that is only read brings no app: a script of 7 kB, and the styles.
  const read = 29;
  return [
    { name: 'landing', path: '/', most: of(10, read, 7, 0) },
    { name: 'tournaments', path: '/tournaments', most: of(9, read, 7, 0) },
    { name: 'details', path: `/tournaments/${cup}`, most: of(9, read, 8, 0) },
    { name: 'participants', path: `/tournaments/${cup}?tab=participants`, most: of(10, read, 8, 0) },
    { name: 'matches', path: `/tournaments/${cup}?tab=matches&view=list`, most: of(12, read, 8, 0) },
    {
      name: 'draw',
      path: `/tournaments/${cup}?tab=matches&view=draw`,
      most: of(16, read, 8, 0),
      desk: of(16, read, 8, 0, 100),
    },
    {
      name: 'draw of 128',
      path: `/tournaments/${big}?tab=matches&view=draw`,
      zone: zoneOfBig,
      most: of(25, read, 8, 0),
      desk: of(25, read, 8, 0, 100),
    },
    { name: 'schedule', path: '/match-schedules', zone: 'Europe/Lisbon', most: of(19, read, 9, 0, 180) },
    {
      name: 'order of play',
      path: '/match-schedules?view=order',
      zone: 'Europe/Lisbon',
      most: of(18, read, 9, 0, 180),
    },
    {
      name: 'results',
      path: '/match-schedules?tab=results',
      zone: 'Europe/Lisbon',
      most: of(36, read, 9, 0, 180),
    },
    { name: 'search', path: '/search?q=an', most: of(6, read, 7, 0) },
    { name: 'sign in', path: '/login', most: of(3, 234, 21, 1) },
    { name: 'register', path: '/register', most: of(3, 245, 25, 1) },
    { name: 'forgot', path: '/forgot-password', most: of(3, 232, 19, 1) },
    { name: 'not found', path: '/nothing-here', most: of(3, 169, 9, 0) },
  ];
}

const CODE: ReadonlySet<string> = new Set(['Script', 'Stylesheet']);
const READS: ReadonlySet<string> = new Set(['Fetch', 'XHR']);
/** A page is idle when it has requested nothing for this long; what it loads while idle comes after a pause. */
const REST_MS = 1000;

/** Of the club whose tournaments are weighed. */
const CLUB = 'America/Los_Angeles';

/** Opens a page with an empty cache and adds up what it loads. */
async function weigh(
  demo: Demo,
  { path, zone = CLUB }: Pick<PublicPage, 'path' | 'zone'>,
  width: 390 | 1280,
  coding: 'gzip' | 'br',
): Promise<Weight> {
  const context = await demo.browser.newContext({
    timezoneId: zone,
    viewport: { width, height: 844 },
    isMobile: width === 390,
    hasTouch: width === 390,
    extraHTTPHeaders: { 'accept-encoding': coding },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent = new Map<string, { type: string; bytes: number; ended: boolean }>();
  let lastMove = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    // The stream of changes begins once the page is idle, and never ends by itself: on a slow machine it may be part of the sum.
    if (type === 'EventSource') return;
    sent.set(requestId, { type, bytes: 0, ended: false });
    lastMove = performance.now();
  });
  const end = (requestId: string, bytes: number): void => {
    const request = sent.get(requestId);
    if (request !== undefined) Object.assign(request, { bytes, ended: true });
    lastMove = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  await page.clock.setFixedTime(MOMENT);
  await page.goto(`${demo.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isAtRest = (): boolean =>
    performance.now() - lastMove > REST_MS && [...sent.values()].every(({ ended }) => ended);
  while (!isAtRest()) await page.waitForTimeout(REST_MS / 4);
  const requests = [...sent.values()];
  await context.close();
  const kilobytes = (types: ReadonlySet<string>): number =>
    requests.reduce((sum, { type, bytes }) => sum + (types.has(type) ? bytes : 0), 0) / 1000;
  const reads = requests.filter(({ type }) => READS.has(type)).length;
  return {
    page: kilobytes(new Set(['Document'])),
    code: kilobytes(CODE),
    fonts: kilobytes(new Set(['Font'])),
    requests: requests.length - reads,
    reads,
  };
}

/** How much script the score pad may have, in kB by brotli: it is opened on two bars of signal (ADR 43). */
const PAD_MOST = 60;

/** The pad has one file of script; its page is the same for every match. */
async function weighPad({ url }: Demo): Promise<number> {
  const page = await (await fetch(`${url}/score/pad`)).text();
  const src = /<script[^>]+src="(?<src>[^"]+)"/.exec(page)?.groups?.['src'] ?? '';
  const headers = { 'accept-encoding': 'br' };
  const { status, headers: sent } = await fetch(`${url}${src}`, { method: 'HEAD', headers });
  const length = Number(sent.get('content-length') ?? Number.NaN);
  if (status !== 200 || !(length > 0)) throw new Error('The page of the pad names no script.');
  return length / 1000;
}

const PARTS = ['page', 'code', 'fonts', 'requests', 'reads'] as const;

const say = (line: string): boolean => stdout.write(`${line}\n`);
const right = (value: number, width: number): string => value.toFixed(0).padStart(width);

/** A line of the table: what a page weighs, and which limits it breaks. */
function compare(name: string, weight: (part: keyof Weight) => number, most: Weight, brotli?: number): void {
  const columns = [
    right(weight('requests'), 10),
    right(weight('reads'), 7),
    `${right(weight('page'), 10)} (${most.page})`,
    `${right(weight('code'), 12)} (${most.code})`,
    brotli === undefined ? ' '.repeat(12) : right(brotli, 12),
    right(weight('fonts'), 11),
  ];
  const over = PARTS.filter((part) => weight(part) > most[part]);
  say([name.padEnd(14), ...columns, ...over.map((part) => `  ${part}: more than ${most[part]}`)].join(''));
  if (over.length > 0) process.exitCode = 1;
}

const demo = await startDemo(MOMENT);
try {
  const tournaments = await demoTournaments(demo);
  const idOf = (entrants: number): number =>
    tournaments.find(
      ({ participantCount, format, status }) =>
        participantCount === entrants && format === 'knockout' && status === 'active',
    )?.id ?? 0;
  const zoneOf = (id: number): string => tournaments.find((one) => one.id === id)?.timeZone ?? CLUB;
  say('first visit     requests  reads   page kB (limit)   code kB (limit)   code by brotli   fonts kB');
  for (const page of publicPages(idOf(16), idOf(128), zoneOf(idOf(128)))) {
    const { name, most } = page;
    const [phone, desk, brotli] = await Promise.all([
      weigh(demo, page, 390, 'gzip'),
      weigh(demo, page, 1280, 'gzip'),
      weigh(demo, page, 390, 'br'),
    ]);
    if (page.desk === undefined) {
      compare(name, (part) => Math.max(phone[part], desk[part]), most, brotli.code);
    } else {
      compare(name, (part) => phone[part], most, brotli.code);
      compare('  on a desk', (part) => desk[part], page.desk);
    }
  }
  const pad = await weighPad(demo);
  say(`score pad: ${pad.toFixed(0)} kB of script by brotli (${PAD_MOST})`);
  if (pad > PAD_MOST) process.exitCode = 1;
} finally {
  await demo.stop();
}
