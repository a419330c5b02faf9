// Gives the tests their PostgreSQL: the one started by `npm test`, otherwise a new one for this run.
import { env } from 'node:process';
import { startPostgres } from './postgres.mjs';

/** vitest and Playwright call it before the first test, and call the returned function after the last. */
export default async function providePostgres() {
  if (env['TEST_POSTGRES_URL'] !== undefined) return undefined;
  const cluster = await startPostgres();
  env['TEST_POSTGRES_URL'] = cluster.url;
  return cluster.stop;
}
