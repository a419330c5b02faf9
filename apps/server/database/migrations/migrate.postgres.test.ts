// Two servers on one PostgreSQL; on SQLite these are two processes, which main.test.ts starts.
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace } from '../../testing/fresh-database.ts';
import { restore } from '../../testing/upgrade/restore.ts';
import { openDatabase } from '../connection.ts';
import { migrate } from './migrate.ts';

describe('migrations', () => {
  it('wait for a table that a backup reads, and nobody who reads it waits for them', async () => {
    const { place, remove } = await emptyPlace();
    await restore('84743f1', place);
    const database = openDatabase(place);
    const [backup, reader] = [1, 2].map(() => new Client({ connectionString: place.databaseUrl ?? '' }));
    onTestFinished(async () => {
      await Promise.all([database.close(), backup?.end(), reader?.end()]);
      await remove();
    });
    await Promise.all([backup?.connect(), reader?.connect()]);
    await backup?.query('begin; lock table tournaments in access share mode');
    await reader?.query('set lock_timeout = 2500');
    let isDone = false;
    const migrated = migrate(database).finally(() => {
      isDone = true;
    });
    const from = performance.now();
    while (performance.now() - from < 3500) await reader?.query('select count(*) from tournaments');
    expect(isDone).toBe(false);
    await backup?.query('commit');
    expect((await migrated).length).toBeGreaterThan(5);
  });

  it('two servers that start at once migrate once', async () => {
    const { place, remove } = await emptyPlace();
    const [one, two] = [openDatabase(place), openDatabase(place)];
    onTestFinished(async () => {
      await Promise.all([one.close(), two.close()]);
      await remove();
    });
    const applied = await Promise.all([migrate(one), migrate(two)]);
    expect(applied.flat().filter((name) => name === '0001-initial')).toHaveLength(1);
  });
});
