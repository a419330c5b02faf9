// The same on two processes that share a PostgreSQL and a clock. What one has written, the other answers a moment later, even if it reads from a
// standby, and both turn to the next day at once. `npm run bench -- told` measures how long the moment is.
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { pathOf, routes } from '@tennis/contract';
import { buildApp } from '../start/app.ts';
import { followChanges } from '../audit/follow.ts';
import {
  asking,
  BEGINNING,
  BY_PROXY,
  fromAnywhere,
  runConsistency,
  type Ask,
} from '../testing/consistency/run.ts';
import { startCluster } from '../testing/cluster.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { aBuiltWeb } from '../testing/built-web.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aClock } from '../testing/set-clock.ts';
import { aServer, type Person } from '../testing/server.ts';

const STEPS = Number(process.env['CONSISTENCY_STEPS'] ?? 300);
const SEED = Number(process.env['CONSISTENCY_SEED'] ?? 2);
/** Far longer than it takes on any machine: this tests what is answered, not how soon. */
const PATIENCE_MS = 5000;

const cookieLine = ({ cookies }: Person): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const askingOver =
  (base: string): Ask =>
  async (person, url, held) => {
    const headers = {
      ...fromAnywhere(),
      cookie: cookieLine(person),
      ...(held === undefined ? {} : { 'if-none-match': held }),
    };
    const answer = await fetch(base + url, { headers: { ...headers, 'accept-encoding': 'identity' } });
    const said = (name: string) => answer.headers.get(name) ?? undefined;
    return { status: answer.status, body: await answer.text(), link: said('link'), tag: said('etag') };
  };

/** A person whose calls go to another process. */
const callingOver =
  (base: string) =>
  (person: Person): Person => ({
    ...person,
    call: async (name, input) => {
      const { method, path } = routes[name];
      const { params, query, body } = input as {
        params?: {};
        query?: Record<string, string>;
        body?: unknown;
      };
      const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
      const answer = await fetch(`${base}${pathOf(path, params)}${search}`, {
        method,
        headers: {
          cookie: cookieLine(person),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: {}, body: (text === '' ? null : JSON.parse(text)) as never };
    },
  });

/** Compares two processes; with a standby, the other one reads there. */
async function expectAgreement(steps: number, env: Readonly<Record<string, string>>): Promise<void> {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const web = { ...BY_PROXY, WEB_DIR: aBuiltWeb() };
  const clock = aClock(BEGINNING);
  const server = await aServer({ on: fresh, env: web, now: BEGINNING });
  const { app, services, database } = server;
  await followChanges(app, services);
  // Until somebody is there, the first page leads elsewhere.
  await server.signUp('super_admin');
  const name = new URL(fresh.place.databaseUrl ?? '').pathname;
  const reads = env['DATABASE_READ_URL'];
  const there = {
    ...web,
    ...clock.env,
    ...(reads === undefined ? {} : { DATABASE_READ_URL: new URL(name, reads).href }),
  };
  const child = spawnServer(fresh.place, await freePort(), there, [], [], clock.door);
  await untilReady(child);
  const config = services.config;
  const third = await buildApp({ config, database, logger: pino({ level: 'silent' }), now: services.now });
  const [here, other, anew] = [asking(app), askingOver(child.url), asking(third.app)];
  let isOther = false;
  const outcome = await runConsistency({
    server,
    kept: (...call) => (isOther ? other : here)(...call),
    uncached: (...call) => {
      // The next one to be compared is the other.
      isOther = !isOther;
      third.services.changes.tellGap();
      return anew(...call);
    },
    seed: SEED,
    steps,
    setNow: (moment) => {
      server.setNow(moment);
      clock.set(moment);
    },
    other: { calling: callingOver(child.url), patienceMs: PATIENCE_MS },
  });
  await third.app.close();
  expect(outcome.differences).toEqual([]);
  expect(outcome.missing).toEqual([]);
  expect(outcome.writes).toBeGreaterThan(steps / 8);
  expect(outcome.same).toBeGreaterThan(steps / 100);
  child.child.kill('SIGTERM');
  await child.ended;
}

it(
  `${STEPS} writes and reads on two processes from seed ${SEED}: what one has written the other answers a moment later`,
  () => expectAgreement(STEPS, {}),
  60_000 + STEPS * 1000,
);

it(
  `${STEPS / 3} writes and reads on two processes of which one reads from a standby`,
  async () => {
    const standby = await startCluster(process.env['TEST_POSTGRES_URL']);
    onTestFinished(standby.stop);
    await expectAgreement(STEPS / 3, { DATABASE_READ_URL: standby.url });
  },
  60_000 + STEPS * 1000,
);
