// The demo server (D6) for measurements and screenshots. Its season is kept from run to run on the same day.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { env, execPath, getuid } from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { endInOrder, untilPrinted } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ADDRESS = /The demo is running at (http\S+)\n/;
/** Making a season takes a few seconds, on a busy machine many. */
const START_MS = 120_000;

/** An afternoon in Los Angeles: two quarter finals of the Canyon Classic are over, two are on court. */
export const MOMENT = '2026-11-20T22:25:00.000Z';

export const DEMO_PASSWORD = 'Tennis123';

/** A running demo and a browser to look at it with. */
export interface Demo {
  readonly url: string;
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the demo on a free port, with the build of WEB_DIR if one is named; `moment` replaces the present. Use your own `folder` for data that
 * others must not find in theirs.
 */
export async function startDemo(
  moment?: string,
  folder = moment === undefined ? 'demo' : 'demo-of-a-moment',
): Promise<Demo> {
  const child = spawn(execPath, ['apps/server/demo.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PORT: '0',
      DEMO_DIR: path.join(ROOT, '.cache', folder),
      LOG_LEVEL: 'warn',
      ...(moment === undefined ? {} : { DEMO_NOW: moment }),
    },
  });
  const output = await untilPrinted(child, ADDRESS, START_MS).catch((error: unknown) => {
    // One that goes on after that would make its season beside the next one's, in the same folder.
    child.kill();
    throw error;
  });
  const browser = await chromium.launch({
    executablePath: env['CHROMIUM'] ?? 'chromium',
    // Chromium's sandbox does not work for root, as whom containers run.
    args: [...(getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  return {
    url: ADDRESS.exec(output)?.[1] ?? '',
    browser,
    stop: async () => {
      await browser.close();
      await endInOrder(child);
    },
  };
}

/** The facts about a tournament of the demo that the scripts need. */
export interface DemoTournament {
  readonly id: number;
  readonly name: string;
  readonly clubId: number | null;
  readonly meetingId: number | null;
  readonly status: string;
  readonly format: string;
  readonly participantCount: number;
  readonly timeZone: string;
}

/** The tournaments of the demo, as a visitor sees them. */
export async function demoTournaments({ url }: Demo): Promise<readonly DemoTournament[]> {
  const response = await fetch(`${url}/api/tournaments`);
  return (await response.json()) as DemoTournament[];
}
