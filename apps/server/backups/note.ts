// The note beside a backup, which says what is in it; and the choice of the backups of a folder that are kept (ADR 40).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Engine } from '../database/columns.ts';
import { BackupRefused } from './refused.ts';

/** The file in the folder of a backup that says what is in it. It is written last. */
export const NOTE = 'backup.json';
const DAY_MS = 86_400_000;
/** How the folder of a finished backup begins; behind it stands when it was made. */
export const PREFIX = 'backup-';

/** The tables with counted rows: by these numbers a person recognises a backup. */
export const COUNTED = ['clubs', 'users', 'tournaments', 'participants', 'matches'] as const;

const note = z.object({
  /** How backups are written: a number goes up when an older version could not read them. */
  form: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** When it began: it contains everything that was acknowledged before then. */
  takenAt: z.iso.datetime(),
  /** The last step that the database has taken. */
  migration: z.string(),
  counts: z.record(z.enum(COUNTED), z.number()),
  /** The end of the audit log in it. */
  chain: z.object({ records: z.number(), hash: z.string() }),
  file: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

export type BackupNote = z.infer<typeof note>;

export interface Backup {
  readonly folder: string;
  readonly note: BackupNote;
}

/** The name of the data in a backup. */
export const dataNameOf = (engine: Engine): string => (engine === 'sqlite' ? 'tennis.sqlite' : 'tennis.dump');

/** Reads the note of a backup. Throws `BackupRefused` if there is none that can be read. */
export async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(path.join(folder, NOTE), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupRefused(
      `There is no backup in ${folder}: the file ${NOTE} is missing. Name the folder of a backup, such as ${PREFIX}2026-09-12T040000Z.`,
    );
  try {
    return z.parse(note, JSON.parse(text));
  } catch {
    throw new BackupRefused(
      `The file ${NOTE} in ${folder} cannot be read by this version. Take another backup, or a newer version of the product.`,
    );
  }
}

/** The finished backups in a folder, the newest first. What cannot be read is none. */
export async function listBackups(folder: string): Promise<readonly Backup[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(PREFIX))
      .map(async ({ name }) => {
        const place = path.join(folder, name);
        return { folder: place, note: await readNote(place).catch(() => null) };
      }),
  );
  return found
    .flatMap((one) => (one.note === null ? [] : [{ folder: one.folder, note: one.note }]))
    .toSorted((a, b) => b.note.takenAt.localeCompare(a.note.takenAt));
}

/** "backup-2026-09-12T040000Z". */
export const nameAt = (takenAt: string): string => `${PREFIX}${takenAt.slice(0, 19).replaceAll(':', '')}Z`;

/** Whether a backup is dated later than now: it was made while the clock was ahead, and says nothing of how old the last one is. */
export const isAhead = (backup: Backup, now: Date): boolean =>
  Date.parse(backup.note.takenAt) > now.getTime();

/** The last of the finished backups in a folder. One that a clock ahead has dated later than now is not taken for it. */
export async function lastBackup(folder: string, now: Date): Promise<Backup | undefined> {
  return (await listBackups(folder)).find((backup) => !isAhead(backup, now));
}

/** Whether a day has gone since the last one. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const last = await lastBackup(folder, now);
  return last === undefined || now.getTime() - Date.parse(last.note.takenAt) >= DAY_MS;
}

const KEPT = { days: 7, weeks: 4, months: 12 } as const;
/** The first Monday of all days counted. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * The ones that are kept: the last of each of the last seven days, four weeks and twelve months on which there is one. The newest is always among them. Times in UTC.
 * @param moments when they were made, in any order
 */
export function kept(moments: readonly string[]): ReadonlySet<string> {
  const newestFirst = moments.toSorted((a, b) => b.localeCompare(a));
  const found = new Set<string>();
  const keepLastOf = (most: number, spanOf: (moment: string) => string): void => {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const span = spanOf(moment);
      if (seen.has(span) || seen.size === most) continue;
      seen.add(span);
      found.add(moment);
    }
  };
  keepLastOf(KEPT.days, (moment) => moment.slice(0, 10));
  keepLastOf(KEPT.weeks, (moment) => String(Math.floor((Date.parse(moment) - MONDAY_MS) / (7 * DAY_MS))));
  keepLastOf(KEPT.months, (moment) => moment.slice(0, 7));
  return found;
}
