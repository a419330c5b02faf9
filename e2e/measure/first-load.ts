// Weighs the first visit of each public page in a real browser: everything that comes over the wire until nothing more is asked for. Held by
// bytes and requests, never by time. A stage of `npm test`; alone `npm test -- size`.
import process, { stdout } from 'node:process';
import { MOMENT, demoTournaments, startDemo, type Demo } from '../support/demo.ts';

/** kB are 1000 bytes as they are sent, with headers. `code` is HTML, scripts and styles by gzip, `requests` are all but reads. */
interface Weight {
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
}

/** The limits are the product's own: a phone on a weak network at the courts. Each page loads what it shows, a few kB of room aside. */
function publicPages(cup: number, big: number): readonly PublicPage[] {
  const latin = 141;
  // Names with letters beyond Latin 1 need a second file of one face.
  const names = 227;
  const of = (code: number, requests: number, reads: number, fonts = latin): Weight => ({
    code,
    requests,
    reads,
    fonts,
  });
  return [
    { name: 'landing', path: '/', most: of(185, 10, 1) },
    { name: 'tournaments', path: '/tournaments', most: of(186, 10, 1) },
    { name: 'details', path: `/tournaments/${cup}`, most: of(230, 19, 1) },
    { name: 'participants', path: `/tournaments/${cup}?tab=participants`, most: of(230, 19, 3) },
    { name: 'matches', path: `/tournaments/${cup}?tab=matches&view=list`, most: of(259, 22, 2) },
    { name: 'draw', path: `/tournaments/${cup}?tab=matches&view=draw`, most: of(276, 30, 3) },
    { name: 'draw of 128', path: `/tournaments/${big}?tab=matches&view=draw`, most: of(276, 30, 3, names) },
    { name: 'schedule', path: '/match-schedules', most: of(224, 20, 2, names) },
    { name: 'results', path: '/match-schedules?tab=results', most: of(224, 20, 2, names) },
    { name: 'sign in', path: '/login', most: of(231, 19, 1) },
    { name: 'register', path: '/register', most: of(240, 23, 1) },
    { name: 'forgot', path: '/forgot-password', most: of(227, 17, 1) },
    { name: 'not found', path: '/nothing-here', most: of(164, 8, 0) },
  ];
}

const CODE: ReadonlySet<string> = new Set(['Document', 'Script', 'Stylesheet']);
const READS: ReadonlySet<string> = new Set(['Fetch', 'XHR']);
/** A page is at rest when for so long it has asked for nothing; what it fetches when it is idle comes after a pause. */
const REST_MS = 1000;

/** Opens a page with an empty cache and adds up what it loads. */
async function weigh(demo: Demo, path: string, width: 390 | 1280, coding: 'gzip' | 'br'): Promise<Weight> {
  const context = await demo.browser.newContext({
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
    code: kilobytes(CODE),
    fonts: kilobytes(new Set(['Font'])),
    requests: requests.length - reads,
    reads,
  };
}

/** What script the score pad may be made of, in kB by brotli: it is opened on two bars of signal (ADR 43). */
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

const PARTS = ['code', 'fonts', 'requests', 'reads'] as const;

const say = (line: string): boolean => stdout.write(`${line}\n`);
const right = (value: number, width: number): string => value.toFixed(0).padStart(width);

const demo = await startDemo(MOMENT);
try {
  const tournaments = await demoTournaments(demo);
  const idOf = (entrants: number): number =>
    tournaments.find(
      ({ participantCount, format, status }) =>
        participantCount === entrants && format === 'knockout' && status === 'active',
    )?.id ?? 0;
  say('first visit     requests  reads   gzip kB (limit)   brotli kB   fonts kB');
  for (const { name, path, most } of publicPages(idOf(16), idOf(128))) {
    const [phone, desk, brotli] = await Promise.all([
      weigh(demo, path, 390, 'gzip'),
      weigh(demo, path, 1280, 'gzip'),
      weigh(demo, path, 390, 'br'),
    ]);
    const heaviest = (part: keyof Weight): number => Math.max(phone[part], desk[part]);
    const over = PARTS.filter((part) => heaviest(part) > most[part]);
    const columns = [
      right(heaviest('requests'), 10),
      right(heaviest('reads'), 7),
      `${right(heaviest('code'), 10)} (${most.code})`,
      right(brotli.code, 12),
      right(heaviest('fonts'), 11),
    ];
    const complaints = over.map((part) => `  ${part}: more than ${most[part]}`);
    say([name.padEnd(14), ...columns, ...complaints].join(''));
    if (over.length > 0) process.exitCode = 1;
  }
  const pad = await weighPad(demo);
  say(`score pad: ${pad.toFixed(0)} kB of script by brotli (${PAD_MOST})`);
  if (pad > PAD_MOST) process.exitCode = 1;
} finally {
  await demo.stop();
}
