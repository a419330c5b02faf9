// The thread that makes checkpoints, with a connection of its own: it waits for the disk while others answer.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { SIGN_DATA_FILE } from './sqlite-file.ts';

export type CheckpointTask = 'PASSIVE' | 'RESTART' | 'TRUNCATE' | 'close';

/** SQLite's result code of what went wrong, or null. */
export interface CheckpointAnswer {
  readonly errcode: number | null;
  readonly message: string;
}

/** Longer than any of our reads takes; if another program keeps a snapshot open, this does not wait for it. */
const READERS_TIMEOUT_MS = 250;

const SQLITE_BUSY = 5;

let database: DatabaseSync | null = null;

function open(): DatabaseSync {
  const opened = new DatabaseSync(workerData as string);
  opened.exec(`
    PRAGMA busy_timeout = ${READERS_TIMEOUT_MS};
    PRAGMA synchronous = NORMAL;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA secure_delete = ON;
  `);
  return opened;
}

function checkpoint(mode: CheckpointTask): CheckpointAnswer {
  try {
    database ??= open();
    const found = database.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
    // The next commit starts the log again, which waits for the disk: better here than in the thread that answers.
    const isWhole = found?.['busy'] === 0;
    if (mode !== 'PASSIVE' && isWhole) database.exec(SIGN_DATA_FILE);
    if (mode === 'TRUNCATE' && !isWhole)
      return { errcode: SQLITE_BUSY, message: 'another program is reading the data file' };
    return { errcode: null, message: '' };
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    return { errcode: errcode ?? 1, message };
  }
}

parentPort?.on('message', (task: CheckpointTask) => {
  if (task === 'close') {
    database?.close();
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(checkpoint(task));
});
