// A push service and a browser behind it, on loopback. It takes what is sent, checks the sender (VAPID, RFC 8292) and decrypts it with the browser's
// key (RFC 8291), without the library that encrypts it.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PushDevice } from '@tennis/contract';

/** The messages that woke a browser. */
export interface Woken {
  readonly message: {
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly tag: string;
    readonly stop: string;
    readonly lang: string;
  };
  readonly ttl: string | undefined;
  readonly urgency: string | undefined;
  /** The contact that the sender names. */
  readonly subject: string;
}

export interface PushBrowser {
  /** As the page would send it. */
  readonly device: Omit<PushDevice, 'follows'>;
  readonly woken: readonly Woken[];
  /** How the service answers from now on; 201 at first. */
  readonly answer: (status: number) => void;
}

/** A push service whose origin is to stand in PUSH_SERVICES. */
export interface PushService {
  readonly origin: string;
  readonly browser: () => PushBrowser;
  /** The next so many messages wait for their answer. Says how many do, and lets them go on. */
  readonly hold: (count: number) => { readonly waiting: () => number; readonly release: () => void };
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly woken: Woken[];
  status: number;
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Opens a sealed body (RFC 8188, aes128gcm, in one record). */
function open(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(auth, keys.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Checks the sender's token; throws if it is not signed by the key that it names, or not for this service. */
function senderOf(header: string | undefined, origin: string): { readonly sub: string } {
  const found = /^vapid t=(?<token>[^,]+), ?k=(?<key>[\w-]+)$/.exec(header ?? '')?.groups;
  const [head = '', claims = '', signature = ''] = (found?.['token'] ?? '').split('.');
  const point = Buffer.from(found?.['key'] ?? '', 'base64url');
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
  if (!isSigned || said.aud !== origin || said.exp * 1000 < Date.now())
    throw new Error('The token of the sender does not hold.');
  return said;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts one that is stopped with the test. */
export async function aPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  let origin = '';
  let toHold = 0;
  let held: (() => void)[] = [];
  const wait = async (): Promise<void> => {
    if (toHold === 0) return;
    toHold -= 1;
    await new Promise<void>((resolve) => void held.push(resolve));
  };
  const server = createServer((request, response) => {
    const browser = browsers.get(request.url ?? '');
    const take = async (): Promise<number> => {
      if (browser === undefined) return 404;
      const { sub } = senderOf(request.headers.authorization, origin);
      const message = JSON.parse(open(await bodyOf(request), browser)) as Woken['message'];
      await wait();
      if (browser.status >= 300) return browser.status;
      const { ttl, urgency } = request.headers;
      browser.woken.push({ message, ttl: ttl?.toString(), urgency: urgency?.toString(), subject: sub });
      return 201;
    };
    void take()
      .catch(() => 400)
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    hold: (count) => {
      toHold = count;
      return {
        waiting: () => held.length,
        release: () => {
          for (const letGo of held) letGo();
          held = [];
        },
      };
    },
    browser: () => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const browser: Browser = { keys, auth: randomBytes(16), woken: [], status: 201 };
      const path = `/push/${randomBytes(12).toString('hex')}`;
      browsers.set(path, browser);
      return {
        device: {
          endpoint: `${origin}${path}`,
          keys: {
            p256dh: keys.getPublicKey().toString('base64url'),
            auth: browser.auth.toString('base64url'),
          },
          language: 'en',
          timeZone: 'Europe/Lisbon',
        },
        woken: browser.woken,
        answer: (status) => {
          browser.status = status;
        },
      };
    },
  };
}
