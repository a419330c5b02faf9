// A kept answer never differs from a new one, for any reader and after any write: readers of six kinds, drafts, minors, draws, withdrawals, lists,
// people who turn out to be one, erasure, midnights of two zones, birthdays and the end of a year. `CONSISTENCY_STEPS=5000 CONSISTENCY_SEED=7` makes
// a longer run. A difference is reported with its seed and step.
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../start/app.ts';
import { asking, BEGINNING, BY_PROXY, runConsistency, type Ask } from '../testing/consistency/run.ts';
import { aBuiltWeb } from '../testing/built-web.ts';
import { aServer, type TestServer } from '../testing/server.ts';

const STEPS = Number(process.env['CONSISTENCY_STEPS'] ?? 300);
const SEED = Number(process.env['CONSISTENCY_SEED'] ?? 1);

/** A second server on the same database and clock that forgets everything before each call. */
async function forgetting({ services, database }: TestServer): Promise<Ask> {
  const built = await buildApp({
    config: services.config,
    database,
    logger: pino({ level: 'silent' }),
    now: services.now,
  });
  onTestFinished(() => built.app.close());
  const ask = asking(built.app);
  return (...call) => {
    built.services.changes.tellGap();
    return ask(...call);
  };
}

it(
  `${STEPS} writes and reads from seed ${SEED}: nobody is answered otherwise than without keeping`,
  async () => {
    const server = await aServer({ env: { ...BY_PROXY, WEB_DIR: aBuiltWeb() }, now: BEGINNING });
    // Until somebody is there, the first page leads elsewhere.
    await server.signUp('super_admin');
    const uncached = await forgetting(server);
    const kept = asking(server.app);
    const { setNow } = server;
    const outcome = await runConsistency({ server, kept, uncached, seed: SEED, steps: STEPS, setNow });
    expect(outcome.differences).toEqual([]);
    expect(outcome.missing).toEqual([]);
    // A run without writes, or without anything kept, would prove nothing.
    expect(outcome.writes).toBeGreaterThan(STEPS / 8);
    expect(outcome.same).toBeGreaterThan(STEPS / 100);
  },
  60_000 + STEPS * 1000,
);
