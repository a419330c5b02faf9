// A start problem that only the embedded database has: a data folder that cannot be written.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, spawnServer } from './testing/process.ts';
import { aPlace } from './testing/calls.ts';

it('says that the data folder cannot be written, and exits with 3', async () => {
  const place = await aPlace();
  const file = path.join(place.dataDir, 'a-file');
  writeFileSync(file, '');
  const server = spawnServer({ ...place, dataDir: path.join(file, 'data') }, await freePort());
  expect(await server.ended).toBe(3);
  expect(server.output()).toContain('cannot be written');
  expect(server.output()).toContain('DATA_DIR');
});
