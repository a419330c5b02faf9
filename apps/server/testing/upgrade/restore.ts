// Puts a fixture of an upgrade into an empty place, as the code that made it left it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { DatabasePlace } from '../fresh-database.ts';
import type { UpgradeFacts } from './facts.ts';

/** Restores the fixture of a commit; answers what is known of it. */
export async function restore(commit: string, place: DatabasePlace): Promise<UpgradeFacts> {
  const unpacked = (name: string): Buffer =>
    brotliDecompressSync(readFileSync(path.join(import.meta.dirname, commit, `${name}.br`)));
  const factsOf = (engine: string) => JSON.parse(unpacked(`${engine}.json`).toString()) as UpgradeFacts;
  if (place.databaseUrl === null) {
    writeFileSync(path.join(place.dataDir, 'tennis.sqlite'), unpacked('tennis.sqlite'));
    return factsOf('sqlite');
  }
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(unpacked('postgres.sql').toString());
  await client.end();
  return factsOf('postgres');
}
