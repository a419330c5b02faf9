// Notifications on this device (web push, D53, ADR 39): whether the browser can be woken, allowing it, and ending it.
import { api } from './api.ts';
import { allFollows } from './all-follows.ts';
import type { PushDevice } from '@tennis/contract';
import { DEFAULT_LANGUAGE, isLanguage } from '@tennis/words/languages';
import { LANGUAGE } from './language.ts';
import { viewerToday, viewerZone } from './dates.ts';
import { pushState, type PushState } from './push-state.ts';
import { notePushAllowed, notePushTold, pushTold } from './push-allowed.ts';

/** A worker of its own for this alone: it looks after no page. */
const WORKER = '/push-worker.js';
const SCOPE = '/push/';

async function registered(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (registration.active === null && starting !== null)
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => {
        if (starting.state === 'activated') resolve();
      });
    });
  return registration;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

async function subscribed(): Promise<PushSubscription> {
  const { pushManager } = await registered();
  const known = await pushManager.getSubscription();
  if (known !== null) return known;
  const { publicKey } = await api.getPushKey({});
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

async function found(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const bodyOf = (subscription: PushSubscription): PushDevice => {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: isLanguage(LANGUAGE) ? LANGUAGE : DEFAULT_LANGUAGE,
    timeZone: viewerZone(),
    follows: [...allFollows()],
  };
};

/** Tells the server how to wake this browser and, while nobody is signed in, what it follows. */
async function tellServer(subscription: PushSubscription, userId: number | null): Promise<void> {
  const body = bodyOf(subscription);
  await api.setPushDevice({ body });
  notePushTold(JSON.stringify({ body, userId, day: viewerToday() }));
}

/** Whether the server was told all of this today: most pages have nothing new for it. */
const isTold = (subscription: PushSubscription, userId: number | null): boolean =>
  pushTold() === JSON.stringify({ body: bodyOf(subscription), userId, day: viewerToday() });

/** Asks the person, and turns web push on if they agree. Throws if the server or the push service cannot be reached. */
export async function allowPush(userId: number | null): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await tellServer(await subscribed(), userId);
  notePushAllowed(true);
  return pushState();
}

/** After a sign-in, a sign-out, or a change of the followed things: updates the server. Does nothing if push was not allowed. */
export async function refreshPush(userId: number | null): Promise<void> {
  if (pushState() !== 'on') return;
  const subscription = await found();
  // It was ended from a notification.
  if (subscription === null) notePushAllowed(false);
  else if (!isTold(subscription, userId)) await tellServer(subscription, userId);
}

/** Ends it on this device. */
export async function stopPush(): Promise<PushState> {
  notePushAllowed(false);
  const subscription = await found();
  if (subscription !== null) {
    await api.stopPush({ body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return pushState();
}
