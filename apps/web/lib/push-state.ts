// What this browser can do about web push now. Small, since the script of a drawn page asks too.
import { isPushAllowed } from './push-allowed.ts';

/** `install`: the browser wakes nobody but apps on the home screen, as on an iPhone. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

/** How it stands now. */
export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'standalone' in navigator && navigator.standalone !== true ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isPushAllowed() ? 'on' : 'off';
}
