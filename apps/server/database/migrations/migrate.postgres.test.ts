// Two servers on one PostgreSQL; on SQLite these are two processes, which main.test.ts starts.
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace } from '../../testing/fresh-database.ts';
import { openDatabase } from '../connection.ts';
import { migrate } from './migrate.ts';

describe('migrations', () => {
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
