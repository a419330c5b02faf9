// A real file system of a few megabytes for one server process, on Linux: it lives in memory, in the process's mount namespace, and goes with it.
// Root may make one; others may if the kernel allows users their own namespaces.
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getuid } from 'node:process';
import type { DatabasePlace } from './fresh-database.ts';
import type { ServerProcess } from './process.ts';

const MEGABYTES = 8;
const FILLER = 'filler';

const unshare = ['unshare', '--mount', ...(getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];

/** Mounts the file system over the data folder ($1) with the data file in it, runs $2 there, and becomes the rest of its arguments. */
const MOUNT = `
set -e
cp "$1/tennis.sqlite" "$1.copy"
mount -t tmpfs -o size=${MEGABYTES}m tmpfs "$1"
mv "$1.copy" "$1/tennis.sqlite"
folder=$1; then=$2; shift 2
cd "$folder"; eval "$then"
exec "$@"
`;

const launcher = ({ dataDir }: DatabasePlace, first: string): readonly string[] => [
  ...unshare,
  'sh',
  '-c',
  MOUNT,
  'small-disk',
  dataDir,
  first,
];

/** Starts a server on a small disk. */
export const onSmallDisk = (place: DatabasePlace): readonly string[] => launcher(place, ':');
/** Starts one on a small disk that is full. */
export const onFullDisk = (place: DatabasePlace): readonly string[] =>
  launcher(place, `cat /dev/zero > ${FILLER} 2>/dev/null || :`);
/** Starts one on a data file that can only be read. */
export const onReadOnlyFile = (place: DatabasePlace): readonly string[] =>
  launcher(place, 'mount --bind tennis.sqlite tennis.sqlite; mount -o remount,bind,ro tennis.sqlite');
/** Starts one on a disk that can only be read. */
export const onReadOnlyDisk = (place: DatabasePlace): readonly string[] =>
  launcher(place, 'mount -o remount,ro "$folder"');

/** A path on the disk of a running server, as this process reaches it. */
export const onDiskOf = (server: ServerProcess, place: DatabasePlace, name: string): string =>
  path.join(`/proc/${server.child.pid}/root`, place.dataDir, name);

/** Takes all the room there is; answers what gives it back. */
export function fillDisk(server: ServerProcess, place: DatabasePlace): () => void {
  const filler = onDiskOf(server, place, FILLER);
  for (let size = 65_536; size >= 1;) {
    try {
      appendFileSync(filler, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 4);
    }
  }
  return () => rmSync(filler);
}
