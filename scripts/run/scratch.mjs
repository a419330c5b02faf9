// Where tests keep their temporary files: in memory if there is room. Making and removing a database for each test then costs a tenth of what it
// costs on a disk; nearly all of that is the kernel's work.
import { accessSync, constants, statfsSync } from 'node:fs';
import { availableMemory, platform } from 'node:process';
import { tmpdir } from 'node:os';

/** Linux's file system in memory. Containers often give it 64 MB. */
const IN_MEMORY = '/dev/shm';
/** A whole run uses at most a third of it: PostgreSQL's cluster with its log, and a few databases at a time. */
const ENOUGH_BYTES = 1024 ** 3;

/**
 * @param {string} folder
 * @returns {boolean} whether it can be written and has room, and memory for it
 */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES && availableMemory() >= 2 * ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** The folder for short-lived files: in memory, otherwise the usual one. */
export function scratchFolder() {
  return platform === 'linux' && hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}
