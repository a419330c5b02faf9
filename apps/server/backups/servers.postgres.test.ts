// Backups of a PostgreSQL that is reached through PgBouncer, or that is several servers of which one takes writes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aBouncer } from '../testing/bouncer.ts';
import { aPlace } from '../testing/calls.ts';
import { startCluster } from '../testing/cluster.ts';
import { runCommand } from '../testing/commands.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { anOlderPlace } from '../testing/older-place.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { listBackups } from './note.ts';

// Several processes one after the other, and a cluster of PostgreSQL.
const PATIENCE = { timeout: 120_000 };

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('behind PgBouncer are taken and brought back past it', PATIENCE, async () => {
  const place = await aPlace();
  const folder = aFolder();
  const pooled = async (direct: string) => ({
    place: { dataDir: '', databaseUrl: await aBouncer(direct) },
    env: { DATABASE_POOLED: 'true', DATABASE_DIRECT_URL: direct, BACKUP_DIR: folder },
  });
  const from = await pooled(place.databaseUrl ?? '');
  expect(await runCommand('backup', from.place, ['--daily'], from.env)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Backed up into /),
  });
  const [made] = await listBackups(folder);
  const { place: empty, remove } = await emptyPlace();
  onTestFinished(remove);
  const to = await pooled(empty.databaseUrl ?? '');
  expect(await runCommand('restore', to.place, [made?.folder ?? ''], to.env)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Brought back as of /),
  });
});

it('behind PgBouncer are made before an upgrade', PATIENCE, async () => {
  const { place } = await anOlderPlace();
  const folder = aFolder();
  const direct = place.databaseUrl ?? '';
  const server = spawnServer({ dataDir: '', databaseUrl: await aBouncer(direct) }, await freePort(), {
    DATABASE_POOLED: 'true',
    DATABASE_DIRECT_URL: direct,
    BACKUP_DIR: folder,
  });
  await untilReady(server);
  expect(await listBackups(folder)).toHaveLength(1);
});

it('are taken from the server that takes writes, though a standby is named first', PATIENCE, async () => {
  const primary = await startCluster();
  onTestFinished(primary.stop);
  const standby = await startCluster(primary.url);
  onTestFinished(standby.stop);
  const server = spawnServer({ dataDir: '', databaseUrl: primary.url }, await freePort());
  await untilReady(server);
  const [writes, reads] = [primary.url, standby.url].map((url) => new URL(url).host);
  const both = primary.url.replace(writes ?? '', `${reads ?? ''},${writes ?? ''}`);
  const folder = aFolder();
  expect(
    await runCommand('backup', { dataDir: '', databaseUrl: both }, ['--daily'], { BACKUP_DIR: folder }),
  ).toEqual({ code: 0, said: expect.stringMatching(/^Backed up into /) });
  expect(await listBackups(folder)).toHaveLength(1);
});
