// The push services that are trusted. A browser names the address to which the server then sends, so somebody could name one inside the operator's
// network. It also names the key that its messages are sealed with, and nothing can be sealed with a key that is none.
import { ECDH } from 'node:crypto';

/** Those of the browsers that know web push: Chrome and its kin, Firefox, Edge, Safari. */
export const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

/** Whether an address belongs to one of the services, given as origins; a star at the front stands for one or more labels. */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', name = ''] = service.split('://');
    if (protocol !== `${scheme}:`) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}

/** Whether messages can be sealed for a browser with this key, in base64url: whether it is a point on the curve P-256 (RFC 8291). */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
