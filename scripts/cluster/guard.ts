// Ends every program of the cluster, whatever happens to the process that has started them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { NETS } from './networks.ts';

/**
 * Waits for the end of its input, which comes even if this process is killed outright. Then ends every program whose number is noted, PostgreSQL
 * last, and removes the networks and the folder.
 */
const GUARD = `
folder=$1
trap '' INT TERM HUP
read -r end
for file in "$folder"/pids/*; do kill -KILL "$(cat "$file")" 2>/dev/null; done
for file in "$folder"/n?/data/postmaster.pid; do
  [ -f "$file" ] || continue
  first=$(head -n 1 "$file"); kill -CONT "$first" 2>/dev/null; kill -QUIT "$first" 2>/dev/null
done
sleep 2
for file in "$folder"/n?/data/postmaster.pid; do [ -f "$file" ] && kill -KILL "$(head -n 1 "$file")" 2>/dev/null; done
for file in "$folder"/${NETS}/*; do
  [ -f "$file" ] || continue
  name=$(basename "$file"); ip netns delete "$name" 2>/dev/null || ip link delete "$name" 2>/dev/null
done
rm -rf "$folder"
`;

/** Starts the guard; answers how to let it do its work, and waits until it is done. */
export function guard(folder: string): () => Promise<void> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'cluster-guard', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'close');
  return async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
