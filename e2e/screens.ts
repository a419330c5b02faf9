// Photographs the demo into docs/screens: the main screens on a phone and a desk, light and dark. `npm run screens`, or `npm run screens -- tv court` for some of
// them.
import { mkdir } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { argv, stdout } from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import {
  DEMO_PASSWORD,
  MOMENT,
  demoTournaments,
  startDemo,
  type Demo,
  type DemoTournament,
} from './support/demo.ts';

const ZONE = 'America/Los_Angeles';

const FOLDER = path.resolve(import.meta.dirname, '../docs/screens');

const PHONE_HEIGHT = 844;
const DESK_HEIGHT = 800;
const SCREEN_HEIGHT = 1080;
const SIZES = {
  390: { isMobile: true, hasTouch: true },
  1280: { isMobile: false, hasTouch: false },
  1920: { isMobile: false, hasTouch: false },
} as const;
type Width = keyof typeof SIZES;

interface Screen {
  /** File name, before the width. */
  readonly name: string;
  readonly path: string;
  /** Username of a demo account; a visitor when left out. */
  readonly as?: string;
  /** A text on the page when it is ready. */
  readonly shows: string;
  /** The beginnings of the names to press first, one after the other: a button, or an entry of the menu that it opens. */
  readonly press?: readonly string[];
  /** Height of the desk's window, where 800 would cut the subject. */
  readonly deskHeight?: number;
  /** The things that this browser keeps, by their names there. */
  readonly keeps?: readonly [name: string, kept: string];
  /** The widths and themes; a picture of each by default. */
  readonly only?: readonly Shot[];
}

type Theme = 'light' | 'dark';
type Shot = readonly [width: Width, theme: Theme];

const ALL: readonly Shot[] = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
];
const LIGHT: readonly Shot[] = [
  [390, 'light'],
  [1280, 'light'],
];

/** The tournaments that are put together as a meeting. */
const DAY_OF_THE_CLUB = new Set(['Canyon Classic', 'Eucalyptus Doubles Day', 'Club Night Groups']);

/** A television in the clubhouse. */
const WALL: readonly Shot[] = [[1920, 'light']];

const heightOf = (width: Width, deskHeight: number = DESK_HEIGHT): number =>
  ({ 390: PHONE_HEIGHT, 1280: deskHeight, 1920: SCREEN_HEIGHT })[width];

async function screensOf(demo: Demo): Promise<readonly Screen[]> {
  const tournaments = await demoTournaments(demo);
  const find = (size: number, format: string) =>
    tournaments.find(
      (one) => one.participantCount === size && one.format === format && one.status === 'active',
    )?.id ?? 0;
  const sixteen = find(16, 'knockout');
  const big = find(128, 'knockout');
  const matches = `/tournaments/${sixteen}?tab=matches`;
  const followed = await firstSeed(demo, sixteen);
  const { club, court } = await courtInUse(demo);
  const groups = find(8, 'groups_knockout');
  const undrawn =
    tournaments.find(({ status, participantCount }) => status === 'registering' && participantCount > 8)
      ?.id ?? 0;
  const meeting = await aMeeting(demo, tournaments);
  const scored = await aScoredMatch(demo);
  return [
    { name: 'landing', path: '/', shows: 'main article', only: LIGHT },
    { name: 'sign-in', path: '/login', shows: 'main form', only: LIGHT },
    { name: 'dashboard', path: '/', as: 'clubadmin', shows: 'main article', deskHeight: 1300 },
    { name: 'tournaments', path: '/tournaments', as: 'clubadmin', shows: 'main article', only: LIGHT },
    { name: 'details', path: `/tournaments/${sixteen}`, shows: 'main dl', only: LIGHT },
    {
      name: 'participants',
      path: `/tournaments/${sixteen}?tab=participants`,
      shows: '[role=tabpanel] li:visible',
      only: LIGHT,
    },
    { name: 'matches', path: matches, shows: 'main article' },
    {
      name: 'scores',
      path: matches,
      as: 'clubadmin',
      press: ['Scores & Winner'],
      shows: '[role=dialog]',
      only: LIGHT,
    },
    {
      name: 'draw',
      path: `${matches}&view=draw&player=${followed}`,
      shows: 'main article',
      deskHeight: 1440,
    },
    {
      name: 'draw-of-128',
      path: `/tournaments/${big}?tab=matches&view=draw`,
      shows: 'main article',
      only: LIGHT,
    },
    {
      name: 'draw-maker',
      path: `/tournaments/${undrawn}?tab=matches&view=draw`,
      as: 'clubadmin',
      shows: 'main dl',
      deskHeight: 1000,
    },
    { name: 'groups', path: `/tournaments/${groups}?tab=matches&view=draw`, shows: 'main table' },
    {
      name: 'entries',
      path: `/tournaments/${undrawn}?tab=participants`,
      as: 'clubadmin',
      shows: '[role=tabpanel] li:visible',
      only: LIGHT,
    },
    {
      name: 'check-in',
      path: `/tournaments/${sixteen}/check-in`,
      as: 'clubadmin',
      shows: 'main li:visible',
      only: LIGHT,
    },
    {
      name: 'withdrawal',
      path: `/tournaments/${undrawn}?tab=participants`,
      as: 'clubadmin',
      press: ['Actions for ', 'Withdraw'],
      // Enabled once it is known what happens.
      shows: '[role=dialog] button:enabled:has-text("Withdraw entry")',
      only: LIGHT,
    },
    { name: 'meeting', path: `/meetings/${meeting}`, shows: 'main article:visible', only: LIGHT },
    { name: 'my-tennis', path: '/my-tennis', as: 'member', shows: 'main article', only: LIGHT },
    {
      name: 'sheets',
      path: `/tournaments/${sixteen}/print`,
      shows: 'main section[aria-label]',
      deskHeight: 1000,
      only: [[1280, 'light']],
    },
    { name: 'create', path: '/create-tournament', as: 'clubadmin', shows: 'main form', only: LIGHT },
    { name: 'schedule', path: '/match-schedules', shows: 'main article' },
    {
      name: 'desk',
      path: '/match-schedules?view=courts',
      as: 'clubadmin',
      // A phone opens with all courts as they are now.
      shows: '[data-court], section[aria-label="Courts now"]',
      deskHeight: 1900,
    },
    {
      name: 'following',
      path: '/following',
      shows: 'main ul',
      keeps: ['tennis-followed-entries', JSON.stringify([{ tournament: sixteen, entry: followed }])],
    },
    { name: 'tv', path: `/tv/${sixteen}`, shows: 'main', only: WALL },
    { name: 'tv-of-a-club', path: `/tv/club/${club}`, shows: 'main', only: WALL },
    { name: 'court', path: `/tv/club/${club}/court/${court}`, shows: 'main', only: WALL },
    {
      name: 'overlay',
      path: `/tv/${scored.tournamentId}/match/${scored.id}`,
      shows: 'main .bg-ball',
      only: [[1280, 'light']],
    },
    {
      name: 'pad',
      path: `/score/${scored.id}`,
      as: 'clubadmin',
      shows: '[role="application"] button',
      keeps: ['score-device', DEVICE],
      only: LIGHT,
    },
    {
      name: 'keypad',
      path: `/manage-scores?match=${scored.id}`,
      as: 'clubadmin',
      shows: 'button[aria-label="Next box"]',
      only: LIGHT,
    },
    { name: 'results', path: '/match-schedules?tab=results', shows: 'main article', only: LIGHT },
  ];
}

/** A club that plays on the demo's day, and a court of it that is in use. */
async function courtInUse({ url }: Demo): Promise<{ club: number; court: number }> {
  const day = new Date(MOMENT).toISOString().slice(0, 10);
  const read = async <T>(at: string): Promise<T> => (await (await fetch(`${url}${at}`)).json()) as T;
  const matches = await read<{ clubId: number | null; court: string | null; status: string }[]>(
    `/api/matches/date/${day}?limit=500`,
  );
  const onCourt = matches.filter(({ clubId, court }) => clubId !== null && court !== null);
  const played = onCourt.find(({ status }) => status === 'in_progress') ?? onCourt[0];
  const club = played?.clubId ?? 0;
  const courts = club === 0 ? [] : await read<{ id: number; name: string }[]>(`/api/clubs/${club}/courts`);
  return { club, court: courts.find(({ name }) => name === played?.court)?.id ?? 0 };
}

/** A weekend of the club in use: the season of the demo has none, so it is made once. */
async function aMeeting({ url, browser }: Demo, tournaments: readonly DemoTournament[]): Promise<number> {
  const known = tournaments.find(({ meetingId }) => meetingId !== null)?.meetingId;
  if (known !== undefined && known !== null) return known;
  const context = await browser.newContext();
  await signIn(context, url, 'clubadmin');
  const day = tournaments.filter(({ name }) => DAY_OF_THE_CLUB.has(name));
  const response = await context.request.post(`${url}/api/clubs/${day[0]?.clubId ?? 0}/meetings`, {
    data: { name: 'Autumn Weekend', tournamentIds: day.map(({ id }) => id) },
    headers: { origin: url, 'idempotency-key': randomUUID() },
  });
  const { id } = (await response.json()) as { id: number };
  await context.close();
  return id;
}

/** The device of the pictures: it keeps the log of the match that is scored by points. */
const DEVICE = 'device-of-pictures';
/** The winner of each game, and then of each point: 6-4 3-2, 40-15. */
const GAMES = '121212121112121';
const POINTS = '1121';

interface Scored {
  readonly id: number;
  readonly tournamentId: number;
}

/** A match on court that is scored point by point. */
async function aScoredMatch({ url, browser }: Demo): Promise<Scored> {
  const context = await browser.newContext();
  await signIn(context, url, 'clubadmin');
  const waiting = await context.request.get(`${url}/api/matches/to-score`);
  const matches = (await waiting.json()) as (Scored & { status: string })[];
  const match = matches.find(({ status }) => status === 'in_progress');
  if (match === undefined) throw new Error('No match of the demo is on court.');
  const winners = Array.from(GAMES, (winner) => winner.repeat(4)).join('') + POINTS;
  const events = Array.from(winners, (winner, index) => ({
    id: `event-${index}-of-pictures`,
    at: MOMENT,
    event: { type: 'point', winner: Number(winner) },
  }));
  const response = await context.request.put(`${url}/api/matches/${match.id}/log`, {
    data: { device: DEVICE, setup: { firstServer: 1 }, from: 0, events, replace: true },
    headers: { origin: url, 'idempotency-key': randomUUID() },
  });
  if (!response.ok()) throw new Error(`The points were refused: ${await response.text()}`);
  await context.close();
  return match;
}

/** The id of a tournament's first seed. */
async function firstSeed({ url }: Demo, tournament: number): Promise<number> {
  const response = await fetch(`${url}/api/tournaments/${tournament}/participants`);
  const participants = (await response.json()) as { id: number; seed: number | null }[];
  return participants.find(({ seed }) => seed === 1)?.id ?? 0;
}

async function signIn(context: BrowserContext, url: string, username: string): Promise<void> {
  const response = await context.request.post(`${url}/api/auth/login`, {
    data: { username, password: DEMO_PASSWORD },
  });
  if (!response.ok()) throw new Error(`${username} could not sign in: ${response.status()}`);
}

/** Nothing moves any more, pictures and fonts are there. */
async function settle(page: Page, { shows, path: at }: Screen): Promise<void> {
  await page.locator(shows).first().waitFor();
  // A screen follows the server from its first moment on, so its network is never idle.
  if (!at.startsWith('/tv/')) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function photograph(demo: Demo, screen: Screen, [width, theme]: Shot): Promise<string> {
  const context = await demo.browser.newContext({
    ...SIZES[width],
    viewport: { width, height: heightOf(width, screen.deskHeight) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: ZONE,
  });
  if (screen.as !== undefined) await signIn(context, demo.url, screen.as);
  if (screen.keeps !== undefined)
    await context.addInitScript(([name, kept]) => localStorage.setItem(name, kept), screen.keeps);
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  await page.goto(`${demo.url}${screen.path}`);
  for (const pressed of screen.press ?? []) {
    const name = new RegExp(`^${pressed}`);
    await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
  }
  await settle(page, screen);
  const file = `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), animations: 'disabled' });
  await context.close();
  return file;
}

const demo = await startDemo(MOMENT);
try {
  await mkdir(FOLDER, { recursive: true });
  const named = argv.slice(2);
  for (const screen of await screensOf(demo)) {
    if (named.length > 0 && !named.includes(screen.name)) continue;
    for (const shot of screen.only ?? ALL) {
      stdout.write(`docs/screens/${await photograph(demo, screen, shot)}\n`);
    }
  }
} finally {
  await demo.stop();
}
