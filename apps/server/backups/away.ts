// Copies of backups in storage elsewhere: sent, read back, listed, deleted and fetched. The note is written last and deleted first, so every copy
// with a note is whole (ADR 47).
import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { kept, lastBackup, nameAt, NOTE, PREFIX, readNote, type Backup } from './note.ts';
import { hashFile } from './files.ts';
import { BackupRefused } from './refused.ts';
import { openS3, type S3, type S3Place } from './s3.ts';

/** Stands in the folder of a backup that was sent and read back. */
const SENT = 'sent.json';
const DAY_MS = 86_400_000;

/** The name of a backup there: that of its folder. */
const nameOf = ({ folder }: Pick<Backup, 'folder'>): string => path.basename(folder);

/** Whether a backup was sent to this place. */
export const isSent = async ({ folder }: Backup): Promise<boolean> =>
  (await stat(path.join(folder, SENT)).catch(() => null)) !== null;

async function hashThere(s3: S3, name: string): Promise<string | null> {
  const stream = await s3.get(name);
  if (stream === null) return null;
  const hash = createHash('sha256');
  for await (const part of stream) hash.update(part);
  return hash.digest('hex');
}

async function sendFile(s3: S3, backup: Backup, file: string): Promise<void> {
  const place = path.join(backup.folder, file);
  const { sha256 } = await hashFile(place);
  const name = `${nameOf(backup)}/${file}`;
  await s3.put(name, await openAsBlob(place), sha256);
  // A backup counts only once somebody has read it.
  if ((await hashThere(s3, name)) !== sha256)
    throw new BackupRefused(
      `What the storage gives back of ${name} is not what was sent. Try again, or use other storage.`,
    );
}

/**
 * Sends a backup, unless it was sent before, and reads it back.
 * @throws {BackupRefused} with what to do; the backup in its folder is whole all the same
 */
export async function sendAway(place: S3Place, backup: Backup): Promise<void> {
  if (await isSent(backup)) return;
  const s3 = openS3(place);
  for (const file of [backup.note.file, NOTE]) await sendFile(s3, backup, file);
  await writeFile(path.join(backup.folder, SENT), `${JSON.stringify({ to: place.url })}\n`);
}

/** The moment in the name of a backup: "backup-2026-09-12T040000Z". */
const momentOf = (name: string): string =>
  name.slice(PREFIX.length).replace(/^(.{10}T)(\d\d)(\d\d)(\d\d)Z$/, '$1$2:$3:$4.000Z');

/** The names of the whole backups there, the newest first. */
export async function listAway(place: S3Place): Promise<readonly string[]> {
  const found = await openS3(place).list(PREFIX);
  return found
    .flatMap(({ name }) => (name.endsWith(`/${NOTE}`) ? [name.slice(0, -NOTE.length - 1)] : []))
    .toSorted((a, b) => b.localeCompare(a));
}

/** The last of backups by their names, the newest first. One that a clock ahead has dated later than now is not taken for it. */
export const lastOf = (names: readonly string[], now: Date): string | undefined =>
  names.find((name) => name <= nameAt(now.toISOString()));

/** Deletes surplus backups there, and any that were cut off more than a day ago; answers how many files went. */
export async function forgetAway(place: S3Place, now: Date): Promise<number> {
  const s3 = openS3(place);
  const files = await s3.list(PREFIX);
  const whole = new Set(files.flatMap(({ name }) => (name.endsWith(`/${NOTE}`) ? [path.dirname(name)] : [])));
  const keeps = kept([...whole].map(momentOf));
  const isOld = (at: string): boolean => now.getTime() - Date.parse(at) > DAY_MS;
  const old = files
    .filter(({ name, at }) => {
      const backup = path.dirname(name);
      return whole.has(backup) ? !keeps.has(momentOf(backup)) : isOld(at);
    })
    // The note first: what has none is no backup.
    .toSorted((a, b) => Number(b.name.endsWith(NOTE)) - Number(a.name.endsWith(NOTE)));
  for (const { name } of old) await s3.remove(name);
  return old.length;
}

/**
 * Fetches a backup into a folder of its own.
 * @param name that of the backup, or `last`
 * @returns that folder
 * @throws {BackupRefused} with what to do
 */
export async function fetchAway(place: S3Place, name: string, into: string, now: Date): Promise<string> {
  const there = await listAway(place);
  const wanted = name === 'last' ? (lastOf(there, now) ?? there[0]) : name;
  if (wanted === undefined || !there.includes(wanted))
    throw new BackupRefused(
      there.length === 0
        ? 'There is no backup in the storage. Check BACKUP_S3_URL.'
        : `There is no backup ${name} in the storage. The last ones are: ${there.slice(0, 10).join(', ')}.`,
    );
  const folder = path.join(into, wanted);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const s3 = openS3(place);
  const fetchFile = async (file: string): Promise<void> => {
    const stream = await s3.get(`${wanted}/${file}`);
    if (stream === null)
      throw new BackupRefused(`The file ${file} of ${wanted} is missing. Take another backup.`);
    await pipeline(Readable.fromWeb(stream), createWriteStream(path.join(folder, file), { mode: 0o600 }));
  };
  await fetchFile(NOTE);
  const { file } = await readNote(folder);
  await fetchFile(path.basename(file));
  return folder;
}

/** The newest backup of a folder, if it was not sent yet; undefined otherwise. */
export async function unsent(folder: string, now: Date): Promise<Backup | undefined> {
  const newest = await lastBackup(folder, now);
  return newest === undefined || (await isSent(newest)) ? undefined : newest;
}
