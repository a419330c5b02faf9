// The backups: whether there is one, how old it is, whether its data is where its note says, and whether it was sent to the other storage.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { lastOf, listAway } from '../backups/away.ts';
import { isAhead, lastBackup, listBackups } from '../backups/note.ts';
import { BackupRefused } from '../backups/refused.ts';
import type { Config } from '../ground/config.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

const ABOUT = 'backups';
const HOUR_MS = 3_600_000;
/** One a day is made; after two without one something stands in the way. */
const OLD_HOURS = 48;
const MAKE_ONE = 'Make one with npm run backup, and look into the server’s log for the reason.';

/** Looks at the newest backup in the folder of the settings. */
export async function lookAtBackups({ backupDir }: Pick<Config, 'backupDir'>, now: Date): Promise<Finding[]> {
  if (backupDir === null)
    return [
      look(
        ABOUT,
        'The server makes no backups by itself.',
        'Set BACKUP_DIR, or see to it that somebody does.',
      ),
    ];
  const backups = await listBackups(backupDir);
  const ahead = backups
    .filter((backup) => isAhead(backup, now))
    .map(({ note, folder }) =>
      look(
        ABOUT,
        `A backup is of ${note.takenAt}, which is still to come.`,
        `See that the clock is right. If it is, it was ahead when that backup was made: rename ${folder}, or delete it once there is a later one.`,
      ),
    );
  const newest = backups[ahead.length];
  if (newest === undefined)
    return [
      ...ahead,
      look(
        ABOUT,
        `There is no backup in ${backupDir}.`,
        'The server makes one within an hour of its start; npm run backup makes one now.',
      ),
    ];
  const { note, folder } = newest;
  const file = await stat(path.join(folder, note.file)).catch(() => null);
  if (file === null || file.size !== note.bytes)
    return [
      ...ahead,
      wrong(ABOUT, `The data of the last backup, ${folder}, are not those that were written.`, MAKE_ONE),
    ];
  const hours = Math.floor((now.getTime() - Date.parse(note.takenAt)) / HOUR_MS);
  const said = `The last backup is of ${note.takenAt}, with ${note.counts.matches} matches.`;
  return [...ahead, hours > OLD_HOURS ? look(ABOUT, said, MAKE_ONE) : ok(ABOUT, said)];
}

const SEND = 'npm run backup makes one and sends it; the server’s log says why it does not.';

/** Checks whether the newest backup of the folder is in the storage elsewhere, if there is one. It only lists. */
export async function lookAtStorage(
  { backupDir, backupS3 }: Pick<Config, 'backupDir' | 'backupS3'>,
  now: Date,
): Promise<Finding[]> {
  if (backupS3 === null || backupDir === null) return [];
  try {
    const there = lastOf(await listAway(backupS3), now);
    if (there === undefined)
      return [look(ABOUT, `There is no backup in the storage at ${new URL(backupS3.url).host}.`, SEND)];
    const newest = await lastBackup(backupDir, now);
    const name = newest === undefined ? there : path.basename(newest.folder);
    return [
      name > there
        ? look(
            ABOUT,
            `The last backup, ${name}, is not in the storage; the last one there is ${there}.`,
            SEND,
          )
        : ok(ABOUT, `The last backup in the storage is ${there}.`),
    ];
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    return [wrong(ABOUT, error.message, 'Until then no backup leaves this machine.')];
  }
}
