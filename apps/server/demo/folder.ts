// The demo's own data folder: which season it holds, and whether that is still today's. A folder with a club's data is never touched.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FILE, DataFolderError } from '../database/connection.ts';

const DATA_FILES = ['', '-wal', '-shm', '-note.txt'].map((ending) => `${DATA_FILE}${ending}`);
const NOTE = 'demo-season.json';

interface SeasonNote {
  /** The day (yyyy-mm-dd, UTC) for which the season was made. */
  readonly day: string;
  readonly isWhole: boolean;
}

/** The state of the folder: nothing yet, the season of this day, or one that had to go because it was from another day or unfinished. */
export type FoundSeason = 'none' | 'today' | 'outdated';

function readNote(folder: string): SeasonNote | null {
  const file = path.join(folder, NOTE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeasonNote) : null;
}

/** The day on which a moment falls, for the note. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function writeNote(folder: string, note: SeasonNote): void {
  writeFileSync(path.join(folder, NOTE), `${JSON.stringify(note)}\n`);
}

/**
 * Leaves the folder with the season of this day, or empty and marked as under construction. Throws `DataFolderError` if it holds data that is not a
 * demo's.
 */
export function prepareDemoFolder(folder: string, now: Date): FoundSeason {
  const note = readNote(folder);
  if (note === null && existsSync(path.join(folder, DATA_FILE))) {
    throw new DataFolderError(
      `The folder ${folder} holds data that is not a demo's. Set DEMO_DIR to another folder; nothing has been changed.`,
    );
  }
  if (note?.day === dayOf(now) && note.isWhole) return 'today';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The note first: whatever goes wrong from here on, the next start knows that it may delete this data.
  writeNote(folder, { day: dayOf(now), isWhole: false });
  for (const file of DATA_FILES) rmSync(path.join(folder, file), { force: true });
  return note === null ? 'none' : 'outdated';
}

/** Notes that the season of this day is whole. */
export function noteSeason(folder: string, now: Date): void {
  writeNote(folder, { day: dayOf(now), isWhole: true });
}
