// Whether the journeys in the made-up language (e2e/journeys/words*.spec.ts) look at every page of the router, and open a dialog of each
// file that draws any. A file with two, a question on top of a form, counts as opened by one of them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from './router.tsx';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = globSync('e2e/journeys/words*.spec.ts', { cwd: ROOT })
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

/** The addresses in the journeys; each parameter counts as one step of the address. */
const ADDRESSES = [...SOURCES.matchAll(/['`](?<address>\/[^'`]*|\$\{(?:at|club)\}[^'`]*)['`]/g)].map(
  ({ groups }) =>
    (groups?.['address'] ?? '')
      .replace('${at}', '/tournaments/1')
      .replace('${club}', '/admin/club/1')
      .replaceAll(/\$\{tab\}/g, '/courts')
      .replaceAll(/\$\{[^}]*\}/g, '1')
      .replace(/\?.*/, ''),
);

/** The gallery of components is in no release. */
const IN_NO_RELEASE = new Set(['/ui']);

test('every page of the router is looked at in the made-up language', () => {
  const router = createAppRouter(new QueryClient(), createMemoryHistory());
  const pages = Object.keys(router.routesByPath).filter((page) => !IN_NO_RELEASE.has(page));
  const missed = pages.filter((page) => {
    const pattern = page.replaceAll(/\$[a-zA-Z]+/g, '[^/]+').replace(/\$$/, '.+');
    return !ADDRESSES.some((address) => new RegExp(`^${pattern}$`).test(address));
  });
  expect(pages.length).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});

/** Opened by a failure only, or drawn by the files that are listed: what they say is tested beside them. */
const BY_A_FAILURE = new Set(['app/sign-in-again.tsx', 'writes/questions.tsx']);

test('of every file that draws dialogs one is opened in the made-up language', () => {
  const web = path.join(ROOT, 'apps/web');
  const dialogs = ['app', 'features', 'writes'].flatMap((room) =>
    globSync(`${room}/**/*.tsx`, { cwd: web }).filter(
      (file) =>
        !file.startsWith('app/gallery/') &&
        !BY_A_FAILURE.has(file) &&
        /<(?:Dialog|ConfirmDialog|TimesDialogFrame|PadDialog|StaleDialog)\b/.test(
          readFileSync(path.join(web, file), 'utf8'),
        ),
    ),
  );
  const opened = new Set(
    [...SOURCES.matchAll(/opens\(\s*'(?<file>[^']+)'/g)].map(({ groups }) => groups?.['file']),
  );
  expect(dialogs.length).toBeGreaterThan(50);
  expect(dialogs.filter((file) => !opened.has(file))).toEqual([]);
  expect([...opened].filter((file) => file === undefined || !dialogs.includes(file))).toEqual([]);
});
