// A push service on loopback, as much as a journey needs: which addresses it was asked to wake, and how. The API's tests decrypt the messages.
// Chromium reaches no push service here, so the page gets a subscription of this one.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** The calls it got. */
interface Asked {
  readonly path: string;
  readonly encoding: string | undefined;
  readonly authorization: string | undefined;
}

/** A running service. */
export interface PushService {
  /** For PUSH_SERVICES. */
  readonly origin: string;
  readonly asked: readonly Asked[];
  /** Gives the pages of a browser subscriptions of this service, and permission to show notifications. */
  readonly serve: (context: BrowserContext, name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A point on the curve that is somebody's: a browser would make its own. */
const P256DH = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const AUTH = 'tBHItJI5svbpez7KI4CCXg';

/** Starts one. */
export async function openPushService(): Promise<PushService> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { authorization, 'content-encoding': encoding } = request.headers;
    asked.push({ path: request.url ?? '', encoding, authorization });
    request.resume();
    request.once('end', () => response.writeHead(201).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    serve: async (context, name) => {
      await context.grantPermissions(['notifications']);
      await context.addInitScript(
        ({ endpoint, p256dh, auth }) => {
          const KEY = 'test-subscription';
          const subscription = {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
            unsubscribe: async () => {
              localStorage.removeItem(KEY);
              return true;
            },
          };
          // A browser without its window parts says that they are denied, whatever was granted.
          Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
          Object.assign(PushManager.prototype, {
            subscribe: async () => {
              localStorage.setItem(KEY, '1');
              return subscription;
            },
            getSubscription: async () => (localStorage.getItem(KEY) === '1' ? subscription : null),
          });
        },
        { endpoint: `${origin}/${name}`, p256dh: P256DH, auth: AUTH },
      );
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
