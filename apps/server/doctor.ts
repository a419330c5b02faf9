// Finds what is wrong with a server's settings, disk, clock, database, backups and mail, and says how to fix it: `npm run doctor`. It changes
// nothing.
import path from 'node:path';
import { env, exit, stderr, stdout } from 'node:process';
import { report } from './doctor/finding.ts';
import { lookAround } from './doctor/look.ts';
import { ConfigError, readConfig } from './ground/config.ts';
import { typedHere } from './ground/typed-here.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

try {
  const findings = await lookAround(readConfig(env, ROOT), Object.keys(env), new Date());
  stdout.write(`${typedHere(report(findings), env['TYPED_AS'])}\n`);
  if (findings.some(({ state }) => state === 'wrong')) exit(1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  stderr.write(`wrong  settings   ${error.message}\n`);
  exit(1);
}
