// Gives the tests their PostgreSQL: the one `npm test` has started, otherwise one of their own for this run.
import { env } from 'node:process';
import { startPostgres } from './postgres.mjs';

/** Called by vitest and by Playwright before the first test; what it returns is called after the last. */
export default async function providePostgres() {
  if (env['TEST_POSTGRES_URL'] !== undefined) return undefined;
  const cluster = await startPostgres();
  env['TEST_POSTGRES_URL'] = cluster.url;
  return cluster.stop;
}
