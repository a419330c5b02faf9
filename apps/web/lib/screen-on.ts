// A screen that is looked at stays on: at the net post, and on the wall of a clubhouse.
import { useEffect } from 'react';

/** Keeps the screen on while the page is seen; a browser that cannot goes on as it is. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    async function ask() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) await got?.release();
      else lock = got;
    }
    void ask();
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
