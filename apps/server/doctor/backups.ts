// The backups: whether there is one, how old it is, and whether its data are where its note says.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listBackups } from '../backups/note.ts';
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
  const [newest] = await listBackups(backupDir);
  if (newest === undefined)
    return [
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
      wrong(ABOUT, `The data of the last backup, ${folder}, are not those that were written.`, MAKE_ONE),
    ];
  const hours = Math.floor((now.getTime() - Date.parse(note.takenAt)) / HOUR_MS);
  const said = `The last backup is of ${note.takenAt}, with ${note.counts.matches} matches.`;
  return [hours > OLD_HOURS ? look(ABOUT, said, MAKE_ONE) : ok(ABOUT, said)];
}
