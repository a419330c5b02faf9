// Seals a message for one browser and gives it to the browser's push service (RFC 8030, RFC 8291, RFC 8292).
import { isBrowserKey, isPushService } from '../ground/push-services.ts';
import type { PushKeys } from './keys.ts';

const SECOND_MS = 1000;
const TIMEOUT_MS = 10 * SECOND_MS;

/** A notification as a browser shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly url: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** The text of the button that ends all of this on the device. */
  readonly stop: string;
}

/** The address of a browser at its push service, and what messages to it are sealed with. */
interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** What sending needs of the server. */
export interface Sender {
  readonly pushKeys: PushKeys;
  readonly config: { readonly pushServices: readonly string[] };
  /** The operator of this server, for push services: a mailto: or https: address. */
  readonly pushContact: string;
}

/** The result: the push service has the message, the browser is gone, or the message is to be tried again. */
export type Sent = 'sent' | 'gone' | 'later';

/** Sends a message, which is worth telling for so long, and at once if it is urgent. */
export async function send(
  services: Sender,
  device: Browser,
  message: PushMessage,
  { isUrgent, freshMs }: { readonly isUrgent: boolean; readonly freshMs: number },
): Promise<Sent> {
  // The list of services may have become shorter.
  if (!isPushService(services.config.pushServices, device.endpoint)) return 'gone';
  // Kept before keys were looked at: nothing can ever be sealed for it.
  if (!isBrowserKey(device.p256dh)) return 'gone';
  const { default: webPush } = await import('web-push');
  const request = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify({ ...message, lang: device.language }),
    {
      vapidDetails: { subject: services.pushContact, ...services.pushKeys },
      TTL: freshMs / SECOND_MS,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  try {
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers),
      body: request.body === null ? null : new Uint8Array(request.body),
      // An address that leads elsewhere could lead into the operator's network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    // Any other refusal may be our fault, such as a wrong clock: no browser is forgotten because of it.
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'later';
  } catch {
    return 'later';
  }
}
