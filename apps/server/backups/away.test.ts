// Backups in storage elsewhere: sent and read back, fetched and brought back, and never half (ADR 47). The storage checks every signature.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lookAtStorage } from '../doctor/backups.ts';
import { aPlace } from '../testing/calls.ts';
import { runCommand, storageIn } from '../testing/commands.ts';
import { emptyPlace } from '../testing/fresh-database.ts';
import { anS3Server, type S3Server } from '../testing/s3-server.ts';
import { fetchAway, forgetAway, isSent, listAway, sendAway, unsent } from './away.ts';
import { listBackups } from './note.ts';
import { openS3, type S3Place } from './s3.ts';
import { takeBackup } from './take.ts';

/** A little later than the backups here are made. */
const NOW = new Date('2026-09-14T04:00:00.000Z');

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-away-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A backup in a folder, of a database without data. */
async function aBackup(day = '2026-09-12') {
  const folder = aFolder();
  const backup = await takeBackup(await aPlace(), folder, () => new Date(`${day}T04:00:00.000Z`));
  return { folder, backup };
}

const keysOf = ({ stored }: S3Server): string[] => [...stored.keys()].toSorted((a, b) => (a < b ? -1 : 1));

it('goes to the storage and comes back into an empty place, by the two commands', async () => {
  const storage = await anS3Server();
  const env = { ...storageIn(storage.place), BACKUP_DIR: aFolder() };
  const taken = await runCommand('backup', await aPlace(), [], env);
  expect(taken).toEqual({
    code: 0,
    said: expect.stringMatching(/^Backed up into .+\nSent to .+, and read back\.\n$/),
  });
  expect(taken.said).not.toContain(storage.place.secret);
  const [name = ''] = await listAway(storage.place);
  expect(keysOf(storage)).toEqual([
    `ten nis/${name}/backup.json`,
    expect.stringMatching(/^ten nis\/backup-.+\/tennis\.(?:sqlite|dump)$/),
  ]);
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const restored = await runCommand('restore', place, ['s3:last'], env);
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/^Brought back as of /) });
  const missing = await runCommand('restore', place, ['s3:backup-2020-01-01T000000Z'], env);
  expect(missing).toEqual({ code: 1, said: expect.stringContaining(`The last ones are: ${name}`) });
});

it('is none before its note is there, and what does not come back as it went is no backup', async () => {
  const storage = await anS3Server();
  const { folder, backup } = await aBackup();
  storage.spoil = (bytes) => Buffer.concat([bytes.subarray(1), Buffer.from('x')]);
  await expect(sendAway(storage.place, backup)).rejects.toThrow('is not what was sent');
  expect(await listAway(storage.place)).toEqual([]);
  expect(await unsent(folder, NOW)).toEqual(backup);
  storage.spoil = (bytes) => bytes;
  await sendAway(storage.place, backup);
  expect(await listAway(storage.place)).toEqual([path.basename(backup.folder)]);
  expect(await isSent(backup)).toBe(true);
  // It is not sent twice.
  storage.stored.clear();
  await sendAway(storage.place, backup);
  expect(storage.stored.size).toBe(0);
});

it('what was changed there is not brought back', async () => {
  const storage = await anS3Server();
  const { backup } = await aBackup();
  await sendAway(storage.place, backup);
  const key = keysOf(storage).find((one) => !one.endsWith('.json')) ?? '';
  storage.stored.set(key, { bytes: Buffer.from('other'), at: '2026-09-12T04:00:00.000Z' });
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const env = { ...storageIn(storage.place), BACKUP_DIR: aFolder() };
  const restored = await runCommand('restore', place, ['s3:last'], env);
  expect(restored).toEqual({ code: 1, said: expect.stringContaining('is not the one that was written') });
  expect(readdirSync(place.dataDir)).toEqual([]);
});

it('the same are kept there as in the folder, and what was cut off goes after a day', async () => {
  const storage = await anS3Server();
  const put = (name: string, at: string) => {
    storage.stored.set(`ten nis/${name}`, { bytes: Buffer.from('{}'), at });
  };
  const days = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2026, 8, 12, 4) - day * 86_400_000).toISOString(),
  );
  for (const day of days)
    for (const file of ['tennis.sqlite', 'backup.json'])
      put(`backup-${day.slice(0, 19).replaceAll(':', '')}Z/${file}`, day);
  put('backup-2026-09-12T050000Z/tennis.sqlite', '2026-09-12T05:00:00.000Z');
  put('backup-2026-09-10T050000Z/tennis.sqlite', '2026-09-10T05:00:00.000Z');
  put('somebody/else.txt', days[0] ?? '');
  await forgetAway(storage.place, new Date('2026-09-12T06:00:00.000Z'));
  // Seven days, the ends of two weeks before them, and the end of August and of the month before.
  expect(await listAway(storage.place)).toHaveLength(7 + 2 + 1);
  expect(keysOf(storage)).toContain('ten nis/somebody/else.txt');
  expect(keysOf(storage)).toContain('ten nis/backup-2026-09-12T050000Z/tennis.sqlite');
  expect(keysOf(storage)).not.toContain('ten nis/backup-2026-09-10T050000Z/tennis.sqlite');
});

it('what the storage refuses is said with what to do, and without keys', async () => {
  const { place } = await anS3Server();
  const saidWith = (changed: Partial<S3Place>) =>
    openS3({ ...place, ...changed })
      .list('')
      .then(
        () => 'listed',
        (error: unknown) => (error as Error).message,
      );
  expect(await saidWith({})).toBe('listed');
  expect(await saidWith({ secret: 'wrong' })).toMatch(/SignatureDoesNotMatch\. Check BACKUP_S3_SECRET/);
  expect(await saidWith({ keyId: 'NOBODY' })).toMatch(/InvalidAccessKeyId\. Check BACKUP_S3_KEY\.$/);
  expect(await saidWith({ region: 'us-east-1' })).toMatch(/Set BACKUP_S3_REGION/);
  expect(await saidWith({ url: place.url.replace('club', 'other') })).toMatch(
    /NoSuchBucket\. Make the bucket/,
  );
  expect(await saidWith({ url: 'http://127.0.0.1:59999/club' })).toMatch(/does not answer \(ECONNREFUSED\)/);
});

it('the doctor looks whether the last one is there', async () => {
  const storage = await anS3Server();
  const { folder, backup } = await aBackup();
  const said = async () => {
    const [found] = await lookAtStorage({ backupDir: folder, backupS3: storage.place }, NOW);
    return `${found?.state}: ${found?.found}`;
  };
  expect(await said()).toMatch(/^look: There is no backup in the storage/);
  await sendAway(storage.place, backup);
  expect(await said()).toMatch(/^ok: The last backup in the storage is backup-2026-09-12T040000Z/);
  await takeBackup(await aPlace(), folder, () => new Date('2026-09-13T04:00:00.000Z'));
  expect(await said()).toMatch(/^look: The last backup, backup-2026-09-13T040000Z, is not in the storage/);
  storage.stored.clear();
  expect(
    await lookAtStorage({ backupDir: folder, backupS3: { ...storage.place, secret: 'wrong' } }, NOW),
  ).toMatchObject([{ state: 'wrong', found: expect.stringContaining('SignatureDoesNotMatch') }]);
  expect(await lookAtStorage({ backupDir: folder, backupS3: null }, NOW)).toEqual([]);
  expect((await listBackups(folder)).length).toBe(2);
});

it('a backup that comes from there is whole in a folder of its own', async () => {
  const storage = await anS3Server();
  const { backup } = await aBackup();
  await sendAway(storage.place, backup);
  const folder = await fetchAway(storage.place, 'last', aFolder(), NOW);
  expect(readdirSync(folder).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['backup.json', backup.note.file]);
});

it('takes one that was made while the clock was ahead for the last nowhere', async () => {
  const storage = await anS3Server();
  const { folder, backup } = await aBackup();
  await sendAway(storage.place, backup);
  const ahead = await takeBackup(await aPlace(), folder, () => new Date('2026-12-01T04:00:00.000Z'));
  await sendAway(storage.place, ahead);
  const fetched = await fetchAway(storage.place, 'last', aFolder(), NOW);
  expect(path.basename(fetched)).toBe(path.basename(backup.folder));
  expect(await lookAtStorage({ backupDir: folder, backupS3: storage.place }, NOW)).toEqual([
    expect.objectContaining({
      state: 'ok',
      found: `The last backup in the storage is ${path.basename(backup.folder)}.`,
    }),
  ]);
});
