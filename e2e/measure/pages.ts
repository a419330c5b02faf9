// Measures pages on a phone or a desktop with a processor four times slower and a warm cache: those of the demo's largest tournament, 128 players and
// 127 matches, and a club's desk with 300 matches. How long until the content shows, the longest task while scrolling to the end, and how soon each
// press is painted. `npm run bench -- pages [rounds] [visitor|director|steps|desk]`. Wall time includes other programs of the machine, so the fastest
// round and the processor time of the page's own thread are printed with the median.
import { loadavg } from 'node:os';
import { argv, stdout } from 'node:process';
import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, demoTournaments, startDemo, type Demo } from '../support/demo.ts';
import { busyDay } from './busy-desk.ts';
import { openAndScroll, type Scrolled, type Target } from './scrolling.ts';
import { deskSteps, pageSteps } from './pressed.ts';
import { walk, type Pressed, type Step } from './steps.ts';

const SLOWER = 4;
const SHOWS_WITHIN_MS = 1000;
const LONGEST_TASK_MS = 50;
const PAINTED_WITHIN_MS = 200;

/** The devices that people hold in their hands. */
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const;
type Device = keyof typeof DEVICES;
const EACH_DEVICE = ['phone', 'desk'] as const;

const ROUNDS = Number(argv[2] ?? 5);
const PART = argv[3] ?? '';
const wants = (part: string): boolean => PART === '' || PART === part;

const say = (line: string): boolean => stdout.write(`${line}\n`);
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const row = (name: string, columns: readonly (readonly [value: number, width: number])[], isOver: boolean) =>
  say(
    `${name.padEnd(34)}${columns.map(([value, width]) => String(Math.round(value)).padStart(width)).join('')}${isOver ? '  over' : ''}`,
  );

/** Somebody on a device. If `who` is a name, it is a director of the club that holds the tournament. */
async function somebody({ browser, url }: Demo, device: Device, who?: string): Promise<BrowserContext> {
  const context = await browser.newContext(DEVICES[device]);
  if (who === undefined) return context;
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: { username: who, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return context;
}

/** The day (yyyy-mm-dd) on which most matches of the tournament are played, in its own zone. */
async function busiestDay(url: string, id: number): Promise<string> {
  const response = await fetch(`${url}/api/tournaments/${id}/matches`);
  const matches = (await response.json()) as { startTime: string | null; timeZone: string }[];
  const days = matches.flatMap(({ startTime, timeZone }) =>
    startTime === null ? [] : [new Date(startTime).toLocaleDateString('sv-SE', { timeZone })],
  );
  const byDay = Map.groupBy(days, (day) => day);
  const [busiest] = [...byDay].toSorted(([, a], [, b]) => b.length - a.length);
  if (busiest === undefined) throw new Error('The tournament has no matches.');
  return busiest[0];
}

/** How long pages take to show, and to scroll through. */
async function measurePages({ browser, url }: Demo, context: BrowserContext, targets: readonly Target[]) {
  say(
    '                                shows in ms: fastest  median     cpu   longest task scrolling: median     cpu',
  );
  for (const target of targets) {
    // The first visit fills the cache.
    await openAndScroll(browser, context, url, target, SLOWER);
    const rounds: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await openAndScroll(browser, context, url, target, SLOWER));
    const shown = rounds.map(({ shownMs }) => shownMs);
    const taskCpu = median(rounds.map(({ longestTaskCpuMs }) => longestTaskCpuMs));
    row(
      target.name,
      [
        [Math.min(...shown), 18],
        [median(shown), 8],
        [median(rounds.map(({ shownCpuMs }) => shownCpuMs)), 8],
        [median(rounds.map(({ longestTaskMs }) => longestTaskMs)), 33],
        [taskCpu, 8],
      ],
      Math.min(...shown) > SHOWS_WITHIN_MS || taskCpu > LONGEST_TASK_MS,
    );
  }
  await context.close();
}

/** How soon presses are painted. */
async function measureSteps(
  { browser }: Demo,
  context: BrowserContext,
  device: Device,
  walks: readonly { readonly url: string; readonly steps: readonly Step[] }[],
): Promise<void> {
  say(
    `${`${device}, ms from a press`.padEnd(34)}  to the next paint: fastest  median  cpu   to what was asked for: median   longest task: cpu`,
  );
  for (const { url, steps } of walks) {
    // The first visit fills the cache.
    const rounds: Pressed[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pressed = await walk(browser, context, url, steps, {
        slower: SLOWER,
        isPhone: device === 'phone',
      });
      if (round > 0) rounds.push(pressed);
    }
    for (const [at, { name }] of steps.entries()) {
      const own = rounds.flatMap((round) => round[at] ?? []);
      const painted = own.map(({ toPaint }) => toPaint);
      const cpu = median(own.map(({ toPaintCpu }) => toPaintCpu));
      row(
        name,
        [
          [Math.min(...painted), 28],
          [median(painted), 8],
          [cpu, 5],
          [median(own.map(({ toShown }) => toShown)), 32],
          [median(own.map(({ longestTaskCpu }) => longestTaskCpu)), 20],
        ],
        cpu > PAINTED_WITHIN_MS,
      );
    }
  }
  await context.close();
}

async function measureLargest(): Promise<void> {
  const demo = await startDemo();
  try {
    const big = (await demoTournaments(demo)).find(({ participantCount }) => participantCount === 128);
    if (big === undefined) throw new Error('The demo has no tournament of 128.');
    const day = await busiestDay(demo.url, big.id);
    const page = `/tournaments/${big.id}`;
    const targets: Target[] = [
      { name: 'details', path: page, shows: 'main dl' },
      { name: 'matches, list', path: `${page}?tab=matches&view=list`, shows: 'main article' },
      { name: 'matches, draw', path: `${page}?tab=matches&view=draw`, shows: 'main article' },
      { name: `schedule of ${day}`, path: `/match-schedules?date=${day}`, shows: 'main article' },
      {
        name: `order of play of ${day}`,
        path: `/match-schedules?date=${day}&view=order`,
        shows: 'main article',
      },
    ];
    for (const [part, who] of [['visitor'], ['director', 'superadmin']] as const)
      for (const device of EACH_DEVICE) {
        if (!wants(part)) continue;
        say(`${part}, ${device}`);
        await measurePages(demo, await somebody(demo, device, who), targets);
      }
    for (const device of EACH_DEVICE)
      if (wants('steps'))
        await measureSteps(
          demo,
          await somebody(demo, device, 'superadmin'),
          device,
          pageSteps(demo.url, page, day, device === 'phone'),
        );
  } finally {
    await demo.stop();
  }
}

/** In a demo of its own, which has three hundred matches more today. */
async function measureDesk(): Promise<void> {
  const demo = await startDemo(undefined, 'demo-of-a-desk');
  try {
    const context = await somebody(demo, 'desk', 'superadmin');
    const { clubId, day } = await busyDay(context, demo.url, `Busy ${Date.now() % 1_000_000}`);
    const path = `/match-schedules?date=${day}&view=courts&club=${clubId}`;
    await measurePages(demo, await somebody(demo, 'desk', 'superadmin'), [
      { name: 'desk of 12 courts, 300 matches', path, shows: '[data-court]' },
    ]);
    await measureSteps(demo, context, 'desk', [{ url: `${demo.url}${path}`, steps: deskSteps }]);
  } finally {
    await demo.stop();
  }
}

say(`Processor ${SLOWER} times slower, warm cache, ${ROUNDS} rounds, load of the machine ${load()}`);
if (PART !== 'desk') await measureLargest();
if (wants('desk')) await measureDesk();
say(`Load of the machine at the end ${load()}`);
