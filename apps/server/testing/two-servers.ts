// Two processes on one database, as a federation runs them.
import { onTestFinished } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { startServer, type TestServer } from './server.ts';

/** Starts them at a moment; they end with the test. */
export async function twoServers(now: string): Promise<readonly [TestServer, TestServer]> {
  const on = await freshDatabase();
  const one = await startServer({ now, on });
  const other = await startServer({ now, on });
  onTestFinished(async () => {
    for (const { stop } of [one, other]) await stop();
    await on.remove();
  });
  return [one.server, other.server];
}
