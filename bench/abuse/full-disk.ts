// The data file's disk is full, while others write. It is a small disk in memory: making it needs root on Linux.
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AbuseCase } from './case.ts';
import { letWriteOn } from './writers.ts';

export const fullDisk: AbuseCase = {
  name: 'a full disk',
  setUp: async (dataDir) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', dataDir]);
    return async () => {
      execFileSync('umount', [dataDir]);
    };
  },
  attack: async ({ port, dataDir }) => {
    const end = await letWriteOn(port);
    const filler = path.join(dataDir, 'filler');
    const fill = (): void => {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(65_536));
      } catch {
        // Full.
      }
    };
    fill();
    // Space that a checkpoint gives back is taken at once.
    const timer = setInterval(fill, 100);
    return async () => {
      clearInterval(timer);
      rmSync(filler);
      await end();
    };
  },
};
