// The cost of a score write, how many are possible, and whether reads wait for them: `npm run bench -- writes`. The product runs in its own process,
// on a data file and on a PostgreSQL of the bench's own that waits for its disk; 1, 8 and 32 writers in one club and in ten write scores through
// HTTP. With `--against PATH` another checkout of the product runs in turn with this one.
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { Contestant, SCENES } from './writes/contestant.ts';
import { report } from './writes/report.ts';
import { newDatabase, temporaryFolder, type Place } from './writes/product.ts';
import { statementsOfAWrite } from './writes/statements.ts';

/** PostgreSQL waits for the disk and vacuums its tables, as in a federation's installation; otherwise the cluster is that of the tests. */
const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  max_wal_size: '1GB',
};

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    engine: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const ms = Number(options.seconds) * 1000;
const checkouts = new Map([['this', path.resolve(import.meta.dirname, '..')]]);
if (options.against !== undefined) checkouts.set('other', path.resolve(options.against));

/** Measures all checkouts on one kind of database, in turn. */
async function measure(engine: string, newPlace: () => Promise<Place>): Promise<void> {
  const contestants: Contestant[] = [];
  for (const [name, checkout] of checkouts) {
    const statements = await statementsOfAWrite(checkout, await newPlace());
    contestants.push(await Contestant.start(name, checkout, await newPlace(), statements));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) contestant.measureBare();
    for (const scene of SCENES) {
      // Nobody always comes first.
      const inTurn = round % 2 === 0 ? contestants : contestants.toReversed();
      for (const contestant of inTurn) await contestant.play(scene, ms);
    }
  }
  for (const contestant of contestants) await contestant.stop();
  stdout.write(report(engine, contestants, options.show));
}

stdout.write(`${availableParallelism()} cores, ${rounds} rounds of ${ms / 1000} s; milliseconds\n`);
if (options.engine !== 'postgres') {
  await measure('SQLite', async () => ({ dataDir: temporaryFolder(), databaseUrl: null }));
}
if (options.engine !== 'sqlite') {
  const cluster = await startPostgres(DURABLE, tmpdir());
  try {
    await measure('PostgreSQL', async () => ({
      dataDir: temporaryFolder(),
      databaseUrl: await newDatabase(cluster.url),
    }));
  } finally {
    await cluster.stop();
  }
}
