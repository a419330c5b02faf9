// Starts a demo (D6): a whole club season in its own data folder, made again each day, with accounts for everybody.
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from './start/app.ts';
import { ConfigError, type Config } from './ground/config.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { storyClock } from './demo/calendar.ts';
import { noteSeason, prepareDemoFolder, type FoundSeason } from './demo/folder.ts';
import { createMailbox } from './demo/mailbox.ts';
import { buildSeason } from './demo/season.ts';
import { say, serve } from './start/serve.ts';

/** The moment at which the demo opens: DEMO_NOW, for pictures that are the same every time, or the present. */
function openingMoment(text: string | undefined, present: Date): Date {
  const moment = text === undefined || text === '' ? present : new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new ConfigError(
      `DEMO_NOW is ${JSON.stringify(text)}, but it must be a moment such as 2026-09-12T14:00:00Z.`,
    );
  }
  return moment;
}

let today = new Date();
/** By how many milliseconds the demo's clock is ahead of the real one; 0 unless DEMO_NOW is set. */
let ahead = 0;
let found: FoundSeason = 'none';

const now = (): Date => new Date(Date.now() + ahead);

/** Always the embedded database in the demo's folder, whatever a club on this machine has configured for itself. */
function settle(config: Config): Config {
  const present = today.getTime();
  today = openingMoment(process.env['DEMO_NOW'], today);
  ahead = today.getTime() - present;
  const folder = process.env['DEMO_DIR'] ?? '';
  const dataDir = path.resolve(import.meta.dirname, '../..', folder === '' ? 'demo-data' : folder);
  found = prepareDemoFolder(dataDir, today);
  // The passwords are printed on the sign-in page, so expensive hashes would protect nothing.
  return {
    ...config,
    dataDir,
    backupDir: null,
    databaseUrl: null,
    smtpUrl: null,
    admin: null,
    weakPasswordHashes: true,
  };
}

await serve({
  settle,
  build: async (parts) => {
    if (found !== 'today') {
      say(found === 'none' ? 'Making the demo season …' : 'Making the demo season of today …');
      const started = performance.now();
      const clock = storyClock(today);
      const story = await buildApp({ ...parts, logger: pino({ level: 'error' }), now: clock.now });
      await buildSeason({ ...story, clock }, today);
      await story.app.close();
      noteSeason(parts.config.dataDir, today);
      say(`The season is ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    }
    const mailbox = createMailbox(parts.config, now);
    return buildApp({ ...parts, now, demoAccounts: DEMO_ACCOUNTS, mailbox });
  },
  announce: (_services, address) => {
    say(`The demo is running at ${address}`);
    for (const { username, password } of DEMO_ACCOUNTS) say(`Sign in as ${username} with ${password}`);
  },
});
