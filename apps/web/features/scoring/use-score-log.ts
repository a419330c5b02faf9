// The log of the open match, kept for as long as the pad is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { courtApi } from '../../lib/api.ts';
import { keptLogs, newToken, ownDevice, type LogStore } from './kept-logs.ts';
import { createLogKeeper } from './log-keeper.ts';
import type { LogKeeper, Shown } from './shown-log.ts';

/** A page that is not seen paints nothing. */
const UNSEEN_MS = 100;

/** How often a page looks that only reads. */
const LOOK_MS = 10_000;

/** Resolves when what was drawn is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** On the disk first, then on the screen; the way to the server can wait for both. */
const keptAndShown: LogStore = {
  ...keptLogs,
  put: async (...log) => {
    const stays = await keptLogs.put(...log);
    await painted();
    return stays;
  },
};

/** The state and the actions of the pad. */
export function useScoreLog(matchId: number): { shown: Shown; keeper: LogKeeper } {
  const [keeper] = useState(() =>
    createLogKeeper({
      matchId,
      device: ownDevice(),
      api: courtApi,
      store: keptAndShown,
      newId: newToken,
      now: () => new Date(),
      later: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  );
  const shown = useSyncExternalStore(keeper.subscribe, keeper.shown);
  useEffect(() => {
    void keeper.load();
    const wake = () => {
      if (document.visibilityState === 'visible') keeper.wake();
    };
    addEventListener('online', wake);
    // Another window of this device may have noted points meanwhile.
    addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    // Without a log of its own the page shows what another device notes.
    const timer = setInterval(() => {
      if (keeper.shown().log === null) wake();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      removeEventListener('online', wake);
      removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', wake);
      keeper.stop();
    };
  }, [keeper]);
  return { shown, keeper };
}
