// The backup of each day, as the server starts it: to storage elsewhere and back from there, and cut off at any point (ADR 47).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ADMIN, aPlace, clubNames, createClub, signIn } from '../testing/calls.ts';
import { runCommand, startCommand, storageIn } from '../testing/commands.ts';
import { emptyPlace, type DatabasePlace } from '../testing/fresh-database.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { tablesIn } from '../testing/older-place.ts';
import { anS3Server } from '../testing/s3-server.ts';
import { listAway } from './away.ts';
import { listBackups } from './note.ts';

// Six processes one after the other; each reads all of the server's code.
const PATIENCE = { timeout: 90_000 };

/** Storage, a folder for backups, and a running server with three clubs. */
async function aClubWithStorage() {
  const storage = await anS3Server();
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-daily-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = await aPlace();
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  const cookie = await signIn(server);
  for (const name of ['Riverside', 'Hillside', 'Lakeside']) await createClub(server, cookie, name);
  return { storage, folder, place, server, env: { ...storageIn(storage.place), BACKUP_DIR: folder } };
}

async function anEmptyPlace(): Promise<DatabasePlace> {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  return place;
}

it('goes to the storage once a day, and comes back whole into an empty place', PATIENCE, async () => {
  const { storage, place, server, env } = await aClubWithStorage();
  expect(await runCommand('backup', place, ['--daily'], env)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Backed up into .+: 3 clubs, .+\nSent to .+, and read back\.\n$/),
  });
  const sent = [...storage.stored.keys()];
  expect(await runCommand('backup', place, ['--daily'], env)).toEqual({ code: 0, said: '' });
  expect([...storage.stored.keys()]).toEqual(sent);

  const target = await anEmptyPlace();
  expect(await runCommand('restore', target, ['s3:last'], env)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Brought back as of /),
  });
  server.child.kill('SIGTERM');
  await server.ended;
  const there = await tablesIn(target);
  expect([...there.keys()].toSorted()).toEqual([...(await tablesIn(place)).keys()].toSorted());
  expect(there.get('clubs')?.rows).toBe(3);
  const second = spawnServer(target, await freePort());
  await untilReady(second);
  expect(await clubNames(second)).toEqual(new Set(['Riverside', 'Hillside', 'Lakeside']));
  expect(await signIn(second)).toContain('session=');
});

it.each(['PUT', 'GET'])(
  'killed at the first %s of what it sends is none there, and is sent an hour later',
  PATIENCE,
  async (method) => {
    const { storage, folder, place, env } = await aClubWithStorage();
    const { child, ended } = startCommand('backup', place, ['--daily'], env);
    storage.arriving = (begun, key) => {
      if (begun === method && key.includes('tennis.')) child.kill('SIGKILL');
    };
    expect(await ended).toMatchObject({ code: null, said: expect.stringMatching(/^Backed up into /) });
    storage.arriving = () => {};
    expect(await listAway(storage.place)).toEqual([]);
    const target = await anEmptyPlace();
    expect(await runCommand('restore', target, ['s3:last'], env)).toEqual({
      code: 1,
      said: expect.stringContaining('There is no backup in the storage'),
    });
    expect(await runCommand('backup', place, ['--daily'], env)).toEqual({
      code: 0,
      said: expect.stringMatching(/^Sent to .+, and read back\.\n$/),
    });
    // The one that was made before, and nothing beside it.
    const [made] = await listBackups(folder);
    expect(await listAway(storage.place)).toEqual([path.basename(made?.folder ?? '')]);
    expect(storage.stored.size).toBe(2);
    expect(await runCommand('restore', target, ['s3:last'], env)).toMatchObject({ code: 0 });
  },
);
