// Whether the journeys in the made-up language (e2e/journeys/words*.spec.ts) look at every page of the router and open every dialog.
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
  const router = createAppRouter(new QueryClient(), { history: createMemoryHistory() });
  const pages = Object.keys(router.routesByPath).filter((page) => !IN_NO_RELEASE.has(page));
  const missed = pages.filter((page) => {
    const pattern = page.replaceAll(/\$[a-zA-Z]+/g, '[^/]+').replace(/\$$/, '.+');
    return !ADDRESSES.some((address) => new RegExp(`^${pattern}$`).test(address));
  });
  expect(pages.length).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});

/** The parts that draw a dialog or a layer. Each use of one is a dialog of its own, with its own texts. */
const USE = /<(?:Dialog|ConfirmDialog|TimesDialogFrame|PadDialog|StaleDialog|Popover\.Root)\b/g;

/** These are the parts themselves; the dialogs are where they are used. */
const PARTS = new Set(['ui/confirm-dialog.tsx', 'ui/stale-dialog.tsx', 'ui/times-dialog.tsx']);

test('every dialog is opened in the made-up language', () => {
  const web = path.join(ROOT, 'apps/web');
  const dialogs = ['app', 'features', 'ui', 'writes']
    .flatMap((room) => globSync(`${room}/**/*.tsx`, { cwd: web }))
    .filter((file) => !file.startsWith('app/gallery/') && !PARTS.has(file))
    .flatMap((file) => {
      const uses = readFileSync(path.join(web, file), 'utf8').match(USE) ?? [];
      return uses.map((_, at) => (at === 0 ? file : `${file}#${at + 1}`));
    });
  const opened = new Set(
    [...SOURCES.matchAll(/opens\(\s*'(?<dialog>[^']+)'/g)].map(({ groups }) => groups?.['dialog']),
  );
  expect(dialogs.length).toBeGreaterThan(70);
  expect(dialogs.filter((dialog) => !opened.has(dialog))).toEqual([]);
  expect([...opened].filter((dialog) => dialog === undefined || !dialogs.includes(dialog))).toEqual([]);
});
