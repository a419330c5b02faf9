// Another program opens the data file and keeps it from being written, while others write.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AbuseCase } from './case.ts';
import { letWriteOn } from './writers.ts';

export const foreignLock: AbuseCase = {
  name: 'a lock of another program',
  attack: async ({ port, dataDir }) => {
    const end = await letWriteOn(port);
    const other = new DatabaseSync(path.join(dataDir, 'tennis.sqlite'), { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    return async () => {
      other.exec('ROLLBACK');
      other.close();
      await end();
    };
  },
};
