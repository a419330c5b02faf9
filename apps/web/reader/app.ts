// Loads the app, once: its own files, which the server names at this script, and those of the page, all at the same time.
import { isServerThere } from '../lib/server-there.ts';

/** It has done its work when a page comes without content; here nothing is asked for ahead. */
const EARLY = /\/early-/;

const script = document.currentScript;
const appFiles = (script?.dataset['app'] ?? '').split(' ').filter((file) => file !== '');

/** Set once the page was reloaded because a file was missing: a release has replaced it. */
const TRIED = 'tried-anew';

let isStarted = false;
const listeners = new Set<() => void>();

/** Whether it is on its way, or there. */
export const isComing = (): boolean => isStarted;

/** Calls when the app keeps the page true by itself. */
export function whenStarted(act: () => void): void {
  listeners.add(act);
}
document.addEventListener('app-follows', () => {
  for (const act of listeners) act();
});

/** Calls when the app cannot be loaded. */
export const onFailure = new Set<() => void>();
/** Calls when its code runs. */
export const onRunning = new Set<() => void>();

/** The files of this page beside those of every page. */
export function pageFiles(): readonly string[] {
  const { pathname, search } = location;
  const addresses = [pathname, pathname + search, `visitor ${pathname}`];
  const found = PAGE_FILES.filter(([address]) => addresses.some((one) => new RegExp(address).test(one)));
  return [
    ...new Set([...appFiles.filter((file) => !EARLY.test(file)), ...found.flatMap(([, files]) => files)]),
  ];
}

/** A file of an older release is gone: the page is reloaded, but only once. Without a network it stays as it is. */
async function afterFailure(): Promise<void> {
  isStarted = false;
  for (const act of onFailure) act();
  try {
    if (sessionStorage.getItem(TRIED) === appFiles.join(' ') || !(await isServerThere())) return;
    sessionStorage.setItem(TRIED, appFiles.join(' '));
    location.reload();
  } catch {
    // Without storage it could go on for ever.
  }
}

/** One after the other: the last one is the app, and takes what the others bring. */
async function run(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each needs the one before
  for (const file of appFiles) if (!EARLY.test(file)) await import(/* @vite-ignore */ file);
  for (const act of onRunning) act();
}

/** Starts it, unless it is on its way. */
export function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of pageFiles())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  run().catch(() => afterFailure());
}
