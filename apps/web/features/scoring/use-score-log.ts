// The log of the open match, kept for as long as the pad is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { courtApi } from '../../lib/api.ts';
import { keptLogs, newToken, ownDevice } from './kept-logs.ts';
import { createLogKeeper } from './log-keeper.ts';
import type { LogKeeper, Shown } from './shown-log.ts';

/** What the pad shows, and what it can do. */
export function useScoreLog(matchId: number): { shown: Shown; keeper: LogKeeper } {
  const [keeper] = useState(() =>
    createLogKeeper({
      matchId,
      device: ownDevice(),
      api: courtApi,
      store: keptLogs,
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
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      keeper.stop();
    };
  }, [keeper]);
  return { shown, keeper };
}
