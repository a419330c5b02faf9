// Shows the message with which the server wakes this browser (web push, D53, ADR 39), opens the page about it, and can turn push off with one press.
// It controls no page.
{
  /** @type {any} */
  const worker = globalThis;
  const ICON = '/icon-192.png';

  /** @param {any} event */
  const show = ({ title, body, url, tag, lang, stop: label }) =>
    worker.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      lang,
      icon: ICON,
      data: { url },
      actions: [{ action: 'stop', title: label }],
    });

  /** The page in front takes it over; where there is none, one is opened. @param {string} url */
  async function open(url) {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const at = new URL(url, worker.location.origin).href;
    const shown = pages.find((/** @type {any} */ page) => page.url === at) ?? pages[0];
    if (shown === undefined || shown.url !== at) return worker.clients.openWindow(at);
    return shown.focus();
  }

  /** Nobody wakes it any more. */
  async function stop() {
    const subscription = await worker.registration.pushManager.getSubscription();
    if (subscription === null) return;
    await fetch('/api/push/stop', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: subscription.endpoint }),
    });
    await subscription.unsubscribe();
  }

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));
  // The browser has given it another address: the next page that is opened tells the server.
  worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => {
    const options = event.oldSubscription?.options;
    if (options !== undefined) event.waitUntil(worker.registration.pushManager.subscribe(options));
  });
  worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(event.action === 'stop' ? stop() : open(event.notification.data.url));
  });
}
