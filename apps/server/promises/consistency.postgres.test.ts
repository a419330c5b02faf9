// The same on two processes that share a PostgreSQL: what one has written, the other answers a moment later. How long that takes at most is printed.
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { pathOf, routes } from '@tennis/contract';
import { buildApp } from '../start/app.ts';
import { followChanges } from '../audit/follow.ts';
import { asking, runConsistency, type Ask } from '../testing/consistency/run.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aServer, type Person } from '../testing/server.ts';

const STEPS = Number(process.env['CONSISTENCY_STEPS'] ?? 300);
const SEED = Number(process.env['CONSISTENCY_SEED'] ?? 1);
/** Far more than it takes: how long is measured, not tested. */
const PATIENCE_MS = 5000;

const cookieLine = ({ cookies }: Person): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const askingOver =
  (base: string): Ask =>
  async (person, url, held) => {
    const headers = { cookie: cookieLine(person), ...(held === undefined ? {} : { 'if-none-match': held }) };
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

it(
  `${STEPS} writes and reads on two processes from seed ${SEED}: what one has written the other answers a moment later`,
  async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const server = await aServer({ on: fresh });
    const { app, services, database } = server;
    await followChanges(app, services);
    const child = spawnServer(fresh.place, await freePort());
    await untilReady(child);
    const config = services.config;
    const third = await buildApp({ config, database, logger: pino({ level: 'silent' }) });
    const [here, there, anew] = [asking(app), askingOver(child.url), asking(third.app)];
    let isThere = false;
    const outcome = await runConsistency({
      server,
      kept: (...call) => (isThere ? there : here)(...call),
      uncached: (...call) => {
        // The next one to be compared is the other.
        isThere = !isThere;
        third.services.changes.tellGap();
        return anew(...call);
      },
      seed: SEED,
      steps: STEPS,
      other: { calling: callingOver(child.url), patienceMs: PATIENCE_MS },
    });
    await third.app.close();
    process.stdout.write(`longest wait for the other process: ${outcome.longestMs.toFixed(0)} ms\n`);
    expect(outcome.differences).toEqual([]);
    expect(outcome.writes).toBeGreaterThan(STEPS / 8);
    expect(outcome.same).toBeGreaterThan(STEPS / 100);
  },
  60_000 + STEPS * 400,
);
