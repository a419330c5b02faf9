// Puts the platform's settings on the pages (D22): at the start, and a moment after a setting has changed, in this process or another.
import type { FastifyBaseLogger } from 'fastify';
import { isRegistrationOpen, readLetterhead } from '../database/known-settings.ts';
import type { AppServices } from './services.ts';

/** Dresses the pages now and after every change. Returns a function that stops this and waits for work in progress. */
export async function keepDressed(
  { database: { db }, changes, files }: Pick<AppServices, 'database' | 'changes' | 'files'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  // A server without pages has nothing to dress, and reads no settings for it.
  if (!files.hasPages) return async () => {};
  const dress = async () =>
    files.dress({ ...(await readLetterhead(db)), isRegistrationOpen: await isRegistrationOpen(db) });
  await dress();
  // One after the other: the last change must not be overtaken by the one before it.
  let turn: Promise<void> = Promise.resolve();
  const again = (): void => {
    turn = turn.then(dress).catch((error: unknown) => {
      log.error({ err: error }, 'the pages could not be dressed anew');
    });
  };
  const stops = [
    changes.subscribe((all) => {
      if (all.some(({ kind }) => kind === 'setting')) again();
    }),
    changes.onGap(again),
  ];
  return async () => {
    for (const stop of stops) stop();
    await turn;
  };
}
