// A clock for a test's server processes, in a file that they read whenever they need the time.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a clock: a process whose door is `door` goes by it. */
export function aClock(moment: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'clock');
  const set = (next: string): void => {
    // Never half written.
    writeFileSync(`${file}.next`, next);
    renameSync(`${file}.next`, file);
  };
  set(moment);
  return { set, env: { CLOCK_FILE: file }, door: path.join(import.meta.dirname, 'main-on-clock.ts') };
}
