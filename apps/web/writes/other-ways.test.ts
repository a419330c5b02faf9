// Nothing in the web app writes without `useWrite`, except the places that docs/architecture.md names with their reasons.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@tennis/contract/endpoints';
import { expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');

const KNOWN = [
  'app/following/keep-follows.ts',
  'features/entries/late-entry-dialog.tsx',
  'features/entries/seed-by-rating.tsx',
  'features/entries/withdraw-dialog.tsx',
  'features/imports/import-entries.tsx',
  'features/imports/import-members.tsx',
  'features/imports/import-people.tsx',
  'features/scoring/log-keeper.ts',
  'features/scoring/patient-calls.ts',
  'lib/push.ts',
];

it('every write goes through useWrite, but for those that the architecture names', () => {
  const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');
  const isCalled = new RegExp(String.raw`\bapi\s*\.(?:${writes.map(([name]) => name).join('|')})\(`);
  const found = globSync('**/*.{ts,tsx}', {
    cwd: WEB,
    exclude: ['node_modules/**', 'dist*/**', '**/*.test.*'],
  })
    .filter((file) => isCalled.test(readFileSync(path.join(WEB, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
  expect(found).toEqual(KNOWN);
});
