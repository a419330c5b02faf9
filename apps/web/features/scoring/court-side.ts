// What the browser does for somebody who scores at the net post: the screen stays on, and each point is felt.
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

/** One tick for a point, two for a game. */
export function tick(isGame: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(isGame ? [18, 60, 18] : 12);
}
